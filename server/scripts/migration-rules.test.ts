import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createIndex, updateInBatches } from '../src/platform/database/online-migration.ts';
import { wrongWith, type MigrationFile } from './migration-rules.ts';

/** A migration of these statements, one after the other. */
const doing = (...texts: string[]): MigrationFile => ({
  up: async (db) => {
    for (const text of texts) await sql.raw(text).execute(db);
  },
});
const alone = (...texts: string[]): MigrationFile => ({ ...doing(...texts), transaction: false });

const NEW = 'create table fresh (id text primary key)';

describe('what stops a portal that is used is refused (G60)', () => {
  test.for([
    ['create index one_id on one (id)', 'an index on a table that may be full'],
    ['create unique index if not exists one_id on "one" using gin (id)', 'an index on a table that may be full'],
    ['create index concurrently one_id on one (id)', 'an index made concurrently'],
    ["update one o set note = 'x' where id = '1'", 'a change of a table that may be full'],
    ["update one set note = 'x' where code in (select code from two)", 'a change of a table that may be full'],
    ['delete from one', 'a change of a table that may be full'],
    ['with some as (select 1) update one set id = id', 'a change of a table that may be full'],
    ['insert into one (id) select id from product', 'a change of a table that may be full'],
    ["alter table one add constraint one_x check (id <> '')", 'a rule for rows that are there'],
    [
      'alter table one drop constraint a, add foreign key (id) references two (id, x)',
      'a rule for rows that are there',
    ],
    ['alter table one add primary key (id)', 'what is unique is made as an index first'],
    ['alter table one validate constraint one_x', 'what reads a whole table'],
    ['alter table one alter column note type jsonb', 'another type writes the whole table'],
    ['alter table one alter note set not null', "'not null' for rows"],
    ['alter table one add column x text generated always as (lower(id)) stored', 'a stored column'],
    ['alter table one add column x text not null', 'rows that are there need a default'],
    ['alter table one add column x text default gen_random_uuid()', 'a default that differs'],
  ] as const)('%s', async ([text, why]) => {
    expect(await wrongWith(doing(text))).toEqual([expect.stringContaining(why)]);
  });

  test.for([
    ["update one set note = 'x'", 'portion by portion'],
    ['alter table one add column note text', 'nothing takes it back'],
    [NEW, 'nothing takes it back'],
    ['create index one_id on one (id)', 'nothing takes it back'],
  ] as const)('outside a transaction: %s', async ([text, why]) => {
    expect(await wrongWith(alone(text))).toEqual([expect.stringContaining(why)]);
  });
});

test('what a migration needs every day is not', async () => {
  const everyday = doing(
    `${NEW}; -- update product set name = 'x'\ncreate index fresh_id on fresh (id); update fresh set id = 'a'`,
    "alter table fresh add constraint x check (id <> 'update product set')",
    "alter table one add column note text not null default 'a, b', add column at timestamptz not null default now()",
    "alter table one drop constraint x, add constraint x check (id in ('a', 'b')) not valid",
    "update one set note = 'x' where code in ('a', 'b')",
    "update exhibition set theme = '{}'; insert into one (id) values ('a')",
    'create function f() returns trigger language plpgsql as $$ begin update product set id = id; return null; end $$',
    'create trigger t after update on one for each row execute function f()',
    'drop index one_id',
  );
  expect(await wrongWith(everyday)).toEqual([]);
  const gentle: MigrationFile = {
    transaction: false,
    up: async (db) => {
      await createIndex(db, { name: 'one_id', unique: true, on: sql`one (id)` });
      await updateInBatches(db, { table: 'one', set: sql`note = ''`, where: sql`note is null` });
      await sql`alter table one validate constraint x`.execute(db);
    },
  };
  expect(await wrongWith(gentle)).toEqual([]);
});

test('of the first migrations the rules find the plain indexes and whole updates', async () => {
  const shape = z.object({ up: z.custom<MigrationFile['up']>((value) => typeof value === 'function') });
  const folder = new URL('../migrations/', import.meta.url);
  const wrongIn = async (start: string): Promise<number> => {
    const name = readdirSync(folder).find((file) => file.startsWith(start)) ?? '';
    return (await wrongWith(shape.parse(await import(new URL(name, folder).href)))).length;
  };
  expect([await wrongIn('0027'), await wrongIn('0033')]).toEqual([2, 11]);
});
