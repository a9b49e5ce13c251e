import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../limit-concurrency.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import type { Column, SheetRead } from './spreadsheet.shapes.ts';

/** What the reading thread is started with. */
export type SheetOrder = { bytes: Uint8Array; columns: readonly Column[]; rowsMax: number };

const oneOfTwo = limitConcurrency(2);

/**
 * Reads the first visible sheet of an .xlsx file that has the wanted columns, in a thread of its own with a limit of memory and time, so that a hostile
 * file harms nobody (G35). Columns are found by their header, in either language and any order, in the first rows of the sheet; rows without anything are
 * left out. Whatever is wrong with the file is told as `error`: `notSpreadsheet`, `tooLarge` (limits in sheet-limits.ts, or more than `rowsMax` rows),
 * `columnsMissing` and `columnsTwice` with the headers.
 */
export async function readSheet<Key extends string>(
  bytes: Uint8Array,
  wanted: { columns: readonly Column<Key>[]; rowsMax: number },
): Promise<SheetRead<Key>> {
  if (bytes.length > SHEET_LIMITS.fileBytesMax) return { ok: false, error: 'tooLarge' };
  // only what reading needs can travel into the thread
  const columns = wanted.columns.map(({ key, header, also = [], optional = false }) => ({
    key,
    header,
    also,
    optional,
  }));
  return oneOfTwo(() => readInThread<Key>({ bytes, columns, rowsMax: wanted.rowsMax }));
}

async function readInThread<Key extends string>(order: SheetOrder): Promise<SheetRead<Key>> {
  const thread = new Worker(new URL('./read-sheet.worker.ts', import.meta.url), {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: SHEET_LIMITS.heapMegabytes },
  });
  const clock = setTimeout(() => void thread.terminate(), SHEET_LIMITS.secondsMax * 1000);
  try {
    return await new Promise((resolve, reject) => {
      thread.on('message', (read: SheetRead<Key>) => resolve(read));
      thread.on('error', (err: Error & { code?: string }) =>
        err.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ ok: false, error: 'tooLarge' }) : reject(err),
      );
      // ended by the clock
      thread.on('exit', () => resolve({ ok: false, error: 'tooLarge' }));
    });
  } finally {
    clearTimeout(clock);
    void thread.terminate();
  }
}
