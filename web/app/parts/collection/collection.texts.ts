import { texts } from '@fairbridge/contract/text.ts';

export const collectionTexts = texts({
  title: ['展商专题', 'Exhibitors by theme'],
  lead: [
    '主办方按主题精选的展商，适合有明确采购方向的买家。',
    'Exhibitors the organizer has put together by theme, for buyers who know what they look for.',
  ],
  empty: ['专题即将推出', 'The themes will be here soon'],
  emptyLead: ['可先从展商名录中查找。', 'Meanwhile the list of exhibitors has everybody.'],
  toExhibitors: ['查看全部展商', 'See all exhibitors'],
  exhibitors: ['{count} 家展商', '{count} {count|exhibitor|exhibitors}'],
});
