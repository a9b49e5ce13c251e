import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';

/** A column of a sheet: found by its header in either language when read, headed in the wanted one when written. */
export type Column<Key extends string = string> = {
  key: Key;
  header: Bilingual;
  /** When read: the sheet may lack it, its cells are then ''. */
  optional?: boolean;
  /** When read: other heads by which people know it. */
  also?: readonly string[];
  /** When read: where no column holds it, one value is asked for all rows; where one of these columns is there, or always. */
  asked?: readonly Key[] | 'always';
  /** When written: how its values are shown; text by default. */
  kind?: 'text' | 'number' | 'date';
  /** When written: width in characters, 18 by default. */
  width?: number;
  /** When written: values offered as a list in each cell. */
  choices?: readonly string[];
  /** When written: its head carries a star and a colour, since each row must fill it in. Reading leaves the star alone. */
  required?: boolean;
  /** When written: what is told at each of its cells as one enters it; up to 255 characters. */
  hint?: Bilingual;
};

/** A row that was read: its number as the person sees it in the program, and each column's text, '' where empty. */
export type SheetRow<Key extends string = string> = { number: number; cells: Record<Key, string> };

/** A row as it stands in the file: what is in sight of it, and its cells that hold something, by place (0 is A). */
export type RawTableRow = { number: number; hidden: boolean; cells: Map<number, string> };

/** A sheet as it stands under its heads; `merged`: areas of several rows in one cell; `pictures` lie on it. */
export type RawTable = {
  sheet: string;
  heads: { place: number; text: string }[];
  rows: RawTableRow[];
  merged: string[];
  pictures: number;
};

/** What came of reading a file. */
export type TableRead = { ok: true; table: RawTable } | { ok: false; error: 'notSpreadsheet' | 'tooLarge' };

/** Numbers of rows that were left out: hidden ones, and those that look like a total. */
export type RowsLeft = { hidden: number[]; totals: number[] };

/**
 * What came of taking its columns for ours. `columns`: those that are there, by their places too; or headers of those that are missing or
 * stand there twice; `unknown`: its heads that are no column.
 */
export type SheetRead<Key extends string = string> =
  | {
      ok: true;
      table: RawTable;
      columns: Key[];
      places: ReadonlyMap<number, Key>;
      unknown: RawTable['heads'];
      rows: SheetRow<Key>[];
      left: RowsLeft;
    }
  | { ok: false; error: 'columnsMissing' | 'columnsTwice'; sheet: string; columns: Bilingual[] };

/** A value to write: dates as a moment (shown in the fair's time, GMT+8) or as `YYYY-MM-DD`. */
export type CellValue = string | number | Date | null | undefined;

/** A cell that somebody has to correct: coloured, with a note that says why. */
export type WrongCell = { text: string; wrong: string };

/** A sheet of a file: its columns with their headers, and rows under them. */
export type WrittenTable<Key extends string = string> = {
  /** Name on the tab. */
  sheet: string;
  columns: readonly Column<Key>[];
  rows: Iterable<WrittenRow<Key>> | AsyncIterable<WrittenRow<Key>>;
};

export type WrittenRow<Key extends string = string> = Partial<Record<Key, CellValue | WrongCell>>;

export type SheetToWrite<Key extends string = string> = WrittenTable<Key> & {
  lang: Lang;
  /** Sheets after the first one, for people: they are never read. Lists to choose from belong to the first. */
  more?: readonly WrittenTable[];
  /** So many columns of the first sheet stay in sight beside its header. */
  frozenColumns?: number;
};
