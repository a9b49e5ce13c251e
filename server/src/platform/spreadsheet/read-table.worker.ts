import { parentPort, workerData } from 'node:worker_threads';
import type { SheetOrder } from './read-sheet.ts';
import { NotSpreadsheet, TooLarge } from './sheet-limits.ts';
import { SheetTable } from './sheet-table.ts';
import type { SheetRead } from './spreadsheet.shapes.ts';
import { Workbook } from './workbook.ts';
import { visibleSheets } from './worksheet.ts';

/** The first sheet that has the wanted columns; where none has, what the first one lacks. */
async function readWorkbook({ bytes, columns, rowsMax }: SheetOrder): Promise<SheetRead> {
  let first: SheetRead | null = null;
  for (const { name, read } of await visibleSheets(await Workbook.open(Buffer.from(bytes)))) {
    const table = new SheetTable(name, columns, rowsMax);
    // oxlint-disable-next-line no-await-in-loop -- most files end with the first
    await read((row) => table.hear(row));
    const result = table.result();
    if (result.ok || result.error !== 'columnsMissing') return result;
    first ??= result;
  }
  return first ?? { ok: false, error: 'notSpreadsheet' };
}

async function read(order: SheetOrder): Promise<SheetRead> {
  try {
    return await readWorkbook(order);
  } catch (err) {
    if (err instanceof TooLarge) return { ok: false, error: 'tooLarge' };
    if (err instanceof NotSpreadsheet) return { ok: false, error: 'notSpreadsheet' };
    // broken packing, broken XML: not a spreadsheet either
    return { ok: false, error: 'notSpreadsheet' };
  }
}

const order: SheetOrder = workerData;
parentPort?.postMessage(await read(order));
