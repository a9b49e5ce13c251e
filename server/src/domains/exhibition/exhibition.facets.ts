import type { FacetValue } from '@fairbridge/contract/fields.ts';
import { mapFacets } from '@fairbridge/contract/list-definition.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { nameKey } from '../../platform/search/tokens.ts';
import type { FacetName } from '../../platform/search/facets.ts';
import { pinyinOf } from '../../platform/search/pinyin.ts';
import { countryName } from './exhibition.countries.ts';
import type { Exhibition } from './exhibition.directory.ts';

type NameOf = (exhibition: Exhibition, code: string) => Bilingual;

const asWritten: NameOf = (_exhibition, code) => ({ zh: code, en: code });
const ofCountry: NameOf = (_exhibition, code) => countryName(code);
const from =
  (
    vocabulary: 'categories' | 'classes' | 'formulations' | 'ingredients' | 'crops' | 'halls' | 'companyTypes',
  ): NameOf =>
  (exhibition, code) =>
    exhibition[vocabulary].get(code)?.name ?? asWritten(exhibition, code);

const NAMES: Record<FacetName, NameOf> = {
  category: from('categories'),
  class: from('classes'),
  formulation: from('formulations'),
  ingredient: from('ingredients'),
  crop: from('crops'),
  hall: from('halls'),
  country: ofCountry,
  modeOfAction: asWritten,
  companyType: from('companyTypes'),
  registeredIn: ofCountry,
  memberIngredient: from('ingredients'),
};

/** What a value of a facet is called. */
export const nameOf = (exhibition: Exhibition, facet: FacetName, code: string): Bilingual =>
  NAMES[facet](exhibition, code);

/** What the values of a filter are called, facet by facet. */
export const namesOf = (exhibition: Exhibition, filter: Readonly<Record<string, readonly string[]>>): Bilingual[] =>
  Object.entries(NAMES).flatMap(([facet, name]) => (filter[facet] ?? []).map((code) => name(exhibition, code)));

/** Values a filter offers at once; rarer ones are found by typing them. */
const VALUES_MAX = 30;

type Counts = readonly { code: string; count: number }[];

/** Counts of a filter with the names people read, the most hits first; a chosen value is there however rare it is. */
function facetAnswer(
  exhibition: Exhibition,
  facet: FacetName,
  counts: Counts,
  chosen: readonly string[],
): FacetValue[] {
  return counts
    .filter(({ code }, place) => place < VALUES_MAX || chosen.includes(code))
    .map(({ code, count }) => ({ code, name: nameOf(exhibition, facet, code), count }));
}

/** Counts are kept for all who see the same, and so are their names. */
const named = new WeakMap<Counts, FacetValue[]>();

function keptAnswer(exhibition: Exhibition, facet: FacetName, counts: Counts, chosen: readonly string[]): FacetValue[] {
  if (chosen.length > 0) return facetAnswer(exhibition, facet, counts, chosen);
  const cached = named.get(counts) ?? facetAnswer(exhibition, facet, counts, chosen);
  named.set(counts, cached);
  return cached;
}

/** The chosen values of these facets alone, out of everything that was asked. */
export const filterOfFacets = <F extends string>(
  facets: readonly F[],
  asked: Readonly<Record<F, readonly string[]>>,
): Record<F, readonly string[]> => mapFacets(facets, (facet) => asked[facet]);

/** What else people call a value: its code, how its Chinese name sounds, the names it is known by. */
function callsOf(exhibition: Exhibition, facet: FacetName, code: string, { zh, en }: Bilingual): string[] {
  const { full, initials } = pinyinOf(zh);
  const aliases = facet === 'ingredient' ? exhibition.ingredients.get(code) : undefined;
  return [zh, en, code, full, initials, ...(aliases?.aliases ?? []), ...(aliases?.cas ?? [])].map(nameKey);
}

/** The values of a filter that are called so, however rare: those whose name begins with it first, then the most hits. */
export function facetValuesCalled(
  exhibition: Exhibition,
  facet: FacetName,
  counts: Counts,
  text: string,
): FacetValue[] {
  const key = nameKey(text);
  const found = counts.flatMap(({ code, count }) => {
    const name = nameOf(exhibition, facet, code);
    const calls = callsOf(exhibition, facet, code, name);
    if (!calls.some((call) => call.includes(key))) return [];
    return [{ code, name, count, begins: calls.some((call) => call.startsWith(key)) }];
  });
  return found
    .toSorted((a, b) => Number(b.begins) - Number(a.begins) || b.count - a.count)
    .slice(0, VALUES_MAX)
    .map(({ begins: _begins, ...value }) => value);
}

/** Every asked facet with its counts. */
export const facetAnswers = <F extends FacetName>(
  exhibition: Exhibition,
  facets: readonly F[],
  found: Partial<Record<FacetName, Counts>>,
  chosen: Partial<Record<F, readonly string[]>>,
): Record<F, FacetValue[]> =>
  mapFacets(facets, (facet) => keptAnswer(exhibition, facet, found[facet] ?? [], chosen[facet] ?? []));
