import { texts } from '@fairbridge/contract/text.ts';

export const facetTexts = texts({
  filters: ['筛选', 'Filters'],
  more: ['更多 {count} 项', '{count} more'],
  findIn: ['查找{label}', 'Find {label}'],
  noneFound: ['没有匹配的选项', 'No matching options'],
  apply: ['应用筛选', 'Apply filters'],
  active: ['已选条件', 'Active filters'],
  without: ['移除条件：{filter}', 'Remove filter: {filter}'],
  clear: ['全部清除', 'Clear all'],
  results: ['结果', 'Results'],
  sort: ['排序', 'Sort'],
  show: ['查看结果（{count}）', 'Show results ({count})'],
});
