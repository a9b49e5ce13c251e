import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';

import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrder,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { answerTimeOf } from './answer-time.rules.ts';

const portal = testPortal();
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  staff = await makeEmployee(portal, company, { name_zh: '陈静', name_en: 'Chen Jing' });
  buyer = await makeVisitor(portal);
  product = await makeProduct(portal, company);
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const order = (minutes: number, of = product) => makeOrder(portal, of, buyer, { created_at: ago(minutes) });
/** As a visitor, for whom no answer is kept; guests read the same a moment later. */
const shown = async (id = company.id, as: { token: string | null } = buyer) =>
  (await portal.as(as)(contract.exhibitor.detail, { id })).answerTime;
const inbox = async () => {
  const { answersMissing, answerTime } = await portal.as(admin)(contract.lead.list, { pageSize: 1 });
  return { answersMissing, answerTime };
};
const move = (id: string, state: 'new' | 'contacted' | 'quoted' | 'won' | 'lost') =>
  portal.as(staff)(contract.lead.setState, { selection: { ids: [id] }, state });

/** One by each way to answer; half of them waited for 299 minutes at most. */
async function answerFour(): Promise<void> {
  await portal.as(staff)(contract.lead.reply, { id: await order(30), text: 'FOB 3.20 USD' });
  await move(await order(59), 'contacted');
  const offer = { price: { amount: 3.5, currency: 'USD' as const, unit: 'kg' }, validUntil: ago(-14_400).slice(0, 10) };
  await portal.as(staff)(contract.quote.create, { orderId: await order(600), ...offer });
  await move(await order(3_000), 'contacted');
}

describe('the answer time', () => {
  test('is told to everybody and to the company from five answers on, as what half of the buyers waited at most', async () => {
    await answerFour();
    expect([await shown(), await inbox()]).toEqual([null, { answersMissing: 1, answerTime: null }]);
    const fifth = await order(299);
    await move(fifth, 'won');
    const answerTime = { unit: 'hours', count: 5 };
    expect([await shown(), await inbox()]).toEqual([answerTime, { answersMissing: 0, answerTime }]);
    expect(await shown(company.id, { token: null })).toEqual(answerTime);
    expect((await portal.as(admin)(contract.exhibitor.own, {})).answerTime).toEqual(answerTime);
    // moved on, it was answered when it was; back at the beginning, it was not
    await move(fifth, 'lost');
    expect(await shown()).toEqual(answerTime);
    await move(fifth, 'new');
    expect(await shown()).toBe(null);
  });

  test('counts neither what nobody answered, nor what its buyer took back, nor what was given up without a word, nor others’', async () => {
    await answerFour();
    await order(20_000);
    const lost = await order(20_000);
    await move(lost, 'lost');
    await portal.as(buyer)(contract.order.withdraw, { id: await order(20_000) });
    const other = await makeExhibitor(portal);
    const theirs = await makeProduct(portal, other);
    const stranger = await makeEmployee(portal, other, { admin: true });
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => order(20_000, theirs)));
    await portal.as(stranger)(contract.lead.setState, { selection: { ids }, state: 'contacted' });
    expect([await shown(), await inbox()]).toEqual([null, { answersMissing: 1, answerTime: null }]);
    expect(await shown(other.id)).toEqual({ unit: 'days', count: 14 });
    // taken up again it is answered now, and not when it was given up
    await move(lost, 'contacted');
    expect((await inbox()).answersMissing).toBe(0);
  });

  test('is said in full hours or days, and never as less than it is', () => {
    expect([null, 0, 1, 60, 61, 2_880, 2_881, 20_000].map(answerTimeOf)).toEqual([
      null,
      { unit: 'hours', count: 1 },
      { unit: 'hours', count: 1 },
      { unit: 'hours', count: 1 },
      { unit: 'hours', count: 2 },
      { unit: 'hours', count: 48 },
      { unit: 'days', count: 3 },
      { unit: 'days', count: 14 },
    ]);
  });
});

describe('who answered', () => {
  test('is told to the buyer by name, of orders and inquiries alike, as long as that colleague works there', async () => {
    const as = portal.as(buyer);
    const id = await order(10);
    const { inquiries } = await as(contract.inquiry.create, { productIds: [product.id], question: '?' });
    const asked = inquiries[0]?.id ?? '';
    const told = async () => (await as(contract.inquiry.ownRequests, {})).list.map(({ answeredBy }) => answeredBy);
    expect(await told()).toEqual([null, null]);
    await move(id, 'contacted');
    await portal.as(admin)(contract.lead.setState, { selection: { ids: [id] }, state: 'quoted' });
    await portal.as(staff)(contract.lead.reply, { id: asked, text: 'FOB 3.20 USD' });
    const name = { zh: '陈静', en: 'Chen Jing' };
    expect(await told()).toEqual([name, name]);
    expect((await as(contract.order.ownList, {})).list.map(({ answeredBy }) => answeredBy)).toEqual([name]);
    await portal.as(admin)(contract.exhibitor.resignEmployee, { id: staff.employeeId, toId: admin.employeeId });
    expect(await told()).toEqual([null, null]);
  });

  test('is nobody where a lead was given up without a word', async () => {
    await move(await order(10), 'lost');
    expect((await portal.as(buyer)(contract.order.ownList, {})).list).toMatchObject([
      { progress: 'closed', answeredBy: null },
    ]);
  });
});
