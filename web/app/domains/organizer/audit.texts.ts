import { texts } from '@fairbridge/contract/text.ts';

export const auditTexts = texts({
  title: ['操作日志', 'Audit log'],
  lead: [
    '控制台里的每次操作都记录在此，不能修改或删除。时间均为北京时间。',
    'Every action in the console is recorded here and cannot be changed or deleted. All times are Beijing time.',
  ],
  act: ['操作', 'Action'],
  allActs: ['全部操作', 'All actions'],
  person: ['操作人', 'User'],
  everybody: ['所有人', 'Everyone'],
  from: ['起始日', 'From'],
  to: ['截止日', 'Until'],
  oneObject: ['只显示与同一对象有关的操作。', 'Showing only actions on one object.'],
  showAll: ['显示全部', 'Show all'],
  entries: ['日志', 'Entries'],
  fromAddress: ['来自 {address}', 'from {address}'],
  older: ['更早的记录', 'Older entries'],
  newest: ['回到最新', 'Back to latest'],
  empty: ['没有符合条件的记录', 'No matching entries'],
  emptyLead: ['请放宽或清除筛选条件。', 'Try fewer filters or clear them.'],
});
