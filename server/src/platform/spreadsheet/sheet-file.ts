import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { SheetToWrite } from './spreadsheet.shapes.ts';
import { writeSheet } from './write-sheet.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet as the file that a call answers with; `name` is what it is saved as. */
export const sheetFile = async <Key extends string>(name: string, sheet: SheetToWrite<Key>): Promise<FileOut> => ({
  name,
  type: XLSX,
  bytes: await writeSheet(sheet),
});
