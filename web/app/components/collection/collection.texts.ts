import { texts } from '@fairbridge/contract/text.ts';

export const collectionTexts = texts({
  title: ['展商专题', 'Exhibitors by theme'],
  lead: [
    '主办方按主题精选的展商，适合有明确采购方向的买家。',
    'Exhibitors selected by the organizer on a theme, for buyers with a clear sourcing plan.',
  ],
  empty: ['专题即将推出', 'Themes coming soon'],
  emptyLead: ['您可以先浏览展商名录。', 'Meanwhile, browse the full exhibitor list.'],
  toExhibitors: ['查看全部展商', 'See all exhibitors'],
  exhibitors: ['{count} 家展商', '{count} {count|exhibitor|exhibitors}'],
});
