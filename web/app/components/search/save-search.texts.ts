import { texts } from '@fairbridge/contract/text.ts';

export const saveSearchTexts = texts({
  keep: ['保存搜索', 'Save search'],
});
