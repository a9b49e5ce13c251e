import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const ownRequestTexts = textsWithShared({
  inquiry: ['询盘', 'Inquiry'],
  order: ['意向订单', 'Intent order'],
  lead: [
    '您与展商就此往来的内容、报价和消息。',
    'Everything you and the supplier have exchanged about this: quotes and messages.',
  ],
  all: ['返回全部询盘和订单', 'Back to all inquiries and orders'],
  messages: ['往来消息', 'Messages'],
  none: [
    '还没有消息。展商回复后，您会收到通知和邮件。',
    'No messages yet. You will get a notice and an e-mail when the supplier replies.',
  ],
  write: ['给展商留言', 'Message to the supplier'],
  send: ['发送', 'Send'],
  sent: ['消息已发送', 'Message sent'],
  closed: ['已关闭或撤回，不能再留言。', 'This is closed or withdrawn, so you can no longer send messages.'],
});
