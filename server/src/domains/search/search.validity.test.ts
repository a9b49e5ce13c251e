import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { comparisonOf } from '@fairbridge/contract/product-comparison/product-comparison.ts';
import { registrationState } from '@fairbridge/contract/product/registration.rules.ts';
import { dayInBeijing } from '../../core/days.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeProduct } from '../../../test/world.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { catchUpOnExpiry, expireRegistrations } from './search.validity.ts';

const GUEST = { token: null };
const DAY_MS = 86_400_000;
const dayFromNow = (days: number): string => dayInBeijing(new Date(Date.now() + days * DAY_MS));

const portal = testPortal();
afterEach(() => vi.useRealTimers());

test.each([
  ['', 'valid'],
  ['2026-11-21', 'expired'],
  ['2026-11-22', 'expiring'],
  ['2027-05-21', 'expiring'],
  ['2027-05-22', 'valid'],
] as const)('a registration until %j is %s on 2026-11-22', (validUntil, state) => {
  expect(registrationState(validUntil, '2026-11-22')).toBe(state);
});

const detailOf = async (id: string) => (await portal.as(GUEST)(contract.product.detail, { id })).product;

/** The registrations of an exhibit in the spreadsheet of a comparison. */
async function exported(id: string): Promise<string[]> {
  const { body } = await portal.send(contract.product.exportCompared, { ids: [id], lang: 'en' }, GUEST);
  const { bytes } = Object(body.data);
  const columns = [
    { key: 'attribute', header: { zh: '项目', en: 'Attribute' } },
    { key: 'product', header: (await detailOf(id)).name },
  ] as const;
  const read = await readSheet(bytes, { columns, rowsMax: 100 });
  if (!read.ok) return [read.error];
  const row = read.rows.find(({ cells }) => cells.attribute === 'Registrations');
  return row?.cells.product.split('\n') ?? [];
}

/** What every surface says of an exhibit's registrations: filters of both lists, the words of a search, the comparison, its spreadsheet, the exhibit's page. */
async function said(id: string) {
  const guest = portal.as(GUEST);
  const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code).toSorted();
  const products = await guest(contract.product.browse, {});
  const companies = await guest(contract.exhibitor.browse, { keyword: 'registered in Brazil' });
  const byCountry = await guest(contract.product.browse, { registeredIn: ['BR'] });
  const asked = await guest(contract.product.browse, { keyword: 'registered in Brazil' });
  const ingredient = await guest(contract.ingredient.detail, { slug: 'glufosinate-ammonium' });
  const { list } = await guest(contract.product.compare, { ids: [id] });
  return {
    products: codes(products.facets.registeredIn),
    companies: companies.list.map((one) => one.id),
    ingredient: codes(ingredient.registeredIn),
    inBrazil: byCountry.list.map((one) => one.id),
    asked: asked.list.map((one) => one.id),
    compared: comparisonOf(list, {})
      .find(({ key }) => key === 'registrations')
      ?.cells[0]?.en.split('\n'),
    exported: await exported(id),
    page: (await detailOf(id)).registrations.map(({ state }) => state),
  };
}

test('filters, counts, search and comparison agree on which registrations stand, and turn with the day', async () => {
  const maker = await makeExhibitor(portal);
  const [gone, soon, later] = [dayFromNow(-1), dayFromNow(0), dayFromNow(400)];
  const { id } = await makeProduct(portal, maker, {
    scope: 0,
    attributes: {
      ingredients: [{ code: 'glufosinate-ammonium', content: 200, unit: 'g/L' }],
      registrations: [
        { country: 'AR', number: '1', validUntil: gone },
        { country: 'BR', number: '2', validUntil: soon },
        { country: 'CN', number: '3', validUntil: later },
        { country: 'IN', number: '4', validUntil: '' },
      ],
    },
  });
  await indexExhibitors(portal.ctx, [maker.id]);
  const compared = (state: string) => [
    `Argentina 1 (expired on ${gone})`,
    `Brazil 2 (${state} on ${soon})`,
    `China 3 (valid until ${later})`,
    'India 4',
  ];
  expect(await said(id)).toEqual({
    products: ['BR', 'CN', 'IN'],
    companies: [maker.id],
    ingredient: ['BR', 'CN', 'IN'],
    inBrazil: [id],
    asked: [id],
    compared: compared('expiring'),
    exported: compared('expiring'),
    page: ['expired', 'expiring', 'valid', 'valid'],
  });

  // the next day begins
  await sql`update exhibition set registrations_on = ${dayFromNow(0)}`.execute(portal.ctx.db);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  await expireRegistrations(portal.ctx);
  await expect
    .poll(() => said(id))
    .toEqual({
      products: ['CN', 'IN'],
      companies: [],
      ingredient: ['CN', 'IN'],
      inBrazil: [],
      asked: [],
      compared: compared('expired'),
      exported: compared('expired'),
      page: ['expired', 'expired', 'valid', 'valid'],
    });
  const { rows } = await sql<{ day: string }>`
    select registrations_on as day from exhibition where id = ${portal.ctx.exhibition.id}`.execute(portal.ctx.db);
  expect(rows).toEqual([{ day: dayFromNow(0) }]);
});

test('a start that missed a midnight writes anew what ran out meanwhile', async () => {
  const { db, exhibition } = portal.ctx;
  const { id } = await makeProduct(portal, await makeExhibitor(portal), {
    scope: 0,
    attributes: { registrations: [{ country: 'VN', number: '5', validUntil: dayFromNow(1) }] },
  });
  const found = async () => {
    const { list } = await portal.as(GUEST)(contract.product.browse, { registeredIn: ['VN'] });
    return list.map((one) => one.id);
  };
  const knownOn = async () =>
    (await sql<{ day: string }>`select registrations_on as day from exhibition where id = ${exhibition.id}`.execute(db))
      .rows[0]?.day;
  // as three days ago: it stood then, and its last day was yesterday
  await sql`update exhibition set registrations_on = ${dayFromNow(-3)} where id = ${exhibition.id}`.execute(db);
  await sql`
    update product set attributes = jsonb_set(attributes, '{registrations,0,validUntil}', to_jsonb(${dayFromNow(-1)}::text))
    where id = ${id}`.execute(db);
  expect(await found()).toEqual([id]);
  await catchUpOnExpiry(portal.portal.services.jobs, [portal.ctx]);
  await expect.poll(knownOn).toBe(dayFromNow(0));
  await expect.poll(found).toEqual([]);
});
