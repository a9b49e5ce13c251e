import type { HeldKind } from '@fairbridge/contract/personal-request/personal-request.shapes.ts';
import { texts, type Words } from '@fairbridge/contract/text.ts';

/** What is held of a person, by kind. */
export const heldKindTexts = texts({
  account: ['账号与登录', 'Account and logins'],
  consent: ['同意记录', 'Consent'],
  registration: ['注册资料与胸卡', 'Registration and badge'],
  employee: ['展商员工资料', 'Exhibitor employee'],
  orders: ['意向订单', 'Intent orders'],
  inquiries: ['询盘、采购需求与报价', 'Inquiries, requirements and quotes'],
  contacts: ['客户、名片与邀约', 'Contacts, cards and invitations'],
  meetings: ['对接会与日程', 'Meetings and agenda'],
  chats: ['在线洽谈', 'Chats'],
  lives: ['直播', 'Live streams'],
  posts: ['动态与评论', 'Posts and comments'],
  favourites: ['收藏、关注与搜索', 'Favourites, follows and searches'],
  visits: ['浏览记录', 'Browsing history'],
  documents: ['资料申请', 'Document requests'],
  messages: ['通知与邮件', 'Notices and e-mails'],
  files: ['上传的文件', 'Uploaded files'],
  support: ['客服与意见', 'Support and feedback'],
  log: ['操作日志', 'Audit log'],
} satisfies Record<HeldKind, Words>);
