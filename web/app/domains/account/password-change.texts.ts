import { texts } from '@fairbridge/contract/text.ts';

export const passwordChangeTexts = texts({
  title: ['修改密码', 'Change password'],
  lead: [
    '修改后，此账号在其他设备上会立即退出登录，本设备保持登录。',
    'This logs you out on all other devices immediately. You stay logged in here.',
  ],
  titleFirst: ['设置登录密码', 'Set a password'],
  leadFirst: [
    '您的账号还没有密码，目前用验证码登录。设置后两种方式都可以使用。',
    'Your account has no password yet; you log in with codes. Once set, you can use either.',
  ],
  old: ['当前密码', 'Current password'],
  password: ['新密码', 'New password'],
  passwordHint: ['6 至 16 位字母和数字，至少各一个', '6 to 16 letters and digits, with at least one of each'],
  passwordAgain: ['再次输入新密码', 'Confirm new password'],
  save: ['保存新密码', 'Save new password'],
  saved: ['密码已修改，其他设备已退出登录', 'Password changed. Other devices have been logged out.'],
  codeAgain: [
    '距离上次输入验证码已有一段时间，请再用验证码确认一次。',
    'It has been a while since your last code. Please confirm with a new one.',
  ],
  savedFirst: ['密码已设置', 'Password set'],
  forgot: ['忘记当前密码？', 'Forgot your current password?'],
  forgotLink: ['用验证码重新设置', 'Reset it with a code'],
  paused: [
    '今天输错密码的次数过多。请用验证码重新设置密码，账号不受影响。',
    'Too many wrong passwords were entered today. Please reset your password with a code. Your account is not affected.',
  ],
});
