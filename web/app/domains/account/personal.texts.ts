import { texts } from '@fairbridge/contract/text.ts';

export const personalTexts = texts({
  menu: ['个人中心', 'My account'],
  self: ['我的资料', 'About me'],
  visit: ['参观', 'My visit'],
  account: ['账号设置', 'Account settings'],
  profile: ['概览', 'Overview'],
  company: ['公司资料', 'Company file'],
  questionnaire: ['问卷', 'Questionnaire'],
  voucher: ['参观凭证', 'Badge'],
  vip: ['VIP 邀请', 'VIP invitation'],
  group: ['团体预登记', 'Colleagues'],
  password: ['登录密码', 'Password'],
  bindings: ['邮箱与手机', 'E-mail and mobile'],
  sessions: ['登录设备', 'Sessions'],
  notifications: ['通知设置', 'Notifications'],
  privacy: ['隐私与数据', 'Privacy and data'],
  exhibitor: ['绑定展商', 'Bind an exhibitor'],
  notificationsLead: [
    '选择接收哪些邮件，以及用哪种语言发送。每次修改立即保存。',
    'Choose which e-mails you get and in which language. Every change is saved at once.',
  ],
  cancel: ['取消', 'Cancel'],

  proofTitle: ['确认是您本人', 'Confirm that it is you'],
  byPassword: ['用当前密码', 'By my current password'],
  byEmail: ['用验证码：发送到 {address}', 'By a code sent to {address}'],
  byMobile: ['用验证码：发送到 {address}', 'By a code sent to {address}'],
  currentPassword: ['当前密码', 'Current password'],
  passwordNeeded: ['请输入当前密码', 'Please enter your current password'],
  codeNeeded: ['请输入 6 位验证码', 'Please enter the 6-digit code'],
  proofCodeSent: [
    '验证码已发送到 {address}，10 分钟内有效。',
    'A code was sent to {address}; it is valid for 10 minutes.',
  ],
});
