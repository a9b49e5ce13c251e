import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { makeConversation } from '../../../test/chats.ts';
import { makeScanOf } from '../../../test/cards.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrder,
  makeProduct,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { get, assign, setFollowUp, addNote, removeNote } = contract.customer;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let other: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true, name_zh: '赵总', name_en: 'Zhao' });
  staff = await makeEmployee(portal, company, { name_zh: '陈静', name_en: 'Chen Jing' });
  other = await makeEmployee(portal, company, { name_zh: '戴一杰', name_en: 'Dai Yijie' });
  buyer = await makeVisitor(portal, { name: '王敏', company: '禾田农资' });
  product = await makeProduct(portal, company, { name_zh: '吡虫啉', name_en: 'Imidacloprid' });
});

const SAID = [{ side: 'visitor', minutesAgo: 5 }] as const;
const seen = (person: Employee) => portal.as(person)(get, { id: buyer.visitorId });
const give = (to: Employee | null, by: Employee = admin) =>
  portal.as(by)(assign, { id: buyer.visitorId, employeeId: to?.employeeId ?? null });
/** Who has the buyer's contact, leads and conversation. */
const holders = async () => {
  const of = async (table: 'contact' | 'lead' | 'conversation') => {
    const rows = await portal.ctx.db
      .selectFrom(table)
      .where('exhibitor_id', '=', company.id)
      .where('visitor_id', '=', buyer.visitorId)
      .select('employee_id')
      .execute();
    return rows.map(({ employee_id: id }) => id);
  };
  return [...(await of('contact')), ...(await of('lead')), ...(await of('conversation'))];
};
const noticesOf = (person: Employee) =>
  portal.ctx.db
    .selectFrom('notice')
    .where('recipient_id', '=', person.employeeId)
    .where('kind', '=', 'handOver')
    .select(['title_zh', 'link'])
    .execute();

describe('who is in charge of a buyer', () => {
  test('has their contact, orders and conversation, whichever of them was given, and is told once', async () => {
    await putInPool(portal, company, buyer);
    await makeConversation(portal, company, buyer, {}, SAID);
    const leadId = await makeOrder(portal, product, buyer);
    await portal.as(admin)(contract.lead.assign, { ids: [leadId], employeeId: staff.employeeId });
    await expect.poll(holders).toEqual([staff.employeeId, staff.employeeId, staff.employeeId]);
    await expect
      .poll(() => noticesOf(staff))
      .toEqual([{ title_zh: '赵总 将 禾田农资 的一位客户交给您负责', link: `/customer/${buyer.visitorId}` }]);
    const [contact] = (await portal.as(admin)(contract.contact.poolList, {})).list;
    await portal.as(admin)(contract.contact.distribute, {
      selection: { ids: [contact?.id ?? ''] },
      employeeId: other.employeeId,
    });
    await expect.poll(holders).toEqual([other.employeeId, other.employeeId, other.employeeId]);
    const [conversation] = (await portal.as(other)(contract.chat.list, {})).list;
    await portal.as(other)(contract.chat.assign, {
      conversationId: conversation?.id ?? '',
      employeeId: staff.employeeId,
    });
    await expect.poll(holders).toEqual([staff.employeeId, staff.employeeId, staff.employeeId]);
    expect((await seen(staff)).owner).toEqual({ id: staff.employeeId, name: { zh: '陈静', en: 'Chen Jing' } });
  });

  test('gets what the buyer sends later, before any rule of the company', async () => {
    await putInPool(portal, company, buyer);
    await give(staff);
    await portal.as(admin)(contract.lead.setRules, { rules: [], turns: [other.employeeId] });
    await portal.as(buyer)(contract.order.create, { productId: product.id, quantity: 5, unit: 't', remark: '' });
    await portal.as(buyer)(contract.chat.open, { exhibitorId: company.id });
    await expect.poll(holders).toEqual([staff.employeeId, staff.employeeId, staff.employeeId]);
  });

  test.for(['reply', 'quote', 'followUp', 'chat'] as const)(
    'is whoever deals with a buyer of nobody first, by %s',
    async (by) => {
      await putInPool(portal, company, buyer);
      const conversationId = await makeConversation(portal, company, buyer, {}, SAID);
      const id = await makeOrder(portal, product, buyer);
      if (by === 'reply') await portal.as(staff)(contract.lead.reply, { id, text: '您好' });
      if (by === 'followUp') await portal.as(staff)(contract.lead.setFollowUp, { id, on: '2027-03-15' });
      if (by === 'chat')
        await portal.as(staff)(contract.chat.send, {
          conversationId,
          clientId: 'customer-test-0001',
          body: { kind: 'text', text: '您好' },
        });
      if (by === 'quote')
        await portal.as(staff)(contract.quote.create, {
          orderId: id,
          price: { amount: 3.45, currency: 'USD', unit: 'kg' },
          incoterm: 'CIF',
          port: 'Santos',
          validUntil: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
        });
      await expect.poll(holders).toEqual([staff.employeeId, staff.employeeId, staff.employeeId]);
      expect(await noticesOf(staff)).toEqual([]);
    },
  );

  test('may be nobody again, and never somebody who has not logged in or works elsewhere', async () => {
    await putInPool(portal, company, buyer);
    const stranger = await makeEmployee(portal, await makeExhibitor(portal));
    const invited = await makeEmployee(portal, company, { joined_at: null });
    await give(staff);
    expect(await Promise.all([stranger, invited].map((person) => outcomeOf(give(person))))).toEqual([
      'notFound',
      'notFound',
    ]);
    await give(null);
    await expect.poll(holders).toEqual([null]);
    expect((await portal.as(admin)(contract.lead.assignees, {})).list.map(({ id }) => id)).not.toContain(
      invited.employeeId,
    );
  });

  test('hands all of it over with the job', async () => {
    await putInPool(portal, company, buyer);
    await makeOrder(portal, product, buyer);
    await give(staff);
    await expect.poll(holders).toEqual([staff.employeeId, staff.employeeId]);
    await portal.as(admin)(contract.exhibitor.resignEmployee, { id: staff.employeeId, toId: other.employeeId });
    expect((await seen(other)).owner?.id).toBe(other.employeeId);
  });
});

describe('the page of a customer', () => {
  test('tells who they are, what they asked for and what happened, newest first', async () => {
    await putInPool(portal, company, buyer, { tags: ['老客户'], level: 'A' });
    const leadId = await makeOrder(portal, product, buyer);
    await makeConversation(portal, company, buyer, {}, SAID);
    await portal.as(staff)(contract.lead.reply, { id: leadId, text: '报价今天发出' });
    await portal.as(staff)(addNote, { id: buyer.visitorId, text: '关注交期' });
    await portal.as(staff)(setFollowUp, { id: buyer.visitorId, on: '2027-03-15' });
    const { events, leads, contact, followUpOn, owner, ...who } = await seen(staff);
    expect(who).toMatchObject({ id: buyer.visitorId, name: '王敏', company: '禾田农资', email: buyer.email });
    expect([contact?.level, contact?.tags, followUpOn, owner?.id]).toEqual([
      'A',
      ['老客户'],
      '2027-03-15',
      staff.employeeId,
    ]);
    expect(leads.map(({ id, state, product: about }) => [id, state, about?.zh])).toEqual([
      [leadId, 'contacted', '吡虫啉'],
    ]);
    const told = events.map(({ kind, text, by }) => [kind, text, by?.name.zh ?? '']);
    expect(told).toContainEqual(['note', '关注交期', '陈静']);
    expect(told).toContainEqual(['reply', '报价今天发出', '陈静']);
    expect(told.map(([kind]) => kind)).toEqual(expect.arrayContaining(['order', 'joined', 'chat']));
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)));
  });

  test('names neither e-mail nor mobile of somebody who has only talked', async () => {
    await makeConversation(portal, company, buyer, {}, SAID);
    const { email, mobile, contact, leads } = await seen(staff);
    expect([email, mobile, contact, leads]).toEqual(['', '', null, []]);
  });

  test('is found by whoever deals with the buyer, and by nobody else (G2)', async () => {
    await putInPool(portal, company, buyer, { employee_id: staff.employeeId });
    await give(staff);
    const competitor = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const unknown = await makeVisitor(portal);
    const found = (person: Employee) => outcomeOf(seen(person));
    expect([await found(staff), await found(admin), await found(other), await found(competitor)]).toEqual([
      'done',
      'done',
      'notFound',
      'notFound',
    ]);
    expect(await outcomeOf(portal.as(admin)(get, { id: unknown.visitorId }))).toBe('notFound');
    const search = async (person: Employee) =>
      (await portal.as(person)(contract.workbench.search, { keyword: '王敏' })).customers.map(({ id }) => id);
    expect([await search(staff), await search(other), await search(competitor)]).toEqual([[buyer.visitorId], [], []]);
  });

  test('is offered beside a conversation to whoever may open it: not while nobody has written, not to a buyer', async () => {
    const offered = async (person: Employee | Visitor, conversationId: string) =>
      (await portal.as(person)(contract.chat.get, { conversationId })).customer;
    const silent = await makeConversation(portal, company, buyer);
    expect([await offered(staff, silent), await outcomeOf(seen(staff))]).toEqual([false, 'notFound']);
    // known by another thing than the conversation
    await makeOrder(portal, product, buyer);
    expect([await offered(staff, silent), await outcomeOf(seen(staff))]).toEqual([true, 'done']);
    expect(await offered(buyer, silent)).toBe(false);
    const writer = await makeVisitor(portal);
    const written = await makeConversation(portal, company, writer, {}, SAID);
    expect(await offered(staff, written)).toBe(true);
  });

  test('tells other staff nothing of leads and scans that a colleague has', async () => {
    await makeOrder(portal, product, buyer, {}, { employee_id: admin.employeeId });
    await makeOrder(portal, product, buyer);
    await makeScanOf(buyer.visitorId, { exhibitorId: company.id, employeeId: admin.employeeId }, portal.ctx);
    const { leads, events } = await seen(staff);
    expect([leads.length, events.map(({ kind }) => kind)]).toEqual([1, ['order']]);
  });

  test('a note sent twice under one request stands once, and is deleted by its writer and administrators alone', async () => {
    await putInPool(portal, company, buyer);
    const note = { id: buyer.visitorId, text: '关注交期', requestId: 'customer-note-0001' };
    const made = await Promise.all(Array.from({ length: 5 }, () => portal.as(staff)(addNote, note)));
    const [{ id } = { id: '' }] = made;
    expect(tally(made.map((one) => one.id))).toEqual({ [id]: 5 });
    expect(await outcomeOf(portal.as(other)(removeNote, { id }))).toBe('notFound');
    expect((await seen(other)).events.find((event) => event.id === id)?.may.remove).toBe(false);
    await portal.as(admin)(removeNote, { id });
    expect((await seen(staff)).events.some((event) => event.id === id)).toBe(false);
  });

  test('is due on its day, for whoever is in charge', async () => {
    await putInPool(portal, company, buyer);
    await portal.as(staff)(setFollowUp, { id: buyer.visitorId, on: '2026-01-05' });
    const due = async (person: Employee) => (await portal.as(person)(contract.workbench.home, {})).customersDue;
    expect([await due(staff), await due(other)]).toEqual([
      { count: 1, customerId: buyer.visitorId },
      { count: 0, customerId: null },
    ]);
  });
});
