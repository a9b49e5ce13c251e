import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const logInAgainTexts = textsWithShared({
  stays: [
    '登录后可在当前页面继续，已填写的内容不会丢失。',
    'Log in to continue on this page. Nothing you entered is lost.',
  ],
  again: ['重新登录', 'Log in again'],
  otherWay: ['其他登录方式', 'Other ways'],
  wrong: ['密码不正确', 'The password is not correct.'],
  sent: ['验证码已发送到 {to}。', 'A code has been sent to {to}.'],
  byApp: [
    '请输入验证器应用显示的验证码，或一个恢复码。',
    'Enter the code from your authenticator app, or a recovery code.',
  ],
  gone: ['验证码已失效，请重新输入密码。', 'The code has expired. Please enter your password again.'],
});
