import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { viewersNow } from './live.queries.ts';
import { STATE_SQL } from './live.rules.ts';

/** Writes down how many watch each live that is on the air, once a minute. */
export async function writeMinute(ctx: FairContext, now = new Date()): Promise<void> {
  await sql`
    insert into live_minute (live_id, at, exhibition_id, viewers)
    select l.id, date_trunc('minute', ${now}::timestamptz), l.exhibition_id, ${viewersNow()} from live l
    where l.exhibition_id = ${ctx.exhibition.id} and l.deleted_at is null and ${STATE_SQL} = 'onLive'
    on conflict do nothing`.execute(ctx.db);
}

export async function minutesOf(ctx: FairContext, liveId: string): Promise<{ at: Date; viewers: number }[]> {
  return ctx.db
    .selectFrom('live_minute')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('live_id', '=', liveId)
    .select(['at', 'viewers'])
    .orderBy('at')
    .execute();
}

export type PinRow = { at: Date; name_zh: string; name_en: string; viewers: number | null };

/** When exhibits were pinned to a live, in order, and how many watched at that minute. */
export async function pinsOf(ctx: FairContext, liveId: string): Promise<PinRow[]> {
  const { rows } = await sql<PinRow>`
    select n.at, p.name_zh, p.name_en, m.viewers from live_pin n join product p on p.id = n.product_id
      left join live_minute m on m.live_id = n.live_id and m.at = date_trunc('minute', n.at)
    where n.exhibition_id = ${ctx.exhibition.id} and n.live_id = ${liveId} order by n.at`.execute(ctx.db);
  return rows;
}
