import type { Words } from '../text.ts';

/** Why an e-mail was not accepted, by what the mail server answered; `unknown` of what left before reasons were kept. */
export const MAIL_FAILURES = {
  mailboxUnknown: ['收件邮箱不存在', 'The mailbox does not exist'],
  mailboxFull: ['收件邮箱已满', 'The mailbox is full'],
  refusedAsSpam: ['对方服务器按垃圾邮件或安全规则拒收', 'Declined as spam or by a policy of the receiving server'],
  tooLarge: ['邮件过大', 'The message is too large'],
  tryLater: ['对方服务器要求稍后再试', 'The receiving server asked to try later'],
  notReached: ['无法连接邮件服务器', 'The mail server could not be reached'],
  loginRefused: ['邮件服务器拒绝本站登录', 'The mail server did not accept the login of this site'],
  senderRefused: ['邮件服务器不接受发件地址', 'The mail server did not accept the sender address'],
  declined: ['对方服务器拒收', 'Declined by the receiving server'],
  unknown: ['原因未知', 'Unknown reason'],
} as const satisfies Record<string, Words>;
export type MailFailure = keyof typeof MAIL_FAILURES;
export const MAIL_FAILURE_NAMES = Object.keys(MAIL_FAILURES) as [MailFailure, ...MailFailure[]];
