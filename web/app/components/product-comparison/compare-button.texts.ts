import { texts } from '@fairbridge/contract/text.ts';

export const compareButtonTexts = texts({
  compare: ['对比', 'Compare'],
  compareNamed: ['加入对比：{name}', 'Compare: {name}'],
  compared: ['已加入对比', 'Added to comparison'],
  full: ['最多对比 {max} 件展品，请先移除一件', 'You can compare up to {max} exhibits. Remove one first.'],
});
