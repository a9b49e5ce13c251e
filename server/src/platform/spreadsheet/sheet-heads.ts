import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Column } from './spreadsheet.shapes.ts';

/** The head of a column, and where it stands. */
export type Head = { place: number; text: string };

/** A header as it is compared: width of letters, case, blanks and marks of a required column do not matter. */
export const comparable = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*\u200B\uFEFF]+/g, '')
    .replaceAll(/\((?:必填项?|选填|可选|required|optional)\)/g, '')
    .replace(/:$/, '');

const UNIT = /^(?:[a-z$€£¥%]{1,4}|元|美元|人民币|公斤|千克|克|吨|升|毫升|箱|件|瓶|桶|袋)$/;
/** A head without the unit behind it, `出厂价(元/吨)`. */
function withoutUnit(name: string): string {
  const at = name.lastIndexOf('(');
  if (at < 0 || !name.endsWith(')')) return name;
  const units = name.slice(at + 1, -1).split('/');
  return units.length <= 2 && units.every((unit) => UNIT.test(unit)) ? name.slice(0, at) : name;
}
/** The Chinese of a head in both languages, `品名 Product`. */
const chineseOf = (name: string): string => (/\p{Script=Han}/u.test(name) ? name.replaceAll(/[a-z./-]+/g, '') : name);

const namesOf = ({ zh, en }: Bilingual): string[] => [zh, en, `${zh}${en}`, `${zh}/${en}`].map(comparable);

/** What companies have said of heads before, as they are compared: the field of each, '' where it is left out. */
export type RememberedHeads = Readonly<Record<string, string>>;

/** What the heads of a sheet say: the column of each place, and columns that stand there twice. */
export type Heads<Key extends string> = { places: Map<number, Key>; twice: Bilingual[] };

/**
 * Takes each column for what its head says: what the company has decided before, the column's own header, a name that people have for
 * it, and at last such a name with something around it.
 */
export function readHeads<Key extends string>(
  columns: readonly Column<Key>[],
  heads: readonly Head[],
  remembered: RememberedHeads = {},
): Heads<Key> {
  const named = heads.map(({ place, text }) => ({ place, name: comparable(text) }));
  const places = new Map<number, Key>();
  const twice: Bilingual[] = [];
  const decided = new Set(named.flatMap(({ place, name }) => (Object.hasOwn(remembered, name) ? [place] : [])));
  const found = new Set<Key>();
  const take = ({ key, header }: Column<Key>, says: (head: { place: number; name: string }) => boolean): void => {
    if (found.has(key)) return;
    const [first, second] = named.filter((head) => !places.has(head.place) && says(head));
    if (first === undefined) return;
    places.set(first.place, key);
    found.add(key);
    if (second !== undefined) twice.push(header);
  };
  for (const column of columns)
    take(column, ({ place, name }) => decided.has(place) && remembered[name] === column.key);
  for (const way of [(name: string) => name, withoutUnit, chineseOf]) {
    for (const column of columns)
      take(column, ({ place, name }) => !decided.has(place) && namesOf(column.header).includes(way(name)));
    for (const column of columns) {
      const also = (column.also ?? []).map(comparable);
      take(column, ({ place, name }) => !decided.has(place) && also.includes(way(name)));
    }
  }
  return { places, twice };
}
