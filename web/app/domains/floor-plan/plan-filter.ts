import type { FacetOf } from '@fairbridge/contract/list-definition.ts';
import { planList } from '@fairbridge/contract/floor-plan/plan.list.ts';
import type { FloorPlan } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { filterBy } from '../../components/search/query.ts';

/** By what booths are filtered, as addresses have it. `isNew`: where the visitor has not been yet. */
export type PlanFilter = Record<FacetOf<typeof planList>, string[]> & { onLive: boolean; isNew: boolean };

export function askedFilter(query: URLSearchParams): PlanFilter {
  const { keyword: _keyword, ...facets } = filterBy(planList.facets, query);
  return { ...facets, onLive: query.get('live') === '1', isNew: query.get('new') === '1' };
}

/** How much is filtered by. */
export const filterCount = ({ onLive, isNew, ...facets }: PlanFilter): number =>
  Number(onLive) + Number(isNew) + Object.values(facets).reduce((sum, { length }) => sum + length, 0);

/** Into the query of an address. */
export function writeFilter(query: URLSearchParams, { onLive, isNew, ...facets }: PlanFilter): void {
  for (const [facet, values] of Object.entries(facets)) for (const value of values) query.append(facet, value);
  if (onLive) query.set('live', '1');
  if (isNew) query.set('new', '1');
}

/** Ids of the booths, over all floors, where one of these exhibitors stands whom the visitor has not visited; `exhibitors` is null for all. */
export const matchingBooths = (
  { floors }: FloorPlan,
  exhibitors: ReadonlySet<string> | null,
  visited: ReadonlySet<string>,
): Set<string> =>
  new Set(
    floors.flatMap(({ booths }) =>
      booths
        .filter((booth) =>
          booth.exhibitors.some(({ id }) => (exhibitors === null || exhibitors.has(id)) && !visited.has(id)),
        )
        .map(({ id }) => id),
    ),
  );
