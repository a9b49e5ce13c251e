import type { IngredientEntry } from '@fairbridge/contract/ingredient/ingredient.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';

export type By = 'name' | 'class';
export type IngredientGroup = { id: string; title: string; entries: readonly IngredientEntry[] };

/** The first letter of the English name, by which readers of both languages look things up; '#' where it has none. */
const letterOf = ({ name }: IngredientEntry): string =>
  /^[^A-Za-z]*([A-Za-z])/.exec(name.en)?.[1]?.toUpperCase() ?? '#';

const byName =
  (lang: Lang) =>
  (a: IngredientEntry, b: IngredientEntry): number =>
    a.name.en.localeCompare(b.name.en, 'en') || inLang(a.name, lang).localeCompare(inLang(b.name, lang), lang);

/** The entries under letters, or under classes with the largest first; without a class they come last. */
export function groupsOf(
  list: readonly IngredientEntry[],
  by: By,
  lang: Lang,
  other: string,
): readonly IngredientGroup[] {
  const sorted = list.toSorted(byName(lang));
  if (by === 'name') {
    const letters = [...Map.groupBy(sorted, letterOf)].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
    return letters.map(([letter, entries]) => ({
      id: letter === '#' ? 'other' : `letter-${letter}`,
      title: letter,
      entries,
    }));
  }
  const classes = [...Map.groupBy(sorted, (entry) => entry.class?.code ?? '')];
  const last = (code: string): number => Number(code === '');
  return classes
    .toSorted(([a, one], [b, two]) => last(a) - last(b) || two.length - one.length)
    .map(([code, entries]) => {
      const kind = entries[0]?.class ?? null;
      return { id: `class-${code || 'other'}`, title: kind === null ? other : inLang(kind.name, lang), entries };
    });
}
