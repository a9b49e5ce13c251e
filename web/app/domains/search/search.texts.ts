import { texts } from '@fairbridge/contract/text.ts';

export const searchTexts = texts({
  title: ['搜索', 'Search'],
  titleFor: ['“{keyword}”的搜索结果', 'Search results for “{keyword}”'],
  products: ['展品', 'Products'],
  exhibitors: ['展商', 'Exhibitors'],
  allProducts: ['全部 {count} 件展品', 'All {count} products'],
  allExhibitors: ['全部 {count} 家展商', 'All {count} exhibitors'],
  empty: ['没有找到相关内容', 'Nothing found'],
  emptyLead: [
    '试试通用名、CAS 号、剂型代码或公司名称。',
    'Try a common name, a CAS number, a formulation code or a company.',
  ],
  ask: ['您想找什么？', 'What are you looking for?'],
});
