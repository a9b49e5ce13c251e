import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { rules, setRules, get, list } = contract.lead;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
let first: Employee;
let second: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
const categories = () => [...portal.ctx.exhibition.categories.values()];
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  first = await makeEmployee(portal, company, { name_zh: '陈静', name_en: 'Jing Chen' });
  second = await makeEmployee(portal, company, { name_zh: '孙杰', name_en: 'Jie Sun' });
  buyer = await makeVisitor(portal, { country: 'BR', language: 'en' });
  const narrow = categories().find(({ parent }) => parent !== null);
  product = await makeProduct(portal, company, { category: narrow?.code ?? '' });
});

const decide = (given: InputOf<typeof setRules>) => portal.as(admin)(setRules, given);
const order = async (person = buyer) =>
  (await portal.as(person)(contract.order.create, { productId: product.id, quantity: 5, unit: 'kg', remark: '' })).id;
const inquiry = async (person = buyer) => {
  const asked = { exhibitorIds: [company.id], question: '可供什么剂型？' };
  return (await portal.as(person)(contract.inquiry.create, asked)).inquiries[0]?.id ?? '';
};
const handledBy = async (id: string) => (await portal.as(admin)(get, { id })).lead.employee?.id ?? null;
const rule = (kind: 'category' | 'country' | 'language', value: string, { employeeId }: Employee) => ({
  kind,
  value,
  employeeId,
});

describe('a new lead', () => {
  test('goes to whom the first rule names that fits, and tells that it came by itself', async () => {
    await decide({
      rules: [rule('country', 'AR', admin), rule('language', 'en', first), rule('country', 'BR', second)],
    });
    const id = await order();
    expect(await handledBy(id)).toBe(first.employeeId);
    const { entries } = await portal.as(first)(get, { id });
    expect(entries.map(({ kind, by, to }) => [kind, by, to?.id])).toEqual([['assigned', null, first.employeeId]]);
    expect((await portal.as(second)(list, {})).total).toBe(0);
  });

  test('goes by the product line that it is about, also where the rule names the group above', async () => {
    const parent = categories().find(({ code }) => code === product.category)?.parent ?? '';
    await decide({ rules: [rule('category', parent, second), rule('country', 'BR', first)] });
    // another buyer: this one has somebody in charge by now
    const other = await makeVisitor(portal, { country: 'BR', language: 'en' });
    expect([await handledBy(await order()), await handledBy(await inquiry(other))]).toEqual([
      second.employeeId,
      first.employeeId,
    ]);
  });

  test('that no rule fits goes to each in turn, also of twenty at once, or to nobody', async () => {
    await decide({ rules: [rule('country', 'AR', admin)], turns: [first.employeeId, second.employeeId] });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeVisitor(portal)));
    const ids = await Promise.all(buyers.map((person, at) => (at % 2 === 0 ? order(person) : inquiry(person))));
    expect(tally(await Promise.all(ids.map(async (id) => (await handledBy(id)) ?? '')))).toEqual({
      [first.employeeId]: 10,
      [second.employeeId]: 10,
    });
    await decide({});
    expect(await handledBy(await order())).toBe(null);
  });

  test('goes to nobody who has left', async () => {
    await decide({ rules: [rule('country', 'BR', first)], turns: [first.employeeId, second.employeeId] });
    await portal.as(admin)(contract.exhibitor.resignEmployee, { id: first.employeeId, toId: admin.employeeId });
    expect([await handledBy(await order()), await handledBy(await order())]).toEqual([
      second.employeeId,
      second.employeeId,
    ]);
    expect(await portal.as(admin)(rules, {})).toEqual({
      rules: [],
      turns: [{ id: second.employeeId, name: { zh: '孙杰', en: 'Jie Sun' } }],
    });
  });

  test('is told to whom it goes and to the administrators, and to no other colleague', async () => {
    await decide({ rules: [rule('country', 'BR', first)] });
    await order();
    const told = async (person: Employee) => (await portal.as(person)(contract.notice.list, {})).total;
    await expect.poll(async () => [await told(first), await told(admin)]).toEqual([1, 1]);
    expect(await told(second)).toBe(0);
  });
});

test('rules are the company’s own, and name colleagues who work for it, or nothing changes (G2)', async () => {
  const given = { rules: [rule('country', 'BR', first)], turns: [second.employeeId] };
  await decide(given);
  const before = await portal.as(admin)(rules, {});
  expect(before).toEqual({
    rules: [
      { kind: 'country', value: 'BR', employee: { id: first.employeeId, name: { zh: '陈静', en: 'Jing Chen' } } },
    ],
    turns: [{ id: second.employeeId, name: { zh: '孙杰', en: 'Jie Sun' } }],
  });
  const stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
  expect(await outcomeOf(decide({ rules: [rule('country', 'BR', stranger)] }))).toBe('notFound');
  expect(await outcomeOf(decide({ turns: [first.employeeId, stranger.employeeId] }))).toBe('notFound');
  expect(await portal.as(admin)(rules, {})).toEqual(before);
  expect(await portal.as(stranger)(rules, {})).toEqual({ rules: [], turns: [] });
});
