import type { AnyCall } from '@fairbridge/contract/call.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { admits, type Caller } from '@fairbridge/contract/who.ts';
import { failure, type Failure } from './failure.ts';
import type { Bound } from './implement.ts';
import type { RateLimitKey, RateLimiter } from './rate.ts';
import { Refusal } from './refusal.ts';

export const ANONYMOUS: Caller = { kind: 'anonymous' };

/** Null when the token is not, or no longer, that of a session of this exhibition. */
export type CallerOf<S> = (ctx: S, token: string) => Promise<Caller | null>;

/** Who asks, or why a session that is shown may not be used (any more). */
export async function callerOfToken<S>(
  callerOf: CallerOf<S>,
  ctx: S,
  token: string | undefined,
): Promise<Caller | Refusal> {
  if (token === undefined || token === '') return ANONYMOUS;
  try {
    return (await callerOf(ctx, token.replace(/^Bearer /i, ''))) ?? new Refusal('sessionExpired');
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
}

/** Counts one use of a call, among all calls and, where it has a limit of its own, by itself. */
export function refusedByRate(
  rate: RateLimiter,
  { name, call }: Pick<Bound<never>, 'name' | 'call'>,
  counted: RateLimitKey,
  lang: Lang,
): Failure | null {
  if (!rate.takeAny(counted)) return failure('tooMany', lang);
  if (call.rate === null || rate.takeFor(counted, name, call.rate.perMinute, 60)) return null;
  return failure('tooMany', lang);
}

export function refusedByWho(call: Pick<AnyCall, 'who'>, caller: Caller, lang: Lang): Failure | null {
  if (admits(call.who, caller)) return null;
  if (caller.kind === 'anonymous') return failure('notSignedIn', lang);
  if (caller.kind === 'visitor' && call.who.includes('registeredVisitor'))
    return failure('registrationUnfinished', lang);
  return failure('notAllowed', lang);
}
