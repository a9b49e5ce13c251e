import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const entryFiguresTexts = textsWithShared({
  lead: [
    '入场次数和人数，每 30 秒自动更新。同一人多次入场，人数只计一次；已撤销的不计。出场不登记，因此不显示在场人数。',
    'Entries and people, updated every 30 seconds. Someone who enters several times counts as one person; undone entries do not count. Exits are not recorded, so there is no number of people inside.',
  ],
  allDays: ['全部日期', 'All days'],
  day: ['日期', 'Day'],
  total: ['合计', 'Total'],
  entries: ['入场次数', 'Entries'],
  people: ['入场人数', 'People'],
  byDay: ['按日', 'By day'],
  byHour: ['按时段', 'By hour'],
  byGate: ['按入口', 'By gate'],
  byHall: ['按展馆', 'By hall'],
  byKind: ['按身份', 'By type'],
  visitor: sharedTexts.Visitor,
  vip: ['贵宾', 'VIP'],
  colleague: ['预登记同事', 'Pre-registered colleague'],
  none: ['还没有人入场', 'No one has entered yet'],
  exportFigures: ['导出表格', 'Export spreadsheet'],
});
