import { sql, type RawBuilder } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { appointmentChanged, type AppointmentNews } from './meeting.events.ts';

/** Lets go of all that appointments occupy. */
export async function release(ctx: FairContext, appointmentIds: readonly string[]): Promise<void> {
  await sql`delete from meeting_booking b where b.exhibition_id = ${ctx.exhibition.id}
    and b.appointment_id = any(${[...appointmentIds]}::text[])`.execute(ctx.db);
}

type Ending = { reason: string; by: AppointmentNews['by']; tell?: boolean };

/**
 * Cancels those open appointments `a` that have not begun, lets their slots go, and tells the other side, or both where the organizer
 * does it. In a transaction that holds the meeting.
 */
export async function cancelAppointments(
  jobs: Jobs,
  ctx: FairContext,
  where: RawBuilder<boolean>,
  { reason, by, tell = true }: Ending,
): Promise<void> {
  const { rows } = await sql<{ id: string; version: number }>`
    update meeting_appointment a set state = 'cancelled', reason = ${reason}, expires_at = null, version = version + 1, changed_at = now()
    where a.exhibition_id = ${ctx.exhibition.id} and a.state in ('proposed', 'confirmed')
      and (a.starts_at is null or a.starts_at > now()) and ${where}
    returning a.id, a.version`.execute(ctx.db);
  if (rows.length === 0) return;
  await release(
    ctx,
    rows.map(({ id }) => id),
  );
  if (!tell) return;
  for (const { id, version } of rows)
    await jobs.publish(ctx.db, appointmentChanged, {
      exhibitionId: ctx.exhibition.id,
      appointmentId: id,
      version,
      what: 'cancelled',
      by,
    });
}

/** All those of one sign-up. */
export const cancelAppointmentsOf = (jobs: Jobs, ctx: FairContext, signupId: string, ending: Ending): Promise<void> =>
  cancelAppointments(jobs, ctx, sql<boolean>`${signupId} in (a.visitor_signup_id, a.exhibitor_signup_id)`, ending);
