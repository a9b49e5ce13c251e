import type { OwnRequest, OwnRequestTab } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { Range } from '../../platform/database/paginate.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { unreadReplies } from '../lead/request-message.queries.ts';
import { ownAnswer as orderAnswer } from '../order/order.answers.ts';
import { ownOrdersOf } from '../order/order.queries.ts';
import { quoteCounts } from '../quote/quote.queries.ts';
import { ownAnswer } from './inquiry.answers.ts';
import { ownInquiriesOf, sentBy, sentCounts } from './inquiry.queries.ts';

/** Those of these that a buyer sent, each as its kind has it. */
export async function ownRequestsOf(
  ctx: FairContext,
  visitorId: string,
  ids: readonly string[],
): Promise<OwnRequest[]> {
  const quoted = await quoteCounts(ctx, visitorId, ids);
  const unread = await unreadReplies(ctx, ids);
  const counts = (id: string) => ({ quotes: quoted.get(id) ?? 0, unread: unread.get(id) ?? 0 });
  const answers = new Map<string, OwnRequest>();
  for (const row of await ownOrdersOf(ctx, visitorId, ids))
    answers.set(row.id, { kind: 'order', ...orderAnswer(ctx.exhibition, row), ...counts(row.id) });
  for (const row of await ownInquiriesOf(ctx, visitorId, ids))
    answers.set(row.id, { kind: 'inquiry', ...ownAnswer(row), ...counts(row.id) });
  return ids.flatMap((id) => answers.get(id) ?? []);
}

/** What a buyer sent, inquiries and orders in one list: first which they are, then each as its kind has it. */
export async function ownRequests(ctx: FairContext, visitorId: string, only: OwnRequestTab | null, range: Range) {
  const { rows, total } = await sentBy(ctx, visitorId, only, range);
  const list = await ownRequestsOf(
    ctx,
    visitorId,
    rows.map(({ id }) => id),
  );
  return { list, total, counts: await sentCounts(ctx, visitorId) };
}
