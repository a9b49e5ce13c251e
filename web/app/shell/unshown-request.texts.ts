import { texts } from '@fairbridge/contract/text.ts';

export const unshownRequestTexts = texts({
  order: [
    '您的意向订单可能已经发送，请先在“我的询盘和订单”中查看。',
    'Your order may have been sent. Please check My inquiries and orders first.',
  ],
  inquiry: [
    '您的询盘可能已经发送，请先在“我的询盘和订单”中查看。',
    'Your inquiry may have been sent. Please check My inquiries and orders first.',
  ],
  other: [
    '您刚才提交的内容可能已经送达。请先确认，再重新提交。',
    'What you submitted last may have been received. Please check before you submit it again.',
  ],
  see: ['我的询盘和订单', 'My inquiries and orders'],
});
