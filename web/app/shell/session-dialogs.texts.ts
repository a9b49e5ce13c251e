import { texts } from '@fairbridge/contract/text.ts';

export const sessionDialogsTexts = texts({
  expiredTitle: ['登录已过期', 'Your log-in has expired'],
  logInAgain: ['重新登录', 'Log in again'],
  closedTitle: ['展商端暂未开放', 'The exhibitor side is not open yet'],
  closedLead: ['开放时我们会以邮件通知您。', 'We will send you an e-mail when it opens.'],
  understood: ['知道了', 'All right'],
  firstPasswordTitle: ['设置登录密码', 'Set a password'],
  firstPasswordLead: [
    '您的账号还没有密码。设置后，下次可用密码登录；也可以以后在个人中心设置。',
    'Your account has no password yet. With one you can log in without a code next time. You may also set it later, under your account.',
  ],
  adminTitle: ['管理员请从展商入口登录', 'Administrators log in at the exhibitors’ door'],
  stay: ['留在此处', 'Stay here'],
  toExhibitors: ['退出并前往展商登录', 'Log out and go there'],
});
