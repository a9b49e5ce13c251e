import { texts } from '@fairbridge/contract/text.ts';

/** Apart from the texts of the workbench, which a reader of a public page must not load. */
export const employeesToMeetTexts = texts({
  title: ['可以联系的人', 'People you can talk to'],
  all: ['展开全部 {count} 位', 'Show all {count}'],
});
