import { sql } from 'kysely';
import type { LeadKind, LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** In the order of their ids, so that two readers never wait for each other. */
async function writeSeen(ctx: FairContext, ids: readonly string[]): Promise<void> {
  await sql`
    update lead set seen_at = now() where exhibition_id = ${ctx.exhibition.id} and id in (
      select id from lead where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[]) and seen_at is null
      order by id for update)`.execute(ctx.db);
}

/**
 * An order that is shown has been seen: from then on its buyer writes it anew no more. It is read again after it was marked, so that what
 * is shown is what stands there. An inquiry says when it was opened itself.
 */
export async function shownAsSeen<Row extends { id: string; kind: LeadKind; seen_at: Date | null }>(
  ctx: FairContext,
  read: () => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read();
  const unseen = rows.filter((row) => row.kind === 'order' && row.seen_at === null).map(({ id }) => id);
  if (unseen.length === 0) return rows;
  await writeSeen(ctx, unseen);
  return shownAsSeen(ctx, read);
}

/** Has the company not read it yet? Held, so that reading it and writing it anew come one after the other. Undefined: there is none. */
export async function lockUnread(ctx: FairContext, id: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ seen_at: Date | null; state: LeadState }>`
    select seen_at, state from lead where exhibition_id = ${ctx.exhibition.id} and id = ${id} for update`.execute(
    ctx.db,
  );
  return rows[0] && rows[0].seen_at === null && rows[0].state === 'new';
}
