import { texts } from '@fairbridge/contract/text.ts';

export const auditTexts = texts({
  title: ['操作日志', 'Audit log'],
  lead: [
    '控制台里的每次操作都记录在此，不能修改或删除。时间均为北京时间。',
    'Everything done in this console, kept for good: nothing here can be changed or deleted. All times are Beijing time.',
  ],
  act: ['操作', 'Act'],
  allActs: ['全部操作', 'All acts'],
  person: ['操作人', 'By'],
  everybody: ['所有人', 'Everybody'],
  from: ['起始日', 'From'],
  to: ['截止日', 'Until'],
  oneObject: ['只显示与同一对象有关的操作。', 'Only what was done to one object is shown.'],
  showAll: ['显示全部', 'Show everything'],
  entries: ['日志', 'Entries'],
  fromAddress: ['来自 {address}', 'from {address}'],
  older: ['更早的记录', 'Older entries'],
  newest: ['回到最新', 'Back to the newest'],
  empty: ['没有符合条件的记录', 'No entry matches'],
  emptyLead: ['请放宽或清除筛选条件。', 'Try fewer filters, or clear them.'],
});
