import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeOrganizer, makeProduct, makeStoredPicture, makeVisitor } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { deleteWholeFair } from './fair-deletion.actions.ts';
import { dueFairs } from './fair-deletion.queries.ts';
import { fairTablesOf } from './fair-schema.queries.ts';

const portal = testPortal();

/** A value of a type that says nothing. */
const VALUES: Record<string, () => unknown> = {
  text: newId,
  _text: () => [],
  bool: () => true,
  jsonb: () => '{}',
  bytea: () => Buffer.from('00', 'hex'),
  timestamptz: () => new Date(),
  date: () => new Date(),
  tsvector: () => '',
  tsquery: () => '',
  tstzrange: () => 'empty',
  _int4: () => [],
};

/** What the database makes a column of that must not be empty, or the directory of the fairs reads. */
const GIVEN: Record<string, Record<string, string>> = {
  answer: { visitor_id: 'planted' },
  favourite: { visitor_id: 'planted' },
  compliance_rule: { kind: 'banned', country: 'CN', effect: 'notice', link: '' },
};

/** Puts a row of a fair into a table, whatever it means: rules and keys are gone from this copy of the database. */
async function plant(table: string, exhibitionId: string): Promise<void> {
  const { db } = portal.ctx;
  const { rows } = await sql<{ column: string; type: string }>`
    select column_name as column, udt_name as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> 'exhibition_id'`.execute(db);
  const row: Record<string, unknown> = {
    exhibition_id: exhibitionId,
    ...Object.fromEntries(rows.map(({ column, type }) => [column, (VALUES[type] ?? (() => 1))()])),
    ...GIVEN[table],
  };
  const columns = Object.keys(row).map((column) => sql.ref(column));
  const values = Object.values(row);
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(db);
}

async function withoutRules(): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype in ('c', 'f') and connamespace = 'public'::regnamespace and coninhcount = 0 and conrelid <> 0`.execute(
    portal.ctx.db,
  );
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(name)} cascade`.execute(
      portal.ctx.db,
    );
  for (const table of ['inquiry', 'intent_order', 'exhibitor', 'product', 'search_document'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(portal.ctx.db);
}

const countOf = async (table: string, exhibitionId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where exhibition_id = ${exhibitionId}`.execute(portal.ctx.db);
  return rows[0]?.n ?? 0;
};

test('a fair goes with its rows in every table, its accounts and its files, and takes nothing of the other along', async () => {
  const { ctx, sugarCtx } = portal;
  const { services } = portal.portal;
  const company = await makeExhibitor(portal, { categories: [] }, sugarCtx);
  const picture = await makeStoredPicture(portal, company, { ctx: sugarCtx });
  const shared = await makeStoredPicture(portal, company, { ctx: sugarCtx });
  await makeProduct(portal, company, { pictures: [picture, shared] }, sugarCtx);
  await sql`
    insert into file (id, exhibition_id, owner_id, use, bytes, width, height, kind, bytes_of)
    select ${newId()}, ${ctx.exhibition.id}, ${ctx.exhibition.id}, use, bytes, width, height, kind, id from file where id = ${shared}`.execute(
    ctx.db,
  );
  const gone = await makeVisitor(portal, {}, sugarCtx);
  const both = await makeVisitor(portal, {}, sugarCtx);
  await sql`
    insert into organizer_staff (id, exhibition_id, account_id, role) values (${newId()}, ${ctx.exhibition.id}, ${both.accountId}, 'editor')`.execute(
    ctx.db,
  );
  await makeOrganizer(portal, sugarCtx);
  const tables = await fairTablesOf(ctx.db);
  await withoutRules();
  for (const table of tables) await plant(table, sugarCtx.exhibition.id);
  const here = await Promise.all(tables.map((table) => countOf(table, ctx.exhibition.id)));

  await sql`update exhibition set deleting_at = now() - interval '1 minute' where id = ${sugarCtx.exhibition.id}`.execute(
    ctx.db,
  );
  expect(await dueFairs(ctx.db)).toEqual([sugarCtx.exhibition.id]);
  await deleteWholeFair(services, sugarCtx);

  const left: string[] = [];
  for (const table of tables) if ((await countOf(table, sugarCtx.exhibition.id)) > 0) left.push(table);
  expect(left).toEqual([]);
  const { rows } = await sql<{ id: string }>`select id from exhibition`.execute(ctx.db);
  expect(rows.map(({ id }) => id)).toEqual([ctx.exhibition.id]);
  // what tells people that their account is gone leaves from the fair that stays
  const after = await Promise.all(tables.map((table) => countOf(table, ctx.exhibition.id)));
  expect(tables.filter((table, at) => table !== 'message' && after[at] !== here[at])).toEqual([]);
  const { rows: accounts } = await sql<{ id: string; email: string | null }>`
    select id, email from account where id = any(${[gone.accountId, both.accountId]}::text[])`.execute(ctx.db);
  expect(accounts.filter(({ email }) => email !== null).map(({ id }) => id)).toEqual([both.accountId]);
  await expect(services.pictures.original(picture)).rejects.toThrow('not in the store');
  expect((await services.pictures.original(shared)).length).toBeGreaterThan(0);
  // its host belongs to no fair any more
  const { code } = await portal.as({ token: null, host: SUGAR_HOST })(contract.exhibition.configuration, {});
  expect(code).toBe(ctx.exhibition.code);
});
