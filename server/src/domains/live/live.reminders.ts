import { forEachFair, type Schedule } from '../../core/domain.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { takeReminders } from './live-reminder.queries.ts';
import { liveBeginsSoon } from './live.events.ts';

/** Looks each minute for lives that are about to begin. */
export const remindOfLives: Schedule = {
  queue: 'live-reminders',
  cron: '* * * * *',
  work: forEachFair(async ({ jobs }, ctx) => {
    for (let found = 1; found > 0;) {
      found = await inTransaction(ctx, async (inner) => {
        const due = await takeReminders(inner);
        for (const [liveId, wanting] of Map.groupBy(due, ({ live_id: id }) => id))
          await jobs.publish(inner.db, liveBeginsSoon, {
            exhibitionId: inner.exhibition.id,
            liveId,
            visitorIds: wanting.map(({ visitor_id: id }) => id),
          });
        return due.length;
      });
    }
  }),
};
