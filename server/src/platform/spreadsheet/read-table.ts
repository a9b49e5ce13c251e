import { limitConcurrency } from '../limit-concurrency.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import type { RememberedHeads } from './sheet-heads.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import type { Column, TableRead } from './spreadsheet.shapes.ts';

/** What the reading thread is started with. */
export type TableOrder = {
  bytes: Uint8Array;
  columns: readonly Column[];
  remembered: RememberedHeads;
  rowsMax: number;
};

const oneOfTwo = limitConcurrency(2);

/**
 * Reads a visible sheet of an .xlsx file, or a CSV file, in a thread of its own with a limit of memory and time, so that a hostile file
 * harms nobody (G35): the first sheet whose heads name all that must be there, else the one that names most. Heads stand in the first
 * rows; rows without anything are left out. Whatever is wrong with the file is told as `error`: `notSpreadsheet`, or `tooLarge` (limits in
 * sheet-limits.ts, or more than `rowsMax` rows).
 */
export async function readTable(
  bytes: Uint8Array,
  wanted: { columns: readonly Column[]; remembered?: RememberedHeads; rowsMax: number },
): Promise<TableRead> {
  if (bytes.length > SHEET_LIMITS.fileBytesMax) return { ok: false, error: 'tooLarge' };
  // only what reading needs can travel into the thread
  const columns = wanted.columns.map(({ key, header, also = [], optional = false }) => ({
    key,
    header,
    also,
    optional,
  }));
  const { remembered = {}, rowsMax } = wanted;
  return oneOfTwo(() => readInThread({ bytes, columns, remembered, rowsMax }));
}

async function readInThread(order: TableOrder): Promise<TableRead> {
  const read = await runInThread<TableRead>(new URL('./read-table.worker.ts', import.meta.url), order, {
    milliseconds: SHEET_LIMITS.secondsMax * 1000,
    heapMegabytes: SHEET_LIMITS.heapMegabytes,
  });
  return read ?? { ok: false, error: 'tooLarge' };
}
