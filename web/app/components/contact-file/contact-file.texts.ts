import { texts } from '@fairbridge/contract/text.ts';

export const contactFileTexts = texts({
  save: ['保存到通讯录', 'Save to contacts'],
});
