import type { Closing, ClosingReason } from '@fairbridge/contract/lead/closing.shapes.ts';
import type { LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { holdQuotes, lockForBuyer, writeClosed, type ClosingRow } from './lead-closing.queries.ts';

export const closingOf = ({ closed_at: at, close_reason: reason, close_text: text }: ClosingRow): Closing | null =>
  at === null || reason === null ? null : { at: at.toISOString(), reason, text };

type Ending = { id: string; reason: ClosingReason; text: string };

/**
 * A buyer wants nothing more of an own order or inquiry: the company sees why, nobody is reminded of it, and no quote on it can be accepted.
 * Closed twice, it was closed once. `tell` is done with it.
 */
export const closeOwnRequest = (
  ctx: FairContext,
  { visitorId }: VisitorCaller,
  kind: LeadKind,
  { id, reason, text }: Ending,
  tell: (inner: FairContext) => Promise<void>,
): Promise<{ id: string; closedAt: string }> =>
  inTransaction(ctx, async (inner) => {
    const lead = await lockForBuyer(inner, id);
    if (lead?.visitor_id !== visitorId || lead.kind !== kind) fail('notFound');
    if (lead.closed_at !== null) return { id, closedAt: lead.closed_at.toISOString() };
    await holdQuotes(inner, id);
    const closedAt = new Date();
    await writeClosed(inner, id, { reason, text, closedAt });
    await tell(inner);
    return { id, closedAt: closedAt.toISOString() };
  });
