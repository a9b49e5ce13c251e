import { texts } from '@fairbridge/contract/text.ts';

export const setPasswordTexts = texts({
  title: ['找回密码', 'Forgot your password?'],
  titleFirst: ['首次登录：设置密码', 'First log-in: set your password'],
  steps: ['设置密码的步骤', 'Steps to set a password'],
  stepAccount: ['验证账号', 'Your account'],
  stepCode: ['输入验证码', 'The code'],
  stepPassword: ['设置新密码', 'New password'],
  accountLead: [
    '请输入注册时的邮箱或手机号，我们会发送验证码。',
    'Enter the e-mail or mobile you registered with. We send a code to it.',
  ],
  accountLeadFirst: [
    '请输入贵公司管理员为您登记的邮箱或手机号，我们会发送验证码。',
    'Enter the e-mail or mobile that your company administrator has entered for you. We send a code to it.',
  ],
  next: ['下一步', 'Go on'],
  codeLead: ['验证码已发送到', 'A code has been sent to'],
  codeValid: [
    '10 分钟内有效。没有收到？请查看垃圾邮件，或稍后重发。',
    'It is valid for 10 minutes. Nothing there? Look into your spam folder, or send it again in a while.',
  ],
  otherAccount: ['换一个账号', 'Another account'],
  password: ['新密码', 'New password'],
  passwordHint: ['6 至 16 位字母和数字，至少各一个', '6 to 16 letters and digits, with at least one of each'],
  passwordAgain: ['再次输入新密码', 'New password again'],
  everySession: [
    '设置后，这个账号在所有设备上的登录都会结束。',
    'This ends the log-ins of this account on all devices.',
  ],
  save: ['保存新密码', 'Save the new password'],
  again: ['重新验证账号', 'Begin again'],
  doneTitle: ['新密码已设置', 'Your new password is set'],
  doneLead: ['账号 {account} 现在可以用新密码登录。', 'You can log in to {account} with the new password now.'],
  logIn: ['立即登录', 'Log in now'],
  backToLogin: ['返回登录', 'Back to the log-in'],
});
