import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import { countLoginTry, loginLimitKeys, type LimitKeys } from './account.limits.ts';

const clock = vi.hoisted(() => ({ now: 0 }));
// whoever waits for a turn lets the time go by
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (milliseconds: number) => {
    clock.now += milliseconds / 1_000;
  },
}));

/** As the store counts, by the clock above, in seconds. */
class CountersInMemory implements Counters {
  readonly #windows = new Map<string, { key: string; count: number; until: number }>();
  #window(key: string, seconds: number) {
    const name = `${seconds} ${key}`;
    const found = this.#windows.get(name);
    if (found !== undefined && found.until > clock.now) return found;
    const begun = { key, count: 0, until: clock.now + seconds };
    this.#windows.set(name, begun);
    return begun;
  }
  async increment(key: string, seconds: number): Promise<number> {
    return (this.#window(key, seconds).count += 1);
  }
  async counted(key: string, seconds: number): Promise<{ count: number; seconds: number }> {
    const found = this.#windows.get(`${seconds} ${key}`);
    const left = (found?.until ?? 0) - clock.now;
    return found !== undefined && left > 0 ? { count: found.count, seconds: left } : { count: 0, seconds: 0 };
  }
  async decrement(key: string, seconds: number): Promise<void> {
    this.#window(key, seconds).count -= 1;
  }
  async clear(key: string): Promise<void> {
    for (const [name, window] of this.#windows) if (window.key === key) this.#windows.delete(name);
  }
  async close(): Promise<void> {}
}

const HOUR = 3_600;
let counters: Counters;
beforeEach(() => {
  clock.now = 0;
  counters = new CountersInMemory();
});

/** One wrong password with its human check: is it judged? */
async function isJudged(keys: LimitKeys): Promise<boolean> {
  const limiter = { counters, config: Object.assign({ VENUE_ADDRESSES: [] }) };
  try {
    await countLoginTry(limiter, keys, { checked: true, byPassword: true });
    return true;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.error === 'tooManyTries') return false;
    throw thrown;
  }
}

let strangers = 0;
const fromAnywhere = (): LimitKeys => loginLimitKeys('account', null, `address ${(strangers += 1)}`);

/** How many passwords are judged in an hour of guessing without a rest. */
async function judgedInAnHour(guess: () => LimitKeys): Promise<number> {
  const until = clock.now + HOUR;
  let judged = 0;
  while (clock.now < until) {
    if (await isJudged(guess())) judged += 1;
    else clock.now += 1;
  }
  return judged;
}

/** And the first turn after it. */
async function useUpTheDay(): Promise<void> {
  for (let tries = 0; tries <= LIMITS.loginFailuresPerAccountDay; tries += 1) await isJudged(fromAnywhere());
}

describe('guessing one account’s password with every human check solved (G15)', () => {
  test('from ever new addresses: a hundred in a day, and 180 in each hour after them', async () => {
    await useUpTheDay();
    expect(clock.now).toBe(0);
    expect([await judgedInAnHour(fromAnywhere), await judgedInAnHour(fromAnywhere)]).toEqual([180, 180]);
  });

  test('from one address: thirty in an hour after the first three', async () => {
    await useUpTheDay();
    const one = loginLimitKeys('account', null, 'one address');
    for (let tries = 0; tries <= LIMITS.loginTurnFailures; tries += 1) await isJudged(one);
    expect(await judgedInAnHour(() => one)).toBe(30);
  });

  test('an address that has not failed there does not wait behind those that have', async () => {
    await useUpTheDay();
    const one = loginLimitKeys('account', null, 'one address');
    await judgedInAnHour(() => one);
    const began = clock.now;
    expect([await isJudged(one), await isJudged(fromAnywhere()), clock.now]).toEqual([false, true, began]);
  });

  test('a browser that the account knows never waits for what strangers do', async () => {
    await useUpTheDay();
    await judgedInAnHour(fromAnywhere);
    const began = clock.now;
    expect([await isJudged(loginLimitKeys('account', 'device', 'one address')), clock.now]).toEqual([true, began]);
  });
});
