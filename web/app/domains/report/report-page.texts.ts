import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Of the pages of a report, beside the words that its PDF has as well. */
export const reportPageTexts = textsWithShared({
  adminsOnly: ['仅管理员可以查看参展报告', 'Only administrators can see the exhibition report'],

  print: ['打印', 'Print'],
  pdf: ['下载 PDF', 'Download PDF'],
  share: ['分享…', 'Share…'],
  dashboard: ['数据看板', 'Data dashboard'],

  upTo: ['{days}，截至目前', '{days}, up to now'],
  beforeFair: [
    '展会尚未开始，以下为近 30 天的筹备数据。',
    'The fair has not begun. These are the last 30 days of preparation.',
  ],
  definition: ['说明', 'Definition'],
  companies: [
    '中位数取自同类别的 {count} 家展商。',
    'Medians are of {count} {count|exhibitor|exhibitors} with a category in common.',
  ],

  viewsByDay: ['每日浏览', 'Views by day'],
  viewsByDayLead: [
    '公司页面和展品页面每天被打开的次数。',
    'How often the pages of the company and its exhibits were opened each day.',
  ],
  dayViews: ['{day}：{count} 次', '{day}: {count}'],
  noViews: ['这段时间还没有人浏览。', 'There were no views in this period.'],

  nothing: ['还没有数据', 'No data yet'],
  nothingLead: [
    '完善展品并邀请观众，浏览和询盘会显示在这里。',
    'Complete your exhibits and invite visitors. Views and inquiries will appear here.',
  ],
  toExhibits: ['完善展品', 'Complete exhibits'],
  toInvite: ['邀请观众', 'Invite visitors'],
  nothingOpen: ['没有待办事项', 'Nothing is open'],
  noLeads: ['这段时间还没有线索。', 'There were no leads in this period.'],
  since: ['最早 {time}', 'The oldest from {time}'],
  noVisitors: ['还没有注册观众的记录。', 'No registered visitors yet.'],
  noExhibits: ['还没有展品有浏览或询盘记录。', 'No exhibit has been viewed or asked about yet.'],

  visitorNothing: ['您还没有开始逛展', 'You have not explored the fair yet'],
  visitorNothingLead: [
    '浏览展品、收藏或询盘后，这里会形成您的观展报告。',
    'View exhibits, add favourites and send inquiries. Your report grows with them.',
  ],
  findExhibitors: ['找展商', 'Find exhibitors'],
  seeAll: ['查看全部 {count} 项', 'See all {count}'],
  seenNone: ['还没有浏览记录。', 'Nothing viewed yet.'],
  savedNone: ['还没有收藏。', 'No favourites yet.'],
  unansweredNone: ['所有询问均已答复。', 'Everything has been answered.'],
  waitsSince: ['{time} 起等待', 'Since {time}'],

  shareTitle: ['分享报告', 'Share report'],
  shareCompanyLead: [
    '知道链接的人无需登录即可查看：主要数据、公开展品、国家和地区、答复用时。不含观众姓名、未答复的线索和中位数。',
    'Anyone with the link can see key figures, public exhibits, countries and your time to answer, without logging in. Names of visitors, leads and medians are not shown.',
  ],
  shareVisitorLead: [
    '知道链接的人无需登录即可查看：您看过和收藏的展商与公开展品，以及各项数量。不含联系人姓名、未答复的询问和订单内容。',
    'Anyone with the link can see the exhibitors and public exhibits you viewed and added to favourites, and your numbers, without logging in. Names of contacts, missing answers and orders are not shown.',
  ],
  validFor: ['有效期', 'Valid for'],
  daysChoice: ['{days} 天', '{days} days'],
  withName: ['显示我的姓名和公司', 'Show my name and company'],
  makeAddress: ['生成链接', 'Create link'],
  replaceAddress: ['生成新链接', 'Create new link'],
  replaceLead: ['生成新链接后，原链接立即失效。', 'The current link stops working when you create a new one.'],
  made: ['链接已生成', 'Link created'],
  onlyOnce: ['链接仅显示一次，请现在复制。', 'The link is shown only once. Copy it now.'],
  validUntil: ['有效至 {time}', 'Valid until {time}'],
  opened: ['已打开 {count} 次', 'Opened {count} {count|time|times}'],
  lastOpened: ['最近一次 {time}', 'last on {time}'],
  closeAddress: ['停用链接', 'Disable link'],
  closed: ['链接已停用', 'Link disabled'],

  invalid: ['此链接已失效', 'This link is no longer valid'],
  invalidLead: [
    '链接可能已到期、已停用或不完整。请联系分享的人重新获取链接。',
    'It may have expired, been disabled or be incomplete. Please ask the person who shared it for a new one.',
  ],
  toHome: ['进入展会首页', 'Go to the fair'],
  sharedVisitor: ['一位观众', 'A visitor'],
});
