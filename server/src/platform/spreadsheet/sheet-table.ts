import { readHeads, type Head, type RememberedHeads } from './sheet-heads.ts';
import { SHEET_LIMITS, TooLarge } from './sheet-limits.ts';
import type { Column, RawTable, RawTableRow } from './spreadsheet.shapes.ts';
import type { Beside, MergedArea, RawRow } from './worksheet.ts';

/** So many rows may stand above the heads: titles, notes, blanks. */
const ABOVE_MAX = 20;

type Wanted = { columns: readonly Column[]; remembered: RememberedHeads; rowsMax: number };

const headsOf = ({ cells }: RawRow): Head[] => [...cells].map(([place, text]) => ({ place, text }));

/** Collects the rows under the heads: of the first rows the one that names most of the columns, or else the one with most cells. */
export class SheetTable {
  #wanted: Wanted;
  #first: RawRow[] = [];
  #heads: RawRow | null = null;
  #rows: RawTableRow[] = [];
  #characters = 0;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  hear(row: RawRow): void {
    if (this.#heads !== null) return this.#keep(row);
    this.#first.push(row);
    if (this.#first.length >= ABOVE_MAX) this.#findHeads();
  }

  #findHeads(): RawRow {
    const { columns, remembered } = this.#wanted;
    const weights = this.#first.map((row) => ({
      named: readHeads(columns, headsOf(row), remembered).places.size,
      cells: row.cells.size,
    }));
    const named = Math.max(0, ...weights.map((weight) => weight.named));
    const cells = Math.max(0, ...weights.map((weight) => weight.cells));
    const at = weights.findIndex((weight) => (named > 0 ? weight.named === named : weight.cells === cells));
    const heads = this.#first[at] ?? { number: 0, hidden: false, cells: new Map() };
    this.#heads = heads;
    for (const row of this.#first.slice(at + 1)) this.#keep(row);
    return heads;
  }

  #keep({ number, hidden, cells }: RawRow): void {
    for (const text of cells.values()) this.#characters += text.length;
    if (this.#rows.length >= this.#wanted.rowsMax || this.#characters > SHEET_LIMITS.answerCharactersMax)
      throw new TooLarge('rows');
    this.#rows.push({ number, hidden, cells });
  }

  /** The table, and how many of the wanted columns its heads name. */
  result(sheet: string, { merged, pictures }: Beside): RawTable {
    const heads = this.#heads ?? this.#findHeads();
    const areas = merged.filter(
      ({ from, to }) => from > heads.number && this.#rows.some((row) => row.number > from && row.number <= to),
    );
    this.#fill(areas);
    return {
      sheet,
      heads: [...headsOf(heads), ...this.#headless(heads)].toSorted((a, b) => a.place - b.place),
      rows: this.#rows,
      merged: areas.map(({ address }) => address),
      pictures,
    };
  }

  /** Columns that hold something under no head. */
  #headless({ cells }: RawRow): Head[] {
    const places = new Set(this.#rows.flatMap((row) => [...row.cells.keys()]));
    return [...places].flatMap((place) => (cells.has(place) ? [] : [{ place, text: '' }]));
  }

  /** What stands in one cell over several rows is said of each of them. */
  #fill(areas: readonly MergedArea[]): void {
    const rows = new Map(this.#rows.map((row) => [row.number, row]));
    const last = this.#rows.at(-1)?.number ?? 0;
    for (const { column, from, to } of areas) {
      const text = rows.get(from)?.cells.get(column);
      if (text === undefined) continue;
      for (let number = from + 1; number <= Math.min(to, last); number += 1) {
        const cells = rows.get(number)?.cells;
        if (cells?.has(column) === false) cells.set(column, text);
      }
    }
  }
}
