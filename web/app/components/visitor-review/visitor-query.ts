import {
  VISITOR_SORTS,
  type VisitorFilter,
  type VisitorSort,
} from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { anyOf, anyTabOf, country, day, defineListQuery, recordId, tabOf, words } from '../../ui/list/list-query.ts';
import type { Sorting } from '../../ui/list/sorting.ts';

/** The tabs of the queue, in the order of the work. */
export const VISITOR_TABS = ['underReview', 'approved', 'notApproved', 'unfinished', 'suspended', 'all'] as const;

const list = defineListQuery('/organizer/visitors', {
  state: tabOf(VISITOR_TABS),
  keyword: words,
  country,
  source: anyOf(['direct', 'invitation']),
  block: recordId,
  from: day,
  to: day,
  sort: anyTabOf(VISITOR_SORTS),
});
export type VisitorsAsked = ReturnType<typeof list.read>;

/** The orders that a head asks for: upwards, downwards. */
const BY: Readonly<Record<string, readonly [VisitorSort, VisitorSort]>> = {
  registered: ['oldest', 'newest'],
  name: ['name', 'nameDescending'],
  company: ['company', 'companyDescending'],
};
/** Whoever has waited longest comes first in the queue; elsewhere the newest do. */
const usualSort = ({ state }: VisitorsAsked): VisitorSort => (state === 'underReview' ? 'oldest' : 'newest');

export const visitorQuery = {
  ...list,
  usualSort: 'registered',
  sorting: (asked: VisitorsAsked): Sorting => {
    const now = asked.sort ?? usualSort(asked);
    const [by, [, down]] = Object.entries(BY).find(([, ways]) => ways.includes(now)) ?? ['', ['', '']];
    return {
      by,
      descending: now === down,
      to: (wanted, descending) => {
        const sort = BY[wanted]?.[descending ? 1 : 0];
        return list.address({ ...asked, sort: sort === usualSort(asked) ? undefined : sort });
      },
    };
  },
};

/** What the visitors are narrowed by, in whatever state they are. */
export function visitorFilterOf({ keyword, source, from, to, ...asked }: VisitorsAsked): VisitorFilter {
  return { keyword, country: asked.country, source, block: asked.block, from, to };
}

/** What the calls of the list take. */
export const visitorsInput = (asked: VisitorsAsked) => ({
  ...visitorFilterOf(asked),
  sort: asked.sort ?? usualSort(asked),
  state: asked.state === 'all' ? undefined : asked.state,
});
