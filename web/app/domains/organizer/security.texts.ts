import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const securityTexts = textsWithShared({
  title: ['登录安全', 'Login security'],
  lead: [
    '登录控制台需要密码和第二步验证。验证器应用不依赖邮箱，即使邮箱被盗，他人也无法登录。',
    'Logging in to the console takes your password and a second step. An authenticator app does not depend on your e-mail, so no one can log in even if your e-mail is compromised.',
  ],
  secondStep: ['第二步验证', 'Two-step verification'],
  byMail: ['每次登录时，向 {address} 发送验证码。', 'A code is sent to {address} at each login.'],
  byRecovery: [
    '本站尚未接通邮件服务，目前只能用恢复码登录。请尽快绑定验证器应用。',
    'This site has no e-mail service yet, so you can only log in with recovery codes. Please set up an authenticator app soon.',
  ],
  byApp: ['验证器应用，自 {date} 起使用', 'Authenticator app, since {date}'],
  setUp: ['绑定验证器应用', 'Set up an authenticator app'],
  replace: ['更换手机或应用', 'Change phone or app'],
  codes: ['恢复码', 'Recovery codes'],
  codesLeft: [
    '还剩 {left} 个，手机丢失时使用，每个只能用一次。',
    '{left} left. Each works once if you lose your phone.',
  ],
  codesFew: ['恢复码快用完了，请重新生成。', 'You are running out of recovery codes. Please generate new ones.'],
  renew: ['重新生成', 'Generate new codes'],
  renewTitle: ['重新生成恢复码', 'Generate new recovery codes'],
  renewLead: ['原有恢复码将全部失效。', 'Your existing recovery codes will stop working.'],
  newApp: ['新应用', 'New app'],
  confirm: ['完成绑定', 'Finish set-up'],
  confirmProof: ['确认是您本人', 'Confirm it is you'],
  confirmByApp: ['用目前使用的应用或恢复码确认是您本人', 'Confirm it is you with your current app or a recovery code'],
  done: ['已绑定验证器应用', 'Authenticator app set up'],
  takeOffTitle: ['移除验证器应用？', 'Remove the authenticator app?'],
  takeOffLead: [
    '此后登录时验证码将发送到您的邮箱，恢复码全部失效。其他工作人员会收到通知。',
    'Login codes will be sent to your e-mail again, and your recovery codes will stop working. Other staff will be notified.',
  ],
  takenOff: ['已移除验证器应用', 'Authenticator app removed'],
  expired: ['等待时间过长，已换新二维码，请重新扫描。', 'Timed out. Here is a new QR code; please scan again.'],
});
