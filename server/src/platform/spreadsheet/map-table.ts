import { cutText, type Bilingual } from '@fairbridge/contract/text.ts';
import type { SheetChoices } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { comparable, readHeads, type RememberedHeads } from './sheet-heads.ts';
import type { Column, RawTable, RawTableRow, RowsLeft, SheetRead } from './spreadsheet.shapes.ts';
import { isTotal } from './total-row.ts';
import { columnName } from './write-sheet.ts';

export type SheetWanted<Key extends string> = {
  columns: readonly Column<Key>[];
  /** One of these at least must be there, beside each column that is not optional. */
  oneOf?: readonly Key[];
  /** Headers of columns of ours that are read by nobody, such as the one with the errors of before. */
  ignored?: readonly Bilingual[];
  remembered?: RememberedHeads;
};

const isIgnored = ({ ignored = [] }: Pick<SheetWanted<string>, 'ignored'>, head: string): boolean =>
  ignored.some(({ zh, en }) => [zh, en, `${zh}/${en}`].map(comparable).includes(comparable(head)));

/** The lists of columns of which one each is needed. */
export const needsOf = <Key extends string>({ columns, oneOf = [] }: SheetWanted<Key>): Key[][] => [
  ...columns.flatMap(({ key, optional }) => (optional === true ? [] : [[key]])),
  ...(oneOf.length > 0 ? [[...oneOf]] : []),
];

type Places<Key extends string> = { places: Map<number, Key>; twice: Bilingual[] };

/** The column of each place, as somebody has chosen; what was not chosen stays as its head says. */
function placesOf<Key extends string>(
  { heads }: RawTable,
  { columns, remembered }: SheetWanted<Key>,
  chosen: Readonly<Record<string, string>>,
): Places<Key> {
  const { places, twice } = readHeads(columns, heads, remembered);
  if (Object.keys(chosen).length === 0) return { places, twice };
  const byKey = new Map<string, Column<Key>>(columns.map((column) => [column.key, column]));
  const said = Object.values(chosen).filter((key) => key !== '');
  for (const [place, key] of places) if (said.includes(key)) places.delete(place);
  for (const [place, key] of Object.entries(chosen)) {
    const column = byKey.get(key);
    if (column === undefined) places.delete(Number(place));
    else if (heads.some((head) => head.place === Number(place))) places.set(Number(place), column.key);
  }
  const double = said.filter((key, at) => said.indexOf(key) !== at);
  return { places, twice: double.flatMap((key) => byKey.get(key)?.header ?? []) };
}

const UNKNOWN_MAX = 20;
const UNKNOWN_CHARACTERS = 40;

/** The heads of a sheet that are taken for nothing. */
export const unknownHeads = (
  { heads }: RawTable,
  wanted: Pick<SheetWanted<string>, 'ignored'>,
  places: ReadonlyMap<number, string>,
): RawTable['heads'] => heads.filter(({ place, text }) => !places.has(place) && !isIgnored(wanted, text));

/** What they are called where they are told: a column without a head by its letter. */
export const unknownNames = (heads: RawTable['heads']): string[] =>
  heads.slice(0, UNKNOWN_MAX).map(({ place, text }) => cutText(text.trim(), UNKNOWN_CHARACTERS) || columnName(place));

/** Whether a row stays, and where it is counted if not. */
function sorted(row: RawTableRow, choices: SheetChoices | undefined, left: RowsLeft): boolean {
  const [out] = [
    ...(row.hidden && choices?.hidden !== true ? [left.hidden] : []),
    ...(isTotal(row) && choices?.totals !== true ? [left.totals] : []),
  ];
  out?.push(row.number);
  return out === undefined;
}

/** The rows of a table under our columns, as their heads and whoever uploads it say. */
export function mapTable<Key extends string>(
  table: RawTable,
  wanted: SheetWanted<Key>,
  choices?: SheetChoices,
): SheetRead<Key> {
  const { columns } = wanted;
  const { places, twice } = placesOf(table, wanted, choices?.columns ?? {});
  const found = new Set(places.values());
  const headersOf = (keys: readonly Key[]): Bilingual[] =>
    columns.filter(({ key }) => keys.includes(key)).map(({ header }) => header);
  const missing = needsOf(wanted).filter((keys) => !keys.some((key) => found.has(key)));
  const { sheet } = table;
  if (missing.length > 0)
    return {
      ok: false,
      error: 'columnsMissing',
      sheet,
      columns: missing.flatMap((keys) => headersOf(keys.slice(0, 1))),
    };
  if (twice.length > 0) return { ok: false, error: 'columnsTwice', sheet, columns: twice };
  const given = columns.flatMap(({ key }): [Key, string][] => {
    const value = choices?.values[key] ?? '';
    return value === '' || found.has(key) ? [] : [[key, value]];
  });
  const left: RowsLeft = { hidden: [], totals: [] };
  const rows = table.rows.flatMap((row) => {
    const texts = new Map<Key, string>();
    for (const [place, key] of places) texts.set(key, row.cells.get(place) ?? '');
    if ([...texts.values()].every((text) => text === '') || !sorted(row, choices, left)) return [];
    for (const [key, value] of given) texts.set(key, value);
    return [{ number: row.number, cells: cellsOf(columns, texts) }];
  });
  return {
    ok: true,
    table,
    columns: [...found, ...given.map(([key]) => key)],
    places,
    unknown: unknownHeads(table, wanted, places),
    rows,
    left,
  };
}

function cellsOf<Key extends string>(
  columns: readonly Column<Key>[],
  texts: ReadonlyMap<Key, string>,
): Record<Key, string> {
  // keys are the program's own, never the file's
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key of the record is one of the columns
  return Object.fromEntries(columns.map(({ key }) => [key, texts.get(key) ?? ''])) as Record<Key, string>;
}
