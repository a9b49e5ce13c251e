import type { Lexicon, Measure } from './lexicon.ts';
import { SIZE_UNITS } from './stop-words.ts';
import { nameKey, type Item, type Token, type ValueItem } from './tokens.ts';

/** Between a name and its number: 'ICUMSA 45', '色值不超过60'. */
const BETWEEN: ReadonlySet<string> = new Set([
  'below',
  'max',
  'maximum',
  'min',
  'under',
  'upto',
  '低于',
  '不超过',
  '小于',
  '最高',
]);
const NAME_ATOMS_MAX = 6;

const keyOf = (tokens: readonly Token[]): string => tokens.map(({ stem }) => stem).join('');

function atomsAt(items: readonly Item[], from: number, count: number): Token[] | null {
  const tokens = items.slice(from, from + count).filter((item) => item.type === 'atom');
  return tokens.length === count ? tokens : null;
}

/** How many atoms from here are one of these names; 0 where none is. */
function lengthOf(items: readonly Item[], from: number, isName: (key: string) => boolean): number {
  for (let count = NAME_ATOMS_MAX; count > 0; count -= 1) {
    const tokens = atomsAt(items, from, count);
    if (tokens !== null && isName(keyOf(tokens))) return count;
  }
  return 0;
}

const isNumber = (item: Item | undefined): boolean => item?.type === 'atom' && item.script === 'digits';

/** Units that nothing but this attribute has: sizes are packed too, contents are strengths, years are ages. */
const ownUnit = ({ unit }: Measure): string | null =>
  unit === '' || unit.startsWith('%') || SIZE_UNITS.has(nameKey(unit)) || /^(?:year|month|day)$/u.test(unit)
    ? null
    : nameKey(unit);

type Found = { numbers: readonly Item[]; end: number };

/** The numbers behind the name of an attribute, with what stands between: of '600-1200' both ends. */
function numbersAfter(items: readonly Item[], from: number, { unit }: Measure): Found {
  const numbers: Item[] = [];
  let end = from + lengthOf(items, from, (key) => BETWEEN.has(key));
  while (numbers.length < 2 && isNumber(items[end])) {
    const next = items[end];
    if (next !== undefined) numbers.push(next);
    end += 1;
  }
  if (numbers.length > 0) end += lengthOf(items, end, (key) => key === nameKey(unit));
  return { numbers, end: numbers.length > 0 ? end : from };
}

function valueItem(measure: Measure, numbers: readonly Item[], taken: readonly Item[]): ValueItem {
  const tokens = taken.filter((item) => item.type === 'atom');
  return {
    type: 'value',
    code: measure.code,
    unit: measure.unit,
    values: numbers.flatMap((item) => (item.type === 'atom' ? [Number(item.text)] : [])),
    tokens,
    before: 'hard',
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
  };
}

function valueAt(lexicon: Lexicon, items: readonly Item[], at: number): { item: ValueItem; end: number } | null {
  for (const measure of lexicon.measures) {
    const { keys } = measure;
    const named = lengthOf(items, at, (key) => keys.has(key));
    const after = numbersAfter(items, at + named, measure);
    const before = isNumber(items[at])
      ? lengthOf(items, at + 1, (key) => keys.has(key) || key === ownUnit(measure))
      : 0;
    if (named > 0 && after.numbers.length > 0)
      return { item: valueItem(measure, after.numbers, items.slice(at, after.end)), end: after.end };
    if (before > 0) {
      const taken = items.slice(at, at + 1 + before);
      return { item: valueItem(measure, taken.slice(0, 1), taken), end: at + taken.length };
    }
    const alone = atomsAt(items, at, named);
    if (named > 0 && alone !== null && lexicon.exact(keyOf(alone)).length === 0)
      return { item: valueItem(measure, [], alone), end: at + named };
  }
  return null;
}

/** Puts what is said of an attribute that is a number together: 'ICUMSA 45', '240 IU', '色值 60'. */
export function measured(lexicon: Lexicon, items: readonly Item[]): Item[] {
  if (lexicon.measures.length === 0) return [...items];
  const result: Item[] = [];
  for (let at = 0; at < items.length;) {
    const value = valueAt(lexicon, items, at);
    const item = items[at];
    if (value !== null) result.push(value.item);
    else if (item !== undefined) result.push(item);
    at = value?.end ?? at + 1;
  }
  return result;
}
