import type { QuotedOn } from './quote-dialog.tsx';

/** A buyer's quotes, in this order: all of them, or those on one request. */
export function quotesAddress(on: QuotedOn | null, sort: 'newest' | 'active'): string {
  const query = new URLSearchParams({
    ...(on !== null && ('orderId' in on ? { order: on.orderId } : { inquiry: on.inquiryId })),
    ...(sort === 'active' && { sort }),
  });
  return query.size === 0 ? '/quotes' : `/quotes?${query}`;
}
