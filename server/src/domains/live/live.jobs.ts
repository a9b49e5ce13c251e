import { forEachFair, type Schedule } from '../../core/domain.ts';
import { closeRecording } from './live.actions.ts';
import { LATE_MINUTES } from './live.rules.ts';
import { endForgotten } from './own-live.queries.ts';

const AT_ONCE = 50;

/** A live that nobody ended and nobody sends to is over half an hour after its planned end. */
export const endForgottenLives: Schedule = {
  queue: 'live.endForgotten',
  cron: '* * * * *',
  work: forEachFair(async (services, ctx) => {
    for (const { id, started_at: started, ended_at: ended } of await endForgotten(ctx, LATE_MINUTES, AT_ONCE))
      await closeRecording(services, ctx, id, { started, ended });
  }),
};
