import { cutText, type Bilingual } from '@fairbridge/contract/text.ts';
import type { Column } from './spreadsheet.shapes.ts';
import type { RawRow } from './worksheet.ts';

/** A header as it is compared: width of letters, case, blanks and the star of a required column do not matter. */
const comparable = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*\u200B\uFEFF]+/g, '');

const namesOf = ({ zh, en }: Bilingual): string[] => [zh, en, `${zh}${en}`, `${zh}/${en}`].map(comparable);

/** What the heads of a sheet say: the column of each place, columns that stand there twice, and heads of no column. */
export type Heads<Key extends string> = { places: Map<number, Key>; twice: Bilingual[]; unknown: string[] };

const UNKNOWN_MAX = 20;
const UNKNOWN_CHARACTERS = 40;

export function readHeads<Key extends string>(columns: readonly Column<Key>[], row: RawRow): Heads<Key> {
  const heads = [...row.cells].map(([place, text]) => ({ place, text, name: comparable(text) }));
  const places = new Map<number, Key>();
  const twice: Bilingual[] = [];
  for (const { key, header, also = [] } of columns) {
    const free = heads.filter(({ place }) => !places.has(place));
    const own = free.filter(({ name }) => namesOf(header).includes(name));
    // what people call it themselves counts where its own head is not there
    const found = own.length > 0 ? own : free.filter(({ name }) => also.map(comparable).includes(name));
    if (found[0] !== undefined) places.set(found[0].place, key);
    if (found.length > 1) twice.push(header);
  }
  const unknown = heads
    .filter(({ place }) => !places.has(place))
    .map(({ text }) => cutText(text.trim(), UNKNOWN_CHARACTERS));
  return { places, twice, unknown: unknown.slice(0, UNKNOWN_MAX) };
}
