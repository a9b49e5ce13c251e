import type { SheetOutline, SheetValue } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { cutText } from '@fairbridge/contract/text.ts';
import { fail } from '../http/app-error.ts';
import { filledTable, type FilledWanted } from './filled-sheet.ts';
import { needsOf, unknownHeads } from './map-table.ts';
import { comparable, readHeads } from './sheet-heads.ts';
import type { Column, RawTable } from './spreadsheet.shapes.ts';
import { isTotal } from './total-row.ts';
import { columnName } from './write-sheet.ts';

const SAMPLES = 3;
const SHOWN = 60;
/** Merged areas and totals that are named; more are counted by nobody. */
const NAMED = 20;

const shown = (text: string): string => cutText(text.replaceAll(/\s+/g, ' ').trim(), SHOWN, '…');

/** The first different texts of a column. */
function samplesOf({ rows }: RawTable, place: number): string[] {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const text = shown(cells.get(place) ?? '');
    if (text !== '') found.add(text);
    if (found.size === SAMPLES) break;
  }
  return [...found];
}

const valueOf = ({ key, header, asked = [], choices = [] }: Column): SheetValue => ({
  field: key,
  name: header,
  choices: [...choices],
  with: asked === 'always' ? [] : [...asked],
});

/** A sheet before it is imported: what each column is taken for, and what of it somebody should decide. */
export async function lookAtSheet<Key extends string>(
  bytes: Buffer | null,
  wanted: FilledWanted<Key>,
): Promise<SheetOutline> {
  const table = await filledTable(bytes, wanted);
  const { columns, remembered = {} } = wanted;
  const { places, twice } = readHeads(columns, table.heads, remembered);
  const found = new Set<string>(places.values());
  const isRemembered = (head: string): boolean => Object.hasOwn(remembered, comparable(head));
  const named = table.heads.filter(
    ({ place }) => places.has(place) || unknownHeads(table, wanted, places).some((head) => head.place === place),
  );
  const unknown = unknownHeads(table, wanted, places).filter(({ text }) => !isRemembered(text));
  const needs = needsOf(wanted);
  const values = columns.filter(({ asked }) => asked !== undefined).map(valueOf);
  const isOpen = (value: SheetValue): boolean =>
    !found.has(value.field) && (value.with.length === 0 || value.with.some((field) => found.has(field)));
  const hidden = table.rows.filter((row) => row.hidden).map(({ number }) => number);
  const totals = table.rows.filter((row) => !row.hidden && isTotal(row));
  const rows = table.rows.length - hidden.length - totals.length;
  const { rowsMax } = wanted;
  if (table.rows.length === 0 || rows > rowsMax) fail('sheetRows', { sheet: table.sheet, max: rowsMax });
  return {
    sheet: table.sheet,
    rows,
    columns: named.map(({ place, text }) => ({
      place,
      letter: columnName(place),
      head: shown(text),
      field: places.get(place) ?? '',
      remembered: isRemembered(text),
      samples: samplesOf(table, place),
    })),
    fields: columns.map(({ key, header }) => ({ field: key, name: header })),
    needs,
    values,
    hidden,
    totals: totals
      .slice(0, NAMED)
      .map(({ number, cells }) => ({ row: number, text: shown([...cells.values()].join(' ')) })),
    merged: table.merged.slice(0, NAMED),
    pictures: table.pictures,
    clear:
      unknown.length + twice.length + hidden.length + totals.length + table.merged.length + table.pictures === 0 &&
      needs.every((keys) => keys.some((key) => found.has(key))) &&
      !values.some(isOpen),
  };
}
