import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { changePackage } from '../../../test/packages.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeDocumentFile,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeScene,
  productInput,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';

const { ownPackage } = contract.exhibitor;

const portal = testPortal({ DATABASE_POOL: '20' });
/** As a fair has it at first. */
const UPGRADED = {
  exhibits: 20_000,
  publicExhibits: 10,
  scenes: 40,
  lives: 60,
  liveHours: 120,
  employees: 100,
  bytes: 4_000_000_000,
};
let company: Exhibitor;
let staff: Employee;
beforeEach(async () => {
  await changePackage(portal, 'upgraded', { exhibits: 20_000, scenes: 40 });
  company = await makeExhibitor(portal, { package: 'upgraded' });
  staff = await makeEmployee(portal, company);
});
const used = async () =>
  Object.fromEntries((await portal.as(staff)(ownPackage, {})).limits.map(({ limit, used: count }) => [limit, count]));

test('a company sees what it has booked and how much of it is used, of its own alone', async () => {
  const other = await makeExhibitor(portal);
  await makeProduct(portal, other);
  await makeDocumentFile(portal, other);
  const shown = await makeProduct(portal, company);
  await makeProduct(portal, company, { scope: 2 });
  await makeProduct(portal, company, { deleted_at: new Date().toISOString() });
  await makeScene(portal, company, [shown.id]);
  await makeEmployee(portal, company, { resigned_at: new Date().toISOString() });
  const file = await makeDocumentFile(portal, company);
  await sql`update file set bytes = 123456 where id = ${file}`.execute(portal.ctx.db);
  expect(await used()).toEqual({
    exhibits: 2,
    publicExhibits: 1,
    scenes: 1,
    lives: 0,
    liveHours: 0,
    employees: 1,
    bytes: 123_456,
  });
  const { package: booked, limits } = await portal.as(staff)(ownPackage, {});
  expect([booked, Object.fromEntries(limits.map(({ limit, max }) => [limit, max]))]).toEqual([
    { code: 'upgraded', name: { zh: '升级套餐', en: 'Upgraded' } },
    UPGRADED,
  ]);
});

test('an exhibition sets its own limits, each on its own, and never how many everybody sees', async () => {
  await changePackage(portal, 'upgraded', { scenes: 3 });
  const { limits } = await portal.as(staff)(ownPackage, {});
  expect(Object.fromEntries(limits.map(({ limit, max }) => [limit, max]))).toEqual({ ...UPGRADED, scenes: 3 });
});

test('exhibits beyond the package are refused by name, also when many are added at once, and what is there may be edited (G56)', async () => {
  await changePackage(portal, 'upgraded', { exhibits: 3 });
  const input = await productInput(portal, company);
  const call = portal.as(staff);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(call(contract.product.save, input))));
  expect(tally(outcomes)).toEqual({ done: 3, exhibitLimit: 7 });
  const [first] = (await call(contract.product.ownList, {})).list;
  expect(await outcomeOf(call(contract.product.save, { ...input, id: first?.id ?? '' }))).toBe('done');
  const { removal } = await call(contract.product.remove, { id: first?.id ?? '' });
  expect(await outcomeOf(call(contract.product.save, input))).toBe('done');
  expect(await outcomeOf(call(contract.product.restore, { removal }))).toBe('exhibitLimit');
});
