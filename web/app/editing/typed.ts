/** Parts of a form by their path in its values: `introduction.en`, or `brand` where a value is one part. */
export type Parts = Readonly<Record<string, unknown>>;

/** What somebody typed: the parts that differ from what stood there, and what stood there then. */
export type Typed = { typed: Parts; base: Parts };

/** A part that was changed here and elsewhere, each in its own way; `from` says where else: in the record, or in another window of one's own. */
export type Overlap = { path: string; mine: unknown; theirs: unknown; from: 'record' | 'window' };

type Fields = Readonly<Record<string, unknown>>;
export const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBilingual = (value: Fields): boolean => 'zh' in value && 'en' in value && Object.keys(value).length === 2;

/** Where a file is shown from changes by the minute; its id says which it is. */
const ADDRESSES: ReadonlySet<string> = new Set(['address', 'url']);
const keysOf = (value: Fields): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined && !('id' in value && ADDRESSES.has(key)));

/** Are two values the same to whoever reads them, whatever the order of their keys? */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => same(value, other[index]));
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const [keys, others] = [keysOf(one), keysOf(other)];
  return keys.length === others.length && keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]));
}

/**
 * A form's values in the parts that are merged one by one: each key, each language of a text in both, and each key of what `inParts`
 * names (`headquarters`). Lists are whole: who reorders pictures and who adds one have both changed the list.
 */
export function partsOf(values: object, inParts: readonly string[] = []): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  const walk = (value: unknown, path: string): void => {
    const divided = isPlainObject(value) && (path === '' || isBilingual(value) || inParts.includes(path));
    if (!divided) parts[path] = value;
    else for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(values, '');
  return parts;
}

/** What differs from what stands there. */
export function typedOver(stands: object, values: object, inParts?: readonly string[]): Typed {
  const [before, now] = [partsOf(stands, inParts), partsOf(values, inParts)];
  const typed: Record<string, unknown> = {};
  const base: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(now)) {
    if (same(before[path], value)) continue;
    typed[path] = value;
    if (path in before) base[path] = before[path];
  }
  return { typed, base };
}

export const isNothing = ({ typed }: Typed): boolean => Object.keys(typed).length === 0;

/** The same values with one part replaced; unchanged where they have no such part. */
export function withPart<V extends object>(values: V, path: string, value: unknown): V {
  const [key = '', ...rest] = path.split('.');
  if (!Object.hasOwn(values, key)) return values;
  const inner: unknown = Reflect.get(values, key);
  if (rest.length === 0) return { ...values, [key]: value };
  return isPlainObject(inner) ? { ...values, [key]: withPart(inner, rest.join('.'), value) } : values;
}

export type Merged<V> = { values: V; overlaps: Overlap[] };

/**
 * What was typed over an older state, on top of what stands now: parts that nobody else changed are as typed, those that nobody typed
 * are as they stand, and those that both changed are as typed and told as an overlap. What the form does not understand (any more) by
 * `fits` is left out.
 */
export function mergedOver<V extends object>(
  stands: V,
  { typed, base }: Typed,
  fits: (values: unknown) => boolean,
  inParts?: readonly string[],
): Merged<V> {
  const now = partsOf(stands, inParts);
  const overlaps: Overlap[] = [];
  let values = stands;
  for (const [path, mine] of Object.entries(typed)) {
    if (!(path in now) || same(mine, now[path])) continue;
    const next = withPart(values, path, mine);
    if (!fits(next)) continue;
    values = next;
    if (path in base && !same(base[path], now[path])) overlaps.push({ path, mine, theirs: now[path], from: 'record' });
  }
  return { values, overlaps };
}

/** Is a part typed alike in both, or in neither? */
const alike = (one: Parts, other: Parts, path: string): boolean =>
  path in one === path in other && same(one[path], other[path]);

/**
 * What one person typed into the same form in two windows, on top of what both knew: all parts that either has changed. One that both
 * have changed, each in its own way, is as in the first, and told.
 */
export function joined(
  mine: Typed,
  theirs: Typed,
  known: Typed = { typed: {}, base: {} },
): Typed & { overlaps: Overlap[] } {
  const typed: Record<string, unknown> = {};
  const base: Record<string, unknown> = {};
  const overlaps: Overlap[] = [];
  const take = (from: Typed, path: string): void => {
    if (!(path in from.typed)) return;
    typed[path] = from.typed[path];
    if (path in from.base) base[path] = from.base[path];
  };
  for (const path of new Set([...Object.keys(theirs.typed), ...Object.keys(mine.typed)])) {
    const [isMine, isTheirs] = [mine, theirs].map((one) => !alike(one.typed, known.typed, path));
    if (!isMine) take(theirs, path);
    else if (!isTheirs || alike(mine.typed, theirs.typed, path) || !(path in theirs.typed)) take(mine, path);
    else if (!(path in mine.typed)) take(theirs, path);
    else {
      take(mine, path);
      overlaps.push({ path, mine: mine.typed[path], theirs: theirs.typed[path], from: 'window' });
    }
  }
  return { typed, base, overlaps };
}
