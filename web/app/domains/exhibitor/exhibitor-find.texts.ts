import { texts } from '@fairbridge/contract/text.ts';

export const exhibitorFindTexts = texts({
  title: ['找展商', 'Find exhibitors'],
  titleFor: ['“{keyword}”的展商', 'Exhibitors for “{keyword}”'],
  lead: [
    '按展馆、国家和业务范围查找展商，走进他们的展位。',
    'Find exhibitors by hall, country and business, and step into their booths.',
  ],
  count: ['共 {count} 家展商', '{count} {count|exhibitor|exhibitors}'],
  countCapped: ['{count}+ 家展商', '{count}+ exhibitors'],
  // sorts
  default: ['相关度', 'Best match'],
  booth: ['按展位', 'By booth'],
  newest: ['最新加入', 'Newest'],
  name: ['按名称', 'By name'],
  // facets
  hall: ['展馆', 'Hall'],
  country: ['国家/地区', 'Country'],
  category: ['业务范围', 'Business'],
  companyType: ['企业类型', 'Company type'],
  ingredient: ['有效成分', 'Active ingredient'],
  empty: ['没有找到这样的展商', 'No exhibitors found'],
});
