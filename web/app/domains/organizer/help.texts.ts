import { texts } from '@fairbridge/contract/text.ts';

export const helpTexts = texts({
  title: ['使用手册', 'Handbook'],
  lead: ['从开设展会到闭幕，按步骤说明。', 'Running a fair step by step, from the first day to the last.'],
  contents: ['目录', 'Contents'],
});
