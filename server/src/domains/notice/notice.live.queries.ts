import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { APPROVED } from '../account/account.rules.ts';
import { isInPool } from '../identity/membership.queries.ts';

export type LiveFacts = { id: string; title_zh: string; title_en: string; starts_at: Date };

/** A live that is still to be watched; null: there is none any more. */
export async function liveFacts(ctx: FairContext, liveId: string): Promise<LiveFacts | null> {
  const { rows } = await sql<LiveFacts>`
    select l.id, l.title_zh, l.title_en, l.starts_at from live l left join exhibitor e on e.id = l.exhibitor_id
    where l.exhibition_id = ${ctx.exhibition.id} and l.id = ${liveId} and l.deleted_at is null and l.ended_at is null and not l.stopped
      and coalesce(e.open, true)`.execute(ctx.db);
  return rows[0] ?? null;
}

/** A live that has not begun, and whether it is off; null: it has begun. */
export async function plannedLive(ctx: FairContext, liveId: string): Promise<(LiveFacts & { off: boolean }) | null> {
  const { rows } = await sql<LiveFacts & { off: boolean }>`
    select l.id, l.title_zh, l.title_en, l.starts_at, l.deleted_at is not null or l.stopped as off
    from live l left join exhibitor e on e.id = l.exhibitor_id
    where l.exhibition_id = ${ctx.exhibition.id} and l.id = ${liveId} and l.started_at is null and coalesce(e.open, true)`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}

/** Who wanted to be reminded of a live. */
export async function wantingLive(ctx: FairContext, liveId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('live_want')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('live_id', '=', liveId)
    .select('visitor_id')
    .execute();
  return rows.map((row) => row.visitor_id);
}

export type LiveRecipient = { id: string; name: string; email: string; language: string };

/** Of these visitors those who may still watch it (ruling 3.5). */
export async function liveRecipients(
  ctx: FairContext,
  liveId: string,
  visitorIds: readonly string[],
): Promise<LiveRecipient[]> {
  const { rows } = await sql<LiveRecipient>`
    select v.id, v.name, coalesce(a.email, '') as email, v.language
    from live l join visitor v on v.exhibition_id = l.exhibition_id join account a on a.id = v.account_id
    where l.exhibition_id = ${ctx.exhibition.id} and l.id = ${liveId} and v.id = any(${[...visitorIds]}::text[])
      and v.suspended_at is null and a.deleted_at is null
      and (l.scope = 0 or (l.scope = 2 and ${APPROVED}) or exists (
        select from contact c where c.exhibitor_id = l.exhibitor_id and c.visitor_id = v.id and ${isInPool('c')}))
    order by v.id`.execute(ctx.db);
  return rows;
}
