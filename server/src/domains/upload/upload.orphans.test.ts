import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeScene,
  makeStoredPicture,
  makeVisitor,
  productInput,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { collectionRow, orderRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newFileId } from '../../core/id.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { ownFiles } from '../own-product/own-product.queries.ts';
import { removeBytesWithoutRow, removeOrphans } from './upload.orphans.ts';
import { deleteUnneeded } from './upload.orphans.queries.ts';

const HOUR = 3_600_000;
const portal = testPortal();
let company: Exhibitor;
let staff: Employee;
let visitor: Visitor;
beforeAll(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  visitor = await makeVisitor(portal);
});

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();
const run = () => removeOrphans(portal.portal.services, { asked: true });

/** A picture uploaded so long ago. */
async function picture(hours = 30, use: Parameters<typeof makeStoredPicture>[2] = {}): Promise<string> {
  const id = await makeStoredPicture(portal, company, use);
  await sql`update file set created_at = ${hoursAgo(hours)} where id = ${id}`.execute(portal.ctx.db);
  return id;
}

/** Which of them have their row and their bytes still; never one of the two. */
async function there(ids: readonly string[]): Promise<boolean[]> {
  const { rows } = await sql<{ id: string }>`select id from file where id = any(${[...ids]}::text[])`.execute(
    portal.ctx.db,
  );
  const found = new Set(rows.map(({ id }) => id));
  return Promise.all(
    ids.map(async (id) => {
      const bytes = await portal.portal.services.files.size(fileKey(id, 'original.webp'));
      expect(bytes !== null).toBe(found.has(id));
      return found.has(id);
    }),
  );
}

describe('what nothing shows', () => {
  test('goes with row, bytes and widths when it is a day old, and not before (G44)', async () => {
    const [old, young] = [await picture(24), await picture(22)];
    const address = portal.ctx.exhibition.signedPictures.address(old);
    await portal.app.inject({ url: `${address}/w400.webp` });
    await run();
    expect(await there([old, young])).toEqual([false, true]);
    expect(await portal.portal.services.files.size(fileKey(old, 'w400.webp'))).toBeNull();
    expect((await portal.app.inject({ url: `${address}/w400.webp` })).statusCode).toBe(404);
  });

  test('stays where its use is not known here', async () => {
    const id = await picture();
    await sql`update file set use = 'tomorrow' where id = ${id}`.execute(portal.ctx.db);
    await run();
    expect(await there([id])).toEqual([true]);
  });
});

test('is looked for every hour, without being asked', async () => {
  const { rows } = await sql`select name, cron from pgboss.schedule where name like 'upload.%' order by name`.execute(
    portal.ctx.db,
  );
  expect(rows).toEqual([
    { name: 'upload.bytesWithoutRow', cron: '43 2,14 * * *' },
    { name: 'upload.orphans', cron: '17 * * * *' },
  ]);
  const id = await picture();
  await sql`insert into pgboss.job (name) values ('upload.orphans')`.execute(portal.ctx.db);
  await expect
    .poll(async () => (await sql`select id from file where id = ${id}`.execute(portal.ctx.db)).rows)
    .toEqual([]);
});

describe('what something shows stays', () => {
  const setTo = (table: string, id: string, column: string, value: unknown) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id}`.execute(portal.ctx.db);
  const SHOWN: readonly [string, (id: string) => Promise<unknown>][] = [
    ['an exhibit', (id) => makeProduct(portal, company, { pictures: [newFileId(), id], scope: 2 })],
    ['a long picture of an exhibit', (id) => makeProduct(portal, company, { long_pictures: [id], scope: 1 })],
    [
      'a deleted exhibit that may come back',
      (id) => makeProduct(portal, company, { pictures: [id], deleted_at: hoursAgo(23) }),
    ],
    ['a logo', (id) => makeExhibitor(portal, { logo: id })],
    ['a banner', (id) => makeExhibitor(portal, { banners: [newFileId(), id], open: false })],
    ['a scene', async (id) => makeScene(portal, company, [(await makeProduct(portal, company)).id], { picture: id })],
    ['a deleted scene', (id) => makeScene(portal, company, [], { picture: id, deleted_at: hoursAgo(99) })],
    ['an employee', async (id) => setTo('employee', (await makeEmployee(portal, company)).employeeId, 'avatar', id)],
    ['a visitor', async (id) => setTo('visitor', (await makeVisitor(portal)).visitorId, 'avatar', id)],
    [
      'a text of an article',
      (id) =>
        sql`update article set pictures = array[${id}] where id = (select max(id) from article)`.execute(portal.ctx.db),
    ],
    [
      'a version of a page',
      (id) =>
        sql`
        insert into page_version (exhibition_id, page, version, body_zh, body_en, pictures)
        values (${portal.ctx.exhibition.id}, 'about', 'v1', '{}', '{}', array[${id}])`.execute(portal.ctx.db),
    ],
    [
      'a draft of a page',
      (id) =>
        sql`
        insert into page_draft (exhibition_id, page, body_zh, body_en, pictures)
        values (${portal.ctx.exhibition.id}, 'about', '{}', '{}', array[${id}])`.execute(portal.ctx.db),
    ],
    [
      'an article',
      (id) => sql`update article set picture = ${id} where id = (select min(id) from article)`.execute(portal.ctx.db),
    ],
    [
      'a link of the home page',
      (id) =>
        sql`update page_link set picture = ${id} where id = (select min(id) from page_link)`.execute(portal.ctx.db),
    ],
    [
      'the English picture of such a link',
      (id) =>
        sql`update page_link set picture_en = ${id} where id = (select max(id) from page_link)`.execute(portal.ctx.db),
    ],
    [
      'a collection of exhibitors',
      (id) => insertRows(portal.ctx.db, 'collection', [collectionRow(portal.ctx.exhibition.id, { picture: id })]),
    ],
  ];
  test.each(SHOWN)('%s', async (_name, show) => {
    const [shown, beside] = [await picture(), await picture()];
    await show(shown);
    await run();
    expect(await there([shown, beside])).toEqual([true, false]);
  });

  test('of an exhibit that was deleted for good only the cover, and only where somebody ordered it', async () => {
    const files = await Promise.all(Array.from({ length: 3 }, () => picture()));
    const [cover = '', second = '', other = ''] = files;
    const ordered = await makeProduct(portal, company, { pictures: [cover, second], deleted_at: hoursAgo(26) });
    await makeProduct(portal, company, { pictures: [other], deleted_at: hoursAgo(26) });
    await insertRows(portal.ctx.db, 'intent_order', [orderRow(ordered, visitor.visitorId)]);
    await run();
    expect(await there(files)).toEqual([true, false, false]);
  });
});

describe('a picture that is just being attached', () => {
  test('is left for the next run, which finds it in use', async () => {
    const id = await picture();
    await portal.ctx.db.transaction().execute(async (db) => {
      expect(await ownFiles({ ...portal.ctx, db }, company.id, [id])).toEqual(new Set([id]));
      expect(await deleteUnneeded(portal.portal.services, [id])).toEqual([]);
      await makeProduct(portal, company, { pictures: [id] }, { ...portal.ctx, db });
    });
    expect(await deleteUnneeded(portal.portal.services, [id])).toEqual([]);
    expect(await there([id])).toEqual([true]);
  });

  test('is attached or gone, never attached and gone, whoever comes first', async () => {
    const own = portal.as(staff);
    const [long = ''] = (await productInput(portal, company)).pictures;
    const outcomes = new Set<string>();
    for (let round = 0; round < 30; round += 1) {
      const id = await picture();
      const form = { ...(await productInput(portal, company)), pictures: [id], longPictures: [long] };
      const saving = own(contract.product.save, form).then(
        () => 'attached',
        () => 'refused',
      );
      const deleting = deleteUnneeded(portal.portal.services, [id]);
      const [saved, gone] = await Promise.all([saving, deleting]);
      outcomes.add(`${saved}, ${gone.length === 1 ? 'gone' : 'there'}`);
    }
    expect([...outcomes].filter((one) => one !== 'attached, there' && one !== 'refused, gone')).toEqual([]);
  });
});

test('bytes that no row names go after some hours, also what a cut-off writing left; others stay', async () => {
  const { config, files } = portal.portal.services;
  const known = await picture();
  const lost = newFileId();
  const late = newFileId();
  const before = new Date(Date.now() - 7 * HOUR);
  const put = (name: string, at: Date): void => {
    const file = path.join(config.DATA_DIR, 'files', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'x');
    utimesSync(file, at, at);
  };
  put(fileKey(lost, 'w200.webp'), before);
  put(fileKey(lost, 'original.mp4'), before);
  put(fileKey(late, 'original.webp'), new Date());
  put(`${fileKey(known, 'w200.webp')}.0123456789ab`, before);
  put(fileKey(known, 'w400.webp'), before);
  expect(await removeBytesWithoutRow(portal.portal.services, { asked: true })).toEqual({
    removed: 3,
    waiting: 0,
    foreign: false,
  });
  const left: string[] = [];
  for await (const some of files.list()) left.push(...some.map(({ key }) => key));
  expect([lost, known, late].map((id) => left.filter((key) => key.includes(id)).toSorted())).toEqual([
    [],
    [fileKey(known, 'original.webp'), fileKey(known, 'w400.webp')],
    [fileKey(late, 'original.webp')],
  ]);
});

describe('a sweep that nobody asked for', () => {
  const swept = async () =>
    (await sql<{ name: string; why: string }>`select name, why from swept_file order by at`.execute(portal.ctx.db))
      .rows;

  test('takes the oldest tenth of the files at most, and writes down what it took', async () => {
    await run();
    const kept = await Promise.all(Array.from({ length: 5 }, () => picture(2)));
    const old = await Promise.all(Array.from({ length: 25 }, (_, at) => picture(100 - at)));
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from file`.execute(portal.ctx.db);
    const tenth = Math.floor((rows[0]?.total ?? 0) / 10);
    expect(tenth).toBeGreaterThan(1);
    const before = (await swept()).length;
    expect(await removeOrphans(portal.portal.services)).toEqual({
      removed: tenth,
      waiting: 25 - tenth,
      foreign: false,
    });
    expect(await there(old)).toEqual(old.map((_, at) => at >= tenth));
    expect(
      (await swept())
        .slice(before)
        .map(({ name, why }) => `${name} ${why}`)
        .toSorted(),
    ).toEqual(
      old
        .slice(0, tenth)
        .map((id) => `${id} unneeded`)
        .toSorted(),
    );
    await run();
    expect(await there([...old, ...kept])).toEqual([...old.map(() => false), ...kept.map(() => true)]);
  });

  test('takes a tenth of the bytes without a row at most, and names their places', async () => {
    const { config, files } = portal.portal.services;
    await removeBytesWithoutRow(portal.portal.services, { asked: true });
    const before = new Date(Date.now() - 7 * HOUR);
    const lost = Array.from({ length: 20 }, () => fileKey(newFileId(), 'original.webp'));
    for (const key of lost) {
      const file = path.join(config.DATA_DIR, 'files', key);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'x');
      utimesSync(file, before, before);
    }
    let total = 0;
    for await (const some of files.list()) total += some.length;
    const tenth = Math.floor(total / 10);
    const answer = await removeBytesWithoutRow(portal.portal.services);
    expect(answer).toEqual({ removed: tenth, waiting: 20 - tenth, foreign: false });
    const gone: string[] = [];
    for (const key of lost) if ((await files.size(key)) === null) gone.push(key);
    const told = (await swept()).filter(({ why }) => why === 'withoutRow').map(({ name }) => name);
    expect(gone.length).toBe(tenth);
    expect(gone.filter((key) => !told.includes(key))).toEqual([]);
    await removeBytesWithoutRow(portal.portal.services, { asked: true });
  });

  test('touches nothing in a store that carries another mark, or none', async () => {
    const { config } = portal.portal.services;
    const mark = path.join(config.DATA_DIR, 'files/installation');
    const own = readFileSync(mark, 'utf8');
    const ids = [await picture(), await picture()];
    const untouched = { removed: 0, waiting: 0, foreign: true };
    try {
      for (const put of [() => writeFileSync(mark, 'of somebody else'), () => rmSync(mark)]) {
        put();
        expect(await removeOrphans(portal.portal.services, { asked: true })).toEqual(untouched);
        expect(await removeBytesWithoutRow(portal.portal.services, { asked: true })).toEqual(untouched);
      }
    } finally {
      writeFileSync(mark, own);
    }
    expect(await there(ids)).toEqual([true, true]);
    await run();
  });
});

describe('the list of who may need a file', () => {
  /** Columns that sound like a file and are none. */
  const NO_FILES = new Set([
    'document_opening.document_id',
    'document_request.document_id',
    'inquiry.documents',
    'sourcing_line.documents',
    'product_import.file_name',
    'vip_application.passport_photo',
    'vip_application.avatar_photo',
  ]);
  let named: ReadonlySet<string>;
  beforeAll(() => {
    named = new Set(portal.portal.services.declarations.files.map(({ column }) => column));
  });

  test('has every column that points at files, or is called like one that does', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.data_type in ('text', 'ARRAY')
        and (c.column_name ~ '(picture|logo|banner|avatar|photo|image|cover|poster|video|document|file)(_id)?s?$' or exists (
          select from information_schema.key_column_usage k
          join information_schema.referential_constraints r on r.constraint_name = k.constraint_name
          join information_schema.table_constraints t on t.constraint_name = r.unique_constraint_name
          where k.table_name = c.table_name and k.column_name = c.column_name and t.table_name = 'file'))
        and c.table_name not in ('file', 'private_picture')
      order by 1`.execute(portal.ctx.db);
    const files = rows.map(({ name }) => name).filter((name) => !NO_FILES.has(name));
    expect(files.filter((name) => !named.has(name))).toEqual([]);
    expect(files.length).toBeGreaterThan(8);
  });

  test('has every column in which an id of a file stands, as far as the fairs of the tests fill it', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'ARRAY', 'jsonb') and table_name <> 'file'`.execute(
      portal.ctx.db,
    );
    const found: string[] = [];
    for (const { table, column } of rows) {
      const hits = await sql`
        select 1 from ${sql.table(table)} t, file f where t.${sql.ref(column)}::text like '%' || f.id || '%' limit 1`.execute(
        portal.ctx.db,
      );
      if (hits.rows.length > 0) found.push(`${table}.${column}`);
    }
    expect(found.filter((name) => !named.has(name))).toEqual([]);
    expect(found.length).toBeGreaterThan(5);
  });
});
