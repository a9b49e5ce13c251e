import { texts } from '@fairbridge/contract/text.ts';

export const sessionDialogsTexts = texts({
  suspendedTitle: ['账号已停用', 'Account suspended'],
  expiredTitle: ['登录已过期', 'Your session has expired'],
  loggedOutElsewhere: [
    '您已在另一窗口退出登录。已自动保存的内容，重新登录后可继续填写。',
    'You logged out in another window. What was auto-saved is there again after you log in.',
  ],
  logInAgain: ['重新登录', 'Log in again'],
  closedTitle: ['展商端暂未开放', 'Exhibitor access is not open yet'],
  closedLead: ['开放时我们会以邮件通知您。', 'We will e-mail you when it opens.'],
  understood: ['知道了', 'Got it'],
  firstPasswordTitle: ['设置登录密码', 'Set a password'],
  firstPasswordLead: [
    '您的账号还没有密码。设置后，下次可用密码登录；也可以稍后在个人中心设置。',
    'Your account has no password yet. Set one to log in without a code next time. You can also do this later in My account.',
  ],
  adminTitle: ['管理员请从展商入口登录', 'Administrators log in as exhibitors'],
  stay: ['留在此页', 'Stay here'],
  toExhibitors: ['退出并前往展商登录', 'Log out and go to exhibitor login'],
});
