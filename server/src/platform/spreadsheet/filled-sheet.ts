import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { fail } from '../http/app-error.ts';
import { refuseKind } from './refuse-kind.ts';
import { readSheet } from './read-sheet.ts';
import type { Column, SheetRead, SheetRow } from './spreadsheet.shapes.ts';

type Wanted<Key extends string> = {
  columns: readonly Column<Key>[];
  /** Most rows that are taken in. */
  rowsMax: number;
  /** More are read, so that their number can be told; beyond that the file is simply too large. */
  rowsRead: number;
};

/**
 * A sheet that somebody has filled in: between one row and the most that are taken in.
 * Refuses what is no .xlsx, saying what it is (`refuseKind`), too large (`sheetLarge`), lacks columns or has them twice (`sheetColumns`,
 * `sheetColumnsTwice`, named in the caller's language) or has no rows or too many (`sheetRows`).
 */
export async function readFilledSheet<Key extends string>(
  bytes: Buffer | null,
  { columns, rowsMax, rowsRead }: Wanted<Key>,
  lang: Lang,
): Promise<Extract<SheetRead<Key>, { ok: true }>> {
  const file = bytes ?? Buffer.alloc(0);
  const read = await readSheet(file, { columns, rowsMax: rowsRead });
  if (!read.ok && !('columns' in read)) {
    if (read.error === 'tooLarge') fail('sheetLarge');
    refuseKind(file);
  }
  if (!read.ok) {
    const heads = read.columns.map((header) => inLang(header, lang)).join(lang === 'zh' ? '、' : ', ');
    fail(read.error === 'columnsTwice' ? 'sheetColumnsTwice' : 'sheetColumns', { sheet: read.sheet, columns: heads });
  }
  if (read.rows.length === 0 || read.rows.length > rowsMax) fail('sheetRows', { sheet: read.sheet, max: rowsMax });
  return read;
}

/** The same, where only its rows are wanted. */
export const filledRows = async <Key extends string>(
  bytes: Buffer | null,
  wanted: Wanted<Key>,
  lang: Lang,
): Promise<SheetRow<Key>[]> => (await readFilledSheet(bytes, wanted, lang)).rows;

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
