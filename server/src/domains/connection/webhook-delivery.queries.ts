import { sql } from 'kysely';
import type { DeliveryFailure, DeliveryState } from '@fairbridge/contract/connection/connection.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import { paginate, type Range } from '../../platform/database/paginate.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

const deliveries = fairTable('webhook_delivery');

export type Due = {
  id: string;
  webhook_id: string;
  exhibitor_id: string;
  event: string;
  subject_id: string;
  tries: number;
  created_at: Date;
  url: string;
  webhook_name: string;
  secret_sealed: string;
  old_secret_sealed: string | null;
  /** Is the address on, and its company at the fair? */
  on: boolean;
};

/** Ids of what is new: an event that an address has been told of already is not among them. */
export async function insertDeliveries(
  ctx: FairContext,
  webhookIds: readonly string[],
  { event, subjectId, occasion = '' }: { event: string; subjectId: string; occasion?: string },
): Promise<string[]> {
  if (webhookIds.length === 0) return [];
  const rows = await ctx.db
    .insertInto('webhook_delivery')
    .values(
      webhookIds.map((id) => ({
        id: newId(),
        exhibition_id: ctx.exhibition.id,
        webhook_id: id,
        event,
        subject_id: subjectId,
        occasion,
      })),
    )
    .onConflict((conflict) => conflict.columns(['webhook_id', 'event', 'subject_id', 'occasion']).doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What waits in this round, with where it goes; null where it has been sent meanwhile or is gone. */
export async function due(ctx: FairContext, id: string, round: number): Promise<Due | null> {
  const { rows } = await sql<Due>`
    select d.id, d.webhook_id, w.exhibitor_id, d.event, d.subject_id, d.tries, d.created_at, w.url, w.name as webhook_name,
      w.secret_sealed, case when w.old_secret_until > now() then w.old_secret_sealed end as old_secret_sealed,
      w.active and e.disabled_at is null as on
    from webhook_delivery d join webhook w on w.id = d.webhook_id join exhibitor e on e.id = w.exhibitor_id
    where d.exhibition_id = ${ctx.exhibition.id} and d.id = ${id} and d.round = ${round} and d.state = 'waiting'`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}

export type Tried = {
  state: DeliveryState;
  tries: number;
  nextAt: Date | null;
  status: number | null;
  failure: DeliveryFailure | null;
  milliseconds: number | null;
  answer: string;
};

/** False where it was sent by hand meanwhile: what came of an older round says nothing any more. */
export async function writeTried(ctx: FairContext, id: string, round: number, tried: Tried): Promise<boolean> {
  const { nextAt, ...rest } = tried;
  return deliveries.write(ctx, { id, round }, { ...rest, next_at: nextAt, tried_at: new Date() });
}

/** A delivery of this company, held, with whether its address is on. */
export async function lockDelivery(ctx: FairContext, exhibitorId: string, id: string) {
  const { rows } = await sql<{ id: string; active: boolean }>`
    select d.id, w.active from webhook_delivery d join webhook w on w.id = d.webhook_id
    where d.exhibition_id = ${ctx.exhibition.id} and d.id = ${id} and w.exhibitor_id = ${exhibitorId} for update of d`.execute(
    ctx.db,
  );
  return rows[0];
}

/** Begins a new round; answers its number. */
export async function beginRound(ctx: FairContext, id: string): Promise<number> {
  const { round } = await ctx.db
    .updateTable('webhook_delivery')
    .set({ round: sql<number>`round + 1`, state: 'waiting', tries: 0, next_at: null })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .returning('round')
    .executeTakeFirstOrThrow();
  return round;
}

const ofWebhook = (ctx: FairContext, webhookId: string) =>
  ctx.db
    .selectFrom('webhook_delivery')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('webhook_id', '=', webhookId);

export function deliveryPage(ctx: FairContext, webhookId: string, state: DeliveryState | null, range: Range) {
  const all = ofWebhook(ctx, webhookId);
  const some = state === null ? all : all.where('state', '=', state);
  return paginate(some.selectAll().orderBy('created_at', 'desc').orderBy('id'), range);
}
export type DeliveryPageRow = Awaited<ReturnType<typeof deliveryPage>>['rows'][number];

export async function deliveryCounts(ctx: FairContext, webhookId: string) {
  const { rows } = await sql<{ state: DeliveryState; count: number }>`
    select state, count(*) as count from webhook_delivery
    where exhibition_id = ${ctx.exhibition.id} and webhook_id = ${webhookId} group by state`.execute(ctx.db);
  const counts = { all: 0, waiting: 0, delivered: 0, failed: 0, empty: 0 };
  for (const { state, count } of rows) {
    counts[state] = count;
    counts.all += count;
  }
  return counts;
}
