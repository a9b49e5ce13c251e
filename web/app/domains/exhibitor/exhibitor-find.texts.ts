import { texts } from '@fairbridge/contract/text.ts';

export const exhibitorFindTexts = texts({
  title: ['找展商', 'Find exhibitors'],
  titleFor: ['“{keyword}”的展商', 'Exhibitors for “{keyword}”'],
  lead: [
    '按展馆、国家和业务范围查找展商，走进他们的展位。',
    'Find exhibitors by hall, country and business scope, and visit their booths.',
  ],
  count: ['共 {count} 家展商', '{count} {count|exhibitor|exhibitors}'],
  countCapped: ['{count}+ 家展商', '{count}+ exhibitors'],
  // sorts
  default: ['相关度', 'Relevance'],
  booth: ['按展位', 'By booth'],
  newest: ['最新加入', 'Newest'],
  name: ['按名称', 'By name'],
  // facets
  hall: ['展馆', 'Hall'],
  country: ['国家/地区', 'Country'],
  category: ['业务范围', 'Business scope'],
  companyType: ['企业类型', 'Company type'],
  ingredient: ['有效成分', 'Active ingredient'],
  empty: ['没有符合条件的展商', 'No matching exhibitors'],
});
