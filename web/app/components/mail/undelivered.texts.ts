import { texts } from '@fairbridge/contract/text.ts';

export const undeliveredTexts = texts({
  undelivered: ['邀请邮件无法送达：{why}', 'The invitation could not be delivered: {why}'],
});
