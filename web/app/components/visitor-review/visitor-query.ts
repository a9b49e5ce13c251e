import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import {
  VISITOR_SORTS,
  type VisitorFilter,
  type VisitorSort,
  type VisitorState,
} from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import type { Sorting } from '../../ui/list/sorting.ts';

/** The tabs of the queue, in the order of the work. */
export const VISITOR_STATES = [
  'underReview',
  'approved',
  'notApproved',
  'unfinished',
  'suspended',
] as const satisfies readonly VisitorState[];

export const VISITORS_PATH = '/organizer/visitors';

export type VisitorQuery = {
  /** Null: whatever the state. */
  state: VisitorState | null;
  filter: VisitorFilter;
  sort: VisitorSort;
  pageNum: number;
};

/** Whoever has waited longest comes first in the queue; elsewhere the newest do. */
const usualSort = (state: VisitorState | null): VisitorSort => (state === 'underReview' ? 'oldest' : 'newest');

const dayOf = (value: string | null): string | undefined => {
  if (value === null || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // 2026-02-30 is no day: such a date would come back as another one.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
};

/** Days, if they are days. */
export function daysOf(query: URLSearchParams): { from?: string; to?: string } {
  const from = dayOf(query.get('from'));
  const to = dayOf(query.get('to'));
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The list that an address means. What an address cannot mean narrows nothing: an old or mistyped link still shows the list. */
export function visitorQuery(query: URLSearchParams): VisitorQuery {
  const given = query.get('state');
  const state = given === 'all' ? null : (VISITOR_STATES.find((one) => one === given) ?? 'underReview');
  const country = query.get('country') ?? '';
  const source = query.get('source');
  const sort = query.get('sort');
  return {
    state,
    filter: {
      keyword: keywordIn(query).trim(),
      ...(/^[A-Z]{2}$/.test(country) && { country }),
      ...((source === 'direct' || source === 'invitation') && { source }),
      ...daysOf(query),
    },
    sort: VISITOR_SORTS.find((one) => one === sort) ?? usualSort(state),
    pageNum: pageNumOf(query),
  };
}

/** Does the filter leave anybody out? */
export const isNarrowed = ({ keyword, country, source, from, to }: VisitorFilter): boolean =>
  keyword !== '' || [country, source, from, to].some((value) => value !== undefined);

/** The address of a tab with the same filter, on its first page; in its usual order where none is named. */
export function visitorsAddress(
  { filter }: Pick<VisitorQuery, 'filter'>,
  state: VisitorState | null,
  sort = usualSort(state),
): string {
  const query = new URLSearchParams();
  if (state === null) query.set('state', 'all');
  else if (state !== 'underReview') query.set('state', state);
  for (const [key, value] of Object.entries(filter)) if (value !== undefined && value !== '') query.set(key, value);
  if (sort !== usualSort(state)) query.set('sort', sort);
  return query.size === 0 ? VISITORS_PATH : `${VISITORS_PATH}?${query}`;
}

/** The orders that a head asks for: upwards, downwards. */
const BY: Readonly<Record<string, readonly [VisitorSort, VisitorSort]>> = {
  registered: ['oldest', 'newest'],
  name: ['name', 'nameDescending'],
  company: ['company', 'companyDescending'],
};

/** How the list stands, by the heads of its columns. */
export function visitorSorting(asked: VisitorQuery): Sorting {
  const [by, [, down]] = Object.entries(BY).find(([, ways]) => ways.includes(asked.sort)) ?? ['', ['', '']];
  return {
    by,
    descending: asked.sort === down,
    to: (wanted, descending) => visitorsAddress(asked, asked.state, BY[wanted]?.[descending ? 1 : 0]),
  };
}
