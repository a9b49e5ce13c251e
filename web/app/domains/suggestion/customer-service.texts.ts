import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const customerServiceTexts = textsWithShared({
  title: ['客服', 'Customer service'],
  lead: [
    '有问题请致电或留言，主办方的回复会显示在这里，并发送到您的消息中心和账号邮箱。',
    'Call us or leave a message. The organizer’s replies appear here, in your messages and in your account’s e-mail.',
  ],
  call: ['电话', 'Telephone'],
  hours: ['服务时间', 'Service hours'],
  noPhone: [
    '主办方暂未提供客服电话，请在下方留言。',
    'No service telephone is available at present. Please leave a message below.',
  ],
  write: ['留言', 'Leave a message'],
  sent: ['留言已提交', 'Message sent'],
  own: ['我的留言', 'My messages'],
  none: ['您还没有留言', 'No messages yet'],
  answered: ['主办方回复（{at}）', 'Organizer’s reply ({at})'],
  // word for word (specification, section 8)
  failed: ['获取游客或客服信息失败', 'Failed to obtain tourist or customer service info'],
});
