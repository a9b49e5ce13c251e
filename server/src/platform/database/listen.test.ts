import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import type { FreshDatabase } from '../../../test/database.ts';
import { createPool } from './client.ts';
import { createDatabase } from './kysely.ts';
import { listen, notify } from './listen.ts';

let database: FreshDatabase;
let db: ReturnType<typeof createDatabase>;

beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase(createPool(database.url, { max: 2 }));
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function countListeners(kill: boolean): Promise<number> {
  const client = new pg.Client(database.url);
  await client.connect();
  const what = kill ? 'pg_terminate_backend(pid)' : 'pid';
  const filter = "application_name = 'fairbridge listen' and datname = current_database()";
  const { rows } = await client.query(`select ${what} from pg_stat_activity where ${filter}`);
  await client.end();
  return rows.length;
}

test('messages arrive with the commit, and not at all after a rollback', async () => {
  const heard: string[] = [];
  const listener = await listen(
    database.url,
    ['rights', 'Live-State'],
    (...message) => heard.push(message.join(':')),
    () => {},
  );
  await db.transaction().execute(async (trx) => {
    await notify(trx, 'rights', 'a');
    await notify(trx, 'Live-State', 'b');
    expect(heard).toEqual([]);
  });
  const undone = db.transaction().execute(async (trx) => {
    await notify(trx, 'rights', 'undone');
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await notify(db, 'rights', 'c');
  await expect.poll(() => heard).toEqual(['rights:a', 'Live-State:b', 'rights:c']);
  await listener.close();
});

test('a lost connection is made again and reported, and listens as before', async () => {
  const heard: string[] = [];
  const listener = await listen(
    database.url,
    ['rights'],
    (_, payload) => heard.push(payload),
    () => heard.push('reconnected'),
  );
  expect(await countListeners(true)).toBe(1);
  await expect.poll(() => heard).toEqual(['reconnected']);
  await notify(db, 'rights', 'after');
  await expect.poll(() => heard).toEqual(['reconnected', 'after']);
  await listener.close();
  await expect.poll(() => countListeners(false)).toBe(0);
});

test('listening to a database that is away is refused', async () => {
  await expect(
    listen(
      'postgres://a:b@127.0.0.1:1/c',
      ['rights'],
      () => {},
      () => {},
    ),
  ).rejects.toThrow('ECONNREFUSED');
});

test('a message too long for a channel is refused before it is sent', async () => {
  await expect(notify(db, 'rights', '桥'.repeat(2_667))).rejects.toThrow(RangeError);
});
