import { texts } from '@fairbridge/contract/text.ts';

export const complianceMarkTexts = texts({
  mark: ['合规提示：{markets}', 'Compliance notes: {markets}'],
  markMore: ['{markets} 等 {count} 处', '{markets} and {count} more'],
});
