import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { domains } from '../src/portal.ts';
import { messageOf, outcomeOf, tally } from './outcome.ts';
import { testPortal } from './portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makePost,
  makeProduct,
  makeVisitor,
  speakerOf,
  type Employee,
  type Exhibitor,
  type Visitor,
} from './world.ts';

const portal = testPortal();
let company: Exhibitor;
let staff: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  buyer = await makeVisitor(portal);
  product = await makeProduct(portal, company);
});

test('every table says what keeps it from growing without end', async () => {
  const { rows } = await sql`
    select relname::text as table_name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname !~ '^kysely_'
    order by relname collate "C"`.execute(portal.ctx.db);
  const tables = z.array(z.object({ table_name: z.string() })).parse(rows);
  const declared = domains.flatMap((domain) => Object.keys(domain.tables ?? {}));
  expect(declared.toSorted()).toEqual(tables.map(({ table_name: name }) => name));
});

/** So many rows of a table at once, numbered from 1. */
const fill = (statement: ReturnType<typeof sql>) => statement.execute(portal.ctx.db);
const countOf = async (table: string, column: string, id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(portal.ctx.db);
  return rows[0]?.count ?? 0;
};

describe('favourites', () => {
  const { add, update, setNote } = contract.favourite;
  const subject = (id = product.id) => ({ collectionSubjectType: 'PRODUCT' as const, id });
  const fillUp = (count: number, { deleted = false } = {}) =>
    fill(sql`
      insert into favourite (exhibition_id, visitor_id, subject_type, subject_id, deleted, created_at)
      select ${portal.ctx.exhibition.id}, ${buyer.visitorId}, 'PRODUCT', ${deleted ? 'taken back ' : 'kept '} || n, ${deleted}, now() - make_interval(mins => n)
      from generate_series(1, ${count}) n`);

  test('have an upper number, and say it', async () => {
    await fillUp(LIMITS.favouritesMax);
    expect(await outcomeOf(portal.as(buyer)(add, subject()))).toBe('favouriteLimit');
    expect(await outcomeOf(portal.as(buyer)(update, { ...subject(), deleted: false }))).toBe('favouriteLimit');
    expect(await messageOf(portal.as({ ...buyer, lang: 'en' })(add, subject()))).toBe(
      'You can keep up to 1000 favourites. Please remove some first.',
    );
    expect(await countOf('favourite', 'visitor_id', buyer.visitorId)).toBe(LIMITS.favouritesMax);
  });

  test('of two at once for the last place one gets it, and what is a favourite already stays one (G56)', async () => {
    await fillUp(LIMITS.favouritesMax - 1);
    const other = await makeProduct(portal, company);
    const both = [product.id, other.id].map((id) => outcomeOf(portal.as(buyer)(add, subject(id))));
    expect(tally(await Promise.all(both))).toEqual({ done: 1, favouriteLimit: 1 });
    const again = [product.id, other.id].map((id) => outcomeOf(portal.as(buyer)(add, subject(id))));
    expect(tally(await Promise.all(again))).toEqual({ done: 1, favouriteLimit: 1 });
  });

  test('that were taken back make room, the oldest first', async () => {
    await fillUp(LIMITS.favouritesMax - 10);
    await fillUp(10, { deleted: true });
    expect(await outcomeOf(portal.as(buyer)(add, subject()))).toBe('done');
    const { rows } = await sql<{ subject_id: string }>`
      select subject_id from favourite where visitor_id = ${buyer.visitorId} and deleted order by created_at desc`.execute(
      portal.ctx.db,
    );
    expect(rows.map(({ subject_id: id }) => id)).toEqual(
      Array.from({ length: 9 }, (_, index) => `taken back ${index + 1}`),
    );
  });

  test('that never were leave no row when they are taken back, and a note comes back with its favourite', async () => {
    expect(await outcomeOf(portal.as(buyer)(update, { ...subject(), deleted: true }))).toBe('done');
    expect(await countOf('favourite', 'visitor_id', buyer.visitorId)).toBe(0);
    await portal.as(buyer)(add, subject());
    await portal.as(buyer)(setNote, { ...subject(), note: '展会后询价' });
    await portal.as(buyer)(update, { ...subject(), deleted: true });
    await portal.as(buyer)(update, { ...subject(), deleted: false });
    const { list } = await portal.as(buyer)(contract.favourite.products, {});
    expect(list.map(({ id, note }) => [id, note])).toEqual([[product.id, '展会后询价']]);
  });

  test("of an exhibitor's employee are limited too", async () => {
    await fill(sql`
      insert into favourite (exhibition_id, employee_id, subject_type, subject_id)
      select ${portal.ctx.exhibition.id}, ${staff.employeeId}, 'VISITOR', n::text from generate_series(1, ${LIMITS.favouritesMax}) n`);
    const wanted = { collectionSubjectType: 'VISITOR' as const, id: buyer.visitorId };
    expect(await outcomeOf(portal.as(staff)(add, wanted))).toBe('favouriteLimit');
  });
});

test('of the footprints of one viewer and kind the oldest go', async () => {
  await fill(sql`
    insert into footprint (exhibition_id, viewer_type, viewer_id, subject_type, subject_id, last_at)
    select ${portal.ctx.exhibition.id}, 'VISITOR', ${buyer.visitorId}, k.kind, n::text, now() - make_interval(mins => n)
    from generate_series(1, ${LIMITS.footprintsMax}) n, (values ('PRODUCT'), ('ACTOR')) k (kind)`);
  await portal.as(buyer)(contract.footprint.add, { subjectType: 'PRODUCT', id: product.id });
  const { rows } = await sql<{ kind: string; count: number; oldest: string; first: string }>`
    select subject_type as kind, count(*)::int as count,
      (array_agg(subject_id order by last_at))[1] as oldest, (array_agg(subject_id order by last_at desc))[1] as first
    from footprint where viewer_id = ${buyer.visitorId} group by subject_type order by subject_type`.execute(
    portal.ctx.db,
  );
  const max = LIMITS.footprintsMax;
  expect(rows).toEqual([
    { kind: 'ACTOR', count: max, oldest: String(max), first: '1' },
    { kind: 'PRODUCT', count: max, oldest: String(max - 1), first: product.id },
  ]);
});

test('a buyer sends so many orders a day, and the same one again is still answered', async () => {
  const wanted = { productId: product.id, quantity: 5, unit: 'kg', remark: '' };
  const requestId = 'sent-before-the-limit';
  const { id } = await portal.as(buyer)(contract.order.create, { ...wanted, requestId });
  const fillOrders = (count: number, hoursAgo: number) =>
    fill(sql`
      insert into intent_order (id, exhibition_id, visitor_id, exhibitor_id, product_id, quantity, unit, created_at)
      select ${`${buyer.visitorId} ${hoursAgo} `} || n, ${portal.ctx.exhibition.id}, ${buyer.visitorId}, ${company.id}, ${product.id}, 1, 'kg',
        now() - make_interval(hours => ${hoursAgo})
      from generate_series(1, ${count}) n`);
  await fillOrders(50, 25);
  await fillOrders(LIMITS.ordersPerBuyerDay - 2, 1);
  expect(await outcomeOf(portal.as(buyer)(contract.order.create, wanted))).toBe('done');
  expect(await outcomeOf(portal.as(buyer)(contract.order.create, wanted))).toBe('orderLimit');
  expect(await portal.as(buyer)(contract.order.create, { ...wanted, requestId })).toEqual({ id });
  expect(await countOf('intent_order', 'visitor_id', buyer.visitorId)).toBe(50 + LIMITS.ordersPerBuyerDay);
});

test('an account writes so many comments; who deletes one writes another', async () => {
  const post = await makePost(portal, speakerOf(staff, company));
  await fill(sql`
    insert into post_comment (id, exhibition_id, post_id, visitor_id, text)
    select ${`${buyer.visitorId} `} || n, ${portal.ctx.exhibition.id}, ${post.id}, ${buyer.visitorId}, 'x'
    from generate_series(1, ${LIMITS.postCommentsMax - 1}) n`);
  const say = (text: string) => portal.as(buyer)(contract.newsfeed.addComment, { id: post.id, text });
  const last = await say('请问有样品吗？');
  expect(await outcomeOf(say('价格呢？'))).toBe('commentLimit');
  await portal.as(buyer)(contract.newsfeed.removeComment, { id: last.id });
  expect(await outcomeOf(say('价格呢？'))).toBe('done');
});

test('of what an account has withdrawn the newest posts stay', async () => {
  await fill(sql`
    insert into post (id, exhibition_id, visitor_id, lang, text, state, created_at)
    select ${`${buyer.visitorId} `} || n, ${portal.ctx.exhibition.id}, ${buyer.visitorId}, 'zh', 'x', 'withdrawn', now() - make_interval(mins => n)
    from generate_series(1, ${LIMITS.withdrawnPostsMax}) n`);
  const post = await makePost(portal, speakerOf(buyer));
  await portal.as(buyer)(contract.newsfeed.withdrawChosen, { ids: [post.id] });
  const { rows } = await sql<{ id: string }>`
    select id from post where visitor_id = ${buyer.visitorId} order by created_at`.execute(portal.ctx.db);
  expect([rows.length, rows[0]?.id, rows.at(-1)?.id]).toEqual([
    LIMITS.withdrawnPostsMax,
    `${buyer.visitorId} ${LIMITS.withdrawnPostsMax - 1}`,
    post.id,
  ]);
});
