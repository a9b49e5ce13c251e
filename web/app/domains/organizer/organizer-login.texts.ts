import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const organizerLoginTexts = textsWithShared({
  title: ['控制台登录', 'Console login'],
  lead: ['仅限本届展会的主办方工作人员。', 'For organizer staff of this fair only.'],
  stepPassword: ['邮箱和密码', 'E-mail and password'],
  stepCode: ['验证码', 'Code'],
  email: ['工作邮箱', 'Work e-mail'],
  next: ['下一步', 'Next'],
  forgot: ['忘记密码，或首次登录？', 'Forgot your password or first login?'],
  handOverFailed: [
    '切换展会的链接已失效，请在此登录',
    'The way from the other fair is no longer open. Please log in here',
  ],
  wrong: [
    '邮箱或密码不正确，或该账号不是本届展会的工作人员。',
    'Incorrect e-mail or password, or this account is not on the staff of this fair.',
  ],
  fairLogin: ['观众和展商请从这里登录', 'Visitors and exhibitors log in here'],
  codeLead: ['6 位验证码已发送至', 'We sent a 6-digit code to'],
  codeValid: ['{minutes} 分钟内有效。', 'Valid for {minutes} minutes.'],
  code: ['验证码', 'Verification code'],
  appLead: ['请输入验证器应用显示的 6 位验证码。', 'Enter the 6-digit code shown in your authenticator app.'],
  recoveryLead: ['请输入一个未使用过的恢复码。', 'Enter an unused recovery code.'],
  recoveryCode: ['恢复码', 'Recovery code'],
  useRecovery: ['手机不在身边？使用恢复码', 'No phone with you? Use a recovery code'],
  useApp: ['使用验证器应用', 'Use authenticator app'],
  lost: [
    '恢复码也已丢失？请联系其他负责人为您重置。',
    'Lost your recovery codes too? Ask another owner to reset your authenticator.',
  ],
  enter: ['进入控制台', 'Open console'],
  resend: ['重新发送', 'Resend'],
  resendIn: ['{seconds} 秒后可重新发送', 'Resend in {seconds} s'],
  resent: ['新的验证码已发送', 'New code sent'],
  startAgain: ['换一个账号', 'Use another account'],
  ticketGone: ['登录已超时，请重新输入密码。', 'Login timed out. Please enter your password again.'],
  sessionNote: [
    '为保护观众数据，2 小时不操作或登录满 12 小时后需要重新登录。',
    'To protect visitor data, you must log in again after 2 hours of inactivity or 12 hours in total.',
  ],
});
