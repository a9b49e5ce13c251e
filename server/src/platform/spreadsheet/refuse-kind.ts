import { fail } from '../http/app-error.ts';

/** An old .xls, and an .xlsx with a password: both are compound files of Microsoft. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const UTF16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
const LOOKED_AT = 4_096;

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);

/** Bytes without control characters, in whatever encoding of one or two bytes; a PDF begins like a text. */
function isText(bytes: Buffer): boolean {
  if (UTF16.some((mark) => startsWith(bytes, mark))) return true;
  const control = bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
  return bytes.length > 0 && !control && !startsWith(bytes, Buffer.from('%PDF'));
}

/** Refuses what is no .xlsx. What people take for one, whatever it is called, is told as what it is, and how it becomes one. */
export function refuseKind(file: Buffer): never {
  if (startsWith(file, COMPOUND)) fail('sheetOld');
  const start = file.subarray(0, LOOKED_AT);
  if (!isText(start)) fail('sheetKind');
  const marks = start.toString('latin1').replaceAll('\0', '');
  fail(/<(?:!doctype|html|table|head|meta|\?xml)[\s>]/i.test(marks) ? 'sheetPage' : 'sheetText');
}
