import type { AnyCall } from '@fairbridge/contract/call.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { can, type Caller } from '@fairbridge/contract/roles.ts';
import { failure, type Failure } from './failure.ts';
import type { Route } from './route.ts';
import type { RateLimitKey, RateLimiter } from './rate-limiter.ts';
import { AppError } from './app-error.ts';

export const ANONYMOUS: Caller = { kind: 'anonymous' };

/** Null when the token is not, or no longer, that of a session of this exhibition. */
export type CallerOf<S> = (ctx: S, token: string) => Promise<Caller | null>;

/** Who asks, or why a session that is shown may not be used (any more). */
export async function callerOfToken<S>(
  callerOf: CallerOf<S>,
  ctx: S,
  token: string | undefined,
): Promise<Caller | AppError> {
  if (token === undefined || token === '') return ANONYMOUS;
  try {
    return (await callerOf(ctx, token.replace(/^Bearer /i, ''))) ?? new AppError('sessionExpired');
  } catch (thrown) {
    if (thrown instanceof AppError) return thrown;
    throw thrown;
  }
}

/** Counts one use of a call, among all calls and, where it has a limit of its own, by itself. */
export function checkRate(
  rate: RateLimiter,
  { name, call }: Pick<Route<never>, 'name' | 'call'>,
  counted: RateLimitKey,
  lang: Lang,
): Failure | null {
  if (!rate.consumeGeneral(counted)) return failure('tooMany', lang);
  if (call.rate === null || rate.consumeFor(counted, name, call.rate.perMinute, 60)) return null;
  return failure('tooMany', lang);
}

/** Counts one use of a lenient call, by the address of whoever makes it. */
export const isWithinRate = (
  rate: RateLimiter,
  { name, call }: Pick<Route<never>, 'name' | 'call'>,
  address: string,
): boolean => call.rate === null || rate.consumeByAddress(address, name, call.rate.perMinute, 60);

export function checkRole(call: Pick<AnyCall, 'roles'>, caller: Caller, lang: Lang): Failure | null {
  if (can(call.roles, caller)) return null;
  if (caller.kind === 'anonymous') return failure('notSignedIn', lang);
  if (caller.kind === 'visitor' && call.roles.includes('registeredVisitor'))
    return failure('registrationUnfinished', lang);
  return failure('notAllowed', lang);
}
