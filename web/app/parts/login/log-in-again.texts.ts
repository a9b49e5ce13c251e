import { texts } from '@fairbridge/contract/text.ts';

export const logInAgainTexts = texts({
  stays: ['登录后就在这里继续，填写的内容不会丢失。', 'You go on right here; nothing you typed is lost.'],
  account: ['账号', 'Account'],
  again: ['重新登录', 'Log in again'],
  otherWay: ['其他登录方式', 'Another way'],
  wrong: ['密码不正确', 'The password is not correct.'],
  sent: ['验证码已发送到 {to}。', 'A code has been sent to {to}.'],
  byApp: ['请输入验证器应用显示的验证码，或一个恢复码。', 'Enter the code that your app shows, or a recovery code.'],
  gone: ['验证码已失效，请重新输入密码。', 'That code is no longer good; please enter your password again.'],
});
