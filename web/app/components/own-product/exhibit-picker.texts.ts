import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const exhibitPickerTexts = textsWithShared({
  search: ['搜索名称或货号', 'Search by name or article number'],
  exhibits: ['您的展品', 'Your exhibits'],
  nothing: ['没有符合条件的展品', 'No matching exhibits'],
  noExhibits: ['您还没有展品，请先新增展品。', 'You have no exhibits yet. Add one first.'],
  addExhibit: ['新增展品', 'Add exhibit'],
  chosen: ['当前展品', 'Current exhibit'],
  more: ['加载更多', 'Load more'],
  scope1: ['仅客户池可见', 'Customer pool only'],
  scope2: ['仅预登记观众可见', 'Pre-registered only'],
});
