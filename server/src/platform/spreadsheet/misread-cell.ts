import type { RuleName } from '@fairbridge/contract/rules.ts';

/** Results of formulas that failed; a program shows them, nobody typed them. */
const FAILED =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|NUM!|NULL!|DIV\/0!|SPILL!|CALC!|FIELD!|BUSY!|GETTING_DATA|BLOCKED!|CONNECT!)$/i;
/** A number of more than fifteen digits, which spreadsheets keep only in part: ours are read so, and CSV files hold them so. */
const SHORTENED = /^-?\d(?:\.\d+)?E\+?\d{2,3}$/i;
const PICTURE = /^=(?:_xlfn\.)?(?:DISPIMG|IMAGE)\(/i;
/** What is read of a cell with a formula that nothing has calculated, and of one that holds a picture. */
export const NO_VALUE = '#FORMULA!';
export const PICTURE_CELL = '=IMAGE()';

/**
 * Why a cell's text is surely not what somebody meant to write there: the program that kept the sheet has put something else in its
 * place. Null: nothing is known against it. `isYesNo`: the cell may hold TRUE or FALSE.
 */
export function misreadCell(text: string, isYesNo = false): RuleName | null {
  if (text === NO_VALUE) return 'sheetNoValue';
  if (FAILED.test(text)) return 'sheetFormula';
  if (SHORTENED.test(text)) return 'sheetLongNumber';
  if (PICTURE.test(text)) return 'sheetPicture';
  return !isYesNo && /^(?:TRUE|FALSE)$/.test(text) ? 'sheetTruth' : null;
}

/** The same of a whole row, by the keys of its columns. */
export const misreadCells = <Key extends string>(columns: readonly { key: Key }[], cells: Record<Key, string>) =>
  columns.flatMap(({ key }) => {
    const rule = misreadCell(cells[key].trim());
    return rule === null ? [] : [{ key, rule }];
  });
