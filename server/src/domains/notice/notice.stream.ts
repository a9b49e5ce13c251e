import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller, ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/who.ts';
import { acrossFairs } from '../../platform/database/in-fair.ts';
import { failure, nameOf } from '../../platform/http/failure.ts';
import { countedAddress, type RateLimiter } from '../../platform/http/rate.ts';
import { logRefusal } from '../../platform/http/refusal-log.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { languageOfRequest } from '../../platform/http/request-body.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { recipientOf } from './notice.rules.ts';
import { unreadCount } from './notice.queries.ts';

/** Shorter than what a proxy waits for. */
const BEAT_MILLISECONDS = 20_000;
/** A comment, which nobody is told (WHATWG HTML, 9.2.6). */
const BEAT = ':\n\n';
/** How long an ended session may keep an open line, with what asking takes. */
const SESSIONS_MILLISECONDS = 4_000;
/** Many notices at once are one answer. */
const GATHERED_MILLISECONDS = 100;

type Mounted = {
  base: string;
  services: Pick<Services, 'sessions' | 'noticeSubscriptions'>;
  scopeOf: (host: string) => Promise<Scope>;
  rate: RateLimiter;
};
/** Who asked, also where the line is refused. */
type Heard = { caller: Caller | null };
type Listener = { scope: Scope; caller: VisitorCaller | ExhibitorCaller; token: string };

/**
 * How many notices one has to read, told at once and at each change: an event stream (WHATWG HTML, 9.2) of `{"unread": 3}`. The token comes in
 * the header as everywhere (ruling 1.5), so a browser reads it by `fetch`. The session is asked for again before each word.
 */
export function mountNoticeStream(app: FastifyInstance, { base, services, scopeOf, rate }: Mounted): void {
  const open = new Map<string, number>();
  const endings = new Map<() => void, Listener>();

  app.get(`${base}/visitor/v2/notice/stream`, async (request, reply) => {
    const heard: Heard = { caller: null };
    try {
      const listener = await listenerOf(request, heard);
      return tell(reply, listener);
    } catch (thrown) {
      const error = nameOf(thrown);
      const { status, body } = failure(error, languageOfRequest(request));
      logRefusal(request, { call: 'notice.stream', error, caller: heard.caller, objects: [] });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    }
  });
  // a server that goes waits for no line that never ends
  app.addHook('preClose', async () => {
    clearInterval(rounds);
    endings.forEach((_listener, end) => end());
  });
  const rounds = setInterval(() => void endEnded().catch(() => {}), SESSIONS_MILLISECONDS);
  rounds.unref();

  /** One question for all lines together; where the database is away, the next round asks. */
  async function endEnded(): Promise<void> {
    const [first] = endings.values();
    if (first === undefined) return;
    const asked = [...endings];
    const running = await services.sessions.running(
      acrossFairs(first.scope.db),
      asked.map(([, { caller }]) => caller.sessionId),
    );
    for (const [end, { caller }] of asked) if (!running.has(caller.sessionId)) end();
  }

  async function listenerOf(request: FastifyRequest, heard: Heard): Promise<Listener> {
    const scope = await scopeOf(request.askedHost);
    const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
    const caller = token === '' ? null : await services.sessions.callerOf(scope, token);
    heard.caller = caller;
    const known = caller !== null && caller.kind !== 'anonymous' ? caller.accountId : null;
    const most = known === null ? LIMITS.callsPerClientFiveMinutes : LIMITS.callsPerCallerFiveMinutes;
    if (!(known === null ? rate.takeBy(countedAddress(request.ip), '', most, 300) : rate.take(known, most, 300)))
      refuse('tooMany');
    if (token === '') refuse('notSignedIn');
    if (caller === null) refuse('sessionExpired');
    if (caller.kind !== 'visitor' && caller.kind !== 'exhibitor') refuse('notAllowed');
    if ((open.get(caller.sessionId) ?? 0) >= LIMITS.noticeLinesMax) refuse('tooMany');
    return { scope, caller, token };
  }

  function tell(reply: FastifyReply, { scope, caller, token }: Listener): FastifyReply {
    const line = new PassThrough();
    const recipientId = recipientOf(caller);
    let waiting: NodeJS.Timeout | null = null;
    const end = (): void => void line.end();
    const say = async (): Promise<void> => {
      waiting = null;
      // as it is now: a session that ended hears no more, and an open line keeps none alive
      const now = await services.sessions.callerUntouched(scope, token);
      if (now === null || now.kind === 'anonymous' || now.kind === 'organizer' || recipientOf(now) !== recipientId)
        return end();
      const unread = await unreadCount(scope, recipientId);
      // who does not read what was said hears no more of it
      if (line.writableNeedDrain) return end();
      line.write(`data: ${JSON.stringify({ unread })}\n\n`);
    };
    const soon = (milliseconds: number): void => {
      waiting ??= setTimeout(() => void say().catch(end), milliseconds);
    };
    const close = services.noticeSubscriptions.subscribe(recipientId, () => soon(GATHERED_MILLISECONDS));
    const beat = setInterval(() => void (line.writableNeedDrain ? end() : line.write(BEAT)), BEAT_MILLISECONDS);
    endings.set(end, { scope, caller, token });
    open.set(caller.sessionId, (open.get(caller.sessionId) ?? 0) + 1);
    line.once('close', () => {
      clearInterval(beat);
      if (waiting !== null) clearTimeout(waiting);
      close();
      endings.delete(end);
      const left = (open.get(caller.sessionId) ?? 1) - 1;
      if (left > 0) open.set(caller.sessionId, left);
      else open.delete(caller.sessionId);
    });
    soon(0);
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(line);
  }
}
