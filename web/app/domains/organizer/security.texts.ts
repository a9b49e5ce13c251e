import { texts } from '@fairbridge/contract/text.ts';

export const securityTexts = texts({
  title: ['登录安全', 'Log-in security'],
  lead: [
    '登录控制台需要密码和第二步验证。验证器应用不依赖邮箱，即使邮箱被盗，他人也无法登录。',
    'The console asks for your password and a second step. An app does not depend on your mailbox: whoever gets into that still stays out.',
  ],
  secondStep: ['第二步验证', 'Second step'],
  byMail: ['每次登录时，向 {address} 发送验证码。', 'At each log-in a code goes to {address}.'],
  byRecovery: [
    '本站尚未接通邮件服务，目前只能用恢复码登录。请尽快绑定验证器应用。',
    'This site cannot send e-mails yet: only your recovery codes let you in. Please set an authenticator app up.',
  ],
  byApp: ['验证器应用，自 {date} 起使用', 'Authenticator app, since {date}'],
  setUp: ['绑定验证器应用', 'Set up an authenticator app'],
  replace: ['更换手机或应用', 'Use another phone or app'],
  takeOff: ['移除', 'Take it off'],
  codes: ['恢复码', 'Recovery codes'],
  codesLeft: [
    '还剩 {left} 个，手机丢失时使用，每个只能用一次。',
    '{left} left, each good once, for the day your phone is lost.',
  ],
  codesFew: ['恢复码快用完了，请重新生成。', 'Few are left. Please make new ones.'],
  renew: ['重新生成', 'Make new ones'],
  renewTitle: ['重新生成恢复码', 'Make new recovery codes'],
  renewLead: ['原有恢复码将全部失效。', 'Those you have now will not be valid any more.'],
  newApp: ['新应用', 'The new app'],
  confirm: ['完成绑定', 'Set it up'],
  confirmProof: ['确认是您本人', 'Confirm that it is you'],
  confirmByApp: [
    '用目前使用的应用或恢复码确认是您本人',
    'Confirm with the app you have used so far, or a recovery code',
  ],
  done: ['已绑定验证器应用', 'The authenticator app is set up'],
  takeOffTitle: ['移除验证器应用？', 'Take the authenticator app off?'],
  takeOffLead: [
    '此后登录时验证码将发送到您的邮箱，恢复码全部失效。其他工作人员会收到通知。',
    'Codes will go to your mailbox again, and the recovery codes are not valid any more. The other staff are told.',
  ],
  takenOff: ['已移除验证器应用', 'The authenticator app has been taken off'],
  expired: [
    '等待时间过长，已换新二维码，请重新扫描。',
    'That took too long. This is another code: please scan it anew.',
  ],
});
