import { fail } from '../http/app-error.ts';
import { isPage, textOfFile } from './sheet-text.ts';

/** An old .xls, and an .xlsx with a password: both are compound files of Microsoft. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Refuses what is no spreadsheet. What people take for one, whatever it is called, is told as what it is, and how it becomes one. */
export function refuseKind(file: Buffer): never {
  if (file.subarray(0, COMPOUND.length).equals(COMPOUND)) fail('sheetOld');
  fail(isPage(textOfFile(file) ?? '') ? 'sheetPage' : 'sheetKind');
}
