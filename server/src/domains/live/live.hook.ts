import { timingSafeEqual } from 'node:crypto';
import { liveCloseReason, missingTrack } from '@fairbridge/contract/live/live.shapes.ts';
import { contextById } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { decrypt } from '../../platform/encryption/encryption.ts';
import { hasRoomInStore } from '../exhibitor/storage-share.queries.ts';
import { broadcastState } from './live-room.broadcast.ts';
import { STREAM_KEY } from './live.actions.ts';
import { publishedLive, writeNonePublishing, writePublishing, type Publishing } from './live.hook.queries.ts';
import { EARLY_MINUTES, LATE_MINUTES, OVERRUN_MINUTES } from './live.rules.ts';

/** `param`: what stands behind the name of the stream, or what the media process says more (`publish-hook.ts`). */
export type HookEvent = { action: string; app: string; stream: string; param: URLSearchParams };

const CODEC_MAX = 20;
const closeReason = liveCloseReason.nullable().catch(null);
const missing = missingTrack.nullable().catch(null);

const sameKey = (known: string, given: string): boolean => {
  const [right, tried] = [Buffer.from(known), Buffer.from(given)];
  return right.length === tried.length && timingSafeEqual(right, tried);
};

/**
 * May this encoder send? It shows the key of a live that is not over, of a company that is open, within its time (G46, G47): from an hour
 * before its planned beginning, so that the host can look at it, to half an hour after its planned end, and to two hours after it while it is on
 * the air. With the right key and a store that is full it is told why it may not (G44).
 */
async function mayPublish(services: Hooked, { app, stream, param }: HookEvent): Promise<boolean> {
  if (app !== 'live') return false;
  const live = await publishedLive(services.db, stream);
  if (live === null || !live.open || live.ended_at !== null || live.key_sealed === null) return false;
  if (!sameKey(decrypt(services.config.SECRET, STREAM_KEY, live.key_sealed), param.get('key') ?? '')) return false;
  const late = live.started_at === null ? LATE_MINUTES : OVERRUN_MINUTES;
  const [from, to] = [live.starts_at.getTime() - EARLY_MINUTES * 60_000, live.ends_at.getTime() + late * 60_000];
  if (Date.now() < from || Date.now() > to) return false;
  const ctx = contextById(services, live.exhibition_id);
  if (ctx === null || (await hasRoomInStore(ctx, live.exhibitor_id))) return ctx !== null;
  await writePublishing(services.db, stream, { closed_reason: 'shareFull', closed_codec: '' });
  return false;
}

export type Hooked = Pick<Services, 'db' | 'config' | 'directory' | 'realtime'>;

/** Writes down what an encoder does, and tells whoever waits in its room. */
async function publishing(services: Hooked, id: string, change: Publishing): Promise<void> {
  const fair = await writePublishing(services.db, id, change);
  const ctx = fair === null ? null : contextById(services, fair);
  if (ctx !== null) await broadcastState(services, ctx, id);
}

async function endAll(services: Hooked): Promise<void> {
  for (const { id, exhibition_id: fair } of await writeNonePublishing(services.db)) {
    const ctx = contextById(services, fair);
    if (ctx !== null) await broadcastState(services, ctx, id);
  }
}

/** Answers what a media server asks and tells. What it does not know it may go on with. */
export async function onHookEvent(services: Hooked, event: HookEvent): Promise<boolean> {
  const { action, stream, param } = event;
  switch (action) {
    case 'on_publish': {
      if (!(await mayPublish(services, event))) return false;
      await publishing(services, stream, { publishing_since: new Date(), missing_track: null, closed_reason: null });
      return true;
    }
    case 'on_unpublish':
      await publishing(services, stream, {
        publishing_since: null,
        closed_reason: closeReason.parse(param.get('reason')),
        closed_codec: (param.get('codec') ?? '').slice(0, CODEC_MAX),
      });
      return true;
    case 'on_missing':
      await publishing(services, stream, { missing_track: missing.parse(param.get('missing')) });
      return true;
    case 'on_start':
      await endAll(services);
      return true;
    case 'may_publish':
      return mayPublish(services, event);
    case 'on_play':
      // who may watch only the portal says
      return false;
    default:
      return true;
  }
}
