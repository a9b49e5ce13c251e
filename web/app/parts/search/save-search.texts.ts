import { texts } from '@fairbridge/contract/text.ts';

export const saveSearchTexts = texts({
  keep: ['保存此搜索', 'Save this search'],
});
