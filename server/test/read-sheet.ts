import { mapTable, unknownNames, type SheetWanted } from '../src/platform/spreadsheet/map-table.ts';
import { readTable } from '../src/platform/spreadsheet/read-table.ts';

/** A sheet as it is read under these columns, with what is read of it alone. */
export async function readSheet<Key extends string>(bytes: Uint8Array, wanted: SheetWanted<Key> & { rowsMax: number }) {
  const read = await readTable(bytes, wanted);
  if (!read.ok) return read;
  const mapped = mapTable(read.table, wanted);
  if (!mapped.ok) return mapped;
  const { columns, unknown, rows } = mapped;
  return { ok: true as const, sheet: read.table.sheet, columns, unknown: unknownNames(unknown), rows };
}
