import { beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { comparisonOf } from '@fairbridge/contract/product-comparison/product-comparison.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal, type TestPortal } from '../../../test/portal.ts';
import { makeDocument, makeExhibitor, makeProduct, makeVisitor, type Exhibitor } from '../../../test/world.ts';

const { compare, exportCompared } = contract.product;

const portal = testPortal();
let company: Exhibitor;
const GUEST = { token: null };
beforeAll(async () => {
  company = await makeExhibitor(portal);
});

const make = (strength: number, given: Parameters<typeof makeProduct>[2] = {}) =>
  makeProduct(portal, company, {
    scope: 0,
    strength: `${strength} g/L SL`,
    attributes: {
      ingredients: [{ code: 'glufosinate-ammonium', content: strength, unit: 'g/L' }],
      formulation: 'SL',
      crops: ['citrus', 'tea'],
    },
    ...given,
  });

test('compares in the order asked for, and marks what differs', async () => {
  const [weak, strong] = [await make(150), await make(200)];
  await makeDocument(portal, strong, { level: 'public', kind: 'sds' });
  const { list } = await portal.as(GUEST)(compare, { ids: [strong.id, weak.id] });
  expect(list.map(({ id, documents }) => [id, documents])).toEqual([
    [strong.id, ['sds']],
    [weak.id, []],
  ]);
  const rows = comparisonOf(list, {});
  const row = (key: string) => rows.find((one) => one.key === key);
  expect(row('strength')).toEqual({
    key: 'strength',
    label: { zh: '含量与剂型', en: 'Strength' },
    cells: [
      { zh: '200 g/L SL', en: '200 g/L SL' },
      { zh: '150 g/L SL', en: '150 g/L SL' },
    ],
    differs: true,
  });
  expect([row('formulation')?.differs, row('documents')?.differs, row('exhibitor')?.differs]).toEqual([
    false,
    true,
    false,
  ]);
  expect(row('registrations')).toBeUndefined();
});

test('what the caller may not see is missing, whatever the reason', async () => {
  const shown = await make(150);
  const pool = await make(200, { scope: 1 });
  const registered = await make(280, { scope: 2 });
  const ids = [pool.id, shown.id, registered.id, 'PNOSUCHPRODUCT'];
  const seen = async (person: Parameters<TestPortal['as']>[0]) =>
    (await portal.as(person)(compare, { ids })).list.map(({ id }) => id);
  expect(await seen(GUEST)).toEqual([shown.id]);
  expect(await seen(await makeVisitor(portal))).toEqual([shown.id, registered.id]);
});

test('takes one to four, each once', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(async (strength) => (await make(strength)).id));
  const guest = portal.as(GUEST);
  expect(await outcomeOf(guest(compare, { ids }))).toBe('badInput');
  expect(await outcomeOf(guest(compare, { ids: [] }))).toBe('badInput');
  expect(await outcomeOf(guest(compare, { ids: ids.slice(0, 2).concat(ids.slice(0, 1)) }))).toBe('badInput');
  expect(await outcomeOf(guest(compare, { ids: ids.slice(0, 4) }))).toBe('done');
});

test('the spreadsheet is of what is seen; of nothing there is none', async () => {
  const shown = await make(150);
  const hidden = await make(200, { scope: 1 });
  const answer = await portal.send(exportCompared, { ids: [shown.id, hidden.id], lang: 'en' }, GUEST);
  expect(answer.status).toBe(200);
  const none = await portal.send(exportCompared, { ids: [hidden.id], lang: 'en' }, GUEST);
  expect(none.status).toBe(404);
});
