import { sql, type RawBuilder } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

/** Lets go of all that appointments occupy. */
export async function release(ctx: FairContext, appointmentIds: readonly string[]): Promise<void> {
  await sql`delete from meeting_booking b where b.exhibition_id = ${ctx.exhibition.id}
    and b.appointment_id = any(${[...appointmentIds]}::text[])`.execute(ctx.db);
}

/** Cancels those open appointments `a` that have not begun; answers which, with their versions. */
export async function writeCancelled(
  ctx: FairContext,
  where: RawBuilder<boolean>,
  reason: string,
): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    update meeting_appointment a set state = 'cancelled', reason = ${reason}, expires_at = null, version = version + 1, changed_at = now()
    where a.exhibition_id = ${ctx.exhibition.id} and a.state in ('proposed', 'confirmed')
      and (a.starts_at is null or a.starts_at > now()) and ${where}
    returning a.id, a.version`.execute(ctx.db);
  return rows;
}
