import { texts } from '@fairbridge/contract/text.ts';

export const invitationOfAnotherTexts = texts({
  title: ['此邀请发给其他人', 'This invitation is for someone else'],
  lead: [
    '此邀请发送至 {email}，您当前登录的账号是 {own}。要退出登录，用受邀邮箱继续吗？',
    'It was sent to {email}, but you are logged in as {own}. Log out and continue with the invited address?',
  ],
  logOut: ['退出并继续', 'Log out and continue'],
  stay: ['保持登录', 'Stay logged in'],
});
