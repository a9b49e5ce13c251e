import type { OpenVipStatus } from '@fairbridge/contract/vip/vip.shapes.ts';
import { pageNumOf } from '../../loading.ts';

export const VIP_PATH = '/organizer/vip';
/** The tabs of the queue, in the order of the work. */
export const VIP_STATES = ['pending', 'passed', 'failed'] as const satisfies readonly OpenVipStatus[];

export type VipQuery = {
  /** Null: whatever the status. */
  status: OpenVipStatus | null;
  keyword: string;
  pageNum: number;
};

/** The list that an address means; what it cannot mean narrows nothing. */
export function vipQuery(query: URLSearchParams): VipQuery {
  const given = query.get('status');
  return {
    status: given === 'all' ? null : (VIP_STATES.find((one) => one === given) ?? 'pending'),
    keyword: (query.get('keyword') ?? '').trim().slice(0, 200),
    pageNum: pageNumOf(query),
  };
}

/** The address of a tab with the same keyword, on its first page. */
export function vipAddress({ keyword }: Pick<VipQuery, 'keyword'>, status: OpenVipStatus | null): string {
  const query = new URLSearchParams();
  if (status === null) query.set('status', 'all');
  else if (status !== 'pending') query.set('status', status);
  if (keyword !== '') query.set('keyword', keyword);
  return query.size === 0 ? VIP_PATH : `${VIP_PATH}?${query}`;
}
