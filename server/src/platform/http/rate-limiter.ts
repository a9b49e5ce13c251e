import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';

const WINDOWS_MAX = 50_000;
const WINDOWS_LEFT = 40_000;

/** Whom a use counts for: the account of whoever is signed in, the client's address (`rateLimitAddress`) of everybody else. */
export type RateLimitKey = { account: string | null; address: string };

/** `caller`: null where no session is shown, or one that ended. */
export const rateLimitKeyOf = (caller: Caller | null, address: string): RateLimitKey => ({
  account: caller === null || caller.kind === 'anonymous' ? null : caller.accountId,
  address,
});

/**
 * General limits, counted in this process by fixed windows (limits table: API calls, search).
 * The limits that protect accounts are kept in the database instead (see domains/account): they must survive a restart.
 */
export class RateLimiter {
  #windows = new Map<string, { count: number; endsAt: number }>();
  #multiplier: number;
  #now: () => number;
  #wide: ReadonlySet<string>;
  /** `wide`: addresses that many people share, such as the venue's own; IPv6 ones mean their /64. */
  constructor(multiplier = 1, now: () => number = Date.now, wide: readonly string[] = []) {
    this.#multiplier = multiplier;
    this.#now = now;
    this.#wide = new Set(wide.map(rateLimitAddress));
  }

  /** Counts one use of `what` by a client's address (`rateLimitAddress`); the limits of shared addresses are `venueFactor` times as wide. */
  consumeByAddress(address: string, what: string, max: number, seconds: number): boolean {
    const factor = this.#wide.has(address) ? LIMITS.venueFactor : 1;
    return this.consume(what === '' ? address : `${what} ${address}`, max * factor, seconds);
  }

  /** Takes back one use that `consumeByAddress` has counted. */
  refundByAddress(address: string, what: string): void {
    const window = this.#windows.get(`${what} ${address}`);
    if (window !== undefined) window.count -= 1;
  }

  consumeFor({ account, address }: RateLimitKey, what: string, max: number, seconds: number): boolean {
    if (account === null) return this.consumeByAddress(address, what, max, seconds);
    return this.consume(what === '' ? account : `${what} ${account}`, max, seconds);
  }

  /** Counts one call or page, whichever it is. */
  consumeGeneral(counted: RateLimitKey): boolean {
    const { callsPerClientFiveMinutes, callsPerCallerFiveMinutes } = LIMITS;
    const max = counted.account === null ? callsPerClientFiveMinutes : callsPerCallerFiveMinutes;
    return this.consumeFor(counted, '', max, 300);
  }

  /** Counts one use of `key`; false when more than `max` fell into the running window of `seconds`. */
  consume(key: string, max: number, seconds: number): boolean {
    const now = this.#now();
    const window = this.#windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      this.#forgetOldest();
      // counted anew, it is the youngest
      this.#windows.delete(key);
      this.#windows.set(key, { count: 1, endsAt: now + seconds * 1000 });
      return true;
    }
    window.count += 1;
    return window.count <= max * this.#multiplier;
  }

  /** Bounded memory whatever keys come: the oldest go, many at once, so that a flood of keys does not look through all for each. */
  #forgetOldest(): void {
    if (this.#windows.size < WINDOWS_MAX) return;
    for (const key of this.#windows.keys()) {
      if (this.#windows.size < WINDOWS_LEFT) return;
      this.#windows.delete(key);
    }
  }
}

/** The address limits are counted by: IPv6 by its /64, since one client owns that many. */
export function rateLimitAddress(ip: string): string {
  if (ip.startsWith('::ffff:')) return ip.slice(7);
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros: string[] = ip.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':') + '::/64';
}
