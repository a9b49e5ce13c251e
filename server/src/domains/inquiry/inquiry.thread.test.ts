import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
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

const { create, ownThread, ownRequests, write, close } = contract.inquiry;
const { get, list, reply } = contract.lead;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let staff: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  company = await makeExhibitor(portal, { name_zh: '禾田', name_en: 'Hetian' });
  staff = await makeEmployee(portal, company, { name_zh: '陈静', name_en: 'Chen Jing' });
  buyer = await makeVisitor(portal, { name: 'Ana Souza', language: 'en' });
  product = await makeProduct(portal, company, { name_zh: '吡虫啉', name_en: 'Imidacloprid' });
});

const asked = async (): Promise<string> => {
  const { inquiries } = await portal.as(buyer)(create, {
    productIds: [product.id],
    question: 'Do you ship to Santos?',
  });
  return inquiries[0]?.id ?? '';
};
const messages = async (id: string, person: Visitor = buyer) => (await portal.as(person)(ownThread, { id })).messages;
const unreadOfBuyer = async (id: string) =>
  (await portal.as(buyer)(ownRequests, {})).list.find((one) => one.id === id)?.unread;
const unreadOfCompany = async (id: string) =>
  (await portal.as(staff)(list, {})).list.find((one) => one.id === id)?.unread;
const notices = async (recipientId: string) => {
  const rows = await portal.ctx.db
    .selectFrom('notice')
    .where('recipient_id', '=', recipientId)
    .select(['title_en', 'body_en', 'link'])
    .orderBy('created_at')
    .execute();
  return rows;
};

describe('what both sides write under an inquiry or order', () => {
  test.for(['inquiry', 'order'] as const)(
    'stands for both under the %s, in its order, and is new until the other side opens it',
    async (kind) => {
      const id = kind === 'inquiry' ? await asked() : await makeOrder(portal, product, buyer);
      await portal.as(staff)(reply, { id, text: 'Yes, CIF Santos. See https://hetian.example/price' });
      expect([await unreadOfBuyer(id), await unreadOfCompany(id)]).toEqual([1, 0]);
      await portal.as(buyer)(write, { id, text: 'And 40 t in May?' });
      expect(await unreadOfCompany(id)).toBe(1);
      expect(await messages(id)).toMatchObject([
        {
          from: 'supplier',
          by: { zh: '陈静', en: 'Chen Jing' },
          text: 'Yes, CIF Santos. See https://hetian.example/price',
        },
        { from: 'buyer', by: null, text: 'And 40 t in May?' },
      ]);
      expect(await unreadOfBuyer(id)).toBe(0);
      const { entries } = await portal.as(staff)(get, { id });
      expect(entries.filter(({ kind: what }) => what === 'reply' || what === 'message')).toMatchObject([
        { kind: 'reply', by: { id: staff.employeeId } },
        { kind: 'message', by: null, text: 'And 40 t in May?' },
      ]);
      expect(await unreadOfCompany(id)).toBe(0);
    },
  );

  test('is told to the other side: the buyer by a notice beside the e-mail, the company by a notice and an e-mail with all its words', async () => {
    const id = await makeOrder(portal, product, buyer);
    await portal.as(staff)(reply, { id, text: '可以' });
    await expect
      .poll(() => notices(buyer.visitorId))
      .toEqual([{ title_en: 'Hetian has replied: Imidacloprid', body_en: '可以', link: `/potential-order/${id}` }]);
    await portal.as(buyer)(write, { id, text: 'Our label: https://souza.example/label.' });
    await expect
      .poll(async () => (await notices(staff.employeeId)).at(-1))
      .toEqual({
        title_en: 'New message from Ana Souza (禾田农资有限公司): Imidacloprid',
        body_en: 'Our label: https://souza.example/label.',
        link: `/potential-order?lead=${id}`,
      });
    const { rows } = await sql<{ body: string }>`
      select body from message where recipient = ${staff.email} order by created_at desc limit 1`.execute(
      portal.ctx.db,
    );
    expect(rows[0]?.body).toContain('https://souza.example/label.');
    expect(rows[0]?.body).toContain(`/potential-order?lead=${id}&as=actor`);
  });

  test('is nobody else’s: neither another buyer nor another company reads it or writes there', async () => {
    const id = await asked();
    await portal.as(buyer)(write, { id, text: 'planted secret' });
    const other = await makeVisitor(portal);
    const stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    expect(
      tally([
        await outcomeOf(portal.as(other)(ownThread, { id })),
        await outcomeOf(portal.as(other)(write, { id, text: 'x' })),
        await outcomeOf(portal.as(stranger)(get, { id })),
        await outcomeOf(portal.as(stranger)(reply, { id, text: 'x' })),
      ]),
    ).toEqual({ notFound: 4 });
    expect((await messages(id)).map(({ text }) => text)).toEqual(['planted secret']);
    expect(await unreadOfCompany(id)).toBe(1);
  });

  test('sent twice with one request id it stands once, other words are refused (G57)', async () => {
    const id = await asked();
    const send = (text: string) => portal.as(buyer)(write, { id, text, requestId: `write-${id}` });
    const all = await Promise.all(Array.from({ length: 6 }, () => send('once')));
    expect([new Set(all.map((one) => one.id)).size, (await messages(id)).length]).toEqual([1, 1]);
    expect(await outcomeOf(send('other words'))).toBe('conflict');
  });

  test('ends with the request, and has an upper number a day', async () => {
    const id = await asked();
    for (let sent = 0; sent < LIMITS.requestMessagesPerDay; sent += 1)
      await portal.as(buyer)(write, { id, text: `${sent}` });
    expect(await outcomeOf(portal.as(buyer)(write, { id, text: 'x' }))).toBe('requestMessageLimit');
    const closed = await asked();
    await portal.as(staff)(contract.inquiry.received, { id: closed });
    await portal.as(buyer)(close, { id: closed, reason: 'notNeeded', text: '' });
    expect(await outcomeOf(portal.as(buyer)(write, { id: closed, text: 'x' }))).toBe('requestClosed');
    expect((await messages(closed)).length).toBe(0);
  });
});
