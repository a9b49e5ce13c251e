import { texts } from '@fairbridge/contract/text.ts';

export const passwordChangeTexts = texts({
  title: ['修改密码', 'Change password'],
  lead: [
    '修改后，这个账号在其他设备上的登录会立即结束，本设备保持登录。',
    'This ends the log-ins of your account on all other devices at once. You stay logged in here.',
  ],
  titleFirst: ['设置登录密码', 'Set a password'],
  leadFirst: [
    '您的账号还没有密码，目前用验证码登录。设置后两种方式都可以使用。',
    'Your account has no password yet and is entered by codes. With one, you can use either.',
  ],
  old: ['当前密码', 'Current password'],
  password: ['新密码', 'New password'],
  passwordHint: ['6 至 16 位字母和数字，至少各一个', '6 to 16 letters and digits, with at least one of each'],
  passwordAgain: ['再次输入新密码', 'New password again'],
  save: ['保存新密码', 'Save the new password'],
  saved: ['密码已修改，其他设备上的登录已结束', 'Your password is changed; the other log-ins have ended'],
  codeAgain: [
    '距离上次输入验证码已有一段时间，请再用验证码确认一次。',
    'Your last code was some time ago: please confirm with another one.',
  ],
  savedFirst: ['密码已设置', 'Your password is set'],
  forgot: ['忘记当前密码？', 'Forgot your current password?'],
  forgotLink: ['用验证码重新设置', 'Set a new one by a code'],
  paused: [
    '今天输错密码的次数太多。请用验证码重新设置密码，账号不受影响。',
    'Too many wrong passwords were entered today. Please set a new one by a code; your account is not affected.',
  ],
});
