import { texts } from '@fairbridge/contract/text.ts';

export const programmeListTexts = texts({
  none: ['活动日程即将公布', 'The schedule will be announced soon'],
});
