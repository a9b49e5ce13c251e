import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import type { ColleagueStanding } from '@fairbridge/contract/preregistration/colleague-review.shapes.ts';

export const COLLEAGUES_PATH = '/organizer/colleagues';
/** The tabs of the queue, in the order of the work. */
export const STANDINGS = [
  'underReview',
  'approved',
  'notApproved',
  'pending',
  'declined',
] as const satisfies readonly ColleagueStanding[];

export type ColleagueQuery = {
  /** Null: however they stand. */
  standing: ColleagueStanding | null;
  keyword: string;
  pageNum: number;
};

/** The list that an address means; what it cannot mean narrows nothing. */
export function colleagueQuery(query: URLSearchParams): ColleagueQuery {
  const given = query.get('standing');
  return {
    standing: given === 'all' ? null : (STANDINGS.find((one) => one === given) ?? 'underReview'),
    keyword: keywordIn(query).trim(),
    pageNum: pageNumOf(query),
  };
}

/** The address of a tab with the same keyword, on its first page. */
export function colleaguesAddress(
  { keyword }: Pick<ColleagueQuery, 'keyword'>,
  standing: ColleagueStanding | null,
): string {
  const query = new URLSearchParams();
  if (standing === null) query.set('standing', 'all');
  else if (standing !== 'underReview') query.set('standing', standing);
  if (keyword !== '') query.set('keyword', keyword);
  return query.size === 0 ? COLLEAGUES_PATH : `${COLLEAGUES_PATH}?${query}`;
}
