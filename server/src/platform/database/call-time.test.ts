import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { withTimeout } from './call-time.ts';
import { createPool } from './client.ts';
import { createDatabase, type Db } from './kysely.ts';
import { Batcher } from './batcher.ts';

const SHORT = 0.02;
const LONG = 20;
let database: FreshDatabase;
let db: ReturnType<typeof createDatabase>;

beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase(createPool(database.url, { max: 2 }));
  await sql`create table written (word text)`.execute(db);
});
beforeEach(() => sql`delete from written`.execute(db));
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const write = (on: Db, word: string) => sql`insert into written (word) values (${word})`.execute(on);
async function written(): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from written order by word`.execute(db);
  return rows.map(({ word }) => word);
}
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => String(error),
  );

/** Work that goes on only after it has been told as failed; `ended` is how it ended itself. */
async function tooLate(work: (told: Promise<void>) => Promise<unknown>): Promise<{ told: string; ended: string }> {
  const { promise: told, resolve } = Promise.withResolvers<void>();
  let ended = Promise.resolve('');
  const answer = await outcome(
    withTimeout(() => {
      const under = work(told);
      ended = outcome(under);
      return under;
    }, SHORT),
  );
  resolve();
  return { told: answer, ended: await ended };
}
const TIMED_OUT = { told: 'Error: call timeout', ended: 'Error: call timeout' };

test('a call that is told as failed at its time rolls its transaction back', async () => {
  const ends = await tooLate((told) =>
    db.transaction().execute(async (trx) => {
      await write(trx, 'in a transaction');
      await told;
    }),
  );
  expect([ends, await written()]).toEqual([TIMED_OUT, []]);
});

test('a call that is told as failed at its time writes nothing more outside of a transaction either', async () => {
  const ends = await tooLate(async (told) => {
    await told;
    await write(db, 'alone');
  });
  expect([ends, await written()]).toEqual([TIMED_OUT, []]);
});

test('a call that has committed when its time comes is told as done', async () => {
  const [committed, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = outcome(
    withTimeout(async () => {
      await db.transaction().execute((trx) => write(trx, 'committed'));
      committed.resolve();
      await later.promise;
    }, LONG),
  );
  await committed.promise;
  await vi.advanceTimersByTimeAsync(LONG * 1_000);
  vi.useRealTimers();
  later.resolve();
  expect([await answer, await written()]).toEqual(['done', ['committed']]);
});

test('what calls share is stored for the others, though the one that began it has failed', async () => {
  const { promise: storing, resolve: store } = Promise.withResolvers<void>();
  const together = new Batcher<string, null>({
    most: 1,
    keyOf: (word) => word,
    run: async (words) => {
      await storing;
      for (const word of words) await write(db, word);
      return words.map(() => null);
    },
  });
  const first = await outcome(withTimeout(() => together.add('first'), SHORT));
  const second = withTimeout(() => together.add('second'), LONG);
  store();
  await second;
  expect([first, await written()]).toEqual(['Error: call timeout', ['first', 'second']]);
});
