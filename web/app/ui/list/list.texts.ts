import { texts } from '@fairbridge/contract/text.ts';

/** What every list of a console says: choosing, filters. */
export const listTexts = texts({
  choose: ['选择', 'Select'],
  chooseAll: ['全选本页', 'Select all on this page'],
  chooseRow: ['选择 {name}', 'Select {name}'],
  chosen: ['已选 {count} 项', '{count} selected'],
  clearChosen: ['取消选择', 'Clear'],
  bulk: ['批量操作', 'Bulk actions'],
  filters: ['筛选条件', 'Filters'],
  apply: ['筛选', 'Apply'],
  resetFilters: ['清除筛选', 'Clear filters'],
});
