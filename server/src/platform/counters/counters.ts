import type { Kysely } from 'kysely';
import type { Tables } from '../database/kysely.ts';
import { PostgresCounters } from './postgres-counters.ts';
import { RedisCounters } from './redis-counters.ts';

/**
 * Counters that protect accounts and recipients: shared by all processes, unharmed by a restart (G15, G19, G34). A window begins
 * with the first count of its key and ends `windowSeconds` later; one key may be counted in windows of several lengths.
 * Counted outside of business transactions, so that a refused try still counts: never call these inside `inTransaction`.
 * A store that is away fails the call as 'unavailable': nobody is ever let through uncounted.
 */
export type Counters = {
  /** Counts one use of `key` and answers the count of its running window, this use included. */
  increment(key: string, windowSeconds: number): Promise<number>;
  /** How often `key` was counted in its running window, and the seconds until the window ends; both 0 without one. */
  counted(key: string, windowSeconds: number): Promise<{ count: number; seconds: number }>;
  /** Takes one count of the running window back: what was counted beforehand turned out to be none. */
  decrement(key: string, windowSeconds: number): Promise<void>;
  /** Forgets `key` in windows of every length. */
  clear(key: string): Promise<void>;
  close(): Promise<void>;
};

/** Redis where it is configured, so that several processes need no write to the database for each try; else PostgreSQL. */
export function openCounters(
  { REDIS_URL }: { REDIS_URL?: string | undefined },
  db: Kysely<Tables>,
  onError: (error: Error) => void,
): Counters {
  return REDIS_URL === undefined ? new PostgresCounters(db) : new RedisCounters(REDIS_URL, onError);
}
