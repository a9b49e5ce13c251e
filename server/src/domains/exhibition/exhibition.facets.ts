import type { FacetValue } from '@fairbridge/contract/fields.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { FacetName } from '../../platform/search/facets.ts';
import { countryName } from './exhibition.countries.ts';
import type { Exhibition } from './exhibition.directory.ts';

const tables = {
  category: 'categories',
  class: 'classes',
  formulation: 'formulations',
  ingredient: 'ingredients',
  crop: 'crops',
  hall: 'halls',
} as const;

function nameOf(exhibition: Exhibition, facet: FacetName, code: string): Bilingual {
  if (facet === 'country') return countryName(code);
  if (facet === 'modeOfAction') return { zh: code, en: code };
  const entry = exhibition[tables[facet]].get(code);
  return entry?.name ?? { zh: code, en: code };
}

/** Counts of a filter with the names people read; the most hits first. */
function facetAnswer(
  exhibition: Exhibition,
  facet: FacetName,
  counts: readonly { code: string; count: number }[],
): FacetValue[] {
  return counts.map(({ code, count }) => ({ code, name: nameOf(exhibition, facet, code), count }));
}

/** Every asked filter with its counts. */
export function facetAnswers<F extends FacetName>(
  exhibition: Exhibition,
  facets: readonly F[],
  found: Partial<Record<FacetName, { code: string; count: number }[]>>,
): Record<F, FacetValue[]> {
  const entries = facets.map((facet) => [facet, facetAnswer(exhibition, facet, found[facet] ?? [])]);
  return Object.fromEntries(entries) as Record<F, FacetValue[]>; // one entry was made for each facet
}
