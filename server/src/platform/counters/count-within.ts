import type { Counters } from './counters.ts';

/** So many uses of a key in a window of so many seconds. */
export type CounterLimit = { key: string; seconds: number; max: number };

/**
 * Counts one use against these limits, one after the other, and answers the first that is used up; null where none is. What was counted
 * before that one is taken back: what is refused uses up nothing. Never inside a transaction.
 */
export async function countWithin<T extends CounterLimit>(counters: Counters, limits: readonly T[]): Promise<T | null> {
  for (const [at, limit] of limits.entries()) {
    if ((await counters.increment(limit.key, limit.seconds)) <= limit.max) continue;
    for (const { key, seconds } of limits.slice(0, at + 1)) await counters.decrement(key, seconds);
    return limit;
  }
  return null;
}
