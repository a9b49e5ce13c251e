import { texts } from '@fairbridge/contract/text.ts';

export const remindBuyerTexts = texts({
  away: ['买家当前不在线，消息尚未阅读。', 'The buyer is not online and has not read your messages.'],
  remind: ['邮件和短信提醒', 'Remind by e-mail and SMS'],
  reminded: ['提醒已发送', 'Reminder sent'],
});
