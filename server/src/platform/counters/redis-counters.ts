import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import type { Counters } from './counters.ts';

/**
 * One hash for each key, so that clearing it takes all its windows: the field `n<window>` is the count, `u<window>` the end in
 * milliseconds by the clock of Redis, so that the clocks of our processes do not matter. The hash goes when its last window has ended.
 */
const COUNT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local length = ARGV[1] * 1000
local ends = tonumber(redis.call('HGET', KEYS[1], 'u' .. ARGV[1]) or 0)
local count
if ends <= now then
  redis.call('HSET', KEYS[1], 'n' .. ARGV[1], 1, 'u' .. ARGV[1], now + length)
  count = 1
  if redis.call('PTTL', KEYS[1]) < length then redis.call('PEXPIRE', KEYS[1], length) end
else
  count = redis.call('HINCRBY', KEYS[1], 'n' .. ARGV[1], 1)
end
return count`;

const COUNTED = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local left = tonumber(redis.call('HGET', KEYS[1], 'u' .. ARGV[1]) or 0) - now
if left <= 0 then return {0, 0} end
return {tonumber(redis.call('HGET', KEYS[1], 'n' .. ARGV[1])), math.ceil(left / 1000)}`;

/** Only what is there: a hash that has gone must not come back without an end. */
const TAKE_BACK = `
if tonumber(redis.call('HGET', KEYS[1], 'n' .. ARGV[1]) or 0) > 0 then redis.call('HINCRBY', KEYS[1], 'n' .. ARGV[1], -1) end
return 0`;

const single = z.number().int();
const pair = z.tuple([z.number().int(), z.number().int()]);
/** A Redis that is there answers in well under a millisecond; one that hangs must not hold log-ins for longer than this. */
const PATIENCE_MS = 1_000;

/** The address of a counter. Hashed, because keys name e-mail addresses and numbers, which a cache has no business holding in clear. */
const addressOf = (key: string): string => `fairbridge:counter:${createHash('sha256').update(key).digest('base64url')}`;

const client = (url: string) =>
  createClient({
    url,
    // a try that waits in a queue for Redis to come back would hang; it is refused instead
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 2_000) },
  });

/** Counters in Redis 6 or newer, for several processes. Set its `maxmemory-policy` to `noeviction`, or limits may be forgotten. */
export class RedisCounters implements Counters {
  #redis: ReturnType<typeof client>;
  #opening: Promise<unknown>;

  /** `onError` hears once of each time Redis goes away, not of every try to find it again. */
  constructor(url: string, onError: (error: Error) => void) {
    this.#redis = client(url);
    let away = false;
    this.#redis.on('ready', () => void (away = false));
    this.#redis.on('error', (error: Error) => {
      if (!away) onError(error);
      away = true;
    });
    // the portal starts without Redis too: reading goes on, what needs counting is refused (G34)
    this.#opening = this.#redis.connect().catch(() => {});
  }

  async increment(key: string, windowSeconds: number): Promise<number> {
    return single.parse(await this.#run(COUNT, key, windowSeconds));
  }

  async counted(key: string, windowSeconds: number): Promise<{ count: number; seconds: number }> {
    const [count, seconds] = pair.parse(await this.#run(COUNTED, key, windowSeconds));
    return { count, seconds };
  }

  async decrement(key: string, windowSeconds: number): Promise<void> {
    await this.#run(TAKE_BACK, key, windowSeconds);
  }

  async clear(key: string): Promise<void> {
    await this.#answered(async () => this.#redis.del(addressOf(key)));
  }

  async close(): Promise<void> {
    this.#redis.destroy();
    await this.#opening;
  }

  #run(script: string, key: string, windowSeconds: number): Promise<unknown> {
    return this.#answered(async () =>
      this.#redis.eval(script, { keys: [addressOf(key)], arguments: [String(windowSeconds)] }),
    );
  }

  /** Fails closed: no answer in time is an answer too, namely no. */
  async #answered(ask: () => Promise<unknown>): Promise<unknown> {
    const late = new AbortController();
    try {
      return await Promise.race([this.#opening.then(ask), tooLate(late.signal)]);
    } catch {
      throw new AppError('unavailable');
    } finally {
      late.abort();
    }
  }
}

const tooLate = async (signal: AbortSignal): Promise<never> => {
  await setTimeout(PATIENCE_MS, undefined, { signal });
  throw new Error('Redis does not answer');
};
