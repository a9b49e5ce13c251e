import { isDateFormat, isoOfSerial } from './dates.ts';
import { unescapeXml, unescapeFormula } from './escape.ts';
import { NO_VALUE, PICTURE_CELL } from './misread-cell.ts';
import { NotSpreadsheet, SHEET_LIMITS, TooLarge } from './sheet-limits.ts';
import type { Workbook } from './workbook.ts';

/** A row as it stands: its number, whether it is in sight, and the cells that hold something by column (0 is A). */
export type RawRow = { number: number; hidden: boolean; cells: Map<number, string> };

/** Cells of several rows that were merged into one. */
export type MergedArea = { address: string; column: number; from: number; to: number };
/** What a sheet has beside its cells; `pictures` lie on it. */
export type Beside = { merged: MergedArea[]; pictures: number };

type Hear = (row: RawRow) => void;
type Reading = { shared: string[]; dates: boolean[]; calendar1904: boolean };

/** A visible sheet of a workbook; `read` hands over each of its rows that holds something, in order. */
export type Sheet = { name: string; read: (hear: Hear) => Promise<Beside> };

export async function visibleSheets(workbook: Workbook): Promise<Sheet[]> {
  const main = await workbook.mainPart();
  const relations = await workbook.relations(main);
  const partOf = (type: string): string | undefined => relations.find((entry) => entry.type.endsWith(type))?.target;
  const { sheets, calendar1904 } = await readMain(workbook, main);
  const shared = await readShared(workbook, partOf('/sharedStrings'));
  const dates = await readDateStyles(workbook, partOf('/styles'));
  const found = sheets.flatMap(({ name, id }) => {
    const part = relations.find((relation) => relation.id === id && relation.type.endsWith('/worksheet'))?.target;
    if (part === undefined) return [];
    const read = async (hear: Hear): Promise<Beside> => ({
      merged: await readCells(workbook, part, { shared, dates, calendar1904 }, hear),
      pictures: await countPictures(workbook, part),
    });
    return [{ name, read }];
  });
  if (found.length === 0) throw new NotSpreadsheet('no sheet');
  return found;
}

async function readMain(workbook: Workbook, main: string) {
  const sheets: { name: string; id: string }[] = [];
  let calendar1904 = false;
  await workbook.read(main, {
    open: (name, attribute) => {
      if (name === 'workbookPr') calendar1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name === 'sheet' && (attribute('state') ?? 'visible') === 'visible')
        sheets.push({ name: attribute('name') ?? '', id: attribute('id') ?? '' });
    },
  });
  return { sheets, calendar1904 };
}

/** Adds to a text that must stay within the limit of a cell. */
function lengthened(text: string, more: string): string {
  if (text.length + more.length > SHEET_LIMITS.cellCharactersMax) throw new TooLarge('cell');
  return text + more;
}

/** Strings kept once for the whole file. Runs of one string are joined; the reading aid of Japanese sheets (`rPh`) is no part of it. */
async function readShared(workbook: Workbook, part: string | undefined): Promise<string[]> {
  const shared: string[] = [];
  if (part === undefined || !workbook.has(part)) return shared;
  let text = '';
  let inText = false;
  let inReading = false;
  await workbook.read(part, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') inReading = true;
      if (name === 't') inText = !inReading;
    },
    text: (more) => {
      if (inText) text = lengthened(text, more);
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') inReading = false;
      if (name === 'si') shared.push(unescapeXml(text));
    },
  });
  return shared;
}

/** For each cell style whether it shows a date. */
async function readDateStyles(workbook: Workbook, part: string | undefined): Promise<boolean[]> {
  const codes = new Map<number, string>();
  const dates: boolean[] = [];
  if (part === undefined || !workbook.has(part)) return dates;
  let inCellStyles = false;
  await workbook.read(part, {
    open: (name, attribute) => {
      const format = Number(attribute('numFmtId') ?? 0);
      if (name === 'numFmt') codes.set(format, attribute('formatCode') ?? '');
      if (name === 'cellXfs') inCellStyles = true;
      if (name === 'xf' && inCellStyles) dates.push(isDateFormat(format, codes.get(format)));
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return dates;
}

/** Pictures that lie on a sheet and belong to no cell. */
async function countPictures(workbook: Workbook, sheet: string): Promise<number> {
  const drawing = (await workbook.relations(sheet)).find(({ type }) => type.endsWith('/drawing'))?.target;
  let pictures = 0;
  if (drawing === undefined || !workbook.has(drawing)) return pictures;
  await workbook.read(drawing, {
    open: (name) => {
      if (name === 'pic') pictures += 1;
    },
  });
  return pictures;
}

type Cell = { type: string; style: number; column: number; text: string; formula: boolean; rich: boolean };

const isTrue = (said: string | undefined): boolean => said === '1' || said === 'true';

/** Hands over the rows, and answers the areas of several rows that were merged. */
async function readCells(workbook: Workbook, sheet: string, reading: Reading, hear: Hear): Promise<MergedArea[]> {
  const merged: MergedArea[] = [];
  let row: RawRow = { number: 0, hidden: false, cells: new Map() };
  let cell: Cell | null = null;
  let next = 0;
  let rows = 0;
  let inValue = false;
  let inReading = false;
  await workbook.read(sheet, {
    open: (name, attribute) => {
      if (name === 'row') {
        rows += 1;
        if (rows > SHEET_LIMITS.rowElementsMax) throw new TooLarge('rows');
        const number = rowNumber(attribute('r'), row.number);
        row = { number, hidden: isTrue(attribute('hidden')), cells: new Map() };
        next = 0;
      } else if (name === 'c') {
        const column = columnOf(attribute('r')) ?? next;
        next = column + 1;
        cell = {
          type: attribute('t') ?? 'n',
          style: Number(attribute('s') ?? 0),
          column,
          text: '',
          formula: false,
          rich: attribute('vm') !== undefined,
        };
      } else if (name === 'f' && cell !== null) cell.formula = true;
      else if (name === 'mergeCell') merged.push(...areaOf(attribute('ref') ?? ''));
      else if (name === 'rPh') inReading = true;
      else if (name === 'v' || name === 't') inValue = !inReading;
    },
    text: (more) => {
      if (inValue && cell !== null) cell.text = lengthened(cell.text, more);
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'rPh') inReading = false;
      else if (name === 'c' && cell !== null) {
        keep(row, cell, reading);
        cell = null;
      } else if (name === 'row' && row.cells.size > 0) hear(row);
    },
  });
  return merged;
}

/** Merged cells of one row alone are a title. */
function areaOf(address: string): MergedArea[] {
  const [, first = '', from = '', to = ''] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(address) ?? [];
  const column = columnOf(`${first}${from}`);
  if (column === null || Number(to) <= Number(from)) return [];
  return [{ address, column, from: Number(from), to: Number(to) }];
}

/** A cell's text for whoever reads it on: line ends as one sign, and no trace of how older programs wrote them. */
export const cellText = (text: string): string =>
  unescapeFormula(text)
    .replaceAll('\r\n', '\n')
    .replaceAll(/\r|_x000D_/gi, ' ');

function keep(row: RawRow, cell: Cell, reading: Reading): void {
  const text = textOf(cell, reading);
  if (text.trim() === '') return;
  if (cell.column >= SHEET_LIMITS.columnsMax) throw new TooLarge('columns');
  row.cells.set(cell.column, cellText(text));
}

/** What the person sees in a cell, or nearly: numbers in full, dates as ISO, truth as TRUE and FALSE. A formula's last result stands for it. */
function textOf(cell: Cell, reading: Reading): string {
  // a program that writes sheets but does not calculate leaves formulas without a result; a text may be an empty one
  if (cell.text === '') return cell.formula && cell.type !== 'str' ? NO_VALUE : '';
  if (cell.type === 'e' && cell.rich) return PICTURE_CELL;
  if (cell.type === 's') return reading.shared[Number(cell.text)] ?? '';
  if (cell.type === 'inlineStr' || cell.type === 'str') return unescapeXml(cell.text);
  if (cell.type === 'b') return cell.text === '1' ? 'TRUE' : 'FALSE';
  if (cell.type === 'd') return cell.text.replace(/T00:00:00(\.0+)?Z?$/, '');
  const value = Number(cell.text);
  if (cell.type !== 'n' || Number.isNaN(value)) return cell.text;
  if (reading.dates[cell.style] === true) return isoOfSerial(value, reading.calendar1904);
  return numberText(value);
}

/**
 * Fifteen digits, as spreadsheets keep them, and no exponent: a telephone number is one number of eleven digits. What is longer has
 * lost its last ones: it is written with an exponent, as its reader saw it, so that nobody takes zeros for them (`misreadCell`).
 */
function numberText(value: number): string {
  const rounded = Number(value.toPrecision(15));
  if (Math.abs(rounded) >= 1e15) return rounded.toExponential().toUpperCase();
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
}

function rowNumber(given: string | undefined, before: number): number {
  const number = Number(given);
  return Number.isInteger(number) && number > before && number <= 1_048_576 ? number : before + 1;
}

/** The column of an address such as `AB12`: 27. */
function columnOf(address: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(address ?? '')?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
