import { texts } from '@fairbridge/contract/text.ts';

export const followTexts = texts({
  follow: ['关注', 'Follow'],
  following: ['已关注', 'Following'],
  title: ['我的关注', 'What I follow'],
  lead: [
    '关注的展商、有效成分与品类有新展品、新展商或新动态时，每天上午 8 点（北京时间）汇总通知您一次。',
    'New exhibits, exhibitors and posts where you follow are told once a day, at 8:00 Beijing time.',
  ],
  exhibitor: ['展商', 'Exhibitors'],
  ingredient: ['有效成分', 'Active ingredients'],
  category: ['品类', 'Categories'],
  fresh: ['{days} 天内新增 {count} 项', '{count} new within {days} days'],
  noFresh: ['{days} 天内没有新内容', 'Nothing new within {days} days'],
  product: ['展品', 'Exhibit'],
  post: ['动态', 'Post'],
  entered: ['新展商', 'New exhibitor'],
  empty: ['还没有关注任何内容', 'You do not follow anything yet'],
  emptyLead: [
    '在展商页、展品的有效成分旁，或按品类筛选的展品列表上点击“关注”。',
    'Press Follow at an exhibitor, beside the active ingredients of an exhibit, or on a list of one category.',
  ],
  findProducts: ['找展品', 'Find products'],
  findExhibitors: ['找展商', 'Find exhibitors'],
});
