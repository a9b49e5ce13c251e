import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import {
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { add, update, ids, products, exhibitors } = contract.favourite;

let portal: TestPortal;
let company: Exhibitor;
let visitor: Visitor;
let call: CallApi;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await makeExhibitor(portal);
  visitor = await makeVisitor(portal, { review_state: 'notApproved' });
  call = portal.as(visitor);
});

const PRODUCT = 'PRODUCT' as const;
const ACTOR = 'ACTOR' as const;
const addProduct = (id: string) => call(add, { collectionSubjectType: PRODUCT, id });
const rows = async (): Promise<number> => {
  const found = await sql<{
    count: number;
  }>`select count(*) as count from favourite where visitor_id = ${visitor.visitorId}`.execute(portal.scope.db);
  return found.rows[0]?.count ?? 0;
};

describe('favourite.add and favourite.update', () => {
  test('a product and an exhibitor, shown in their lists', async () => {
    const product = await makeProduct(portal, company);
    expect(await addProduct(product.id)).toEqual({ id: product.id, deleted: false });
    await call(add, { collectionSubjectType: ACTOR, id: company.id });
    expect(await call(ids, {})).toEqual({ products: [product.id], exhibitors: [company.id] });
    expect((await call(products, {})).list.map(({ id }) => id)).toEqual([product.id]);
    expect((await call(exhibitors, {})).list.map(({ id, products: shown }) => [id, shown])).toEqual([[company.id, 1]]);
  });

  test('added twice, and twenty times at once, is one favourite', async () => {
    const { id } = await makeProduct(portal, company);
    await addProduct(id);
    expect(tally(await Promise.all(Array.from({ length: 20 }, () => outcomeOf(addProduct(id)))))).toEqual({ done: 20 });
    expect(await rows()).toBe(1);
  });

  test('taken back and restored', async () => {
    const { id } = await makeProduct(portal, company);
    await addProduct(id);
    expect(await call(update, { collectionSubjectType: PRODUCT, id, deleted: true })).toEqual({ id, deleted: true });
    expect((await call(ids, {})).products).toEqual([]);
    await call(update, { collectionSubjectType: PRODUCT, id, deleted: false });
    expect((await call(ids, {})).products).toEqual([id]);
    expect(await rows()).toBe(1);
  });

  test('what one may not see answers like what is not there', async () => {
    const hidden = await makeProduct(portal, company, { scope: 1 });
    const closed = await makeExhibitor(portal, { open: false });
    const tries = [hidden.id, (await makeProduct(portal, closed)).id, 'NoSuchProduct0000001', company.id];
    for (const id of tries) expect([id, await outcomeOf(addProduct(id))]).toEqual([id, 'notFound']);
    for (const id of [closed.id, 'NoSuchExhibitor00001', hidden.id])
      expect(await outcomeOf(call(add, { collectionSubjectType: ACTOR, id }))).toBe('notFound');
    expect(await rows()).toBe(0);
    await putInPool(portal, company, visitor);
    expect(await outcomeOf(addProduct(hidden.id))).toBe('done');
  });

  test('one that has become invisible leaves the lists, and can still be taken back', async () => {
    const { id } = await makeProduct(portal, company);
    await addProduct(id);
    await sql`update product set scope = 1 where id = ${id}`.execute(portal.scope.db);
    expect([(await call(ids, {})).products, (await call(products, {})).total]).toEqual([[], 0]);
    expect(await outcomeOf(call(update, { collectionSubjectType: PRODUCT, id, deleted: true }))).toBe('done');
    expect(await outcomeOf(call(update, { collectionSubjectType: PRODUCT, id, deleted: false }))).toBe('notFound');
  });
});

describe('lists of favourites', () => {
  test('newest first, in pages, one’s own only', async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => makeProduct(portal, company)));
    for (const { id } of made) await addProduct(id);
    const newestFirst = made.map(({ id }) => id).toReversed();
    const pages = await Promise.all([1, 2, 3].map((pageNum) => call(products, { pageNum, pageSize: 2 })));
    expect(pages.map(({ list, total, hasNextPage }) => [list.map(({ id }) => id), total, hasNextPage])).toEqual([
      [newestFirst.slice(0, 2), 3, true],
      [newestFirst.slice(2), 3, false],
      [[], 3, false],
    ]);
    expect((await portal.as(await makeVisitor(portal))(ids, {})).products).toEqual([]);
  });
});
