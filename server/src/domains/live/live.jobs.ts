import { contextById, type FairContext } from '../../core/fair-context.ts';
import { forEachFair, type Schedule } from '../../core/domain.ts';
import type { Services } from '../../core/services.ts';
import type { Change } from '../exhibition/exhibition.invalidation.ts';
import { broadcastClosed, broadcastState } from './live-room.broadcast.ts';
import { closeRecording } from './live.actions.ts';
import { writeMinute } from './live-audience.queries.ts';
import { endedUnwritten, endForgotten, sentLives, lives } from './own-live.queries.ts';

const AT_ONCE = 50;

type Using = Pick<Services, 'liveEngine' | 'realtime'>;

/** Cuts off who may send no more: the company was shut out, or the live is over, stopped or deleted (G46). */
async function cutOffRefused(using: Using, ctx: FairContext): Promise<void> {
  for (const { id, allowed } of await sentLives(ctx)) {
    if (allowed) continue;
    await lives.write(ctx, { id }, { publishing_since: null });
    broadcastClosed(using, id);
    await using.liveEngine.end(id).catch(() => {});
  }
}

/** What is written down follows what is sent: a media process that died, or a portal that was away, has told of no end. */
async function followStreams(using: Using, ctx: FairContext): Promise<void> {
  const written = await sentLives(ctx);
  if (written.length === 0) return;
  const streams = await using.liveEngine.streams().catch(() => []);
  const sent = new Map(streams.map((stream) => [stream.name, stream]));
  for (const { id } of written) {
    const stream = sent.get(id);
    await lives.write(
      ctx,
      { id },
      {
        ...(stream?.isPublishing === true ? {} : { publishing_since: null }),
        ...(stream === undefined ? {} : { recorded_bytes: stream.recordedBytes }),
      },
    );
    if (stream?.isPublishing !== true) await broadcastState(using, ctx, id);
  }
}

/** A live that nobody ends is over some time after its planned end (ruling 6.1). */
export const followLives: Schedule = {
  queue: 'live-follow',
  cron: '* * * * *',
  work: forEachFair(async (services, ctx) => {
    await cutOffRefused(services, ctx);
    await followStreams(services, ctx);
    await writeMinute(ctx);
    const over = [...(await endForgotten(ctx, AT_ONCE)), ...(await endedUnwritten(ctx))];
    for (const { id, started_at: started, ended_at: ended } of over)
      await closeRecording(services, ctx, id, { started, ended });
  }),
};

/** A company that is shut out is off the air at once. */
export function onCompanyChanged(services: Services, exhibitionId: string, change: Change | null): void {
  const ctx = contextById(services, exhibitionId);
  if (ctx === null || (change !== null && change.kind !== 'exhibitor')) return;
  // asked again within the minute
  cutOffRefused(services, ctx).catch(() => {});
}
