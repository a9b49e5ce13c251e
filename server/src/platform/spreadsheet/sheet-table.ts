import type { Bilingual } from '@fairbridge/contract/text.ts';
import { SHEET_LIMITS, TooLarge } from './sheet-limits.ts';
import type { Column, SheetRead, SheetRow } from './spreadsheet.shapes.ts';
import type { RawRow } from './worksheet.ts';

/** A header as it is compared: width of letters, case, blanks and the star of a required column do not matter. */
const comparable = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*]+/g, '');

const namesOf = ({ zh, en }: Bilingual): string[] => [zh, en, `${zh}${en}`, `${zh}/${en}`].map(comparable);

/** Collects rows under the headers of the first one. What stands in other columns is left alone. */
export class SheetTable<Key extends string> {
  #columns: readonly Column<Key>[];
  #rowsMax: number;
  #places: Map<number, Key> | null = null;
  #rows: SheetRow<Key>[] = [];
  #characters = 0;

  constructor(columns: readonly Column<Key>[], rowsMax: number) {
    this.#columns = columns;
    this.#rowsMax = rowsMax;
  }

  hear(row: RawRow): void {
    if (this.#places === null) this.#places = this.#placesIn(row);
    else this.#keep(row, this.#places);
  }

  #placesIn(header: RawRow): Map<number, Key> {
    const places = new Map<number, Key>();
    for (const column of this.#columns) {
      const names = namesOf(column.header);
      for (const [place, text] of header.cells) {
        if (places.has(place) || !names.includes(comparable(text))) continue;
        places.set(place, column.key);
        break;
      }
    }
    return places;
  }

  #keep(row: RawRow, places: ReadonlyMap<number, Key>): void {
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
    const found = new Set(this.#places?.values());
    const missing = this.#columns.filter((column) => column.optional !== true && !found.has(column.key));
    if (missing.length > 0) return { ok: false, error: 'columnsMissing', missing: missing.map(({ header }) => header) };
    return { ok: true, columns: [...found], rows: this.#rows };
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
