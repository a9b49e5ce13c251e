import { texts } from '@fairbridge/contract/text.ts';

export const loginLinkTexts = texts({
  lead: [
    '登录被他人的错误尝试暂停了？我们可以向账号的邮箱发送链接，在您的设备上打开后即可照常登录。',
    'Login paused because of someone else’s failed attempts? We can e-mail a link to the account’s address. Open it on your device and log in as usual.',
  ],
  send: ['发送登录链接', 'Send login link'],
  sent: [
    '如果该账号绑定了邮箱，链接已发送到邮箱，两天内有效；今天早些时候收到的链接同样可用。',
    'If this account has an e-mail address, the link is now in its inbox. It is valid for two days; a link sent earlier today works as well.',
  ],
  known: ['此浏览器已得到确认，请照常登录。', 'This browser is confirmed. Please log in as usual.'],
  expired: [
    '链接已过期或不完整，未起作用。请照常登录；如仍被暂停，可在此页面再次发送链接。',
    'This link has expired or is incomplete and had no effect. Please log in as usual. If login is still paused, you can send another link from this page.',
  ],
});
