import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import type { FreshDatabase } from '../../../test/database.ts';
import { createPool } from './client.ts';
import { createDatabase } from './kysely.ts';
import { FORCE_CUSTOM_PLAN } from './force-custom-plan.ts';

let database: FreshDatabase;
let pools: Pool[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const pool of pools) await pool.end();
  pools = [];
});

afterAll(() => database.drop());

function open(options: Parameters<typeof createPool>[1] = {}, url = database.url): Pool {
  const pool = createPool(url, { max: 1, ...options });
  pools.push(pool);
  return pool;
}

async function preparedTexts(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query({ text: 'select statement from pg_prepared_statements', rowMode: 'array' });
  return rows.flat();
}

describe('named statements', () => {
  test('are made of texts that come again, through the query builder and straight', async () => {
    const pool = open();
    const db = createDatabase(pool);
    for (let i = 0; i < 3; i++) {
      await sql`select ${i}::int as straight`.execute(db);
      expect((await pool.query('select $1::int as number', [i])).rows).toEqual([{ number: i }]);
    }
    await pool.query('select $1::int as once', [1]);
    expect(await preparedTexts(pool)).toEqual(['select $1::int as straight', 'select $1::int as number']);
  });

  test('are not made of what is to be planned for its values each time', async () => {
    const pool = open();
    const { sql: text } = sql`${FORCE_CUSTOM_PLAN} select ${1}::int as anew`.compile(createDatabase(pool));
    for (let i = 0; i < 3; i++) await pool.query(text, [i]);
    expect(await preparedTexts(pool)).toEqual([]);
  });

  test('are not made with PG_NAMED=0', async () => {
    vi.stubEnv('PG_NAMED', '0');
    const pool = open();
    for (let i = 0; i < 3; i++) await pool.query('select $1::int as unnamed', [i]);
    expect(await preparedTexts(pool)).toEqual([]);
  });

  test('are planned anew when a migration changed what they return', async () => {
    const pool = open();
    await pool.query('create table changing as select 1 as a');
    const read = async (): Promise<unknown[]> => (await pool.query('select * from changing where a = $1', [1])).rows;
    for (let i = 0; i < 3; i++) expect(await read()).toEqual([{ a: 1 }]);
    await pool.query('alter table changing add b int');
    for (let i = 0; i < 3; i++) expect(await read()).toEqual([{ a: 1, b: null }]);
  });
});

test('values arrive as numbers, dates, days and exact decimals', async () => {
  const { rows } = await open().query(
    "select count(*) as n, timestamptz '2026-11-21T00:00Z' as at, date '2026-11-21' as day, 1.10 as price",
  );
  expect(rows).toEqual([{ n: 1, at: new Date('2026-11-21T00:00Z'), day: '2026-11-21', price: '1.10' }]);
});

test('an integer too large for a number is an error, not a rounded number', async () => {
  await expect(open().query('select 9007199254740993::int8')).rejects.toThrow('too large for a number');
});

test('a statement over its time is ended by the server, and the connection stays', async () => {
  const pool = open({ statementTimeoutMs: 100 });
  await expect(pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout');
  // the pool learns of a cut connection when the socket says so, which may be a moment after the cut
  await vi.waitFor(async () => expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]));
});

test('connections cut while idle or in use do not end the process, and are replaced', async () => {
  const errors: string[] = [];
  const pool = open({ max: 2, onError: (error) => errors.push(error.message) });
  const inUse = await pool.connect();
  await pool.query('select 1');
  const killer = open();
  const cut =
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';
  await killer.query(cut);
  await expect.poll(() => errors).toEqual(['terminating connection due to administrator command']);
  await expect(inUse.query('select 1')).rejects.toThrow();
  inUse.release();
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

test('a connection that the server ends in the middle of a query does not go back to the pool', async () => {
  const pool = open();
  const killer = open();
  for (const query of ['select pg_sleep(60)', { text: 'select pg_sleep(60)', values: [] }]) {
    const inUse = await pool.connect();
    const pid = await pidOf(inUse);
    const broken = expect(inUse.query(query)).rejects.toThrow('terminating connection');
    await vi.waitFor(async () => expect(await isRunning(killer, pid)).toBe(true));
    await killer.query('select pg_terminate_backend($1)', [pid]);
    await broken;
    inUse.release();
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  }
});

async function pidOf(client: PoolClient): Promise<unknown> {
  return (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid;
}

async function isRunning(pool: Pool, pid: unknown): Promise<boolean> {
  const { rows } = await pool.query("select from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'", [pid]);
  return rows.length > 0;
}

describe('a database that is away (G62)', () => {
  test('gives an error at once when nothing listens', async () => {
    await expect(open({}, 'postgres://a:b@127.0.0.1:1/c').query('select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('gives an error when nothing answers', async () => {
    const deaf = createServer(() => {}).listen(0, '127.0.0.1');
    const { port } = await new Promise<AddressInfo>((resolve) => {
      deaf.once('listening', () => {
        const address = deaf.address();
        if (address !== null && typeof address === 'object') resolve(address);
      });
    });
    await expect(open({}, `postgres://a:b@127.0.0.1:${port}/c`).query('select 1')).rejects.toThrow('timeout');
    deaf.close();
  });
});
