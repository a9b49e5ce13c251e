import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { add, update, clear, products, exhibitors, companies, visitors, viewers } = contract.footprint;

const portal = testPortal();
let company: Exhibitor;
let visitor: Visitor;
let walk: CallApi;
let staff: CallApi;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  visitor = await makeVisitor(portal, { name: '王敏' });
  walk = portal.as(visitor);
  staff = portal.as(await makeEmployee(portal, company));
});

/** As if all visits of this visitor were so much older. */
const age = (minutes: number) =>
  sql`update footprint set last_at = last_at - make_interval(mins => ${minutes}) where viewer_id = ${visitor.visitorId}`.execute(
    portal.ctx.db,
  );
const see = (id: string) => walk(add, { subjectType: 'PRODUCT', id });
const seen = async () => (await walk(products, {})).list.map(({ id, visits }) => [id, visits]);

describe('footprint.add', () => {
  test('one row a pair; within half an hour it is one visit, later another', async () => {
    const { id } = await makeProduct(portal, company);
    await see(id);
    await see(id);
    expect(await seen()).toEqual([[id, 1]]);
    await age(29);
    await see(id);
    expect(await seen()).toEqual([[id, 1]]);
    await age(31);
    await see(id);
    expect(await seen()).toEqual([[id, 2]]);
  });

  test('twenty at once are one visit (G57)', async () => {
    const { id } = await makeProduct(portal, company);
    expect(tally(await Promise.all(Array.from({ length: 20 }, () => outcomeOf(see(id)))))).toEqual({ done: 20 });
    expect(await seen()).toEqual([[id, 1]]);
  });

  test('what one may not see answers like what is not there, and leaves nothing', async () => {
    const hidden = await makeProduct(portal, company, { scope: 1 });
    const closed = await makeExhibitor(portal, { open: false });
    for (const id of [hidden.id, 'NoSuchProduct0000001', company.id])
      expect([id, await outcomeOf(see(id))]).toEqual([id, 'notFound']);
    expect(await outcomeOf(walk(add, { subjectType: 'ACTOR', id: closed.id }))).toBe('notFound');
    // buyers look at sellers and sellers at buyers
    expect(await outcomeOf(walk(add, { subjectType: 'VISITOR', id: visitor.visitorId }))).toBe('notFound');
    expect(await outcomeOf(staff(add, { subjectType: 'ACTOR', id: company.id }))).toBe('notFound');
    const unlisted = await makeVisitor(portal, { listed: false });
    expect(await outcomeOf(staff(add, { subjectType: 'VISITOR', id: unlisted.visitorId }))).toBe('notFound');
    const { rows } =
      await sql`select 1 from footprint where viewer_id in (${visitor.visitorId}, ${company.id})`.execute(
        portal.ctx.db,
      );
    expect(rows).toEqual([]);
  });
});

describe('own footprints', () => {
  test('the last seen first, exhibitors apart, one’s own only', async () => {
    const [one, two] = [await makeProduct(portal, company), await makeProduct(portal, company)];
    await see(one.id);
    await age(60);
    await see(two.id);
    await walk(add, { subjectType: 'ACTOR', id: company.id });
    expect(await seen()).toEqual([
      [two.id, 1],
      [one.id, 1],
    ]);
    expect((await walk(exhibitors, {})).list.map(({ id, visits }) => [id, visits])).toEqual([[company.id, 1]]);
    expect((await portal.as(await makeVisitor(portal))(products, {})).total).toBe(0);
  });

  test('a restricted exhibit is in no list and no total once the right is gone (G4, G5)', async () => {
    const shown = await makeProduct(portal, company);
    const restricted = await makeProduct(portal, company, { scope: 1 });
    await putInPool(portal, company, visitor);
    await see(restricted.id);
    await see(shown.id);
    expect((await walk(products, {})).total).toBe(2);
    await sql`update contact set removed_at = now() where visitor_id = ${visitor.visitorId}`.execute(portal.ctx.db);
    portal.portal.services.sessions.forget();
    const { list, total } = await walk(products, {});
    expect([list.map(({ id }) => id), total]).toEqual([[shown.id], 1]);
  });

  test('taken off, put back, and all taken off; a new visit brings one back', async () => {
    const [one, two] = [await makeProduct(portal, company), await makeProduct(portal, company)];
    await see(one.id);
    await see(two.id);
    const removed = { subjectType: 'PRODUCT', id: one.id, removed: true } as const;
    await walk(update, removed);
    expect(await seen()).toEqual([[two.id, 1]]);
    await walk(update, { ...removed, removed: false });
    expect((await seen()).length).toBe(2);
    await walk(clear, { subjectType: 'PRODUCT' });
    expect(await seen()).toEqual([]);
    await see(one.id);
    expect(await seen()).toEqual([[one.id, 1]]);
    const stranger = portal.as(await makeVisitor(portal));
    expect(await outcomeOf(stranger(update, removed))).toBe('notFound');
  });
});

describe('who looked at whom (ruling 4.4)', () => {
  test('a company reads who looked at it and at which exhibits, whatever its scope, and no other’s', async () => {
    const exhibit = await makeProduct(portal, company, { scope: 2 });
    const gone = await makeProduct(portal, company);
    const foreign = await makeProduct(portal, await makeExhibitor(portal));
    await walk(add, { subjectType: 'ACTOR', id: company.id });
    for (const { id } of [exhibit, gone, foreign]) await see(id);
    await sql`update product set deleted_at = now() where id = ${gone.id}`.execute(portal.ctx.db);
    // taking it off the own list undoes no visit
    await walk(clear, { subjectType: 'ACTOR' });
    const { list, total } = await staff(viewers, {});
    expect(total).toBe(1);
    expect(
      list.map(({ name, visits, companyVisits, exhibits, exhibitsTotal }) => [
        name,
        visits,
        companyVisits,
        exhibitsTotal,
        exhibits.map(({ id, visits: times }) => [id, times]),
      ]),
    ).toEqual([['王敏', 2, 1, 1, [[exhibit.id, 1]]]]);
    const others = portal.as(await makeEmployee(portal, await makeExhibitor(portal)));
    expect((await others(viewers, {})).total).toBe(0);
  });

  test('who looks unseen, hides or is not approved is in neither list nor total', async () => {
    await walk(add, { subjectType: 'ACTOR', id: company.id });
    expect((await staff(viewers, {})).total).toBe(1);
    const { setPrivacy } = contract.visitor;
    for (const decided of [
      { listed: true, looksShown: false },
      { listed: false, looksShown: true },
    ]) {
      await walk(setPrivacy, decided);
      const { list, total } = await staff(viewers, {});
      expect([decided, list, total]).toEqual([decided, [], 0]);
    }
    await walk(setPrivacy, { listed: true, looksShown: true });
    expect((await staff(viewers, {})).total).toBe(1);
    await sql`update visitor set review_state = 'notApproved' where id = ${visitor.visitorId}`.execute(portal.ctx.db);
    expect((await staff(viewers, {})).total).toBe(0);
  });

  test('a company’s looks are the company’s, and the visitor reads which company, not who of it', async () => {
    const subject = { subjectType: 'VISITOR', id: visitor.visitorId } as const;
    await staff(add, subject);
    const colleague = portal.as(await makeEmployee(portal, company));
    await colleague(add, subject);
    expect((await colleague(visitors, {})).list.map(({ name, visits }) => [name, visits])).toEqual([['王敏', 1]]);
    expect((await walk(companies, {})).list.map(({ id, visits }) => [id, visits])).toEqual([[company.id, 1]]);
    await staff(update, { ...subject, removed: true });
    expect([(await staff(visitors, {})).total, (await walk(companies, {})).total]).toEqual([0, 1]);
  });
});
