import { texts } from '@fairbridge/contract/text.ts';

export const setPasswordTexts = texts({
  title: ['找回密码', 'Forgot your password?'],
  titleFirst: ['首次登录：设置密码', 'First login: set your password'],
  steps: ['设置密码的步骤', 'Steps to set a password'],
  stepAccount: ['验证账号', 'Verify account'],
  stepCode: ['输入验证码', 'Enter code'],
  stepPassword: ['设置新密码', 'Set new password'],
  accountLead: [
    '请输入注册时的邮箱或手机号，我们会发送验证码。',
    'Enter the e-mail or mobile you registered with. We will send you a code.',
  ],
  accountLeadFirst: [
    '请输入贵公司管理员为您登记的邮箱或手机号，我们会发送验证码。',
    'Enter the e-mail or mobile your company administrator registered for you. We will send you a code.',
  ],
  next: ['下一步', 'Continue'],
  codeLead: ['验证码已发送到', 'We sent a code to'],
  codeValid: [
    '10 分钟内有效。没有收到？请查看垃圾邮件，或稍后重发。',
    'Valid for 10 minutes. Nothing yet? Check your spam folder, or resend the code in a moment.',
  ],
  otherAccount: ['换一个账号', 'Use another account'],
  password: ['新密码', 'New password'],
  passwordHint: ['6 至 16 位字母和数字，至少各一个', '6 to 16 letters and digits, with at least one of each'],
  passwordAgain: ['再次输入新密码', 'Confirm new password'],
  everySession: ['设置后，此账号会在所有设备上退出登录。', 'This logs the account out on all devices.'],
  save: ['保存新密码', 'Save new password'],
  again: ['重新验证账号', 'Verify account again'],
  doneTitle: ['新密码已设置', 'New password set'],
  doneLead: ['账号 {account} 现在可以用新密码登录。', 'You can now log in to {account} with the new password.'],
  logIn: ['立即登录', 'Log in now'],
  backToLogin: ['返回登录', 'Back to login'],
});
