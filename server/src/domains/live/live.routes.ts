import { timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../core/services.ts';
import { MediaLimiter } from '../../platform/http/media-limiter.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { FlvRelay } from '../../platform/live/flv-relay.ts';
import { LivePlayback, type OnAir } from '../../platform/live/live-playback.ts';
import type { ViewerOutput } from '../../platform/live/live-stream.ts';
import { mediaToken } from '../../platform/live/media-token.ts';
import { PlayAddresses, type NamedStream } from '../../platform/live/play-address.ts';
import { WRONG_KEY_MS } from '../../platform/live/publish-limits.ts';
import { sendPage } from '../../platform/pages/page.ts';
import { onHookEvent, type HookEvent, type Hooked } from './live.hook.ts';
import { FlvLines, mayPlayFlv, type FlvLine } from './live.flv-lines.ts';
import { playedLives, type PlayedLive } from './live.hook.queries.ts';
import { PlayedLives } from './live.played.ts';

type Hook = { base: string; services: Hooked; rate: RateLimiter };
type Mounted = Hook & { services: Pick<Services, 'liveEngine'>; onChange: (listener: () => void) => void };

/** Seconds that a segment may lie in caches: its content never changes, and a private one is signed anew before. */
const SEGMENT_CACHE = { public: 'public, max-age=3600', private: 'private, max-age=60' };

/** Which segment a player wants its playlist with (RFC 8216bis, 6.2.5.1). */
const segmentNumber = (given: unknown): number =>
  typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : -1;

const missing = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send();

/** What plays over HLS: what is on the air, or the replay of what was, at a bare address where everybody may watch it. */
function onAirOf(id: string, live: PlayedLive, isSigned: boolean): OnAir | null {
  const { started_at: from, ended_at: to } = live;
  if (!live.is_shown || from === null || !(live.is_open || isSigned)) return null;
  if (to !== null && !live.has_replay) return null;
  return { name: id, from, to, isClosed: to !== null && live.recorded_seconds > 0 };
}

/**
 * What plays and what sends: playlists and segments of HLS, HTTP-FLV, and the address at which a media server asks whether somebody may publish.
 * The hook's address is known to the media process alone, made of the secret of the installation.
 */
export function mountBroadcasts(app: FastifyInstance, { base, services, rate, onChange }: Mounted): void {
  const { db, config, liveEngine } = services;
  const addresses = new PlayAddresses(config.SECRET);
  const limiter = new MediaLimiter(rate, 'live');
  const lives = new PlayedLives(async (id) => (await playedLives(db, [id])).get(id) ?? null);
  // a live that has just begun plays at once
  onChange(() => lives.clear());
  const find = (request: FastifyRequest, name: string, named: NamedStream | null): Promise<PlayedLive | null> =>
    limiter.find(request, named?.id ?? name, async () => (named === null ? null : lives.get(named.id)));

  const playback = new LivePlayback(liveEngine);
  type Asked = { Params: { name: string; file: string }; Querystring: { _HLS_msn?: unknown } };
  app.get<Asked>(`${base}/broadcast/hls/:name/:file`, async (request, reply) => {
    const { name, file } = request.params;
    const named = addresses.read(name, 'watch');
    const live = await find(request, name, named);
    const onAir = named === null || live === null ? null : onAirOf(named.id, live, named.seconds > 0);
    if (live === null || onAir === null) return missing(reply);
    if (file.endsWith('.m3u8')) {
      const kind = file === 'replay.m3u8' ? 'replay' : 'live';
      const playlist = await playback.playlist(onAir, kind, segmentNumber(request.query._HLS_msn));
      return playlist === null ? missing(reply) : sendPage(request, reply, playlist);
    }
    const location = config.ACCEL_LOCATION;
    const segment = location === undefined ? await playback.file(onAir, file) : await playback.has(onAir, file);
    if (segment === null || segment === false) {
      limiter.countUnknown(request);
      return missing(reply);
    }
    reply
      .header('content-type', 'video/mp4')
      .header('cache-control', live.is_open ? SEGMENT_CACHE.public : SEGMENT_CACHE.private);
    // nginx sends the file in place of the empty answer, with these headers
    return segment === true
      ? reply.header('x-accel-redirect', `${location}/${onAir.name}/${file}`).send()
      : reply.send(segment);
  });

  const relay = new FlvRelay(liveEngine);
  const lines = new FlvLines({
    livesOf: (ids) => playedLives(db, ids),
    onError: (err) => app.log.error({ err }, 'asking what open lines may still play'),
  });
  app.get<{ Params: { name: string } }>(`${base}/broadcast/flv/:name`, async (request, reply) => {
    const { name } = request.params;
    const named = addresses.read(name, 'preview');
    const live = await find(request, name, named);
    if (named === null || !mayPlayFlv(live, named.seconds > 0)) return missing(reply);
    const { id, seconds } = named;
    const { raw } = reply;
    const output = outputOf(raw);
    const line: FlvLine = {
      id,
      seconds,
      end: () => {
        void relay.remove(id, output);
        raw.end();
      },
    };
    reply.hijack();
    raw.writeHead(200, {
      'content-type': 'video/x-flv',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    raw.on('close', () => {
      lines.remove(line);
      void relay.remove(id, output);
    });
    lines.add(line);
    if (!(await relay.add(id, output))) raw.end();
  });
  app.addHook('preClose', async () => {
    lines.close();
    relay.close();
  });

  void app.register(async (inner) => mountHook(inner, { base, services, rate }));
}

/** A line that has ended takes nothing more. */
const outputOf = (raw: ServerResponse): ViewerOutput => ({
  write: (bytes) => void (raw.writableEnded || raw.write(bytes)),
  get writableLength() {
    return raw.writableLength;
  },
  end: () => void raw.end(),
  destroy: () => void raw.destroy(),
});

/** Bytes of what a media server tells. */
const HOOK_BYTES_MAX = 8_000;

/** Its words are SRS's (JSON) or nginx-rtmp's (a form). */
function mountHook(app: FastifyInstance, { base, services, rate }: Hook): void {
  const limiter = new MediaLimiter(rate, 'hook');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: HOOK_BYTES_MAX },
    (_request, body, done) => done(null, body),
  );
  const token = mediaToken(services.config.SECRET);
  app.post<{ Params: { token: string }; Body: unknown }>(
    `${base}/broadcast/hook/:token`,
    { bodyLimit: HOOK_BYTES_MAX, config: { ofNoFair: true } },
    async (request, reply) => {
      if (!isToken(token, request.params.token)) {
        limiter.countUnknown(request);
        return missing(reply);
      }
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
