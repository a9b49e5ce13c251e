import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** So many people in one transaction, and in one event. */
const PORTION = 200;

/** Of a live that was moved or is off nobody has been reminded yet. */
export async function forgetReminders(ctx: FairContext, liveId: string): Promise<void> {
  await ctx.db
    .updateTable('live_want')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('live_id', '=', liveId)
    .where('reminded_at', 'is not', null)
    .set({ reminded_at: null })
    .execute();
}

/**
 * Who wanted to be reminded of a live that begins in some minutes, or has begun, and was not yet; marked as reminded. What another process is
 * telling of is left to it.
 */
export async function takeReminders(ctx: FairContext): Promise<{ live_id: string; visitor_id: string }[]> {
  const { rows } = await sql<{ live_id: string; visitor_id: string }>`
    with due as (
      select t.live_id, t.visitor_id from live_want t join live l on l.id = t.live_id left join exhibitor e on e.id = l.exhibitor_id
      where t.exhibition_id = ${ctx.exhibition.id} and t.reminded_at is null and l.deleted_at is null and l.ended_at is null and not l.stopped
        and coalesce(e.open, true) and l.ends_at > now()
        and (l.started_at is not null or l.starts_at < now() + make_interval(mins => ${LIMITS.liveReminderMinutes}))
      order by l.starts_at limit ${PORTION} for no key update of t skip locked)
    update live_want t set reminded_at = now() from due
    where t.exhibition_id = ${ctx.exhibition.id} and t.live_id = due.live_id and t.visitor_id = due.visitor_id
    returning t.live_id, t.visitor_id`.execute(ctx.db);
  return rows;
}
