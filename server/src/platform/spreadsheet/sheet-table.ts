import { readHeads, type Heads } from './sheet-heads.ts';
import { SHEET_LIMITS, TooLarge } from './sheet-limits.ts';
import type { Column, SheetRead, SheetRow } from './spreadsheet.shapes.ts';
import type { RawRow } from './worksheet.ts';

/** So many rows may stand above the heads: titles, notes, blanks. */
const ABOVE_MAX = 20;

/** Collects rows under their heads: of the first rows the one that names most of the columns. What stands in other columns is left alone. */
export class SheetTable<Key extends string> {
  #sheet: string;
  #columns: readonly Column<Key>[];
  #rowsMax: number;
  #first: RawRow[] = [];
  #heads: Heads<Key> | null = null;
  #rows: SheetRow<Key>[] = [];
  #characters = 0;

  constructor(sheet: string, columns: readonly Column<Key>[], rowsMax: number) {
    this.#sheet = sheet;
    this.#columns = columns;
    this.#rowsMax = rowsMax;
  }

  hear(row: RawRow): void {
    if (this.#heads !== null) return this.#keep(row, this.#heads);
    this.#first.push(row);
    if (this.#first.length >= ABOVE_MAX) this.#findHeads();
  }

  #findHeads(): Heads<Key> {
    const all = this.#first.map((row) => readHeads(this.#columns, row));
    const most = Math.max(0, ...all.map(({ places }) => places.size));
    const at = all.findIndex(({ places }) => places.size === most);
    const heads = all[at] ?? { places: new Map(), twice: [], unknown: [] };
    this.#heads = heads;
    for (const row of this.#first.slice(at + 1)) this.#keep(row, heads);
    return heads;
  }

  #keep(row: RawRow, { places }: Heads<Key>): void {
    const texts = new Map<Key, string>();
    for (const [place, key] of places) texts.set(key, row.cells.get(place) ?? '');
    const characters = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
    if (characters === 0) return;
    this.#characters += characters;
    if (this.#rows.length >= this.#rowsMax || this.#characters > SHEET_LIMITS.answerCharactersMax)
      throw new TooLarge('rows');
    this.#rows.push({ number: row.number, cells: cellsOf(this.#columns, texts) });
  }

  result(): SheetRead<Key> {
    const { places, twice, unknown } = this.#heads ?? this.#findHeads();
    const sheet = this.#sheet;
    const found = new Set(places.values());
    const missing = this.#columns.filter((column) => column.optional !== true && !found.has(column.key));
    if (missing.length > 0)
      return { ok: false, error: 'columnsMissing', sheet, columns: missing.map(({ header }) => header) };
    if (twice.length > 0) return { ok: false, error: 'columnsTwice', sheet, columns: twice };
    return { ok: true, sheet, columns: [...found], unknown, rows: this.#rows };
  }
}

function cellsOf<Key extends string>(
  columns: readonly Column<Key>[],
  texts: ReadonlyMap<Key, string>,
): Record<Key, string> {
  // keys are the program's own, never the file's
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key of the record is one of the columns
  return Object.fromEntries(columns.map(({ key }) => [key, texts.get(key) ?? ''])) as Record<Key, string>;
}
