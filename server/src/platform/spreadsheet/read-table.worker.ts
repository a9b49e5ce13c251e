import { parentPort, workerData } from 'node:worker_threads';
import type { TableOrder } from './read-table.ts';
import { NotSpreadsheet, TooLarge } from './sheet-limits.ts';
import { csvSheet } from './csv-file.ts';
import { readHeads } from './sheet-heads.ts';
import { SheetTable } from './sheet-table.ts';
import type { RawTable, TableRead } from './spreadsheet.shapes.ts';
import { isZip, Workbook } from './workbook.ts';
import { visibleSheets, type Sheet } from './worksheet.ts';

const sheetsOf = async (bytes: Buffer): Promise<Sheet[]> =>
  isZip(bytes) ? visibleSheets(await Workbook.open(bytes)) : [csvSheet(bytes)];

/** The first sheet that has the wanted columns; where none has, the first of those that have most. */
async function readWorkbook({ bytes, columns, remembered, rowsMax }: TableOrder): Promise<TableRead> {
  let best: { table: RawTable; named: number } | null = null;
  const required = columns.filter(({ optional }) => optional !== true);
  for (const { name, read } of await sheetsOf(Buffer.from(bytes))) {
    const collected = new SheetTable({ columns, remembered, rowsMax });
    // oxlint-disable-next-line no-await-in-loop -- most files end with the first
    const table = collected.result(name, await read((row) => collected.hear(row)));
    const named = new Set(readHeads(columns, table.heads, remembered).places.values());
    if (named.size > 0 && required.every(({ key }) => named.has(key))) return { ok: true, table };
    if (best === null || named.size > best.named) best = { table, named: named.size };
  }
  return best === null ? { ok: false, error: 'notSpreadsheet' } : { ok: true, table: best.table };
}

async function read(order: TableOrder): Promise<TableRead> {
  try {
    return await readWorkbook(order);
  } catch (err) {
    if (err instanceof TooLarge) return { ok: false, error: 'tooLarge' };
    if (err instanceof NotSpreadsheet) return { ok: false, error: 'notSpreadsheet' };
    // broken packing, broken XML: not a spreadsheet either
    return { ok: false, error: 'notSpreadsheet' };
  }
}

const order: TableOrder = workerData;
parentPort?.postMessage(await read(order));
