import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OF_THE_CLOCK } from '../../../test/clock.ts';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { createPool } from '../database/client.ts';
import { createDatabase, type Tables } from '../database/kysely.ts';
import { AppError } from '../http/app-error.ts';
import type { Counters } from './counters.ts';
import { PostgresCounters } from './postgres-counters.ts';
import { RedisCounters } from './redis-counters.ts';

/** What both stores do alike. `key` is fresh for each test; `other` is another process on the same store. */
const BEHAVIOURS: [string, (counters: Counters, key: string, other: Counters) => Promise<void>][] = [
  [
    'counts from one upwards within a window',
    async (counters, key) => {
      expect([
        await counters.increment(key, 60),
        await counters.increment(key, 60),
        await counters.increment(key, 60),
      ]).toEqual([1, 2, 3]);
      expect(await counters.counted(key, 60)).toEqual({ count: 3, seconds: 60 });
    },
  ],
  [
    'knows nothing of a key that was never counted',
    async (counters, key) => expect(await counters.counted(key, 60)).toEqual({ count: 0, seconds: 0 }),
  ],
  [
    'keeps windows of several lengths apart',
    async (counters, key) => {
      await counters.increment(key, 60);
      await counters.increment(key, 60);
      expect(await counters.increment(key, 3600)).toBe(1);
      expect(await counters.counted(key, 60)).toEqual({ count: 2, seconds: 60 });
      expect(await counters.counted(key, 3600)).toEqual({ count: 1, seconds: 3600 });
    },
  ],
  [
    'begins anew when the window has ended, the longer window going on',
    async (counters, key) => {
      await counters.increment(key, 1);
      await counters.increment(key, 1);
      await counters.increment(key, 60);
      await sleep(1_050);
      expect(await counters.counted(key, 1)).toEqual({ count: 0, seconds: 0 });
      expect(await counters.increment(key, 1)).toBe(1);
      expect(await counters.increment(key, 60)).toBe(2);
    },
  ],
  [
    'does not lengthen a window by counting in it',
    async (counters, key) => {
      await counters.increment(key, 2);
      await sleep(1_100);
      await counters.increment(key, 2);
      expect(await counters.counted(key, 2)).toEqual({ count: 2, seconds: 1 });
    },
  ],
  [
    'takes a count back from one window, and never below none',
    async (counters, key, other) => {
      await counters.decrement(key, 60);
      await counters.increment(key, 60);
      await counters.increment(key, 60);
      await counters.increment(key, 3600);
      await other.decrement(key, 60);
      expect(await counters.counted(key, 60)).toEqual({ count: 1, seconds: 60 });
      await counters.decrement(key, 60);
      await counters.decrement(key, 60);
      expect(await counters.increment(key, 60)).toBe(1);
      expect((await counters.counted(key, 3600)).count).toBe(1);
    },
  ],
  [
    'forgets a cleared key in every window, and no other key',
    async (counters, key) => {
      await counters.increment(key, 60);
      await counters.increment(key, 3600);
      await counters.increment(`${key} and more`, 60);
      await counters.clear(key);
      expect(await counters.counted(key, 60)).toEqual({ count: 0, seconds: 0 });
      expect(await counters.counted(key, 3600)).toEqual({ count: 0, seconds: 0 });
      expect(await counters.counted(`${key} and more`, 60)).toEqual({ count: 1, seconds: 60 });
    },
  ],
];

/** Never tried twice: a count that is missed now and then is what it is there to find. */
async function missesNone(key: string, stores: readonly [Counters, Counters]): Promise<void> {
  const counts = await Promise.all(
    Array.from({ length: 100 }, (_, index) => stores[index % 2 === 0 ? 0 : 1].increment(key, 60)),
  );
  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
}
const MISSES_NONE = 'misses none of 100 counts that come at once from two processes';

describe('counters in PostgreSQL', () => {
  let database: FreshDatabase;
  let pools: Kysely<Tables>[];
  let stores: [Counters, Counters];
  beforeAll(async () => {
    database = await freshDatabase();
    pools = [1, 2].map(() => createDatabase(createPool(database.url, { max: 5 })));
    const [one, two] = pools;
    if (one === undefined || two === undefined) throw new Error('no pools');
    stores = [new PostgresCounters(one), new PostgresCounters(two)];
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.destroy()));
    await database.drop();
  });

  test.each(BEHAVIOURS)('%s', OF_THE_CLOCK, async (_name, run) => run(stores[0], randomUUID(), stores[1]));
  test(MISSES_NONE, () => missesNone(randomUUID(), stores));

  test('sweeps ended windows now and then', async () => {
    const [db] = pools;
    if (db === undefined) throw new Error('no pool');
    let now = 0;
    const counters = new PostgresCounters(db, () => now);
    const keys = () =>
      db
        .selectFrom('limit_counter')
        .select('key')
        .where('key', 'like', 'sweep %')
        .orderBy('key')
        .execute()
        .then((rows) => rows.map(({ key }) => key));
    await counters.increment('sweep ended', 1);
    await counters.increment('sweep running', 60);
    await sleep(1_050);
    await counters.increment('sweep too early', 60);
    await counters.close();
    expect(await keys()).toEqual(['sweep ended', 'sweep running', 'sweep too early']);
    now = 10 * 60_000;
    await counters.increment('sweep due', 60);
    await counters.close();
    expect(await keys()).toEqual(['sweep due', 'sweep running', 'sweep too early']);
  });
});

function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('Counters in Redis are not tested: there is no redis-server on the PATH.\n');
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

describe.skipIf(!hasRedis())('counters in Redis', () => {
  let folder: string;
  let port: number;
  let redis: ChildProcess;
  let stores: [Counters, Counters];
  const errors: string[] = [];

  const startRedis = async (): Promise<void> => {
    redis = spawn(
      'redis-server',
      `--port ${port} --bind 127.0.0.1 --dir ${folder} --appendonly yes --appendfsync always`.split(' '),
    );
    await new Promise<void>((resolve) => {
      redis.stdout?.on('data', (text: Buffer) => {
        if (text.includes('Ready to accept connections')) resolve();
      });
    });
  };
  const stopRedis = async (): Promise<void> => {
    const gone = once(redis, 'exit');
    redis.kill('SIGKILL');
    await gone;
  };
  /** The count once Redis is found again. */
  const countedSoon = async (key: string): Promise<number> => {
    try {
      return await stores[0].increment(key, 3600);
    } catch {
      await sleep(50);
      return countedSoon(key);
    }
  };
  const unavailable = async (act: () => Promise<unknown>): Promise<string> => {
    try {
      await act();
      return 'let through';
    } catch (error) {
      return error instanceof AppError ? error.error : 'something else';
    }
  };

  beforeAll(async () => {
    folder = makeScratchFolder();
    port = await freePort();
    await startRedis();
    const url = `redis://127.0.0.1:${port}`;
    stores = [new RedisCounters(url, (error) => errors.push(error.message)), new RedisCounters(url, () => {})];
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await stopRedis();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(BEHAVIOURS)('%s', OF_THE_CLOCK, async (_name, run) => run(stores[0], randomUUID(), stores[1]));
  test(MISSES_NONE, () => missesNone(randomUUID(), stores));

  test('fails closed while Redis is away, says so once, and goes on counting where it stopped (G34, G62)', async () => {
    await stores[0].increment('away', 3600);
    await stores[0].increment('away', 3600);
    await stopRedis();
    expect(await unavailable(() => stores[0].increment('away', 3600))).toBe('unavailable');
    expect(await unavailable(() => stores[0].counted('away', 3600))).toBe('unavailable');
    expect(await unavailable(() => stores[0].clear('away'))).toBe('unavailable');
    await startRedis();
    expect(await countedSoon('away')).toBe(3);
    expect(errors).toHaveLength(1);
  });

  test('a Redis that hangs is as good as away', async () => {
    redis.kill('SIGSTOP');
    expect(await unavailable(() => stores[0].increment('hanging', 3600))).toBe('unavailable');
    redis.kill('SIGCONT');
    // the count that nobody waited for is one too many rather than one too few
    expect(await countedSoon('hanging')).toBe(2);
  });

  test('opens without Redis and refuses until it is there', async () => {
    const early = new RedisCounters(`redis://127.0.0.1:${await freePort()}`, () => {});
    expect(await unavailable(() => early.increment('early', 60))).toBe('unavailable');
    await early.close();
  });
});
