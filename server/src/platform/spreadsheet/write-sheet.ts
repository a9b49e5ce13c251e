import { setImmediate as breath } from 'node:timers/promises';
import { cutText, type Lang } from '@fairbridge/contract/text.ts';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { serialOf } from './dates.ts';
import { escapeXml, escapeFormula } from './escape.ts';
import type { CellValue, Column, SheetToWrite, WrittenTable, WrongCell } from './spreadsheet.shapes.ts';
import { noteLink, noteParts, NOTES_MAX, noteTypes, type Note } from './write-notes.ts';
import {
  contentTypes,
  hiddenSheet,
  numbersOf,
  packageRelations,
  sheetPart,
  STYLES,
  styles,
  workbook,
  workbookRelations,
  XML,
} from './write-parts.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PIECE = 32_768;
const WIDTH = 18;
/** The last row a spreadsheet has: lists of choices go down to it. */
const LAST_ROW = 1_048_576;
/** When every part of a file was written, as the archive says it: the same table always gives the same bytes. */
const WRITTEN_AT = new Date(1980, 0, 1);

/**
 * Writes an .xlsx file with one sheet, or more for people to read: bold header that stays in sight, one column per entry of `columns`. Texts are string cells of the format 'text',
 * so nothing becomes a formula and telephone numbers keep their zeros (G35); those that a CSV would run carry an apostrophe (escape.ts).
 * Cells that are wrong are coloured, and the first of them carry a note (write-notes.ts).
 * Works in small pieces and lets others have their turn between them; rows may come from a cursor.
 */
export async function writeSheet<Key extends string>(wanted: SheetToWrite<Key>): Promise<Buffer> {
  const out: Uint8Array[] = [];
  const zip = new Zip((err, chunk) => {
    if (err !== null) throw err;
    out.push(chunk);
  });
  const add = (name: string, text: string): void => {
    addPart(zip, name).push(strToU8(text), true);
  };
  const choices = wanted.columns.map(({ choices: list = [] }) => list);
  const { more = [], lang } = wanted;
  const numbers = numbersOf(more);
  add('_rels/.rels', packageRelations);
  add(
    'xl/workbook.xml',
    workbook(
      wanted.sheet,
      more.map(({ sheet }) => sheet),
    ),
  );
  add('xl/_rels/workbook.xml.rels', workbookRelations(numbers));
  add('xl/styles.xml', styles);
  add('xl/worksheets/sheet2.xml', hiddenSheet(choices, columnName));

  const notes: Note[] = [];
  const after = (): string => validations(wanted.columns, lang) + (notes.length > 0 ? noteLink : '');
  await writeTable(zip, 1, wanted, lang, { frozen: wanted.frozenColumns ?? 0, notes, after });
  for (const [name, text] of noteParts(notes)) add(name, text);
  for (const [at, table] of more.entries())
    await writeTable(zip, numbers[at] ?? 0, table, lang, { frozen: 0, notes: [], after: () => '' });
  // only now it is known whether there are notes
  add('[Content_Types].xml', contentTypes(numbers, notes.length > 0 ? noteTypes : ''));
  zip.end();
  return Buffer.concat(out);
}

function addPart(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: 6 });
  part.mtime = WRITTEN_AT;
  zip.add(part);
  return part;
}

/** What a sheet has beyond its table: columns that stay in sight, notes that are collected, and what follows the last row. */
type Beyond = { frozen: number; notes: Note[]; after: () => string };

async function writeTable<Key extends string>(
  zip: Zip,
  number: number,
  table: WrittenTable<Key>,
  lang: Lang,
  beyond: Beyond,
): Promise<void> {
  const part = addPart(zip, `xl/${sheetPart(number)}`);
  let piece = '';
  for await (const text of sheetTexts(table, lang, beyond)) {
    piece += text;
    if (piece.length < PIECE) continue;
    part.push(strToU8(piece));
    piece = '';
    await breath();
  }
  part.push(strToU8(piece), true);
}

async function* sheetTexts<Key extends string>(
  { columns, rows }: WrittenTable<Key>,
  lang: Lang,
  { frozen, notes, after }: Beyond,
): AsyncGenerator<string> {
  const names = columns.map((_column, at) => columnName(at));
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane(frozen)}</sheetView></sheetViews>`;
  yield `<cols>${columns.map((column, at) => columnXml(column, at + 1)).join('')}</cols><sheetData>`;
  yield `<row r="1">${columns.map((column, at) => headCell(`${names[at]}1`, column, lang)).join('')}</row>`;
  let number = 1;
  for await (const row of rows) {
    number += 1;
    const cells = columns.map(({ key, kind }, at) => {
      const address = `${names[at]}${number}`;
      const value = row[key];
      if (!isWrong(value)) return cell(address, value, kind ?? 'text');
      if (notes.length < NOTES_MAX) notes.push({ column: at, row: number - 1, address, text: value.wrong });
      return textCell(address, escapeFormula(value.text), STYLES.wrong);
    });
    yield `<row r="${number}">${cells.join('')}</row>`;
  }
  yield `</sheetData>${after()}</worksheet>`;
}

const isWrong = (value: CellValue | WrongCell): value is WrongCell =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** The header stays in sight, and with it so many columns. */
const pane = (columns: number): string =>
  columns === 0
    ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
    : `<pane xSplit="${columns}" ySplit="1" topLeftCell="${columnName(columns)}2" activePane="bottomRight" state="frozen"/>`;

const headCell = (address: string, { header, required = false }: Column, lang: Lang): string =>
  required ? textCell(address, `* ${header[lang]}`, STYLES.required) : textCell(address, header[lang], STYLES.header);

/** A column's width, and its format also where cells are still empty: what is typed into a template's text column stays text. */
function columnXml({ kind = 'text', width = WIDTH }: Column, number: number): string {
  return `<col min="${number}" max="${number}" width="${width}" style="${STYLES[kind]}" customWidth="1"/>`;
}

function cell(address: string, value: CellValue, kind: 'text' | 'number' | 'date'): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number')
    return Number.isFinite(value) ? `<c r="${address}" s="${STYLES.number}"><v>${value}</v></c>` : '';
  const serial = value instanceof Date || kind === 'date' ? serialOf(value) : null;
  if (serial === null) return value instanceof Date ? '' : textCell(address, escapeFormula(value), STYLES.text);
  const style = Number.isInteger(serial) ? STYLES.date : STYLES.moment;
  return `<c r="${address}" s="${style}"><v>${serial}</v></c>`;
}

const textCell = (address: string, text: string, style: number): string =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** `A`, ..., `Z`, `AA`: the column at a place, from 0. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

const HINT_MAX = 255;

/**
 * What is told and offered at the cells of a column. Lists to choose from stand in the hidden sheet's column of the same name, where they may be
 * long and hold commas.
 */
function validations(columns: readonly Column[], lang: Lang): string {
  const all = columns.flatMap(({ choices = [], hint }, at) => {
    if (choices.length === 0 && hint === undefined) return [];
    const name = columnName(at);
    const told = hint === undefined ? '' : ` showInputMessage="1" prompt="${escapeXml(cutText(hint[lang], HINT_MAX))}"`;
    const cells = `sqref="${name}2:${name}${LAST_ROW}"`;
    if (choices.length === 0) return [`<dataValidation allowBlank="1"${told} ${cells}/>`];
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1"${told} ${cells}><formula1>_lists!$${name}$1:$${name}$${choices.length}</formula1></dataValidation>`,
    ];
  });
  return all.length === 0 ? '' : `<dataValidations count="${all.length}">${all.join('')}</dataValidations>`;
}
