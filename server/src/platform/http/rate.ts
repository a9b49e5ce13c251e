/**
 * General limits, counted in this process by fixed windows (limits table: API calls, search).
 * The limits that protect accounts are kept in the database instead (see domains/account): they must survive a restart.
 */
export class RateLimiter {
  #windows = new Map<string, { count: number; endsAt: number }>();
  #multiplier: number;
  #now: () => number;
  constructor(multiplier = 1, now: () => number = Date.now) {
    this.#multiplier = multiplier;
    this.#now = now;
  }

  /** Counts one use of `key`; false when more than `max` fell into the running window of `seconds`. */
  take(key: string, max: number, seconds: number): boolean {
    const now = this.#now();
    const window = this.#windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      this.#forgetEnded(now);
      this.#windows.set(key, { count: 1, endsAt: now + seconds * 1000 });
      return true;
    }
    window.count += 1;
    return window.count <= max * this.#multiplier;
  }

  /** Bounded memory whatever keys come: ended windows go first, then the oldest. */
  #forgetEnded(now: number): void {
    if (this.#windows.size < 50_000) return;
    for (const [key, window] of this.#windows) {
      if (window.endsAt <= now || this.#windows.size >= 50_000) this.#windows.delete(key);
      if (this.#windows.size < 40_000) return;
    }
  }
}

/** The address limits are counted by: IPv6 by its /64, since one client owns that many. */
export function countedAddress(ip: string): string {
  if (ip.startsWith('::ffff:')) return ip.slice(7);
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros: string[] = ip.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':') + '::/64';
}
