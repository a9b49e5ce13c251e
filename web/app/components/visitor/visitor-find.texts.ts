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
  business: ['业务性质', 'Business type'],
  search: ['搜索', 'Search'],
  searchHint: ['公司、职位或国家/地区', 'Company, position or country'],
  searchHintNamed: ['姓名、公司、职位或采购品类', 'Name, company, position or category sourced'],
  guestNote: [
    '访客看到的观众姓名已隐去。展商登录后可查看姓名与采购需求。',
    'Guests see visitors with names masked. Log in as an exhibitor to see names and sourcing needs.',
  ],
  guestLogIn: ['展商登录', 'Exhibitor login'],
  empty: ['没有符合条件的观众', 'No matching visitors'],
  emptyLead: ['试试公司名称的一部分、拼音首字母或职位。', 'Try part of a company name, pinyin initials or a position.'],
  clear: ['清除全部条件', 'Clear all filters'],
  inPool: ['客户池', 'In customer pool'],
  more: ['+{count}', '+{count}'],
});
