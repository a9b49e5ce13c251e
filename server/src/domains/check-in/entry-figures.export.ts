import type { EntryFigures, EntryKind } from '@fairbridge/contract/check-in/entry-figures.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { inLang, wordsIn, type Lang, type Words } from '@fairbridge/contract/text.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { Column } from '../../platform/spreadsheet/spreadsheet.shapes.ts';

const KINDS: Record<EntryKind, Words> = {
  visitor: ['观众', 'Visitor'],
  vip: ['贵宾', 'VIP'],
  colleague: ['预登记同事', 'Pre-registered colleague'],
};
const amount = (key: string, zh: string, en: string): Column => ({ ...column(key, zh, en, 12), kind: 'number' });

/** All groups below one another. */
export function entryFiguresFile(
  { total, days, gates, halls, hours, kinds }: EntryFigures,
  lang: Lang,
): Promise<FileOut> {
  const group = (words: Words) => ({ group: wordsIn(words, lang) });
  const rows = [
    { ...group(['合计', 'Total']), name: '', ...total },
    ...days.map(({ day, ...sums }) => ({ ...group(['按日', 'By day']), name: day, ...sums })),
    ...hours.map(({ hour, ...sums }) => ({ ...group(['按时', 'By hour']), name: `${hour}:00`, ...sums })),
    ...gates.map(({ id: _id, name, ...sums }) => ({
      ...group(['按入口', 'By gate']),
      name: inLang(name, lang),
      ...sums,
    })),
    ...halls.map(({ hall: _hall, name, ...sums }) => ({
      ...group(['按展馆', 'By hall']),
      name: inLang(name, lang),
      ...sums,
    })),
    ...kinds.map(({ kind, ...sums }) => ({
      ...group(['按身份', 'By type']),
      name: wordsIn(KINDS[kind], lang),
      ...sums,
    })),
  ];
  const sheet = wordsIn(['入场数据', 'Entries'], lang);
  return sheetFile(`${sheet}.xlsx`, {
    sheet,
    lang,
    columns: [
      column('group', '分组', 'Group', 16),
      column('name', '项目', 'Of what', 28),
      amount('entries', '入场次数', 'Entries'),
      amount('people', '人数', 'People'),
    ],
    rows,
  });
}
