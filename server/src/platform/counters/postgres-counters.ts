import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/kysely.ts';
import type { Counters } from './counters.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/** Counters in the table `limit_counter`. `db` is the pool itself, never a transaction: what is counted stays counted. */
export class PostgresCounters implements Counters {
  #db: Kysely<Tables>;
  #now: () => number;
  #sweptAt: number;
  #sweeping: Promise<unknown> = Promise.resolve();
  constructor(db: Kysely<Tables>, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
    this.#sweptAt = now();
  }

  async increment(key: string, windowSeconds: number): Promise<number> {
    this.#sweepNowAndThen();
    const { rows } = await sql<{ count: number }>`
      insert into limit_counter (key, window_seconds, window_starts_at, count)
      values (${key}, ${windowSeconds}, now(), 1)
      on conflict (key, window_seconds) do update set
        count = case when limit_counter.window_starts_at + make_interval(secs => limit_counter.window_seconds) <= now() then 1 else limit_counter.count + 1 end,
        window_starts_at = case when limit_counter.window_starts_at + make_interval(secs => limit_counter.window_seconds) <= now() then now() else limit_counter.window_starts_at end
      returning count`.execute(this.#db);
    const [row] = rows;
    if (row === undefined) throw new Error('the counter was not written');
    return row.count;
  }

  async counted(key: string, windowSeconds: number): Promise<{ count: number; seconds: number }> {
    const { rows } = await sql<{ count: number; seconds: number }>`
      select count, ceil(extract(epoch from window_starts_at + make_interval(secs => window_seconds) - now()))::int as seconds
      from limit_counter
      where key = ${key} and window_seconds = ${windowSeconds} and window_starts_at + make_interval(secs => window_seconds) > now()`.execute(
      this.#db,
    );
    return rows[0] ?? { count: 0, seconds: 0 };
  }

  async decrement(key: string, windowSeconds: number): Promise<void> {
    await sql`
      update limit_counter set count = count - 1
      where key = ${key} and window_seconds = ${windowSeconds} and count > 0`.execute(this.#db);
  }

  async clear(key: string): Promise<void> {
    await sql`delete from limit_counter where key = ${key}`.execute(this.#db);
  }

  /** Waits for a sweep that is under way; the pool belongs to the portal. */
  async close(): Promise<void> {
    await this.#sweeping;
  }

  /** Ended windows of keys that never come again would stay for ever. Nobody waits for it, and a failed sweep is tried again with the next. */
  #sweepNowAndThen(): void {
    if (this.#now() - this.#sweptAt < SWEEP_EVERY_MS) return;
    this.#sweptAt = this.#now();
    this.#sweeping =
      sql`delete from limit_counter where window_starts_at + make_interval(secs => window_seconds) <= now()`
        .execute(this.#db)
        .catch(() => {});
  }
}
