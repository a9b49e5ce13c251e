import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import type { FreshDatabase } from '../../../test/database.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { migrate } from './migrate.ts';

const KYSELY = import.meta.resolve('kysely');
const GENTLE = import.meta.resolve('./online-migration.ts');
const ALONE = `import { createIndex, updateInBatches } from ${JSON.stringify(GENTLE)};\nexport const transaction = false;`;

let database: FreshDatabase;
let folder: string;
let client: pg.Client;

beforeEach(async () => {
  database = await freshDatabase();
  folder = path.join(makeScratchFolder(), 'migrations');
  mkdirSync(folder);
  client = new pg.Client(database.url);
  await client.connect();
  // The template is migrated: these tests bring their own migrations.
  await client.query('drop schema public cascade');
  await client.query('create schema public');
});

afterEach(async () => {
  await client.end();
  await database.drop();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

function write(name: string, statement: string, extra = ''): void {
  writeSteps(name, `await sql\`${statement}\`.execute(db);`, extra);
}

function writeSteps(name: string, steps: string, extra: string): void {
  const content = `import { sql } from ${JSON.stringify(KYSELY)};\n${extra}\n
    export async function up(db: unknown): Promise<void> { ${steps} }\n`;
  writeFileSync(path.join(folder, `${name}.ts`), content);
}

/** A folder with some of the migrations written so far. */
function folderOf(...names: string[]): string {
  const some = path.join(path.dirname(folder), 'some');
  mkdirSync(some);
  for (const name of names) cpSync(path.join(folder, `${name}.ts`), path.join(some, `${name}.ts`));
  return some;
}

/** Somebody else at the same database. */
async function another<T>(work: (other: pg.Client) => Promise<T>): Promise<T> {
  const other = new pg.Client({ connectionString: database.url, lock_timeout: 20_000 });
  await other.connect();
  try {
    return await work(other);
  } finally {
    await other.end();
  }
}

async function tables(): Promise<unknown[]> {
  const text =
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1";
  return (await client.query({ text, rowMode: 'array' })).rows.flat();
}

test('applies what is missing, in order, and does nothing the second time', async () => {
  write('0001_one', 'create table one (id int); create table more (id int)');
  expect(await migrate(database.url, { folder })).toEqual(['0001_one']);
  write('0002_two', 'create table two (id int)');
  write('0003_three', 'alter table two add note text');
  expect(await migrate(database.url, { folder })).toEqual(['0002_two', '0003_three']);
  expect(await migrate(database.url, { folder })).toEqual([]);
  expect(await tables()).toEqual(['more', 'one', 'two']);
});

test('of three at once one migrates and the others wait for it (G60)', async () => {
  write('0001_one', 'create table one (id int); select pg_sleep(0.3)');
  write('0002_two', 'create table two (id int)');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, { folder })));
  expect(applied.flat().toSorted()).toEqual(['0001_one', '0002_two']);
  expect(applied.filter((names) => names.length > 0).length).toBe(1);
});

test('a migration that fails is named, leaves nothing, and those before it stay', async () => {
  write('0001_one', 'create table one (id int)');
  write('0002_two', 'create table two (id int); select 1 / 0');
  await expect(migrate(database.url, { folder })).rejects.toThrow('Migration 0002_two failed: division by zero');
  expect(await tables()).toEqual(['one']);
  // Elsewhere, because a module is read once.
  folder = path.join(path.dirname(folder), 'mended');
  mkdirSync(folder);
  write('0001_one', 'create table one (id int)');
  write('0002_two', 'create table two (id int)');
  expect(await migrate(database.url, { folder })).toEqual(['0002_two']);
});

test('a lock that a busy table does not give is tried again (G60)', async () => {
  write('0001_one', 'create table one (id int)');
  await migrate(database.url, { folder });
  write('0002_wider', 'alter table one add note text');
  await client.query('begin');
  await client.query('lock table one in share mode');
  const migrated = migrate(database.url, { folder });
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  await client.query('commit');
  expect(await migrated).toEqual(['0002_wider']);
});

test('a statement that takes longer than it was given is tried again with more time', async () => {
  write('0001_slow', 'select pg_sleep(0.5)');
  expect(await migrate(database.url, { folder, statementTimeoutMs: 100 })).toEqual(['0001_slow']);
});

test.each(['deadlock_detected', 'lock_not_available', 'query_canceled'])('%s is tried again', async (name) => {
  write('0001_tries', 'create sequence tries');
  const meet = `if nextval('tries') < 3 then raise exception using errcode = '${name}'; end if;`;
  write('0002_met', `do $do$ begin ${meet} end $do$`);
  expect(await migrate(database.url, { folder })).toEqual(['0001_tries', '0002_met']);
});

test('an index is built without stopping writes, and waits for those who are at work (G60)', async () => {
  write('0001_one', 'create table one (id int)');
  writeSteps('0002_index', "await createIndex(db, { name: 'one_id', on: sql`one (id)` });", ALONE);
  await migrate(database.url, { folder: folderOf('0001_one') });
  await client.query('begin; insert into one values (1)');
  const migrated = migrate(database.url, { folder });
  await another(async (other) => {
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'create index%'";
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    // longer than a lock is waited for elsewhere
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await other.query('insert into one values (2)');
  });
  await client.query('commit');
  expect(await migrated).toEqual(['0002_index']);
});

test('an index that was left unfinished is built anew (G60)', async () => {
  write('0001_one', 'create table one (id int); insert into one values (1), (1)');
  writeSteps('0002_index', "await createIndex(db, { name: 'one_id', unique: true, on: sql`one (id)` });", ALONE);
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    'Migration 0002_index failed: could not create unique',
  );
  const valid = "select indisvalid from pg_index where indexrelid = to_regclass('one_id')";
  expect((await client.query(valid)).rows).toEqual([{ indisvalid: false }]);
  await client.query('delete from one');
  expect(await migrate(database.url, { folder })).toEqual(['0002_index']);
  expect((await client.query(valid)).rows).toEqual([{ indisvalid: true }]);
});

test('a long update keeps the portions it has done, and goes on with the others (G60)', async () => {
  write(
    '0001_one',
    `create table one (id text primary key, note text not null default '', changes int not null default 0);
     insert into one (id) select lpad(n::text, 4, '0') from generate_series(1, 2500) n;
     alter table one add constraint one_stops check (id < '1800' or note = '')`,
  );
  writeSteps(
    '0002_note',
    "await updateInBatches(db, { table: 'one', set: sql`note = 'x' || id, changes = changes + 1`, where: sql`note = ''`, portion: 1000 });",
    ALONE,
  );
  await expect(migrate(database.url, { folder })).rejects.toThrow('Migration 0002_note failed');
  const done = "select count(*)::int as n from one where note = 'x' || id and changes = 1";
  expect((await client.query(done)).rows).toEqual([{ n: 1000 }]);
  await client.query('alter table one drop constraint one_stops');
  expect(await migrate(database.url, { folder })).toEqual(['0002_note']);
  expect((await client.query(done)).rows).toEqual([{ n: 2500 }]);
});

test('an older build finds nothing to do on a newer schema (G59)', async () => {
  write('0001_one', 'create table one (id int)');
  write('0002_two', 'create table two (id int)');
  await migrate(database.url, { folder });
  rmSync(path.join(folder, '0002_two.ts'));
  expect(await migrate(database.url, { folder })).toEqual([]);
});

test("the portal's own migrations were applied to the template, and again find nothing to do", async () => {
  const untouched = await freshDatabase();
  expect(await migrate(untouched.url)).toEqual([]);
  await untouched.drop();
});
