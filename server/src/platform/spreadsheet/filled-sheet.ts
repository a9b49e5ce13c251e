import type { SheetChoices } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { fail } from '../http/app-error.ts';
import { mapTable, type SheetWanted } from './map-table.ts';
import { readTable } from './read-table.ts';
import { refuseKind } from './refuse-kind.ts';
import type { RawTable, SheetRead, SheetRow } from './spreadsheet.shapes.ts';

export type FilledWanted<Key extends string> = SheetWanted<Key> & {
  /** Most rows that are taken in. */
  rowsMax: number;
  /** More are read, so that their number can be told; beyond that the file is simply too large. */
  rowsRead: number;
};

/** The table of a file. Refuses what is no spreadsheet, saying what it is (`refuseKind`), or too large (`sheetLarge`). */
export async function filledTable<Key extends string>(
  bytes: Buffer | null,
  { rowsRead, columns, remembered = {} }: FilledWanted<Key>,
): Promise<RawTable> {
  const file = bytes ?? Buffer.alloc(0);
  const read = await readTable(file, { columns, remembered, rowsMax: rowsRead });
  if (read.ok) return read.table;
  if (read.error === 'tooLarge') fail('sheetLarge');
  return refuseKind(file);
}

/**
 * A sheet that somebody has filled in: between one row and the most that are taken in.
 * Refuses, beside what is no sheet, one that lacks columns or has them twice (`sheetColumns`, `sheetColumnsTwice`, named in the caller's
 * language) or has no rows or too many (`sheetRows`).
 */
export async function readFilledSheet<Key extends string>(
  bytes: Buffer | null,
  wanted: FilledWanted<Key>,
  lang: Lang,
  choices?: SheetChoices,
): Promise<Extract<SheetRead<Key>, { ok: true }>> {
  const table = await filledTable(bytes, wanted);
  const read = mapTable(table, wanted, choices);
  if (!read.ok) {
    const heads = read.columns.map((header) => inLang(header, lang)).join(lang === 'zh' ? '、' : ', ');
    fail(read.error === 'columnsTwice' ? 'sheetColumnsTwice' : 'sheetColumns', { sheet: read.sheet, columns: heads });
  }
  const { rowsMax } = wanted;
  if (read.rows.length === 0 || read.rows.length > rowsMax) fail('sheetRows', { sheet: table.sheet, max: rowsMax });
  return read;
}

/** All rows count: what looks like a total is judged as any row is. */
const ALL_IN_SIGHT: SheetChoices = { columns: {}, values: {}, hidden: false, totals: true };

/**
 * The rows of an import that asks nothing beforehand, and which columns are there: a sheet with hidden rows is refused (`sheetHidden`), since
 * nobody sees what becomes of them.
 */
export async function filledColumns<Key extends string>(
  bytes: Buffer | null,
  wanted: FilledWanted<Key>,
  lang: Lang,
): Promise<{ rows: SheetRow<Key>[]; columns: readonly Key[] }> {
  const { rows, columns, left, table } = await readFilledSheet(bytes, wanted, lang, ALL_IN_SIGHT);
  if (left.hidden.length > 0) fail('sheetHidden', { sheet: table.sheet, count: left.hidden.length });
  return { rows, columns };
}

/** The same of a sheet that has all the columns that count. */
export const filledRows = async <Key extends string>(
  bytes: Buffer | null,
  wanted: FilledWanted<Key>,
  lang: Lang,
): Promise<SheetRow<Key>[]> => (await filledColumns(bytes, wanted, lang)).rows;

/**
 * The column that holds what a schema found wrong, by the field that each column fills: the very field or one inside it, otherwise
 * the first of those that make it up (`name` is told at the column of `name.zh`).
 */
export function columnOfField<Filled extends { field: string }>(
  columns: readonly Filled[],
  field: string,
): Filled | undefined {
  return (
    columns.find(({ field: own }) => own === field || field.startsWith(`${own}.`)) ??
    columns.find(({ field: own }) => own.startsWith(`${field}.`))
  );
}
