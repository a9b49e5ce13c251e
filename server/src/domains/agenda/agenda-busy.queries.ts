import { sql } from 'kysely';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { BusyTime } from '../../platform/calendar/read-busy.ts';
import { insertRowsOfFair } from '../../platform/database/insert-rows.ts';

/** Those that are not over. */
export async function countBusy(
  ctx: FairContext,
  ownerId: string,
): Promise<{ times: number; imported_at: Date | null }> {
  const { rows } = await sql<{ times: number; imported_at: Date | null }>`
    select count(*)::int as times, max(t.imported_at) as imported_at from agenda_busy t
    where t.exhibition_id = ${ctx.exhibition.id} and t.owner_id = ${ownerId} and t.ends_at > now()`.execute(ctx.db);
  return rows[0] ?? { times: 0, imported_at: null };
}

export async function deleteBusy(ctx: FairContext, ownerId: string): Promise<void> {
  await sql`delete from agenda_busy t where t.exhibition_id = ${ctx.exhibition.id} and t.owner_id = ${ownerId}`.execute(
    ctx.db,
  );
}

/** These take the place of those before. Of two imports at once the later one stays alone. */
export const replaceBusy = (ctx: FairContext, ownerId: string, times: readonly BusyTime[]): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`agenda ${ownerId}`}, 0))`.execute(inner.db);
    await deleteBusy(inner, ownerId);
    const imported = new Date();
    const rows = times.map(({ startsAt, endsAt }) => ({
      id: newId(),
      exhibition_id: ctx.exhibition.id,
      owner_id: ownerId,
      starts_at: startsAt,
      ends_at: endsAt,
      imported_at: imported,
    }));
    await insertRowsOfFair(inner, 'agenda_busy', rows);
  });

/** When the last meeting of the fair ends; null where there is none to come. */
export async function endOfMeetings(ctx: FairContext): Promise<Date | null> {
  const { rows } = await sql<{ ends_at: Date | null }>`
    select max(m.ends_at) as ends_at from meeting m
    where m.exhibition_id = ${ctx.exhibition.id} and m.state = 'published' and m.cancelled_at is null`.execute(ctx.db);
  return rows[0]?.ends_at ?? null;
}
