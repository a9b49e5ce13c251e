import type { SearchEngine, Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { companyFilter } from '../exhibitor/exhibitor.finding.ts';
import type { FirstShown } from '../product/first-shown.queries.ts';
import type { Asked } from './saved-search.queries.ts';
import { filterOf } from './search.asking.ts';

type Ask = { search: SearchEngine; ctx: FairContext; visibility: Visibility };

/** Ids of what came after `from` and is a hit of this search for this viewer, latest first. */
export async function newHits(
  { search, ctx, visibility }: Ask,
  { kind, keyword, filter }: Asked,
  from: Date,
  arrivals: { products: readonly FirstShown[]; exhibitors: readonly FirstShown[] },
): Promise<string[]> {
  const shown = (kind === 'product' ? arrivals.products : arrivals.exhibitors).filter(({ at }) => at > from);
  const known = filterOf({ kind, keyword, ...filter });
  const asked = {
    exhibitionId: ctx.exhibition.id,
    kind,
    keyword,
    filter: kind === 'product' ? known : companyFilter(known, visibility),
  };
  return search.filterHits(
    ctx.exhibition.lexicon,
    asked,
    visibility,
    shown.map(({ id }) => id),
  );
}
