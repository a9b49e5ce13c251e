import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import type { FreshDatabase } from '../../../test/database.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { migrate } from './migrate.ts';

const KYSELY = import.meta.resolve('kysely');

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
  const content = `import { sql } from ${JSON.stringify(KYSELY)};\n${extra}\n
    export async function up(db: unknown): Promise<void> { await sql\`${statement}\`.execute(db); }\n`;
  writeFileSync(path.join(folder, `${name}.ts`), content);
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

test('of three at once one migrates and the others wait for it', async () => {
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

test('a lock that a busy table does not give is tried again', async () => {
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

test('an index can be built without stopping writes', async () => {
  write('0001_one', 'create table one (id int)');
  write('0002_index', 'create index concurrently one_id on one (id)', 'export const transaction = false;');
  expect(await migrate(database.url, { folder })).toEqual(['0001_one', '0002_index']);
});

test('an older build finds nothing to do on a newer schema', async () => {
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
