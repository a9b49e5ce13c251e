import { texts } from '@fairbridge/contract/text.ts';

/** Worded for the buyer who sent it. */
export const inquiryStateTexts = texts({
  sent: ['已发送，展商尚未查看', 'Sent, not seen yet'],
  seen: ['展商已查看', 'Seen by the supplier'],
  answered: ['展商已回复', 'Answered by the supplier'],
  closed: ['已结束', 'Closed'],
  ended: ['您已关闭', 'Closed by you'],
  withdrawn: ['您已撤回', 'Withdrawn by you'],
});
