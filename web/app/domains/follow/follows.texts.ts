import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const followsTexts = textsWithShared({
  title: ['我的关注', 'Following'],
  lead: [
    '关注的展商、有效成分与品类有新展品、新展商或新动态时，每天上午 8 点（北京时间）汇总通知您一次。',
    'New exhibits, exhibitors and posts you follow arrive in one summary a day, at 08:00 Beijing time.',
  ],
  exhibitor: sharedTexts.Exhibitors,
  ingredient: ['有效成分', 'Active ingredients'],
  category: ['品类', 'Categories'],
  fresh: ['{days} 天内新增 {count} 项', '{count} new in the last {days} days'],
  noFresh: ['{days} 天内没有新内容', 'Nothing new in the last {days} days'],
  post: ['动态', 'Post'],
  entered: ['新展商', 'New exhibitor'],
  empty: ['还没有关注任何内容', 'You are not following anything yet'],
  emptyLead: [
    '在展商页、展品的有效成分旁，或按品类筛选的展品列表上点击“关注”。',
    'Select “Follow” on an exhibitor page, next to an exhibit’s active ingredients, or on a list filtered by category.',
  ],
  findExhibitors: ['找展商', 'Find exhibitors'],
});
