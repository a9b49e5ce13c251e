import { texts } from '@fairbridge/contract/text.ts';

export const personalTexts = texts({
  menu: ['个人中心', 'My account'],
  self: ['我的资料', 'My profile'],
  visit: ['参观', 'My visit'],
  account: ['账号设置', 'Account settings'],
  interests: ['我的关注点', 'My interests'],
  searches: ['保存的搜索', 'Saved searches'],
  follows: ['我的关注', 'Following'],
  profile: ['概览', 'Overview'],
  company: ['公司资料', 'Company profile'],
  questionnaire: ['问卷', 'Questionnaire'],
  voucher: ['参观凭证', 'Badge'],
  vip: ['VIP 邀请', 'VIP invitation'],
  group: ['团体预登记', 'Colleagues'],
  password: ['登录密码', 'Password'],
  bindings: ['邮箱与手机', 'E-mail and mobile'],
  sessions: ['登录设备', 'Devices'],
  notifications: ['通知设置', 'Notifications'],
  privacy: ['隐私与数据', 'Privacy and data'],
  exhibitor: ['绑定展商', 'Link to an exhibitor'],
  help: ['帮助', 'Help'],
  service: ['客服', 'Customer service'],
  notificationsLead: [
    '选择接收哪些邮件，以及用哪种语言发送。每次修改立即保存。',
    'Choose which e-mails you receive and in which language. Changes are saved immediately.',
  ],
});
