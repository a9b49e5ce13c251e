import { z } from 'zod';
import type { AnyChannel } from '@fairbridge/contract/channel.ts';
import { LANGS, type Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { checkRole } from '../http/call-gate.ts';
import { failure, failureOf, type Failure } from '../http/failure.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { SocketOrigin } from './socket-gate.ts';
import { channelsOf } from './socket-connection.ts';

/** Of one account, and of guests behind one address; a browser that loses its network tries every two seconds. */
const HANDSHAKES_PER_MINUTE = 120;
const GUESTS_PER_MINUTE = 600;

/**
 * What a client shows when it connects. The token travels here and nowhere else: an address is written down on its way. Who has none says so:
 * most sockets are for whoever is signed in, and are refused without one.
 */
const shown = z.object({
  token: z.string().max(100).optional(),
  guest: z.boolean().default(false),
  lang: z.enum(LANGS).catch('zh'),
});

export type AcceptedSocket = { caller: Caller; token: string | null; lang: Lang };
type Asked<S> = {
  contextOf: (host: string) => Promise<S>;
  callersUntouched: (ctx: S, tokens: readonly string[]) => Promise<ReadonlyMap<string, Caller>>;
  channels: readonly AnyChannel[];
  rate: RateLimiter;
};

/** Who connects, or why not. */
export async function handshake<S>(
  { contextOf, callersUntouched, channels, rate }: Asked<S>,
  auth: unknown,
  { host, address }: SocketOrigin,
): Promise<AcceptedSocket | Failure> {
  const read = shown.safeParse(auth);
  if (!read.success) return failure('malformed', 'zh');
  const { token, guest, lang } = read.data;
  if (guest && token === undefined) return asGuest({ channels, rate }, address, lang);
  if (token === undefined || token === '') return failure('notSignedIn', lang);
  try {
    const caller = (await callersUntouched(await contextOf(host), [token])).get(token);
    if (caller === undefined || caller.kind === 'anonymous') return failure('sessionExpired', lang);
    const [first] = channels;
    if (channelsOf(channels, caller).length === 0)
      return (first === undefined ? null : checkRole(first, caller, lang)) ?? failure('notAllowed', lang);
    if (!rate.consume(`socket ${caller.accountId}`, HANDSHAKES_PER_MINUTE, 60)) return failure('tooMany', lang);
    return { caller, token, lang };
  } catch (thrown) {
    return failureOf(thrown, { errors: [] }, lang);
  }
}

function asGuest(
  { channels, rate }: Pick<Asked<never>, 'channels' | 'rate'>,
  address: string,
  lang: Lang,
): AcceptedSocket | Failure {
  const caller: Caller = { kind: 'anonymous' };
  if (channelsOf(channels, caller).length === 0) return failure('notSignedIn', lang);
  if (!rate.consumeByAddress(address, 'socket', GUESTS_PER_MINUTE, 60)) return failure('tooMany', lang);
  return { caller, token: null, lang };
}

/** Why a client is not let in, as `connect_error` tells it: the envelope of every refusal in `data`. */
export const handshakeError = ({ body }: Failure): Error & { data: unknown } =>
  Object.assign(new Error(body.message), { data: body });
