import { texts } from '@fairbridge/contract/text.ts';

export const loginLinkTexts = texts({
  lead: [
    '登录被他人的错误尝试暂停了？我们可以向账号的邮箱发送链接，在您的设备上打开后即可照常登录。',
    'Has somebody else used up the tries? We can send a link to the mailbox of the account: open it on your device and log in there as usual.',
  ],
  send: ['发送登录链接', 'Send the link'],
  sent: [
    '如果该账号绑定了邮箱，链接已在邮箱中，两天内有效；今天早些时候的链接同样可用。',
    'If an e-mail is bound to this account, the link is in its mailbox and good for two days; an earlier one of today does as well.',
  ],
  known: ['此浏览器已得到确认，请照常登录。', 'This browser is known now. Please log in as usual.'],
  expired: [
    '链接已过期或不完整，未起作用。请照常登录；如仍被暂停，可在此页面再次发送链接。',
    'This link has expired or is cut off, and did nothing. Please log in as usual; if that is paused, another link can be sent from this page.',
  ],
});
