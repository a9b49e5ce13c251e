/** Edits between two words (insert, delete, replace, swap of neighbours); more than `max` comes back as `max + 1`. */
export function distance(a: string, b: string, max: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > max) return max + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? max + 1, max + 1);
}

/** How many edits of a Latin word of this length still count as a typo. */
export function edits(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 12 ? 2 : 3;
}

/** Patterns two words share when they differ in one character, replaced, added or left out. */
export function wildcards(word: string): string[] {
  const characters = [...word];
  const replaced = characters.map((_, index) => characters.with(index, '*').join(''));
  const added = Array.from({ length: characters.length + 1 }, (_, index) =>
    characters.toSpliced(index, 0, '*').join(''),
  );
  return characters.length > 3 ? [...replaced, ...added] : replaced;
}

export type SortedKeys = readonly string[];

const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export function sortedKeys(keys: Iterable<string>): SortedKeys {
  return [...keys].toSorted(byCode);
}

/** The keys that begin with `prefix`. */
export function prefixRange(keys: SortedKeys, prefix: string): readonly string[] {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (keys[end]?.startsWith(prefix) === true) end += 1;
  return keys.slice(low, end);
}
