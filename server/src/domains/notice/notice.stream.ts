import type { FastifyInstance, FastifyReply } from 'fastify';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller, ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { failure, errorNameOf } from '../../platform/http/failure.ts';
import { rateLimitAddress, rateLimitKeyOf, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import { logFailure } from '../../platform/http/failure-log.ts';
import { fail } from '../../platform/http/app-error.ts';
import { languageOfRequest } from '../../platform/http/request-body.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { SseConnection } from './sse-connection.ts';
import { SseConnections, type SseClient } from './sse-connections.ts';
import { recipientOf } from './notice.rules.ts';
import { unreadCount } from './notice.queries.ts';

type Mounted = {
  base: string;
  services: Pick<Services, 'sessions' | 'noticeSubscriptions'>;
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
};

/**
 * How many notices one has to read, told at once and at each change: an event stream (WHATWG HTML, 9.2) of `{"unread": 3}`. The token comes in
 * the header as everywhere (ruling 1.5), so a browser reads it by `fetch`. The session is asked for again before each word.
 */
export function mountNoticeStream(app: FastifyInstance, { base, services, contextOf, rate }: Mounted): void {
  const connections = new SseConnections();

  app.get(`${base}/visitor/v2/notice/stream`, async (request, reply) => {
    // who asked, also where the line is refused
    let caller: Caller | null = null;
    try {
      const ctx = await contextOf(request.requestHost);
      const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
      caller = token === '' ? null : await services.sessions.callerOf(ctx, token);
      if (!rate.consumeGeneral(rateLimitKeyOf(caller, rateLimitAddress(request.ip)))) fail('tooMany');
      const listener = { ctx, token, caller: recipient(caller, token) };
      if (connections.of(listener) >= LIMITS.noticeLinesMax) fail('tooMany');
      return tell(reply, services, connections, listener);
    } catch (thrown) {
      const error = errorNameOf(thrown);
      const { status, body } = failure(error, languageOfRequest(request));
      logFailure(request, { call: 'notice.stream', error, caller, objects: [] });
      if (status === 429) void reply.header('retry-after', '60');
      return reply.code(status).header('cache-control', 'no-store').send(body);
    }
  });
  // a server that goes waits for no line that never ends
  app.addHook('preClose', async () => connections.close());
}

/** Who has notices, of whoever shows this token. */
function recipient(caller: Caller | null, token: string): VisitorCaller | ExhibitorCaller {
  if (token === '') fail('notSignedIn');
  if (caller === null) fail('sessionExpired');
  if (caller.kind !== 'visitor' && caller.kind !== 'exhibitor') fail('notAllowed');
  return caller;
}

function tell(
  reply: FastifyReply,
  { sessions, noticeSubscriptions }: Mounted['services'],
  connections: SseConnections,
  client: SseClient,
): FastifyReply {
  const { ctx, caller, token } = client;
  const recipientId = recipientOf(caller);
  const connection = new SseConnection(async () => {
    // as it is now: a session that ended hears no more, and an open line keeps none alive
    const now = await sessions.callerUntouched(ctx, token);
    if (now === null || now.kind === 'anonymous' || now.kind === 'organizer') return null;
    return recipientOf(now) === recipientId ? unreadCount(ctx, recipientId) : null;
  });
  const close = noticeSubscriptions.subscribe(recipientId, () => connection.changed());
  const leave = connections.add(client, () => connection.end());
  connection.onceClosed(() => {
    close();
    leave();
  });
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(connection.begin());
}
