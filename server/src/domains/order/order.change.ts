import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { isClosed, leadRows } from '../lead/lead-closing.queries.ts';
import { lockUnread } from '../lead/lead-seen.queries.ts';
import { orderChanged, orderWithdrawn } from './order.events.ts';
import { lockOrder, orders } from './order.queries.ts';

type Words = { quantity: number; unit: string; remark: string };

/** An own order that the exhibitor has not seen yet, held for a change with its lead: seeing it is decided there. */
async function lockUnseen(ctx: FairContext, { visitorId }: VisitorCaller, id: string) {
  const unread = await lockUnread(ctx, id);
  const order = await lockOrder(ctx, id);
  if (order?.visitor_id !== visitorId) fail('notFound');
  if (await isClosed(ctx, id)) fail('requestClosed');
  if (order.withdrawn_at === null && unread !== true) fail('alreadySeen');
  return order;
}

const sameWords = (a: Words, b: Words): boolean =>
  a.quantity === b.quantity && a.unit === b.unit && a.remark === b.remark;

/** The same change sent again, because its answer was lost, changes nothing more. */
export async function changeOrder(
  jobs: Jobs,
  ctx: FairContext,
  caller: VisitorCaller,
  { id, version, ...words }: Words & { id: string; version: number },
): Promise<{ id: string; version: number }> {
  return inTransaction(ctx, async (inner) => {
    const order = await lockUnseen(inner, caller, id);
    if (order.withdrawn_at !== null) fail('alreadyWithdrawn');
    if (order.version === version + 1 && sameWords(order, words)) return { id, version: order.version };
    if (order.version !== version) fail('editConflict');
    const written = await orders.update(inner, { id }, words);
    await jobs.publish(inner.db, orderChanged, { exhibitionId: inner.exhibition.id, orderId: id });
    return { id, version: written };
  });
}

/** Taken back twice, it was taken back once. Its lead ends with it. */
export async function withdrawOrder(jobs: Jobs, ctx: FairContext, caller: VisitorCaller, id: string) {
  return inTransaction(ctx, async (inner) => {
    const { withdrawn_at: before } = await lockUnseen(inner, caller, id);
    if (before !== null) return { id, withdrawnAt: before.toISOString() };
    const withdrawnAt = new Date();
    await orders.write(inner, { id }, { withdrawn_at: withdrawnAt });
    // what its buyer took back is nobody's to deal with
    await leadRows.delete(inner, { id });
    await jobs.publish(inner.db, orderWithdrawn, { exhibitionId: inner.exhibition.id, orderId: id });
    return { id, withdrawnAt: withdrawnAt.toISOString() };
  });
}
