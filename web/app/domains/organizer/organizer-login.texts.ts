import { texts } from '@fairbridge/contract/text.ts';

export const organizerLoginTexts = texts({
  title: ['控制台登录', 'Console log-in'],
  lead: ['仅限本届展会的主办方工作人员。', 'For the staff of this fair only.'],
  stepPassword: ['邮箱和密码', 'E-mail and password'],
  stepCode: ['验证码', 'Code'],
  email: ['工作邮箱', 'Work e-mail'],
  password: ['密码', 'Password'],
  next: ['下一步', 'Next'],
  forgot: ['忘记密码，或首次登录？', 'Forgot your password, or here for the first time?'],
  wrong: [
    '邮箱或密码不正确，或该账号不是本届展会的工作人员。',
    'The e-mail or the password is not right, or this account is not staff of this fair.',
  ],
  fairLogin: ['观众和展商请从这里登录', 'Visitors and exhibitors log in here'],
  codeLead: ['6 位验证码已发送至', 'A 6-digit code is on its way to'],
  codeValid: ['{minutes} 分钟内有效。', 'It is good for {minutes} minutes.'],
  code: ['验证码', 'Verification code'],
  appLead: ['请输入验证器应用显示的 6 位验证码。', 'Enter the six digits that your authenticator app shows.'],
  recoveryLead: ['请输入一个未使用过的恢复码。', 'Enter a recovery code that was not used before.'],
  recoveryCode: ['恢复码', 'Recovery code'],
  useRecovery: ['手机不在身边？使用恢复码', 'No phone at hand? Use a recovery code'],
  useApp: ['使用验证器应用', 'Use the authenticator app'],
  lost: [
    '恢复码也已丢失？请联系其他负责人为您重置。',
    'Recovery codes lost as well? Ask another owner to take your app off.',
  ],
  enter: ['进入控制台', 'Enter the console'],
  resend: ['重新发送', 'Send another code'],
  resendIn: ['{seconds} 秒后可重新发送', 'Another code in {seconds} s'],
  resent: ['新的验证码已发送', 'Another code is on its way'],
  startAgain: ['换一个账号', 'Use another account'],
  ticketGone: ['登录已超时，请重新输入密码。', 'This log-in took too long. Please enter your password again.'],
  sessionNote: [
    '为保护观众数据，2 小时不操作或登录满 12 小时后需要重新登录。',
    'To protect the data of visitors you log in again after 2 hours without use, or after 12 hours in all.',
  ],
});
