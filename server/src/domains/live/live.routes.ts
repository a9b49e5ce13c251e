import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../core/services.ts';
import { livePlaylist, replayPlaylist } from '../../platform/live/hls-playlist.ts';
import { FlvRelay } from '../../platform/live/flv-relay.ts';
import { LivePlayback } from '../../platform/live/live-playback.ts';
import { mediaToken } from '../../platform/live/media-token.ts';
import { PlayAddresses } from '../../platform/live/play-address.ts';
import { WRONG_KEY_MS } from '../../platform/live/publish-limits.ts';
import { onHookEvent, type HookEvent, type Hooked } from './live.hook.ts';
import { playedLive, type PlayedLive } from './live.hook.queries.ts';

type Hook = { base: string; services: Hooked };
type Mounted = Hook & { services: Pick<Services, 'liveEngine'>; onChange: (listener: () => void) => void };

/** How long it is kept who may play what: a player asks twice a second. */
const KEPT_MS = 1_000;
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
/** Seconds that a segment may lie in caches: its content never changes, and a private one is signed anew before. */
const SEGMENT_CACHE = { public: 'public, max-age=3600', private: 'private, max-age=60' };

const missing = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send();

/**
 * What plays and what sends: playlists and segments of HLS, HTTP-FLV, and the address at which a media server asks whether somebody may publish.
 * The hook's address is known to the media process alone, made of the secret of the installation.
 */
export function mountBroadcasts(app: FastifyInstance, { base, services, onChange }: Mounted): void {
  const { db, config, liveEngine } = services;
  const addresses = new PlayAddresses(config.SECRET);
  const playback = new LivePlayback(liveEngine);
  const relay = new FlvRelay(liveEngine);
  const lives = new Map<string, { at: number; live: Promise<PlayedLive | null> }>();
  const liveOf = (id: string): Promise<PlayedLive | null> => {
    const known = lives.get(id);
    if (known !== undefined && Date.now() - known.at < KEPT_MS) return known.live;
    const live = playedLive(db, id);
    lives.set(id, { at: Date.now(), live });
    live.catch(() => lives.delete(id));
    for (const [other, { at }] of lives) if (Date.now() - at > 60_000) lives.delete(other);
    return live;
  };

  // a live that has just begun plays at once
  onChange(() => lives.clear());

  app.get<{ Params: { name: string; file: string } }>(`${base}/broadcast/hls/:name/:file`, async (request, reply) => {
    const { name, file } = request.params;
    const named = addresses.read(name, 'watch');
    const live = named === null ? null : await liveOf(named.id);
    if (named === null || live === null || live.started_at === null) return missing(reply);
    if (!live.is_open && !named.isSigned) return missing(reply);
    const isOver = live.ended_at !== null;
    if (isOver && !live.has_replay) return missing(reply);
    const onAir = { name: named.id, from: live.started_at, to: live.ended_at };
    if (!file.endsWith('.m3u8')) {
      const bytes = await playback.file(onAir, file);
      if (bytes === null) return missing(reply);
      return reply
        .header('content-type', 'video/mp4')
        .header('cache-control', live.is_open ? SEGMENT_CACHE.public : SEGMENT_CACHE.private)
        .send(bytes);
    }
    const segments = await playback.segments(onAir);
    if (segments.length === 0) return missing(reply);
    const text =
      file === 'replay.m3u8' && isOver
        ? replayPlaylist(segments, (one) => one)
        : livePlaylist(segments, isOver, (one) => one);
    return reply.header('content-type', PLAYLIST_TYPE).header('cache-control', 'no-cache').send(text);
  });

  app.get<{ Params: { name: string } }>(`${base}/broadcast/flv/:name`, async (request, reply) => {
    const preview = addresses.read(request.params.name, 'preview');
    const live = preview === null ? null : await liveOf(preview.id);
    if (preview === null || live === null || live.ended_at !== null) return missing(reply);
    if (!preview.isSigned && (!live.is_open || live.started_at === null)) return missing(reply);
    const { raw } = reply;
    const output = {
      write: (bytes: Buffer) => void raw.write(bytes),
      get writableLength() {
        return raw.writableLength;
      },
      end: () => void raw.end(),
      destroy: () => void raw.destroy(),
    };
    reply.hijack();
    raw.writeHead(200, {
      'content-type': 'video/x-flv',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    raw.on('close', () => void relay.remove(preview.id, output));
    if (!(await relay.add(preview.id, output))) raw.end();
  });
  app.addHook('preClose', async () => relay.close());

  void app.register(async (inner) => mountHook(inner, { base, services }));
}

/** Bytes of what a media server tells. */
const HOOK_BYTES_MAX = 8_000;

/** Its words are SRS's (JSON) or nginx-rtmp's (a form). */
function mountHook(app: FastifyInstance, { base, services }: Hook): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: HOOK_BYTES_MAX },
    (_request, body, done) => done(null, body),
  );
  const token = mediaToken(services.config.SECRET);
  app.post<{ Params: { token: string }; Body: unknown }>(
    `${base}/broadcast/hook/:token`,
    { bodyLimit: HOOK_BYTES_MAX },
    async (request, reply) => {
      if (!isToken(token, request.params.token)) return missing(reply);
      const event = typeof request.body === 'string' ? hookEvent(request.body) : null;
      const allowed = event !== null && (await onHookEvent(services, event));
      // nginx-rtmp refuses as soon as it is told to
      if (!allowed && event?.action === 'may_publish') await sleep(WRONG_KEY_MS);
      // SRS reads the code, nginx-rtmp the status
      return reply.code(allowed ? 200 : 403).send({ code: allowed ? 0 : 1 });
    },
  );
}

function isToken(token: string, given: string): boolean {
  const [right, tried] = [Buffer.from(token), Buffer.from(given)];
  return right.length === tried.length && timingSafeEqual(right, tried);
}

const event = z.object({ action: z.string(), app: z.string(), stream: z.string(), param: z.string().default('') });
/**
 * nginx-rtmp stands before the media process and only asks, while an encoder sends again and again: `publish_done` it tells of refused encoders
 * too. Who sends, the media process tells.
 */
const CALLS: Readonly<Record<string, string>> = {
  publish: 'may_publish',
  update_publish: 'may_publish',
  play: 'on_play',
};

/** In the words of SRS (JSON), or of nginx-rtmp: `call`, `name`, and what stood behind the name in the address. */
function hookEvent(body: string): HookEvent | null {
  if (!body.startsWith('{')) {
    const form = new URLSearchParams(body);
    const call = form.get('call') ?? '';
    return {
      action: CALLS[call] ?? call,
      app: form.get('app') ?? '',
      stream: form.get('name') ?? '',
      param: form,
    };
  }
  const read = event.safeParse(parsed(body));
  if (!read.success) return null;
  const { param, ...told } = read.data;
  return { ...told, param: new URLSearchParams(param) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
