import { texts } from '@fairbridge/contract/text.ts';

export const overviewTexts = texts({
  title: ['概览', 'Overview'],
  hello: ['{name}，您好', 'Hello, {name}'],
  waits: ['等待处理', 'Waiting for you'],
  underReview: ['位观众等待审核', 'visitors wait for a review'],
  underReviewOne: ['位观众等待审核', 'visitor waits for a review'],
  vipPending: ['份 VIP 邀请申请等待审核', 'VIP applications wait for a decision'],
  vipPendingOne: ['份 VIP 邀请申请等待审核', 'VIP application waits for a decision'],
  nothing: ['都处理完了，没有等待您处理的事项。', 'All done. Nothing waits for you.'],
  figures: ['本届展会', 'This fair'],
  registeredToday: ['今日新增注册', 'Registered today'],
  registered: ['注册观众', 'Registered visitors'],
  unfinished: ['未完成注册', 'Unfinished registrations'],
  notApproved: ['审核未通过', 'Not approved'],
  suspended: ['已停用', 'Suspended'],
  exhibitors: ['参展商', 'Exhibitors'],
  rooms: ['控制台', 'In this console'],
  beijing: ['今日从北京时间零点算起。', 'A day begins at midnight, Beijing time.'],
});
