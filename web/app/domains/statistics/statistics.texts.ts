import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Of an exhibitor's figures. */
export const statisticsTexts = textsWithShared({
  title: ['数据看板', 'Data dashboard'],
  lead: ['按北京时间的日期统计。', 'Days are days in Beijing (GMT+8).'],

  adminsOnly: ['仅管理员可以查看数据看板', 'Only administrators can see the data dashboard'],

  report: ['参展报告', 'Exhibition report'],
  exportFigures: ['导出全部指标', 'Export all figures'],

  next: ['接下来可以做', 'What to do next'],
  leads: ['{count} 条线索等待答复', '{count} {count|lead|leads} to answer'],
  chats: ['{count} 个会话等待回复', '{count} {count|chat|chats} to answer'],
  documentRequests: ['{count} 份资料申请待处理', '{count} {count|document request|document requests} to answer'],
  sourcing: ['{count} 条采购需求可报名', '{count} {count|requirement|requirements} to sign up for'],
  appointments: ['{count} 个约见待确认', '{count} {count|appointment|appointments} to answer'],
  waitingSince: ['最早 {time}', 'The oldest from {time}'],
  whoWaits: ['待您答复', 'To be answered'],
  allAnswered: ['没有待答复的事项', 'Nothing to answer'],
  unusual: ['昨天与平时不同', 'Unusual yesterday'],
  unusualLead: [
    '高于前两周最高或低于最低四分之一以上的指标。',
    'Figures a quarter or more above or below any day of the two weeks before.',
  ],
  unusualValue: ['{value}，平时每天 {lowest}–{highest}', '{value}, usually {lowest}–{highest} a day'],
  seenNotAsked: ['有人看，无人询盘', 'Viewed but never asked about'],
  seenNotAskedLead: [
    '完善价格、含量和资料，更容易收到询盘。',
    'Prices, contents and documents make an inquiry more likely.',
  ],
  withoutEnglish: ['{count} 个展品缺少英文', '{count} {count|exhibit lacks|exhibits lack} English'],
  withoutEnglishLead: ['英文页面的买家看不懂这些展品。', 'Buyers on the English pages cannot read them.'],
  views: ['{count} 次浏览', '{count} {count|view|views}'],
  busyHours: ['买家最常来的时间', 'When buyers come'],
  busyHoursLead: ['{hours} 最多', 'Most at {hours}'],
  noVisits: ['这段时间还没有人浏览。', 'Your pages were not viewed in this period.'],
  hourViews: ['{hour} 时：{count} 次', '{hour}:00: {count}'],

  groups: ['指标类别', 'Groups of figures'],
  before: ['上期 {value}', 'Before: {value}'],
  change: ['较上期 {change}', '{change} on the period before'],
  fromZero: ['上期为 0', 'None in the period before'],
  same: ['与上期相同', 'Same as the period before'],
  median: ['同类中位数 {value}', 'Median of your categories: {value}'],
  companies: [
    '中位数取自同类别的 {count} 家展商，每小时更新。',
    'Medians are of {count} {count|exhibitor|exhibitors} with a category in common, updated every hour.',
  ],
  noMedian: ['同类展商不足 10 家，不显示中位数。', 'Medians are shown from 10 exhibitors with a category in common.'],
  seconds: ['{count} 秒', '{count} s'],

  people: ['是谁', 'Who'],
  peopleOf: ['{figure}：是谁', '{figure}: who'],
  nobody: ['没有可以显示的人。', 'There are no people to show.'],
  unnamed: [
    '另有 {count} 次来自未登录的访客、已注销的账号或不愿被看到的观众。',
    '{count} more by guests, deleted accounts and visitors who do not want to be seen.',
  ],
  times: ['次数', 'Times'],
  lastTime: ['最近一次', 'Last time'],
  contact: ['客户', 'Contact'],
  exportPeople: ['导出名单', 'Export list'],
  bySubject: ['{figure}：按对象', '{figure}: by what'],
  subject: ['对象', 'What'],

  exhibits: ['从浏览到下单', 'From view to order'],
  exhibitsLead: [
    '每个展品在这段时间被浏览、收藏、询盘和下单的次数。',
    'How often each exhibit was viewed, added to favourites, asked about and ordered.',
  ],
  viewsHead: ['浏览', 'Views'],
  favouritesHead: ['收藏', 'Favourites'],
  inquiriesHead: ['询盘', 'Inquiries'],
  ordersHead: ['订单', 'Orders'],
  noEnglish: ['缺英文', 'No English'],
});
