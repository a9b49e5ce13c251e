import type { Words } from '../text.ts';

/** What an e-mail is about. `secret`: it holds a code, or a link that lets in whoever has it, and is neither shown nor sent again. */
type MailKindRow = { name: Words; secret?: true };

/** Every kind of e-mail that leaves, by the name that the organizer reads. */
export const MAIL_KINDS = {
  code: { name: ['验证码', 'Verification code'], secret: true },
  emailConfirmation: { name: ['确认注册邮箱', 'Confirm registration e-mail'], secret: true },
  registrationBegun: { name: ['注册已开始', 'Registration begun'] },
  review: { name: ['观众审核结果', 'Registration result'] },
  loginLink: { name: ['登录链接', 'Login link'], secret: true },
  passwordLink: { name: ['设置密码的链接', 'Link to set a password'], secret: true },
  accountChanged: { name: ['账号变更提醒', 'Account changed'] },
  accountTakeBack: { name: ['登录方式变更与恢复', 'Login details changed, with restore link'], secret: true },
  accountRestored: { name: ['账号已恢复', 'Account restored'] },
  recoveryCodes: { name: ['恢复码提醒', 'Recovery codes'] },
  colleagueAccount: { name: ['同事的登录方式变更', 'Login details of a colleague'] },
  addressCorrection: { name: ['客服更改登录方式', 'Login details changed by support'], secret: true },
  addressConfirmation: { name: ['确认新的登录邮箱', 'Confirm new login e-mail'], secret: true },
  badge: { name: ['参观胸卡', 'Badge'] },
  vip: { name: ['VIP 申请结果', 'VIP application result'] },
  preregistration: { name: ['同事预登记确认', 'Pre-registration to confirm'], secret: true },
  preregistrationResult: { name: ['同事预登记结果', 'Pre-registration result'] },
  staffInvitation: { name: ['邀请主办方工作人员', 'Invitation of organizer staff'], secret: true },
  administratorInvitation: { name: ['邀请展商管理员', 'Invitation of an exhibitor administrator'], secret: true },
  employeeInvitation: { name: ['邀请展商员工', 'Invitation of an exhibitor employee'], secret: true },
  employeeRestored: { name: ['展商员工账号已恢复', 'Exhibitor employee restored'], secret: true },
  exhibitorIncomplete: { name: ['展商资料待完善', 'Incomplete information of an exhibitor'] },
  exhibitorApplication: { name: ['参展申请', 'Application of an exhibitor'] },
  exhibitorTask: { name: ['参展任务提醒', 'Reminder of exhibitor tasks'] },
  exhibitorSideOpen: { name: ['展商端已开放', 'Exhibitor side open'] },
  visitorInvitation: { name: ['展商邀请观众', 'Invitation of a visitor by an exhibitor'] },
  invitation: { name: ['邀约', 'Invitation between visitors and exhibitors'] },
  orderCopy: { name: ['意向订单副本', 'Copy of an intent order'] },
  newOrder: { name: ['新的意向订单', 'New intent order'] },
  inquiryCopy: { name: ['询盘副本', 'Copy of an inquiry'] },
  newInquiry: { name: ['新的询盘', 'New inquiry'] },
  reply: { name: ['展商的答复', 'Reply from an exhibitor'] },
  requestMessage: { name: ['订单和询盘的留言', 'Message on an order or inquiry'] },
  quote: { name: ['报价', 'Quote'] },
  documentAnswer: { name: ['资料申请结果', 'Document request result'] },
  chat: { name: ['未读聊天消息', 'Unread chat messages'] },
  meeting: { name: ['对接会与洽谈', 'Meetings and appointments'] },
  live: { name: ['直播提醒', 'Live stream reminder'] },
  suggestionAnswer: { name: ['客服答复', 'Answer of customer service'] },
  announcement: { name: ['公告', 'Announcement'] },
  unreadDigest: { name: ['未读消息汇总', 'Digest of unread messages'] },
  followDigest: { name: ['关注与搜索的新内容', 'News from searches and follows'] },
  workDigest: { name: ['展商每日汇总', 'Daily digest for exhibitors'] },
  webhook: { name: ['接口推送异常', 'Webhook failing'] },
  fairDeletion: { name: ['展会删除提醒', 'Fair to be deleted'] },
  test: { name: ['测试邮件', 'Test e-mail'] },
} as const satisfies Record<string, MailKindRow>;

export type MailKind = keyof typeof MAIL_KINDS;
export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]];
export const isMailKind = (value: string): value is MailKind => Object.hasOwn(MAIL_KINDS, value);

/** Is what stands in such an e-mail a way in? */
export const isSecretMail = (kind: MailKind): boolean => 'secret' in MAIL_KINDS[kind];
