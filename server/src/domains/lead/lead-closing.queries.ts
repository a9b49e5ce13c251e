import { sql } from 'kysely';
import type { ClosingReason } from '@fairbridge/contract/lead/closing.shapes.ts';
import type { LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

export const leadRows = fairTable('lead');

export type ClosingRow = { closed_at: Date | null; close_reason: ClosingReason | null; close_text: string };

/** Of `lead l`, which may be missing. */
export const CLOSING = sql`l.closed_at, l.close_reason, coalesce(l.close_text, '') as close_text`;

/** Held while its buyer closes it or writes under it; undefined where it was taken back, or there is none. */
export async function lockForBuyer(ctx: FairContext, id: string) {
  const { rows } = await sql<{ visitor_id: string; kind: LeadKind; closed_at: Date | null }>`
    select visitor_id, kind, closed_at from lead where exhibition_id = ${ctx.exhibition.id} and id = ${id} for update`.execute(
    ctx.db,
  );
  return rows[0];
}

/** Whoever accepts a quote at this moment has accepted it before: its row is held, then that of the lead asked. */
export async function holdQuotes(ctx: FairContext, id: string): Promise<void> {
  await sql`
    select from quote where exhibition_id = ${ctx.exhibition.id} and coalesce(order_id, inquiry_id) = ${id} and state = 'open'
    order by id for update`.execute(ctx.db);
}

/** Nobody is reminded of it any more. */
export async function writeClosed(
  ctx: FairContext,
  id: string,
  { reason, text, closedAt }: { reason: ClosingReason; text: string; closedAt: Date },
): Promise<void> {
  const closed = { closed_at: closedAt, close_reason: reason, close_text: text };
  await leadRows.write(ctx, { id }, { ...closed, silence: 3, follow_up_on: null, reminded_on: null });
}

export async function isClosed(ctx: FairContext, id: string): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select closed_at is not null as closed from lead where exhibition_id = ${ctx.exhibition.id} and id = ${id}`.execute(
    ctx.db,
  );
  return rows[0]?.closed === true;
}

/** One that its buyer has closed, for whichever company it is. */
export async function closedLead(ctx: FairContext, id: string, kind: LeadKind) {
  const { rows } = await sql<ClosingRow & { exhibitor_id: string }>`
    select exhibitor_id, closed_at, close_reason, close_text from lead
    where exhibition_id = ${ctx.exhibition.id} and id = ${id} and kind = ${kind} and closed_at is not null`.execute(
    ctx.db,
  );
  return rows[0];
}
