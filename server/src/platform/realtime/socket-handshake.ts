import { z } from 'zod';
import type { AnyChannel } from '@fairbridge/contract/channel.ts';
import { LANGS, type Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { checkRole } from '../http/call-gate.ts';
import { failure, failureOf, type Failure } from '../http/failure.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { SocketOrigin } from './socket-gate.ts';
import { channelsOf, type SignedIn } from './socket-connection.ts';

/** Of one account; a browser that loses its network tries every two seconds. */
const HANDSHAKES_PER_MINUTE = 120;

/** What a client shows when it connects. The token travels here and nowhere else: an address is written down on its way. */
const shown = z.object({ token: z.string().max(100).optional(), lang: z.enum(LANGS).catch('zh') });

export type AcceptedSocket = { caller: SignedIn; token: string; lang: Lang };
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
  { host }: SocketOrigin,
): Promise<AcceptedSocket | Failure> {
  const read = shown.safeParse(auth);
  if (!read.success) return failure('malformed', 'zh');
  const { token, lang } = read.data;
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

/** Why a client is not let in, as `connect_error` tells it: the envelope of every refusal in `data`. */
export const handshakeError = ({ body }: Failure): Error & { data: unknown } =>
  Object.assign(new Error(body.message), { data: body });
