import type { LexiconEntry } from '../../platform/search/lexicon.ts';
import type { Exhibition } from './exhibition.directory.ts';

/** The words of the trade that search must know whole, from the exhibition's own vocabularies. */
export function lexiconEntries(exhibition: Omit<Exhibition, 'lexicon' | 'signedPictures'>): LexiconEntry[] {
  const named = (
    kind: LexiconEntry['kind'],
    entries: Iterable<{ code: string; name: { zh: string; en: string }; aliases?: string[] }>,
  ) =>
    [...entries].map((entry): LexiconEntry => ({
      kind,
      code: entry.code,
      name: entry.name,
      aliases: entry.aliases ?? [],
    }));
  const ingredients = [...exhibition.ingredients.values()].map((ingredient): LexiconEntry => ({
    kind: 'ingredient',
    code: ingredient.code,
    name: ingredient.name,
    aliases: ingredient.aliases,
    cas: ingredient.cas,
  }));
  return [
    ...ingredients,
    ...named('formulation', exhibition.formulations.values()),
    ...named('crop', exhibition.crops.values()),
    ...named('class', exhibition.classes.values()),
    ...named('category', exhibition.categories.values()),
  ];
}
