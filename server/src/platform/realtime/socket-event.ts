import { SUCCESS } from '@fairbridge/contract/codes.ts';
import type { Envelope } from '@fairbridge/contract/envelope.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { checkRole } from '../http/call-gate.ts';
import { withTimeout } from '../database/call-time.ts';
import type { ClosedCheck } from '../http/call-run.ts';
import { failure, failureOf, failureOfAppError, type Failure } from '../http/failure.ts';
import { parseInput } from '../http/parse-input.ts';
import { rateLimitKeyOf, type RateLimiter } from '../http/rate-limiter.ts';
import type { ChannelRoutes, SocketEventRoute } from './channel-routes.ts';
import { endConnection, sameSubject, type SocketConnection } from './socket-connection.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';

/** What one socket may have waiting: more than it may send at once is never needed. */
const WAITING_MAX = 2 * LIMITS.chatBurst;

export type EventOptions<S> = {
  channels: ChannelRoutes<S>;
  contextOf: (host: string) => Promise<S>;
  /** Counts as a use of the session, as a call does. Null when it has ended. */
  callerOf: (ctx: S, token: string) => Promise<Caller | null>;
  closedCheck: ClosedCheck<S>;
  rate: RateLimiter;
  /** Faults that are ours. */
  unexpected: (thrown: unknown, event: string) => void;
  refused: (line: SocketConnection, event: string, failed: Failure, input: unknown) => void;
};

const ANONYMOUS: Caller = { kind: 'anonymous' };

type Acknowledge = (answer: Envelope) => void;
const NOBODY: Acknowledge = () => {};

type Packet = { event: SocketEventRoute<never> | null; name: string; input: unknown; acknowledge: Acknowledge };

const isFunction = (value: unknown): value is Acknowledge => typeof value === 'function';

/** What came: an event of ours with one object, or nothing that is understood. */
function packetOf<S>({ events }: ChannelRoutes<S>, packet: readonly unknown[]) {
  const last = packet.at(-1);
  const acknowledge = isFunction(last) ? last : NOBODY;
  const [name, input, ...more] = isFunction(last) ? packet.slice(0, -1) : packet;
  const event = typeof name === 'string' && more.length === 0 ? events.get(name) : undefined;
  return { event: event ?? null, name: event?.name ?? 'unknown', input, acknowledge };
}

/** Is there room for this now? Counted by the socket (at once) and by the account (by the minute), as calls of the same name are. */
function mayTake<S>({ rate }: EventOptions<S>, line: SocketConnection, { name, sent }: SocketEventRoute<S>): boolean {
  const counted = rateLimitKeyOf(line.caller, line.address);
  return (
    line.budget.take(name, sent.rate.perMinute) &&
    line.waiting < WAITING_MAX &&
    rate.consumeGeneral(counted) &&
    rate.consumeFor(counted, name, sent.rate.perMinute, 60)
  );
}

/**
 * The one way something that was sent is done: known, counted, session, who, input, handler, output, acknowledgement, in this order; what one
 * socket sends is done one by one.
 */
export function handleSocketEvent<S>(options: EventOptions<S>, line: SocketConnection, sent: readonly unknown[]): void {
  const { event, name, input, acknowledge } = packetOf(options.channels, sent);
  if (event === null)
    return strike(options, line, { event, name, input, acknowledge }, failure('malformed', line.lang));
  if (!mayTake(options, line, event))
    return strike(options, line, { event: null, name, input, acknowledge }, failure('tooMany', line.lang));
  line.waiting += 1;
  line.turn = line.turn.then(async () => {
    const answer = await run(options, line, event, input).catch((thrown: unknown) => {
      options.unexpected(thrown, name);
      return failure('server', line.lang);
    });
    line.waiting -= 1;
    if ('error' in answer) options.refused(line, name, answer, input);
    acknowledge('error' in answer ? answer.body : answer);
  });
}

/** The third within a minute ends the connection; its client may come back. */
function strike<S>(options: EventOptions<S>, line: SocketConnection, packet: Packet, failed: Failure): void {
  const { name, input, acknowledge } = packet;
  options.refused(line, name, failed, input);
  acknowledge(failed.body);
  if (line.budget.strike()) line.socket.disconnect(true);
}

async function run<S>(
  { contextOf, callerOf, closedCheck, unexpected }: EventOptions<S>,
  line: SocketConnection,
  { name, channel, sent, handle }: SocketEventRoute<S>,
  raw: unknown,
): Promise<Envelope | Failure> {
  const { lang } = line;
  try {
    const scope = await contextOf(line.host);
    const caller = line.token === null ? ANONYMOUS : await callerOf(scope, line.token);
    if (caller === null || !sameSubject(caller, line.caller)) {
      // told first: what is acknowledged after it reaches nobody
      setImmediate(() => endConnection(line, 'session'));
      return failure('sessionExpired', lang);
    }
    const refused = checkRole(channel, caller, lang);
    if (refused !== null) return refused;
    const closed = closedCheck(scope, caller, name);
    if (closed !== null) return failureOfAppError(closed, lang);
    const input = parseInput(sent.input, raw, lang);
    if (!input.ok) return input.failed;
    const result = await withTimeout(
      () => handle({ ctx: scope, caller, input: input.data, lang, rooms: line.entered }),
      LIMITS.callSeconds,
    );
    return { code: SUCCESS, message: 'ok', data: sent.output.parse(result) };
  } catch (thrown) {
    const failed = failureOf(thrown, sent, lang);
    if (failed.unexpected) unexpected(thrown, name);
    return failed;
  }
}
