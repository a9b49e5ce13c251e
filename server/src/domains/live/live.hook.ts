import { timingSafeEqual } from 'node:crypto';
import { contextById } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { decrypt } from '../../platform/encryption/encryption.ts';
import { broadcastState } from './live-room.broadcast.ts';
import { STREAM_KEY } from './live.actions.ts';
import { publishedLive, writePublishing } from './live.hook.queries.ts';
import { EARLY_MINUTES, LATE_MINUTES, OVERRUN_MINUTES } from './live.rules.ts';

export type HookEvent = { action: string; app: string; stream: string; key: string };

const sameKey = (known: string, given: string): boolean => {
  const [right, tried] = [Buffer.from(known), Buffer.from(given)];
  return right.length === tried.length && timingSafeEqual(right, tried);
};

/**
 * May this encoder send? It shows the key of a live that is not over, of a company that is open, within its time (G46, G47): from an hour
 * before its planned beginning, so that the host can look at it, to half an hour after its planned end, and to two hours after it while it is on
 * the air.
 */
async function mayPublish(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { app, stream, key }: HookEvent,
): Promise<boolean> {
  if (app !== 'live') return false;
  const live = await publishedLive(db, stream);
  if (live === null || !live.open || live.ended_at !== null || live.key_sealed === null) return false;
  if (!sameKey(decrypt(config.SECRET, STREAM_KEY, live.key_sealed), key)) return false;
  const late = live.started_at === null ? LATE_MINUTES : OVERRUN_MINUTES;
  const [from, to] = [live.starts_at.getTime() - EARLY_MINUTES * 60_000, live.ends_at.getTime() + late * 60_000];
  return from <= Date.now() && Date.now() <= to;
}

export type Hooked = Pick<Services, 'db' | 'config' | 'directory' | 'realtime'>;

/** Writes down that an encoder sends, or no more, and tells whoever waits in its room. */
async function publishing(services: Hooked, id: string, since: Date | null): Promise<void> {
  const fair = await writePublishing(services.db, id, since);
  const ctx = fair === null ? null : contextById(services, fair);
  if (ctx !== null) await broadcastState(services, ctx, id);
}

/** Answers what a media server asks and tells. What it does not know it may go on with. */
export async function onHookEvent(services: Hooked, event: HookEvent): Promise<boolean> {
  switch (event.action) {
    case 'on_publish': {
      if (!(await mayPublish(services, event))) return false;
      await publishing(services, event.stream, new Date());
      return true;
    }
    case 'on_unpublish':
      await publishing(services, event.stream, null);
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
