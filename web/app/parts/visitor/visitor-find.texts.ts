import { texts } from '@fairbridge/contract/text.ts';

export const visitorFindTexts = texts({
  title: ['找观众', 'Find visitors'],
  titleFor: ['“{keyword}”的观众', 'Visitors for “{keyword}”'],
  lead: [
    '按公司、职位和国家/地区查找已通过审核的专业观众。',
    'Find approved trade visitors by company, position and country.',
  ],
  count: ['共 {count} 位观众', '{count} {count|visitor|visitors}'],
  // sorts
  default: ['按公司', 'By company'],
  newest: ['最新注册', 'Newest'],
  // facets
  country: ['国家/地区', 'Country or region'],
  category: ['感兴趣的类别', 'Interested in'],
  business: ['业务性质', 'Business'],
  search: ['搜索', 'Search'],
  searchHint: ['公司、职位或国家/地区', 'Company, position or country'],
  searchHintNamed: ['姓名、公司、职位或采购品类', 'Name, company, position or category wanted'],
  guestNote: [
    '访客只能看到隐去姓名的观众。展商登录后可查看姓名与采购需求。',
    'Guests see visitors without their names. Exhibitors who log in see names and what is sourced.',
  ],
  guestLogIn: ['展商登录', 'Exhibitor log-in'],
  empty: ['没有找到这样的观众', 'No visitors found'],
  emptyLead: [
    '试试公司名称的一部分、拼音首字母或职位。',
    'Try a part of the company, the first letters, or the position.',
  ],
  clear: ['清除全部条件', 'Clear everything'],
  inPool: ['客户池', 'In your pool'],
  more: ['+{count}', '+{count}'],
});
