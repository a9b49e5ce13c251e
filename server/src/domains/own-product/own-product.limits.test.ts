import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  productInput,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';

const { save, ownList, setScope, remove } = contract.product;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let staff: Employee;
let call: CallApi;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  call = portal.as(staff);
});

const fill = async (scope: 0 | 1 | 2, count: number) =>
  Promise.all(Array.from({ length: count }, () => makeProduct(portal, company, { scope })));
const publicNow = async (): Promise<number> => (await call(ownList, {})).publicProducts;
const numbers = async (): Promise<(number | null)[]> =>
  (await call(ownList, { pageSize: 100 })).list.map(({ sortNumber }) => sortNumber);

describe('at most ten exhibits visible to all', () => {
  test('the eleventh is refused, with the rule as its message', async () => {
    await fill(0, LIMITS.publicProductsMax);
    const answer = await portal.send(save, await productInput(portal, company, { scope: 0 }), { ...staff, lang: 'en' });
    expect(answer.body).toEqual({
      code: 3001,
      message: 'At most 10 exhibits may be visible to all buyers.',
      data: null,
    });
    expect(await publicNow()).toBe(10);
  });

  test('other ranges are not limited, and a public one can still be edited', async () => {
    const [first] = await fill(0, 10);
    expect(await outcomeOf(call(save, await productInput(portal, company, { scope: 1 })))).toBe('done');
    expect(await outcomeOf(call(save, await productInput(portal, company, { id: first?.id, scope: 0 })))).toBe('done');
    expect(await publicNow()).toBe(10);
  });

  test('a batch that goes past ten changes nothing', async () => {
    await fill(0, 8);
    const hidden = await fill(1, 3);
    const ids = hidden.map(({ id }) => id);
    expect(await outcomeOf(call(setScope, { ids, scope: 0 }))).toBe('publicLimit');
    expect(await publicNow()).toBe(8);
    expect(await outcomeOf(call(setScope, { ids: ids.slice(0, 2), scope: 0 }))).toBe('done');
    expect(await publicNow()).toBe(10);
  });

  test('a deleted one makes room', async () => {
    const [first] = await fill(0, 10);
    await call(remove, { id: first?.id ?? '' });
    expect(await outcomeOf(call(save, await productInput(portal, company, { scope: 0 })))).toBe('done');
  });

  test('thirty saves at once never exceed it (G56)', async () => {
    await fill(0, 3);
    const hidden = await fill(2, 6);
    const inputs = await Promise.all(Array.from({ length: 24 }, () => productInput(portal, company, { scope: 0 })));
    const tries = [
      ...inputs.map((input) => outcomeOf(call(save, input))),
      ...hidden.map(({ id }) => outcomeOf(call(setScope, { ids: [id], scope: 0 }))),
    ];
    const outcomes = await Promise.all(tries);
    expect(tally(outcomes)).toEqual({ done: 7, publicLimit: 23 });
    expect(await publicNow()).toBe(10);
  });
});

describe('sort numbers', () => {
  const withNumber = async (sortNumber: number | null) =>
    (await call(save, await productInput(portal, company, { sortNumber }))).id;
  const ids = async (): Promise<string[]> => (await call(ownList, { pageSize: 100 })).list.map(({ id }) => id);

  test('a taken number pushes itself and all higher ones up by one', async () => {
    const [one, two, five] = [await withNumber(1), await withNumber(2), await withNumber(5)];
    const young = await withNumber(2);
    expect(await ids()).toEqual([one, young, two, five]);
    expect(await numbers()).toEqual([1, 2, 3, 6]);
  });

  test('a free number pushes nobody', async () => {
    await withNumber(1);
    await withNumber(3);
    await withNumber(2);
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  test('exhibits without a number follow, newest first', async () => {
    const older = await withNumber(null);
    const newer = await withNumber(null);
    const numbered = await withNumber(7);
    expect(await ids()).toEqual([numbered, newer, older]);
  });

  test('saving an exhibit with its own number again moves nothing', async () => {
    const first = await withNumber(1);
    await withNumber(2);
    await call(save, await productInput(portal, company, { id: first, sortNumber: 1 }));
    expect(await numbers()).toEqual([1, 2]);
  });

  test('a deleted exhibit gives its number back, and other companies have their own', async () => {
    await call(remove, { id: await withNumber(1) });
    const again = await withNumber(1);
    const other = await makeExhibitor(portal);
    await portal.as(await makeEmployee(portal, other))(save, await productInput(portal, other, { sortNumber: 1 }));
    expect(await ids()).toEqual([again]);
    expect(await numbers()).toEqual([1]);
  });

  test('stay distinct when twenty are saved at once with the same number (G56)', async () => {
    const inputs = await Promise.all(
      Array.from({ length: 20 }, () => productInput(portal, company, { sortNumber: 1 })),
    );
    const outcomes = await Promise.all(inputs.map((input) => outcomeOf(call(save, input))));
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'done'));
    expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('are refused below 1 and above 9999', async () => {
    for (const sortNumber of [0, -1, 1.5, 10_000])
      expect(Object.keys(await wrongFields(call(save, await productInput(portal, company, { sortNumber }))))).toEqual([
        'sortNumber',
      ]);
  });
});

test('the database itself refuses two exhibits of a company with one number', async () => {
  const [first, second] = await fill(1, 2);
  const twice = sql`update product set sort_number = 4 where id = any(${[first?.id, second?.id]}::text[])`.execute(
    portal.ctx.db,
  );
  await expect(twice).rejects.toThrow('product_sort_number_once');
});
