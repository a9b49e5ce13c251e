import { texts } from '@fairbridge/contract/text.ts';

export const registeringTexts = texts({
  title: ['目前仅开放注册', 'Open for registration only'],
  lead: [
    '现在可以注册为观众、准备参观凭证；找展品、收藏、意向订单等其他功能将于 {from} 开放。',
    'You can register as a visitor and get your badge now. Exhibits, favourites, intent orders and other features open on {from}.',
  ],
  login: ['我已注册，登录', 'Log in'],
  profile: ['进入个人中心', 'My account'],
  voucher: ['参观凭证', 'My badge'],
  join: ['注册成为观众', 'Register as a visitor'],
});
