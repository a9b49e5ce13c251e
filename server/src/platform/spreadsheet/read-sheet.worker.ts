import { parentPort, workerData } from 'node:worker_threads';
import type { SheetOrder } from './read-sheet.ts';
import { NotSpreadsheet, TooLarge } from './sheet-limits.ts';
import { SheetTable } from './sheet-table.ts';
import type { SheetRead } from './spreadsheet.shapes.ts';
import { Workbook } from './workbook.ts';
import { readRows } from './worksheet.ts';

async function read({ bytes, columns, rowsMax }: SheetOrder): Promise<SheetRead> {
  try {
    const table = new SheetTable(columns, rowsMax);
    await readRows(await Workbook.open(Buffer.from(bytes)), (row) => table.hear(row));
    return table.result();
  } catch (err) {
    if (err instanceof TooLarge) return { ok: false, error: 'tooLarge' };
    if (err instanceof NotSpreadsheet) return { ok: false, error: 'notSpreadsheet' };
    // broken packing, broken XML: not a spreadsheet either
    return { ok: false, error: 'notSpreadsheet' };
  }
}

const order: SheetOrder = workerData;
parentPort?.postMessage(await read(order));
