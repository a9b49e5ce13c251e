import { sql, type RawBuilder } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { release, writeCancelled } from './meeting-appointment-ending.queries.ts';
import { appointmentChanged, type AppointmentNews } from './meeting.events.ts';

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
  const rows = await writeCancelled(ctx, where, reason);
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
