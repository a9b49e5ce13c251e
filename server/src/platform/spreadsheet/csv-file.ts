import { parse } from 'csv-parse/sync';
import { NotSpreadsheet, SHEET_LIMITS, TooLarge } from './sheet-limits.ts';
import { isPage, textOfFile } from './sheet-text.ts';
import { cellText, type Sheet } from './worksheet.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/** So many rows tell what stands between their cells. */
const LOOKED_AT = 20;
const NOTHING_ELSE = { merged: [], pictures: 0 };

function records(text: string, delimiter: string, most: number): string[][] {
  const options = {
    delimiter,
    to: most,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  } as const;
  try {
    return parse(text, options);
  } catch {
    // a quotation mark at the beginning of a cell that nothing closes: an inch
    return parse(text, { ...options, quote: null });
  }
}

/** What parts the cells: that which gives most rows the same number of them, and many. */
function delimiterOf(text: string): string {
  const scored = DELIMITERS.map((delimiter) => {
    const widths = records(text, delimiter, LOOKED_AT).map((cells) => cells.length);
    const widest = Math.max(1, ...widths);
    return { delimiter, score: widest === 1 ? 0 : widest * widths.filter((width) => width === widest).length };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** A CSV file, in whatever encoding and with whatever between its cells. */
export function csvSheet(bytes: Buffer): Sheet {
  const whole = textOfFile(bytes);
  if (whole === null || isPage(whole)) throw new NotSpreadsheet('no text');
  // Excel takes this line for itself
  const said = /^sep=(.)\r?\n/i.exec(whole);
  const text = said === null ? whole : whole.slice(said[0].length);
  const rows = records(text, said?.[1] ?? delimiterOf(text), SHEET_LIMITS.rowElementsMax + 1);
  if (rows.length > SHEET_LIMITS.rowElementsMax) throw new TooLarge('rows');
  return {
    name: 'CSV',
    read: async (hear) => {
      for (const [at, cells] of rows.entries()) {
        const filled = cells.flatMap((typed, place): [number, string][] => {
          const cell = cellText(typed);
          return cell.trim() === '' ? [] : [[place, cell]];
        });
        if (filled.some(([place]) => place >= SHEET_LIMITS.columnsMax)) throw new TooLarge('columns');
        if (filled.some(([, cell]) => cell.length > SHEET_LIMITS.cellCharactersMax)) throw new TooLarge('cell');
        if (filled.length > 0) hear({ number: at + 1, hidden: false, cells: new Map(filled) });
      }
      return NOTHING_ELSE;
    },
  };
}
