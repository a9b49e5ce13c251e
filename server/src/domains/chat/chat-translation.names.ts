import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { namesFinder, type KnownName } from '../../platform/translation/name-passages.ts';
import type { Finder } from '../../platform/translation/masking.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

type Named = { name: Bilingual; aliases: readonly string[] };

const isHan = (name: string): boolean => /\p{Script=Han}/u.test(name);
/** Abbreviations such as GLA or TPN: they stay, in these letters alone. */
const isCode = (name: string): boolean => !/\p{Ll}/u.test(name);
/** Shorter Chinese aliases are parts of other words: 五氟, 苯唑, 硫. */
const HAN_ALIAS_MIN = 3;
const HAN_NAME_MIN = 2;

/** A name in the other language is said by the common name; one that is in this language already, and every abbreviation, as it is written. */
const shownOf = (written: string, name: Bilingual, into: Lang): string =>
  isHan(written) === (into === 'zh') || isCode(written) ? written : name[into] || written;

function namesOf({ name, aliases }: Named, into: Lang): KnownName[] {
  const known = [
    ...[name.zh, name.en].filter((one) => !isHan(one) || one.length >= HAN_NAME_MIN),
    ...aliases.filter((one) => (isHan(one) ? one.length >= HAN_ALIAS_MIN : one.length > 1)),
  ];
  // '2,4-滴' has a Chinese sign, and is no abbreviation
  return known.map((one) => ({
    name: one,
    shown: isHan(one) && into === 'en' ? name.en || one : shownOf(one, name, into),
    exact: isCode(one) && !isHan(one),
  }));
}

/** Codes as they are; of names the Chinese ones and those of several words, since 'dust' or 'tablet' are words of every day. */
function formulationNames(code: string, { name, aliases }: Named, into: Lang): KnownName[] {
  const all = [code, name.zh, name.en, ...aliases];
  return all.flatMap((one): KnownName[] => {
    if (isHan(one)) return one.length < 2 ? [] : [{ name: one, shown: into === 'en' ? code : one }];
    if (isCode(one)) return one.length < 2 ? [] : [{ name: one, shown: one, exact: true }];
    return one.includes(' ') ? [{ name: one, shown: into === 'zh' ? name.zh || one : one }] : [];
  });
}

/** Made anew with the vocabulary, which the directory replaces as a whole. */
type Vocabulary = Pick<Exhibition, 'ingredients' | 'formulations'>;
const made = new WeakMap<Vocabulary, Partial<Record<Lang, Finder>>>();

/** Finds the names of the fair's ingredients and formulations, whatever they are called (aliases), for a translation into this language. */
export function vocabularyFinder(exhibition: Vocabulary, into: Lang): Finder {
  const before = made.get(exhibition);
  const known = before?.[into];
  if (known !== undefined) return known;
  const finder = namesFinder([
    ...[...exhibition.ingredients.values()].flatMap((one) => namesOf(one, into)),
    ...[...exhibition.formulations].flatMap(([code, one]) => formulationNames(code, one, into)),
  ]);
  made.set(exhibition, { ...before, [into]: finder });
  return finder;
}
