import { texts } from '@fairbridge/contract/text.ts';

export const entranceTexts = texts({
  handOverTitle: ['请把登录方式交给 {name}', 'Give these login details to {name}'],
  handOverLead: [
    '本站没有邮件服务，无法发送邀请。以下内容只显示这一次，请亲自交给 {name}，勿转给他人。',
    'This site has no e-mail service, so no invitation can be sent. The details below are shown only once. Give them to {name} in person and to no one else.',
  ],
  handOverLink: [
    '设置登录密码的链接（{days} 天内有效，只能使用一次）',
    'Link to set the password (valid for {days} days, works once)',
  ],
  handOverPassword: [
    '{email} 已有账号，用原有密码登录。',
    '{email} already has an account. Log in with the existing password.',
  ],
  handOverCodes: [
    '输入密码后，控制台会要求输入一个恢复码；每个恢复码只能使用一次。首次登录后，请在“登录安全”中绑定验证器应用。',
    'After the password, the console asks for a recovery code; each works once. After the first login, set up an authenticator app under “Login security”.',
  ],
  handOverConsole: ['控制台地址', 'Console address'],
  handedOver: ['已交给 {name}', 'Given to {name}'],
});
