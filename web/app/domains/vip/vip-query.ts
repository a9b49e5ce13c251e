import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import { VIP_SORTS, type OpenVipStatus, type VipSort } from '@fairbridge/contract/vip/vip.shapes.ts';
import { parseSort, sortQuery } from '../../ui/list/sorting.ts';

export const VIP_PATH = '/organizer/vip';
/** The tabs of the queue, in the order of the work. */
export const VIP_STATES = ['pending', 'passed', 'failed'] as const satisfies readonly OpenVipStatus[];

export type VipQuery = {
  /** Null: whatever the status. */
  status: OpenVipStatus | null;
  keyword: string;
  sort: VipSort;
  descending: boolean;
  pageNum: number;
};

/** The list that an address means; what it cannot mean narrows nothing. */
export function vipQuery(query: URLSearchParams): VipQuery {
  const given = query.get('status');
  return {
    status: given === 'all' ? null : (VIP_STATES.find((one) => one === given) ?? 'pending'),
    keyword: keywordIn(query).trim(),
    ...parseSort(query, VIP_SORTS),
    pageNum: pageNumOf(query),
  };
}

type Addressed = Pick<VipQuery, 'keyword'> & Partial<Pick<VipQuery, 'sort' | 'descending'>>;

/** The address of a tab with the same keyword, on its first page; in the order of the work where no other is given. */
export function vipAddress(
  { keyword, sort = 'queue', descending = true }: Addressed,
  status: OpenVipStatus | null,
): string {
  const query = new URLSearchParams(sortQuery(sort, descending, 'queue'));
  if (status === null) query.set('status', 'all');
  else if (status !== 'pending') query.set('status', status);
  if (keyword !== '') query.set('keyword', keyword);
  return query.size === 0 ? VIP_PATH : `${VIP_PATH}?${query}`;
}

/** The same list in another order; that of the work goes one way only. */
export function vipSorted({ keyword, status }: VipQuery, by: string, descending: boolean): string {
  const sort = VIP_SORTS.find((one) => one === by) ?? 'queue';
  return vipAddress({ keyword, sort, descending: sort === 'queue' || descending }, status);
}
