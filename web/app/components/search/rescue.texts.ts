import { texts } from '@fairbridge/contract/text.ts';

export const rescueTexts = texts({
  noProducts: ['没有完全符合的展品', 'No exact matches among exhibits'],
  noExhibitors: ['没有完全符合的展商', 'No exact matches among exhibitors'],
  instead: ['不妨看看这些：', 'Try these instead:'],
  other: ['换一个说法，或从这里看起。', 'Try different words, or start here.'],
  withoutFilters: ['去掉全部筛选条件', 'Remove all filters'],
  without: ['不限{part}', 'without {part}'],
  sameClass: ['同类展品：', 'Same class:'],
  strengths: ['现有的其他含量', 'Available in other strengths'],
  close: ['最接近的展品', 'Closest exhibits'],
  whoShows: ['展出该成分的展商', 'Exhibitors of this ingredient'],
  allExhibitors: ['全部 {count} 家', 'All {count}'],
  around: ['随便看看', 'Browse'],
  askExhibitors: ['用同样的词查找展商', 'Search exhibitors with the same words'],
  askProducts: ['用同样的词查找展品', 'Search exhibits with the same words'],
});
