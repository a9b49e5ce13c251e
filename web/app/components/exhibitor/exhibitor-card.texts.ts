import { texts } from '@fairbridge/contract/text.ts';

export const exhibitorCardTexts = texts({
  products: ['{count} 件展品', '{count} {count|exhibit|exhibits}'],
});
