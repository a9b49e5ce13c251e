import { sql } from 'kysely';
import { forEachFair, type Schedule } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { expireLapsed } from './meeting-appointment.queries.ts';
import { appointmentComing } from './meeting.events.ts';

/** So many in one transaction. */
const PORTION = 200;

/** How long before its beginning an appointment is told of. */
const SPANS = { day: sql`interval '24 hours'`, hour: sql`interval '1 hour'` };
type Within = keyof typeof SPANS;

type Due = { id: string; starts_at: Date };

/**
 * Agreed appointments that begin within a day or an hour and have not been told of, marked with the beginning that is told: one that is
 * moved is told of anew, one that is cancelled no longer. Within the last hour the day is not told any more. What another process is telling of is left to it.
 */
async function takeDue(ctx: FairContext, within: Within): Promise<Due[]> {
  const column = sql.ref(`reminded_${within}`);
  const after = within === 'day' ? SPANS.hour : sql`interval '0'`;
  const { rows } = await sql<Due>`
    with due as (
      select a.id from meeting_appointment a
      where a.exhibition_id = ${ctx.exhibition.id} and a.state = 'confirmed' and a.starts_at > now() + ${after}
        and a.starts_at <= now() + ${SPANS[within]} and a.${column} is distinct from a.starts_at
      order by a.starts_at limit ${PORTION} for no key update of a skip locked)
    update meeting_appointment a set ${column} = a.starts_at from due
    where a.exhibition_id = ${ctx.exhibition.id} and a.id = due.id returning a.id, a.starts_at`.execute(ctx.db);
  return rows;
}

/** Looks every few minutes for appointments that begin soon, and for proposals that nobody answered in time. */
export const remindOfAppointments: Schedule = {
  queue: 'meeting-reminders',
  cron: '*/5 * * * *',
  work: forEachFair(async ({ jobs }, ctx) => {
    await expireLapsed(ctx);
    for (const within of ['hour', 'day'] as const)
      for (let found = PORTION; found === PORTION;)
        found = await inTransaction(ctx, async (inner) => {
          const due = await takeDue(inner, within);
          for (const { id, starts_at: startsAt } of due)
            await jobs.publish(inner.db, appointmentComing, {
              exhibitionId: inner.exhibition.id,
              appointmentId: id,
              startsAt: startsAt.toISOString(),
              within,
            });
          return due.length;
        });
  }),
};
