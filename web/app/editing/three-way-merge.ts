/** Parts of a form by their path in its values: `introduction.en`, or `brand` where a value is one part. */
export type Parts = Readonly<Record<string, unknown>>;

/** What somebody typed: the parts that differ from what stood there, and what stood there then. */
export type FormChanges = { typed: Parts; base: Parts };

/** A part that was changed here and elsewhere, each in its own way; `from` says where else: in the record, or in another window of one's own. */
export type MergeConflict = { path: string; mine: unknown; theirs: unknown; from: 'record' | 'window' };

type Fields = Readonly<Record<string, unknown>>;
export const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBilingual = (value: Fields): boolean => 'zh' in value && 'en' in value && Object.keys(value).length === 2;

/** Where a file is shown from changes by the minute; its id says which it is. */
const ADDRESSES: ReadonlySet<string> = new Set(['address', 'url']);
const keysOf = (value: Fields): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined && !('id' in value && ADDRESSES.has(key)));

/** Are two values the same to whoever reads them, whatever the order of their keys? */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSameValue(value, other[index]));
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const [keys, others] = [keysOf(one), keysOf(other)];
  return (
    keys.length === others.length && keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]))
  );
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
export function changesOver(stands: object, values: object, inParts?: readonly string[]): FormChanges {
  const [before, now] = [partsOf(stands, inParts), partsOf(values, inParts)];
  const typed: Record<string, unknown> = {};
  const base: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(now)) {
    if (isSameValue(before[path], value)) continue;
    typed[path] = value;
    if (path in before) base[path] = before[path];
  }
  return { typed, base };
}

export const hasNoChanges = ({ typed }: FormChanges): boolean => Object.keys(typed).length === 0;

/** The same values with one part replaced; unchanged where they have no such part. */
export function withPart<V extends object>(values: V, path: string, value: unknown): V {
  const [key = '', ...rest] = path.split('.');
  if (!Object.hasOwn(values, key)) return values;
  const inner: unknown = Reflect.get(values, key);
  if (rest.length === 0) return { ...values, [key]: value };
  return isPlainObject(inner) ? { ...values, [key]: withPart(inner, rest.join('.'), value) } : values;
}

export type MergeResult<V> = { values: V; conflicts: MergeConflict[] };

/**
 * What was typed over an older state, on top of what stands now: parts that nobody else changed are as typed, those that nobody typed
 * are as they stand, and those that both changed are as typed and told as an overlap. What the form does not understand (any more) by
 * `fits` is left out.
 */
export function mergeOver<V extends object>(
  stands: V,
  { typed, base }: FormChanges,
  isValid: (values: unknown) => boolean,
  inParts?: readonly string[],
): MergeResult<V> {
  const now = partsOf(stands, inParts);
  const conflicts: MergeConflict[] = [];
  let values = stands;
  for (const [path, mine] of Object.entries(typed)) {
    if (!(path in now) || isSameValue(mine, now[path])) continue;
    const next = withPart(values, path, mine);
    if (!isValid(next)) continue;
    values = next;
    if (path in base && !isSameValue(base[path], now[path]))
      conflicts.push({ path, mine, theirs: now[path], from: 'record' });
  }
  return { values, conflicts };
}

/** Is a part typed alike in both, or in neither? */
const alike = (one: Parts, other: Parts, path: string): boolean =>
  path in one === path in other && isSameValue(one[path], other[path]);

/**
 * What one person typed into the same form in two windows, on top of what both knew: all parts that either has changed. One that both
 * have changed, each in its own way, is as in the first, and told.
 */
export function mergeWindows(
  mine: FormChanges,
  theirs: FormChanges,
  known: FormChanges = { typed: {}, base: {} },
): FormChanges & { conflicts: MergeConflict[] } {
  const typed: Record<string, unknown> = {};
  const base: Record<string, unknown> = {};
  const conflicts: MergeConflict[] = [];
  const take = (from: FormChanges, path: string): void => {
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
      conflicts.push({ path, mine: mine.typed[path], theirs: theirs.typed[path], from: 'window' });
    }
  }
  return { typed, base, conflicts };
}
