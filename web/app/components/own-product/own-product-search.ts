import type { Ingredient } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';

/** An entry of a vocabulary that can be searched: by its code, its names and whatever else it is called. */
export type Entry = { code: string; name: Bilingual; also: readonly string[] };

export const entryOf = ({
  code,
  name,
  cas = [],
  aliases = [],
}: { code: string; name: Bilingual } & Partial<Pick<Ingredient, 'cas' | 'aliases'>>): Entry => ({
  code,
  name,
  also: [...cas, ...cas.map((number) => number.replaceAll('-', '')), ...aliases],
});

/** 0 for a whole match, 1 for a beginning, 2 for a part, null for none. */
function rankOf(entry: Entry, words: string): number | null {
  let best: number | null = null;
  for (const text of [entry.name.zh, entry.name.en, entry.code, ...entry.also]) {
    const at = text.toLowerCase().indexOf(words);
    if (at < 0) continue;
    const rank = at > 0 ? 2 : text.length === words.length ? 0 : 1;
    if (best === null || rank < best) best = rank;
  }
  return best;
}

/** The entries that fit, the closest first; all of them for an empty search. */
export function findEntries(entries: readonly Entry[], search: string): Entry[] {
  const words = search.trim().toLowerCase();
  if (words === '') return [...entries];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === null ? [] : [{ entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
