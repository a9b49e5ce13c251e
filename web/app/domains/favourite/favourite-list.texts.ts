import { texts } from '@fairbridge/contract/text.ts';

export const favouriteListTexts = texts({
  title: ['我的收藏', 'My favourites'],
  kinds: ['收藏类型', 'Kinds of favourites'],
  products: ['展品', 'Exhibits'],
  exhibitors: ['展商', 'Exhibitors'],
  count: ['共 {count} 项', '{count} in all'],
  noProducts: ['还没有收藏展品', 'No favourite exhibits yet'],
  noProductsLead: ['在展品上点击星标，即可在这里找到它。', 'Press the star of an exhibit, and you will find it here.'],
  findProducts: ['找展品', 'Find products'],
  noExhibitors: ['还没有收藏展商', 'No favourite exhibitors yet'],
  noExhibitorsLead: [
    '在展商上点击星标，即可在这里找到它。',
    'Press the star of an exhibitor, and you will find it here.',
  ],
  findExhibitors: ['找展商', 'Find exhibitors'],
});
