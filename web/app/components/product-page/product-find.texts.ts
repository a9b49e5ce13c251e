import { texts } from '@fairbridge/contract/text.ts';

export const productFindTexts = texts({
  title: ['找展品', 'Find exhibits'],
  titleFor: ['“{keyword}”的展品', 'Exhibits for “{keyword}”'],
  lead: [
    '按有效成分、CAS 号、剂型、含量或公司查找展品。',
    'Find exhibits by active ingredient, CAS number, formulation, strength or company.',
  ],
  count: ['共 {count} 件展品', '{count} {count|exhibit|exhibits}'],
  countCapped: ['{count}+ 件展品', '{count}+ exhibits'],
  // sorts
  default: ['相关度', 'Relevance'],
  newest: ['最新', 'Newest'],
  // facets
  category: ['产品类别', 'Category'],
  class: ['用途', 'Class'],
  ingredient: ['有效成分', 'Active ingredient'],
  formulation: ['剂型', 'Formulation'],
  modeOfAction: ['作用机理', 'Mode of action'],
  crop: ['适用作物', 'Crop'],
  hall: ['展馆', 'Hall'],
  country: ['国家/地区', 'Country'],
  companyType: ['企业类型', 'Company type'],
  registeredIn: ['已登记国家', 'Registered in'],
  empty: ['没有符合条件的展品', 'No matching exhibits'],
});
