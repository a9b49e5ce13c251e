import { forEachFair, type Schedule } from '../../core/domain.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { expireLapsed } from './meeting-appointment.queries.ts';
import { PORTION, takeDue } from './meeting-reminder.queries.ts';
import { appointmentComing } from './meeting.events.ts';

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
