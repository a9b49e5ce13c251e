import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const searchTexts = textsWithShared({
  label: ['搜索词', 'Search for'],
  results: ['搜索结果', 'Results'],
  keys: ['按 / 打开搜索，↑ ↓ 选择，Enter 打开', 'Press / to search, ↑ ↓ to choose, Enter to open'],
  searching: ['正在搜索…', 'Searching…'],
  none: ['没有找到“{words}”', 'Nothing found for “{words}”'],
  tooShort: ['请至少输入两个字符', 'Type at least two characters'],
  failed: ['搜索失败，请稍后重试', 'The search failed. Please try again in a while'],
  found: ['找到 {count} 项', '{count} found'],
});
