import type { contract } from '@fairbridge/contract/index.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { broadcastState } from './live-room.broadcast.ts';
import { closeRecording, planChanged } from './live.actions.ts';
import { liveCardAnswer } from './live.answers.ts';
import { daysWithLives, deskRows, rowsOfDay, type DeskRow } from './live-desk.queries.ts';
import { stateOf } from './live.rules.ts';
import { lives } from './own-live.queries.ts';

type Using = Pick<Services, 'config' | 'liveEngine' | 'realtime' | 'jobs'>;

const answer = (exhibition: Exhibition, row: DeskRow) => ({
  ...liveCardAnswer(exhibition, row),
  isPublishing: row.publishing_since !== null,
  isStopped: row.stopped,
});

/** Stops a live at once (ruling 6.2 leaves it to the organizer); what was sent is no replay. Errors: `notFound`, `liveOver`. */
async function stopLive(
  using: Using,
  ctx: FairContext,
  acting: Acting,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const now = new Date();
  const started = await inTransaction(ctx, async (inner) => {
    const live = await lives.lock(inner, { id, deleted_at: null });
    if (live.ended_at !== null || stateOf(live, now) === 'ended') fail('liveOver');
    const over = live.started_at === null ? {} : { ended_at: now };
    await lives.write(inner, { id }, { ...over, stopped: true, publishing_since: null });
    await writeAudit(inner, acting, {
      act: 'live.stop',
      object: { kind: 'live', id },
      details: reason === '' ? {} : { reason },
    });
    await planChanged(using, inner, live);
    await invalidate(inner, { kind: 'live', id });
    return live.started_at;
  });
  if (started !== null) return closeRecording(using, ctx, id, { started, ended: now });
  await using.liveEngine.end(id).catch(() => {});
  await broadcastState(using, ctx, id);
}

export const liveDeskHandlers = (using: Using): Handlers<FairContext, typeof contract.liveDesk> => ({
  list: async ({ ctx, input }) => {
    const { rows, total } = await deskRows(ctx, input, rangeOf(input));
    return pageAnswer(
      rows.map((row) => answer(ctx.exhibition, row)),
      total,
      input,
    );
  },

  listDay: async ({ ctx, input: { day } }) => ({
    list: (await rowsOfDay(ctx, day)).map((row) => answer(ctx.exhibition, row)),
    days: await daysWithLives(ctx),
  }),

  getConfig: async () => ({ isAvailable: await using.liveEngine.isOn() }),

  stop: ({ ctx, input, acting }) => stopLive(using, ctx, acting, input),
});
