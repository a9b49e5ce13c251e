import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { exhibitorRow, productRow, sourcingRow } from '../../../../demo/factories/factories.ts';
import { countRows } from '../../../test/count-rows.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { untilMatched } from '../../../test/sourcing.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  type Employee,
  type Visitor,
} from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { indexProducts } from '../product/product.document.ts';
import { fitOf } from './sourcing-match.queries.ts';
import { matchCompanies, matchRequirement } from './sourcing.matching.ts';

const { save, own, openList, open, signUp } = contract.sourcing;
const portal = testPortal({ DATABASE_POOL: '20' });
const deadline = () => dayInBeijing(new Date(Date.now() + 10 * 86_400_000));
const contents = (code: string, content = 480) => ({ ingredients: [{ code, content, unit: 'g/L' as const }] });

let buyer: Visitor;
beforeEach(async () => {
  buyer = await makeVisitor(portal);
});

/** A company with an exhibit of this ingredient, and its administrator. */
async function makeFitting(ingredient: string): Promise<Employee & { exhibitorId: string }> {
  const company = await makeExhibitor(portal, { package: 'upgraded' });
  await makeProduct(portal, company, { attributes: contents(ingredient) });
  return { ...(await makeEmployee(portal, company, { admin: true })), exhibitorId: company.id };
}
const wanting = (ingredient: string) => ({
  structure: { ingredients: [ingredient], category: null, formulation: null, contents: [] },
  query: `'/ingredient:${ingredient}'`,
});
/** A requirement as it stands until its job runs. */
async function makeUnmatched(ingredient: string, given: Parameters<typeof sourcingRow>[2] = {}): Promise<string> {
  const rows = sourcingRow(portal.ctx.exhibition.id, buyer.visitorId, { matches: null, ...given });
  await insertRows(portal.ctx.db, 'sourcing', [rows.sourcing]);
  await insertRows(portal.ctx.db, 'sourcing_line', [{ ...rows.line, ...wanting(ingredient) }]);
  return rows.sourcing.id;
}
const run = (sourcingId: string, opens = true) =>
  matchRequirement(portal.portal.services, portal.ctx, { sourcingId, opens });
const kept = async (id: string) => {
  const { rows } = await sql<{ exhibitor_id: string; score: number; xmin: string }>`
    select exhibitor_id, score, xmin::text from sourcing_match
    where sourcing_id = ${id} order by score desc, exact desc, exhibitor_id`.execute(portal.ctx.db);
  return rows;
};
const noticesOf = (id: string) => countRows(portal, sql`notice where link = ${`/procurementDocking/${id}`}`);
const listed = async (person: Employee) =>
  (await portal.as(person)(openList, { pageSize: 100 })).list.map((one) => one.id);

describe('a requirement is matched by a job', () => {
  test('which its post does not wait for: until then it is in no list, and whom it fits may read it', async () => {
    const seller = await makeFitting('mancozeb');
    const wish = {
      title: '求购代森锰锌',
      lines: [{ ingredients: ['mancozeb'], wanted: { quantity: 20, unit: 't' as const } }],
      deadline: deadline(),
    };
    const id = await portal.ctx.db.transaction().execute(async (held) => {
      await sql`lock table sourcing_match in exclusive mode`.execute(held);
      const posted = await portal.as(buyer)(save, wish);
      expect((await portal.as(buyer)(own, posted)).matching).toBe(true);
      expect(await listed(seller)).toEqual([]);
      expect((await portal.as(seller)(open, posted)).fit.score).toBe(100);
      expect(await noticesOf(posted.id)).toBe(0);
      return posted.id;
    });
    await untilMatched(portal, buyer, id);
    expect(await listed(seller)).toEqual([id]);
    expect((await portal.as(seller)(openList, {})).counts.fitting).toBe(1);
    expect(await fitOf(portal.ctx, { sourcingId: id, exhibitorId: seller.exhibitorId })).toMatchObject({ score: 100 });
    await expect.poll(() => noticesOf(id)).toBe(1);
  });

  test('once, however often that runs: nothing is written again and nobody is told twice', async () => {
    const seller = await makeFitting('abamectin');
    const id = await makeUnmatched('abamectin');
    await run(id);
    const before = await kept(id);
    expect(before.map((one) => [one.exhibitor_id, one.score])).toEqual([[seller.exhibitorId, 100]]);
    await Promise.all([run(id), run(id)]);
    expect(await kept(id)).toEqual(before);
    await expect.poll(() => noticesOf(id)).toBe(1);
    const waiting = sql`pgboss.job where name like 'sourcing.%' and state < 'completed'`;
    await expect.poll(() => countRows(portal, waiting)).toBe(0);
    expect(await noticesOf(id)).toBe(1);
  });

  test('as it stands when that runs, also by the job of the version before', async () => {
    const [before, after] = [await makeFitting('atrazine'), await makeFitting('acetamiprid')];
    const id = await makeUnmatched('atrazine');
    const { structure, query } = wanting('acetamiprid');
    await sql`update sourcing_line set structure = ${JSON.stringify(structure)}, query = ${query}::tsquery
      where exhibition_id = ${portal.ctx.exhibition.id} and sourcing_id = ${id}`.execute(portal.ctx.db);
    await run(id);
    await run(id, false);
    expect(await listed(before)).toEqual([]);
    expect(await listed(after)).toEqual([id]);
  });

  test('again when it is edited, and then it fits others', async () => {
    const [before, after] = [await makeFitting('carbendazim'), await makeFitting('bentazone')];
    const wish = (ingredient: string) => ({
      title: '求购',
      lines: [{ ingredients: [ingredient], wanted: { quantity: 20, unit: 't' as const } }],
      deadline: deadline(),
    });
    const { id, version } = await portal.as(buyer)(save, wish('carbendazim'));
    await untilMatched(portal, buyer, id);
    expect(await listed(before)).toEqual([id]);
    await portal.as(buyer)(save, { ...wish('bentazone'), id, version });
    await untilMatched(portal, buyer, id);
    expect([await listed(before), await listed(after)]).toEqual([[], [id]]);
  });

  test.each(['closed_at', 'deleted_at'] as const)(
    'unless it was closed or deleted before (%s): then nothing is kept and nobody is told',
    async (column) => {
      const seller = await makeFitting('acetochlor');
      const id = await makeUnmatched('acetochlor', { [column]: new Date() });
      await run(id);
      expect(await kept(id)).toEqual([]);
      expect(await outcomeOf(portal.as(seller)(open, { id }))).toBe('notFound');
      expect(await countRows(portal, sql`pgboss.job where data->>'sourcingId' = ${id}`)).toBe(0);
    },
  );

  test('when it waits for the organizer, and with the exhibits of that day when it is approved', async () => {
    const organizer = await makeOrganizer(portal);
    const first = await makeFitting('bifenthrin');
    const id = await makeUnmatched('bifenthrin', { audit: 'review' });
    await run(id, false);
    expect((await kept(id)).map((one) => one.exhibitor_id)).toEqual([first.exhibitorId]);
    const later = await makeFitting('bifenthrin');
    const selection = { records: [{ id, version: 1 }] };
    await portal.as(organizer)(contract.organizerSourcing.review, { selection, approved: true });
    await untilMatched(portal, buyer, id);
    await expect.poll(async () => [await listed(first), await listed(later)]).toEqual([[id], [id]]);
    // the buyer, and both administrators
    await expect.poll(() => noticesOf(id)).toBe(3);
  });
});

describe('of a requirement that fits more companies than are kept', () => {
  const MAX = LIMITS.sourcingMatchesMax;
  /** One for each test, so that no company fits the requirement of another. */
  const ingredients = ['diuron', 'tebuconazole', 'difenoconazole'];
  let ingredient: string;
  /** By their ids: equal fits are kept in this order. */
  const idOf = (at: number): string => `${ingredient}${String(at).padStart(4, '0')}`;
  const productOf = (at: number): string => `exhibit-${idOf(at)}`;
  /** What each offers, in per cent; those with 80 % fit better than the others. */
  const give = async (at: number, content: number): Promise<void> => {
    const attributes = { ingredients: [{ code: ingredient, content, unit: '%' }] };
    await sql`update product set attributes = ${JSON.stringify(attributes)}
      where exhibition_id = ${portal.ctx.exhibition.id} and id = ${productOf(at)}`.execute(portal.ctx.db);
    await indexProducts(portal.ctx, [productOf(at)]);
    await matchCompanies(portal.ctx, [idOf(at)]);
  };
  const upgraded = Array.from({ length: MAX + 3 }, (_none, at) => at);
  const standard = MAX + 3;
  let id: string;
  const keptIds = async () => (await kept(id)).map((one) => one.exhibitor_id);

  beforeEach(async () => {
    ingredient = ingredients.pop() ?? '';
    const fair = portal.ctx.exhibition.id;
    const companies = [...upgraded, standard].map((at) =>
      exhibitorRow(fair, {
        id: idOf(at),
        name_zh: `公司${at}`,
        package: at === standard ? 'standard' : 'upgraded',
        country: 'IN',
      }),
    );
    const products = companies.map((company, at) =>
      productRow(company, {
        id: productOf(at),
        attributes: { ingredients: [{ code: ingredient, content: 50, unit: '%' }] },
      }),
    );
    await insertRows(portal.ctx.db, 'exhibitor', companies);
    await insertRows(portal.ctx.db, 'product', products);
    await indexProducts(
      portal.ctx,
      products.map((one) => one.id),
    );
    const posted = await portal.as(buyer)(save, {
      title: `求购 ${ingredient}`,
      lines: [{ ingredients: [ingredient], content: '80%', wanted: { quantity: 20, unit: 't' } }],
      deadline: deadline(),
    });
    ({ id } = posted);
    await untilMatched(portal, buyer, id);
  });
  const seller = (at: number) =>
    makeEmployee(portal, exhibitorRow(portal.ctx.exhibition.id, { id: idOf(at) }), { admin: true });

  test('the best are, of equal ones always the same, and as many of those that may not sign up', async () => {
    expect(await keptIds()).toEqual([...upgraded.slice(0, MAX), standard].map(idOf));
    const organizer = await makeOrganizer(portal);
    const { list } = await portal.as(organizer)(contract.organizerSourcing.list, { keyword: ingredient });
    expect(list.map((one) => one.matches)).toEqual([upgraded.length + 1]);
  });

  test('another reads it, with why it fits, and signs up; who fits nothing does not', async () => {
    const other = await seller(MAX + 2);
    expect(await listed(other)).toEqual([]);
    const read = await portal.as(other)(open, { id });
    expect([read.fit.score, read.fit.reasons.map((one) => one.productId)]).toEqual([80, [productOf(MAX + 2)]]);
    const stranger = await makeEmployee(portal, await makeExhibitor(portal, { package: 'upgraded' }));
    expect(await outcomeOf(portal.as(stranger)(open, { id }))).toBe('notFound');
    expect(await outcomeOf(portal.as(stranger)(signUp, { id, message: '可供货' }))).toBe('notFound');
    await portal.as(other)(signUp, { id, message: '可供货' });
    expect((await portal.as(buyer)(own, { id })).signUps.map((one) => one.fit.score)).toEqual([80]);
    // its fit stays with its sign-up, beside those that are kept
    await matchCompanies(portal.ctx, [idOf(0)]);
    expect(await keptIds()).toEqual([...upgraded.slice(0, MAX), MAX + 2, standard].map(idOf));
  });

  test('one whose exhibits fit better since takes the place of the last, and the next comes back when it fits less', async () => {
    const [last, next] = [idOf(MAX - 1), idOf(MAX)];
    await give(MAX + 1, 80);
    expect((await keptIds())[0]).toBe(idOf(MAX + 1));
    expect(await keptIds()).not.toContain(last);
    await give(MAX + 1, 50);
    expect(await keptIds()).toContain(last);
    expect(await keptIds()).not.toContain(idOf(MAX + 1));
    await give(0, 80);
    await sql`update product set deleted_at = now() where exhibition_id = ${portal.ctx.exhibition.id} and id = ${productOf(1)}`.execute(
      portal.ctx.db,
    );
    await matchCompanies(portal.ctx, [idOf(1)]);
    const now = await keptIds();
    expect([now[0], now.includes(idOf(1)), now.includes(next)]).toEqual([idOf(0), false, true]);
  });
});
