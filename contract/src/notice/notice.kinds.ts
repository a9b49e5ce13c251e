import { z } from 'zod';
import type { Bilingual } from '../text.ts';

/** Specification, section 3. */
export const noticeType = z.enum(['SPONSOR', 'CHECKRESULT', 'INVITE', 'INTENTIONORDER']);
export type NoticeType = z.output<typeof noticeType>;

/** What a notice is about. */
export const noticeKind = z.enum([
  'announcement',
  'suggestion',
  'registration',
  'vip',
  'post',
  'comment',
  'colleague',
  'documentAnswer',
  'follow',
  'order',
  'inquiry',
  'sourcing',
  'documentRequest',
  'handOver',
  'employee',
  'login',
  'invitation',
  'connection',
  'chat',
  'live',
  'meeting',
  'meetingSignup',
]);
export type NoticeKind = z.output<typeof noticeKind>;

/**
 * The kinds by name, and which of the specification's four each counts as. The four know reviews, invitations and orders;
 * whatever else the portal tells comes from the fair.
 */
export const NOTICE_KINDS: Record<NoticeKind, { name: Bilingual; type: NoticeType }> = {
  announcement: { name: { zh: '主办方公告', en: 'Announcements' }, type: 'SPONSOR' },
  suggestion: { name: { zh: '意见回复', en: 'Replies to feedback' }, type: 'SPONSOR' },
  registration: { name: { zh: '注册审核', en: 'Registration review' }, type: 'CHECKRESULT' },
  vip: { name: { zh: 'VIP 申请', en: 'VIP application' }, type: 'CHECKRESULT' },
  post: { name: { zh: '动态审核', en: 'Post review' }, type: 'CHECKRESULT' },
  comment: { name: { zh: '评论', en: 'Comments' }, type: 'SPONSOR' },
  colleague: { name: { zh: '同事预登记', en: 'Colleague pre-registration' }, type: 'CHECKRESULT' },
  documentAnswer: { name: { zh: '资料申请结果', en: 'Document request results' }, type: 'CHECKRESULT' },
  follow: { name: { zh: '关注更新', en: 'Updates you follow' }, type: 'SPONSOR' },
  order: { name: { zh: '意向订单', en: 'Intent orders' }, type: 'INTENTIONORDER' },
  inquiry: { name: { zh: '询盘', en: 'Inquiries' }, type: 'INTENTIONORDER' },
  sourcing: { name: { zh: '采购需求', en: 'Sourcing requirements' }, type: 'INTENTIONORDER' },
  documentRequest: { name: { zh: '资料申请', en: 'Document requests' }, type: 'SPONSOR' },
  handOver: { name: { zh: '客户交接', en: 'Hand-overs' }, type: 'INTENTIONORDER' },
  employee: { name: { zh: '员工申请', en: 'Requests to join' }, type: 'INVITE' },
  login: { name: { zh: '登录提醒', en: 'Login alerts' }, type: 'SPONSOR' },
  invitation: { name: { zh: '邀约', en: 'Invitations' }, type: 'INVITE' },
  chat: { name: { zh: '未读消息', en: 'Unread chats' }, type: 'SPONSOR' },
  live: { name: { zh: '直播提醒', en: 'Live reminders' }, type: 'SPONSOR' },
  meeting: { name: { zh: '洽谈约见', en: 'Appointments' }, type: 'SPONSOR' },
  meetingSignup: { name: { zh: '对接会报名', en: 'Procurement meeting sign-ups' }, type: 'CHECKRESULT' },
  connection: { name: { zh: '系统对接', en: 'Connections' }, type: 'SPONSOR' },
};

/** The kinds that count as one of the four. */
export const kindsOfType = (type: NoticeType): NoticeKind[] =>
  noticeKind.options.filter((kind) => NOTICE_KINDS[kind].type === type);
