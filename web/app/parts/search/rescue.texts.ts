import { texts } from '@fairbridge/contract/text.ts';

export const rescueTexts = texts({
  noProducts: ['没有完全符合的展品', 'No exhibit matches all of it'],
  noExhibitors: ['没有完全符合的展商', 'No exhibitor matches all of it'],
  instead: ['不妨看看这些：', 'Close to it, there is:'],
  other: ['换一个说法，或从这里看起。', 'Try other words, or start from here.'],
  withoutFilters: ['去掉全部筛选条件', 'Without the filters'],
  without: ['不限{part}', 'without {part}'],
  sameClass: ['同类展品：', 'The same class:'],
  strengths: ['现有的其他含量', 'In other strengths'],
  close: ['最接近的展品', 'The closest exhibits'],
  whoShows: ['展出该成分的展商', 'Exhibitors of this ingredient'],
  allExhibitors: ['全部 {count} 家', 'All {count}'],
  around: ['随便看看', 'Look around'],
  askExhibitors: ['用同样的词查找展商', 'Search the exhibitors for the same words'],
  askProducts: ['用同样的词查找展品', 'Search the exhibits for the same words'],
  source: ['转为采购需求', 'Turn it into a sourcing requirement'],
  sourceSoon: [
    '采购对接尚未开放；开放后，这些文字会带入需求表单。',
    'Sourcing is not open yet; these words will be in its form when it is.',
  ],
});
