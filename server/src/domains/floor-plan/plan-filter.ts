import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { matching } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FacetOf } from '@fairbridge/contract/list-definition.ts';
import { planList } from '@fairbridge/contract/floor-plan/plan.list.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { SearchEngine } from '../../platform/search/search-engine.ts';
import { facetAnswers, filterOfFacets } from '../exhibition/exhibition.facets.ts';
import { asking } from '../search/search.asking.ts';
import { exhibitorsOnLive } from './plan-filter.queries.ts';

/** The exhibitors that a filter leaves, by the same rules as their list: by what they show to this caller, and what of theirs the caller may watch. */
export async function matchingExhibitors(
  ctx: FairContext,
  search: SearchEngine,
  caller: Caller,
  { onLive, ...asked }: Record<FacetOf<typeof planList>, readonly string[]> & { onLive: boolean },
  lang: Lang,
): Promise<OutputOf<typeof matching>> {
  const filter = filterOfFacets(planList.facets, asked);
  const ask = asking(search, ctx, caller, 'exhibitor', lang);
  const isNarrowed = planList.facets.some((facet) => filter[facet].length > 0);
  const found = await ask('', filter, { limit: isNarrowed ? LIMITS.exhibitorsMax : 0, facets: planList.facets });
  const live = new Set(await exhibitorsOnLive(ctx, caller));
  const narrowed = isNarrowed ? found.ids : null;
  return {
    exhibitors: onLive ? (narrowed?.filter((id) => live.has(id)) ?? [...live]) : narrowed,
    facets: facetAnswers(ctx.exhibition, planList.facets, found.facets, filter),
    onLive: live.size,
  };
}
