import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { FAIR_PART_NAMES } from '@fairbridge/contract/fair/fair.parts.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { programmeRow } from '../../../../demo/factories/factories.ts';
import { columnsHolding } from '../../../test/find-in-database.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import {
  makeDocument,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makePageLink,
  makeStoredPicture,
  makeProduct,
  makeVisitor,
  type Organizer,
} from '../../../test/world.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { reindexDocuments } from '../search/search.reindex.ts';
import { COPIED, NOT_COPIED } from './fair-clone.plan.ts';
import { deleteWholeFair } from './fair-deletion.actions.ts';
import { fairTablesOf } from './fair-schema.queries.ts';

const { fair } = contract;
const portal = testPortal();
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});

const TEXT = { zh: '新的展会', en: 'The new fair' };
const wanted = (code: string, more: object = {}) => ({
  code,
  host: `${code}.example`,
  name: TEXT,
  shortName: TEXT,
  venue: TEXT,
  city: TEXT,
  startsOn: '2099-03-10',
  endsOn: '2099-03-12',
  ...more,
});

const fairOf = async (code: string) => {
  await portal.portal.services.directory.load();
  const found = portal.portal.services.directory.all().find((one) => one.code === code);
  if (found === undefined) throw new Error(`no fair ${code}`);
  return { exhibition: found, db: portal.ctx.db };
};

async function cloned(code: string, parts: readonly (typeof FAIR_PART_NAMES)[number][] = FAIR_PART_NAMES) {
  const { id } = await portal.as(owner)(fair.clone, {
    from: portal.ctx.exhibition.code,
    parts: [...parts],
    fair: wanted(code),
  });
  await expect.poll(async () => (await portal.as(owner)(fair.making, { id })).state, { timeout: 30_000 }).toBe('done');
  return fairOf(code);
}

const count = async (table: string, exhibitionId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where exhibition_id = ${exhibitionId}`.execute(portal.ctx.db);
  return rows[0]?.n ?? 0;
};

test('every table with rows of a fair is copied, or is not for a reason', async () => {
  const tables = await fairTablesOf(portal.ctx.db);
  const said = [...Object.keys(COPIED), ...Object.keys(NOT_COPIED)].toSorted();
  expect(said).toEqual([...tables].toSorted());
});

describe('a fair from a template', () => {
  test('is a draft at its own host whose owner the caller is, made once however often it is asked for', async () => {
    const asked = { fair: wanted('tea'), template: 'plain', requestId: 'made-once-0001' } as const;
    const made = await Promise.all([portal.as(owner)(fair.create, asked), portal.as(owner)(fair.create, asked)]);
    expect(made).toEqual([{ code: 'tea' }, { code: 'tea' }]);
    const { list } = await portal.as(owner)(fair.list, {});
    const [, there] = list;
    expect([list.length, there?.code, there?.state, there?.host, there?.role]).toEqual([
      2,
      'tea',
      'draft',
      'tea.example',
      'owner',
    ]);
  });

  test('is refused by field for a host or a code of another fair, and for days that are none', async () => {
    const refused = (more: object) =>
      wrongFields(portal.as(owner)(fair.create, { fair: wanted('coffee', more), template: 'plain' }));
    expect(await refused({ host: SUGAR_HOST })).toEqual({ 'fair.host': RULES.hostTaken[0] });
    expect(await refused({ host: 'localhost' })).toEqual({ 'fair.host': RULES.hostTaken[0] });
    expect(await refused({ host: '' })).toEqual({ 'fair.host': RULES.required[0] });
    expect(await refused({ host: 'https://x' })).toEqual({ 'fair.host': RULES.hostName[0] });
    expect(await refused({ code: portal.ctx.exhibition.code })).toEqual({ 'fair.code': RULES.fairCodeTaken[0] });
    expect(await refused({ code: 'Ä' })).toEqual({ 'fair.code': RULES.fairCode[0] });
    expect(await refused({ endsOn: '2099-03-09' })).toEqual({ 'fair.endsOn': RULES.fairDays[0] });
    expect(await refused({ startsOn: '2019-03-10', endsOn: '2019-03-11' })).toEqual({
      'fair.endsOn': RULES.fairOver[0],
    });
  });

  test('is made by owners alone, and copied from a fair by its owner alone', async () => {
    const editor = await makeOrganizer(portal, portal.ctx, 'editor');
    const asked = { fair: wanted('cocoa'), template: 'plain' } as const;
    expect(await outcomeOf(portal.as(editor)(fair.create, asked))).toBe('notAllowed');
    const other = { from: portal.sugarCtx.exhibition.code, parts: [], fair: wanted('cocoa') };
    expect(await outcomeOf(portal.as(owner)(fair.clone, other))).toBe('notFound');
  });
});

describe('a fair from another', () => {
  const SECRET = { name: '张机密', mail: 'secret.person@people.example', phone: '13912345678' };
  let from: Record<string, number>;

  beforeAll(async () => {
    const { ctx } = portal;
    const company = await makeExhibitor(portal, {
      name_zh: '蓝本公司',
      booth_number: 'B07',
      email: 'sales@company.example',
      // rows travel as JSON
      contact: SECRET as unknown as string,
      conference_contact: SECRET as unknown as string,
      headquarters: SECRET as unknown as string,
    });
    const picture = await makeStoredPicture(portal, company);
    const product = await makeProduct(portal, company, { name_zh: '蓝本展品', pictures: [picture] });
    await makeProduct(portal, company, { name_zh: '已删除', deleted_at: new Date().toISOString() });
    await makeDocument(portal, { id: product.id, exhibitor_id: company.id, exhibition_id: ctx.exhibition.id });
    await makePageLink(portal, { place: 'carousel', url: `/exhibitors/${company.id}` });
    const { startsOn } = ctx.exhibition;
    const starts = new Date(`${startsOn}T02:00:00Z`);
    await insertRows(ctx.db, 'programme', [
      programmeRow(ctx.exhibition.id, {
        title_zh: '蓝本活动',
        starts_at: starts.toISOString(),
        ends_at: new Date(starts.getTime() + 3_600_000).toISOString(),
      }),
    ]);
    const visitor = await makeVisitor(portal, { name: SECRET.name, mobile: SECRET.phone });
    const employee = await makeEmployee(portal, company, { name_zh: SECRET.name, mobile: SECRET.phone });
    for (const { accountId } of [visitor, employee])
      await sql`update account set email = ${`${accountId.toLowerCase()}@people.example`} where id = ${accountId}`.execute(
        ctx.db,
      );
    from = Object.fromEntries(
      await Promise.all(Object.keys(COPIED).map(async (table) => [table, await count(table, ctx.exhibition.id)])),
    );
  });

  test('has all its parts, with ids of its own', async () => {
    const there = await cloned('clone-all');
    const { id } = there.exhibition;
    const counts = await Promise.all(Object.keys(COPIED).map(async (table) => [table, await count(table, id)]));
    expect(Object.fromEntries(counts)).toEqual({ ...from, product: (from['product'] ?? 0) - 1 });
    const { rows } = await sql<{
      name: string;
      booth: string;
      picture: string;
      bytes_of: string | null;
      fair: string;
      url: string;
      company: string;
    }>`
      select p.name_zh as name, e.booth_number as booth, p.pictures[1] as picture, f.bytes_of, f.exhibition_id as fair,
        (select url from page_link l where l.exhibition_id = ${id} and url like '/exhibitors/%') as url, e.id as company
      from product p join exhibitor e on e.id = p.exhibitor_id join file f on f.id = p.pictures[1]
      where p.exhibition_id = ${id} and p.name_zh = '蓝本展品'`.execute(there.db);
    const [row] = rows;
    expect([rows.length, row?.booth, row?.fair, row?.url]).toEqual([1, 'B07', id, `/exhibitors/${row?.company}`]);
    expect([there.exhibition.state, there.exhibition.termsPublished]).toEqual(['draft', false]);
  });

  test('has the dates of its programme moved by as many days as the first one', async () => {
    const there = await cloned('clone-days', ['programme']);
    const { rows } = await sql<{ at: Date }>`
      select starts_at as at from programme where exhibition_id = ${there.exhibition.id} and title_zh = '蓝本活动'`.execute(
      there.db,
    );
    expect(rows.map(({ at }) => at.toISOString())).toEqual(['2099-03-10T02:00:00.000Z']);
  });

  test('holds nothing of people', async () => {
    const there = await cloned('clone-clean');
    const { rows } = await sql<{ table: string }>`
      select table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'exhibition_id'`.execute(
      there.db,
    );
    const found: string[] = [];
    for (const { table } of rows) {
      const held = await sql`
        select 1 from ${sql.table(table)} t where t.exhibition_id = ${there.exhibition.id} and to_jsonb(t)::text ~ ${`${SECRET.name}|people\\.example|${SECRET.phone}`}`.execute(
        there.db,
      );
      if (held.rows.length > 0) found.push(table);
    }
    // that they can be found at all
    expect([found, (await columnsHolding(there.db, [SECRET.name])).includes('visitor.name')]).toEqual([[], true]);
  });

  test('leaves the other fairs as they are', async () => {
    const before = await Promise.all(Object.keys(COPIED).map((table) => count(table, portal.sugarCtx.exhibition.id)));
    await cloned('clone-beside');
    expect(await Promise.all(Object.keys(COPIED).map((table) => count(table, portal.sugarCtx.exhibition.id)))).toEqual(
      before,
    );
    expect(
      Object.fromEntries(
        await Promise.all(
          Object.keys(COPIED).map(async (table) => [table, await count(table, portal.ctx.exhibition.id)]),
        ),
      ),
    ).toEqual(from);
  });

  test('has only the parts that were chosen and those that they need', async () => {
    const there = await cloned('clone-words', ['words']);
    const { id } = there.exhibition;
    expect(await Promise.all(['hall', 'exhibitor', 'product', 'programme'].map((table) => count(table, id)))).toEqual([
      from['hall'],
      0,
      0,
      0,
    ]);
    const more = await cloned('clone-exhibits', ['exhibits']);
    expect(await count('exhibitor', more.exhibition.id)).toBe(from['exhibitor']);
  });

  test('is found by its words once its documents are written', async () => {
    const there = await cloned('clone-found');
    await reindexDocuments(there);
    const person: Person = { ...(await makeOrganizer(portal, there)), host: 'clone-found.example' };
    const { list } = await portal.as(person)(contract.product.browse, { keyword: '蓝本展品' });
    expect(list.map(({ name }) => name.zh)).toEqual(['蓝本展品']);
  });

  test('goes whole, with rows in every table that has any, and leaves the bytes that the other fair needs', async () => {
    const there = await cloned('clone-gone');
    const { id } = there.exhibition;
    await makeVisitor(portal, {}, there);
    const asked = { ...owner, host: 'clone-gone.example', token: (await makeOrganizer(portal, there)).token };
    await portal.as(asked)(fair.open, {});
    await deleteWholeFair(portal.portal.services, there);
    const left: string[] = [];
    for (const table of await fairTablesOf(portal.ctx.db)) if ((await count(table, id)) > 0) left.push(table);
    const { rows } = await sql`select 1 from exhibition where id = ${id}`.execute(portal.ctx.db);
    expect([left, rows]).toEqual([[], []]);
    expect(await count('product', portal.ctx.exhibition.id)).toBe(from['product']);
    const { rows: accounts } = await sql<{ there: boolean }>`
      select exists (select from account where id = ${owner.accountId}) as there`.execute(portal.ctx.db);
    expect(accounts[0]?.there).toBe(true);
  });
});
