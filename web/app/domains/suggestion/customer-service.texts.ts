import { texts } from '@fairbridge/contract/text.ts';

export const customerServiceTexts = texts({
  title: ['客服', 'Customer service'],
  lead: [
    '有问题请致电或留言，主办方的回复会显示在这里，并发送到您的消息中心和账号邮箱。',
    'Call us or write to us. Answers stand here, and come to your messages and to the e-mail of your account.',
  ],
  call: ['电话', 'Telephone'],
  hours: ['服务时间', 'Hours'],
  noPhone: ['主办方暂未提供客服电话，请在下方留言。', 'There is no telephone for now: please write below.'],
  write: ['留言', 'Write to us'],
  sent: ['留言已提交', 'Your message has been sent'],
  own: ['我的留言', 'What you wrote'],
  none: ['您还没有留言', 'You have not written yet'],
  answered: ['主办方回复（{at}）', 'Answered {at}'],
  // word for word (specification, section 8)
  failed: ['获取游客或客服信息失败', 'Failed to obtain tourist or customer service info'],
  retry: ['重试', 'Try again'],
});
