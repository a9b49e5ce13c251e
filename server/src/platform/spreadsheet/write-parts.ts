import { withoutEnd } from '@fairbridge/contract/text.ts';
import { escapeXml } from './escape.ts';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in `styles`: what a cell's `s` says. */
export const STYLES = { plain: 0, text: 1, number: 2, date: 3, moment: 4, header: 5, required: 6, wrong: 7 } as const;
const TEXT_FORMAT = 49;
const DATE_FORMAT = 164;
const MOMENT_FORMAT = 165;

const override = (part: string, kind: string): string =>
  `<Override PartName="${part}" ContentType="${TYPE}.${kind}+xml"/>`;
const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;

/** The part of a sheet: the first, the hidden lists, then those after the first. */
export const sheetPart = (number: number): string => `worksheets/sheet${number}.xml`;
const FIRST_OF_MORE = 3;
/** Numbers of the sheets after the first. */
export const numbersOf = (more: readonly unknown[]): number[] => more.map((_sheet, at) => FIRST_OF_MORE + at);

/** `others`: what is said of parts that not every file has. */
export const contentTypes = (more: readonly number[], others: string): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${[1, 2, ...more].map((number) => override(`/xl/${sheetPart(number)}`, 'worksheet')).join('')}${override('/xl/styles.xml', 'styles')}${others}</Types>`;

export const packageRelations = `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`;

export const workbookRelations = (more: readonly number[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${[1, 2, ...more].map((number) => relation(`r${number}`, 'worksheet', sheetPart(number))).join('')}${relation('styles', 'styles', 'styles.xml')}</Relationships>`;

/** Spreadsheets allow 31 characters on a tab, and some none of. */
const tabName = (name: string): string =>
  [...withoutEnd(name.replaceAll(/[[\]:*?/\\]/g, ' ').replace(/^'+/, ''), "'")].slice(0, 31).join('');

const tab = (name: string, number: number, hidden = false): string =>
  `<sheet name="${escapeXml(tabName(name))}" sheetId="${number}"${hidden ? ' state="hidden"' : ''} r:id="r${number}"/>`;

export const workbook = (sheet: string, more: readonly string[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tab(sheet, 1)}${more.map((name, at) => tab(name, FIRST_OF_MORE + at)).join('')}${tab('_lists', 2, true)}</sheets></workbook>`;

const format = (id: number, font = 0, fill = 0): string =>
  `<xf numFmtId="${id}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1"${font === 0 ? '' : ' applyFont="1"'}${fill === 0 ? '' : ' applyFill="1"'}/>`;

/** Places in the fills of `styles`, of which the first two are the format's own. */
const FILLS = { required: 2, wrong: 3 } as const;
const fill = (colour: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`;

export const styles = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="${DATE_FORMAT}" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="${MOMENT_FORMAT}" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FFE9B8')}${fill('FBD5D0')}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8">${format(0)}${format(TEXT_FORMAT)}${format(0)}${format(DATE_FORMAT)}${format(MOMENT_FORMAT)}${format(TEXT_FORMAT, 1)}${format(TEXT_FORMAT, 1, FILLS.required)}${format(TEXT_FORMAT, 0, FILLS.wrong)}</cellXfs></styleSheet>`;

/** The sheet behind the lists of choices: column by column, a choice a row. */
export function hiddenSheet(choices: readonly (readonly string[])[], columnName: (at: number) => string): string {
  const longest = Math.max(0, ...choices.map((list) => list.length));
  const rows = Array.from({ length: longest }, (_row, row) => {
    const cells = choices.map((list, at) => {
      const text = list[row];
      if (text === undefined) return '';
      return `<c r="${columnName(at)}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
    });
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}
