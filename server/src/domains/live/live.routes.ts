import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../core/services.ts';
import { between, livePlaylist, replayPlaylist } from '../../platform/live/hls-playlist.ts';
import { FlvRelay } from '../../platform/live/flv-relay.ts';
import { LivePlayback } from '../../platform/live/live-playback.ts';
import { mediaToken } from '../../platform/live/media-token.ts';
import { PlayAddresses } from '../../platform/live/play-address.ts';
import { onHookEvent, type HookEvent, type Hooked } from './live.hook.ts';
import { playedLive, type PlayedLive } from './live.hook.queries.ts';

type Mounted = { base: string; services: Hooked & Pick<Services, 'liveEngine'> };

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
export function mountBroadcasts(app: FastifyInstance, { base, services }: Mounted): void {
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

  app.get<{ Params: { name: string; file: string } }>(`${base}/broadcast/hls/:name/:file`, async (request, reply) => {
    const { name, file } = request.params;
    const named = addresses.read(name, 'watch');
    const live = named === null ? null : await liveOf(named.id);
    if (named === null || live === null || live.started_at === null) return missing(reply);
    if (live.scope !== 0 && !named.isSigned) return missing(reply);
    const isOver = live.ended_at !== null;
    if (isOver && !live.has_replay) return missing(reply);
    if (!file.endsWith('.m3u8')) {
      const bytes = await playback.file(named.id, file);
      if (bytes === null) return missing(reply);
      return reply
        .header('content-type', 'video/mp4')
        .header('cache-control', live.scope === 0 ? SEGMENT_CACHE.public : SEGMENT_CACHE.private)
        .send(bytes);
    }
    const segments = between(await playback.segments(named.id), live.started_at, live.ended_at);
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
    if (!preview.isSigned && (live.scope !== 0 || live.started_at === null)) return missing(reply);
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

  const token = mediaToken(config.SECRET);
  app.post<{ Params: { token: string }; Body: unknown }>(`${base}/broadcast/hook/:token`, async (request, reply) => {
    if (request.params.token !== token) return missing(reply);
    const event = hookEvent(request.body);
    const allowed = event !== null && (await onHookEvent(services, event));
    // SRS reads the code, nginx-rtmp the status
    return reply.code(allowed ? 200 : 403).send({ code: allowed ? 0 : 1 });
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** In the words of SRS (JSON) or of nginx-rtmp (a form: `call`, `name`, and what stood in the address). */
function hookEvent(body: unknown): HookEvent | null {
  if (!isObject(body)) return null;
  if (typeof body['action'] === 'string')
    return {
      action: body['action'],
      app: textOf(body['app']),
      stream: textOf(body['stream']),
      key: new URLSearchParams(textOf(body['param'])).get('key') ?? '',
    };
  const action = { publish: 'on_publish', publish_done: 'on_unpublish' }[textOf(body['call'])];
  return action === undefined
    ? null
    : { action, app: textOf(body['app']), stream: textOf(body['name']), key: textOf(body['key']) };
}
