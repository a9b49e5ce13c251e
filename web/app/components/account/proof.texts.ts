import { texts } from '@fairbridge/contract/text.ts';

export const proofTexts = texts({
  appCode: ['验证器应用的验证码', 'Authenticator code'],
  appCodeHint: ['应用当前显示的 6 位数字，或一个恢复码。', 'The 6-digit code shown in the app, or a recovery code.'],
  proofTitle: ['确认是您本人', 'Confirm it is you'],
  byPassword: ['用当前密码', 'With my current password'],
  byEmail: ['用验证码：发送到 {address}', 'With a code sent to {address}'],
  byMobile: ['用验证码：发送到 {address}', 'With a code sent to {address}'],
  currentPassword: ['当前密码', 'Current password'],
  passwordNeeded: ['请输入当前密码', 'Please enter your current password'],
  codeNeeded: ['请输入 6 位验证码', 'Please enter the 6-digit code'],
  proofCodeSent: [
    '验证码已发送到 {address}，10 分钟内有效。',
    'We sent a code to {address}. It is valid for 10 minutes.',
  ],
});
