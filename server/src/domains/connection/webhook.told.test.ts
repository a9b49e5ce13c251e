import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { WebhookEvent } from '@fairbridge/contract/connection/connection.shapes.ts';
import { openReceiver, type Receiver } from '../../../test/receiver.ts';
import { codeOfBadge } from '../../../test/cards.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  joinsPool,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { enqueueWebhooks } from './webhook.event-handlers.ts';

const portal = testPortal({ OUTGOING_HOSTS: 'localhost' });
let company: Exhibitor;
let other: Exhibitor;
let admin: Employee;
let rival: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
let receiver: Receiver;
let theirs: Receiver;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  other = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true, name_zh: '赵总', name_en: 'Zhao' });
  rival = await makeEmployee(portal, other, { admin: true });
  buyer = await makeVisitor(portal);
  product = await makeProduct(portal, company, { name_zh: '吡虫啉', name_en: 'Imidacloprid' });
  receiver = await openReceiver();
  theirs = await openReceiver();
});
afterEach(async () => {
  await receiver.close();
  await theirs.close();
});

/** An address of the company that hears of these alone, and one of another company that hears of them too. */
async function listenTo(...events: WebhookEvent[]): Promise<string> {
  const add = contract.connection.addWebhook;
  await portal.as(rival)(add, { name: 'CRM', url: theirs.url, events });
  return (await portal.as(admin)(add, { name: 'CRM', url: receiver.url, events })).id;
}
type Body = { type: string; timestamp: string; fair: string; data: Record<string, unknown> };
const bodies = (): Body[] => receiver.received.map(({ body }) => JSON.parse(body));
const arrived = (count: number) => expect.poll(() => receiver.received.length).toBe(count);
const order = () =>
  portal.as(buyer)(contract.order.create, { productId: product.id, quantity: 500, unit: 'kg', remark: 'first-words' });
const ask = async () => {
  const given = { productIds: [product.id], question: 'the-question' };
  return (await portal.as(buyer)(contract.inquiry.create, given)).inquiries[0]?.id ?? '';
};
const deliveries = async (id: string) => (await portal.as(admin)(contract.connection.deliveries, { id })).list;
const endsEmpty = (id: string) =>
  expect.poll(async () => (await deliveries(id)).map(({ state }) => state)).toEqual(['empty']);

describe('what a buyer does before it was read', () => {
  test('each change of an order is told with what stands there now, and its end with the id alone', async () => {
    await listenTo('order.changed', 'order.withdrawn');
    const { id } = await order();
    const words = { quantity: 700, unit: 'kg' };
    await portal.as(buyer)(contract.order.change, { id, version: 1, ...words, remark: 'second-words' });
    await arrived(1);
    await portal.as(buyer)(contract.order.change, { id, version: 2, ...words, remark: 'third-words' });
    await arrived(2);
    await portal.as(buyer)(contract.order.withdraw, { id });
    await arrived(3);
    const [first, second, third] = bodies();
    expect([first?.data['remark'], second?.data['remark']]).toEqual(['second-words', 'third-words']);
    expect(third).toEqual({
      type: 'order.withdrawn',
      timestamp: expect.any(String),
      fair: portal.ctx.exhibition.code,
      data: { id, withdrawnAt: third?.timestamp },
    });
    expect(theirs.received).toEqual([]);
  });

  test('a change of an inquiry is told without what is asked, and its end with the id alone', async () => {
    await listenTo('inquiry.changed', 'inquiry.withdrawn');
    const id = await ask();
    await portal.as(buyer)(contract.inquiry.change, { id, version: 1, question: 'the-other-question' });
    await arrived(1);
    await portal.as(buyer)(contract.inquiry.withdraw, { id });
    await arrived(2);
    const [changed, withdrawn] = bodies();
    expect([changed?.type, changed?.data]).toEqual([
      'inquiry.changed',
      {
        id,
        sentAt: expect.any(String),
        products: [expect.objectContaining({ id: product.id })],
        buyer: { name: '李敏', company: '禾田农资有限公司', position: '采购经理', country: 'CN' },
      },
    ]);
    expect([withdrawn?.type, withdrawn?.data]).toEqual([
      'inquiry.withdrawn',
      { id, withdrawnAt: withdrawn?.timestamp },
    ]);
    expect(JSON.stringify(bodies()).includes('question')).toBe(false);
    expect(theirs.received).toEqual([]);
  });

  test('a change that was taken back before it could be sent is told of by nothing', async () => {
    receiver.state.status = 500;
    const id = await listenTo('order.changed');
    const { id: orderId } = await order();
    const words = { quantity: 700, unit: 'kg', remark: 'second-words' };
    await portal.as(buyer)(contract.order.change, { id: orderId, version: 1, ...words });
    await arrived(1);
    await expect.poll(async () => (await deliveries(id))[0]?.tries).toBe(1);
    await portal.as(buyer)(contract.order.withdraw, { id: orderId });
    const [{ id: deliveryId } = { id: '' }] = await deliveries(id);
    receiver.state.status = 200;
    await portal.as(admin)(contract.connection.replayDelivery, { id: deliveryId });
    await endsEmpty(id);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('what the company does with a lead', () => {
  test('is told each time, with where it stands and whose it is, and with nothing of the buyer or of notes', async () => {
    await listenTo('lead.moved', 'lead.assigned', 'lead.answered');
    const { id } = await order();
    await portal.as(admin)(contract.lead.addNote, { id, text: 'the-note' });
    await portal.as(admin)(contract.lead.assign, { ids: [id], employeeId: admin.employeeId });
    await arrived(1);
    await portal.as(admin)(contract.lead.setState, { selection: { ids: [id] }, state: 'contacted' });
    await arrived(3);
    await portal.as(admin)(contract.lead.setState, { selection: { ids: [id] }, state: 'lost', lostReason: 'price' });
    await arrived(4);
    await portal.as(admin)(contract.lead.setState, { selection: { ids: [id] }, state: 'contacted' });
    await arrived(5);
    const told = bodies().map(({ type, data }) => [type, data['state'], data['lostReason']].join(' '));
    // the move and the answer are told side by side
    expect([told[0], ...told.slice(1, 3).toSorted(), ...told.slice(3)]).toEqual([
      'lead.assigned new ',
      'lead.answered contacted ',
      'lead.moved contacted ',
      'lead.moved lost price',
      'lead.moved contacted ',
    ]);
    expect(bodies()[3]).toEqual({
      type: 'lead.moved',
      timestamp: expect.any(String),
      fair: portal.ctx.exhibition.code,
      data: {
        id,
        kind: 'order',
        state: 'lost',
        lostReason: 'price',
        createdAt: expect.any(String),
        answeredAt: expect.any(String),
        followUpOn: null,
        closing: null,
        assignedTo: { id: admin.employeeId, name: { zh: '赵总', en: 'Zhao' } },
      },
    });
    expect(theirs.received).toEqual([]);
  });

  test('the first answer is told once, whether it was a letter or a mark', async () => {
    await listenTo('lead.answered', 'lead.moved');
    const { id } = await order();
    await portal.as(admin)(contract.lead.reply, { id, text: '报价单将于今天发送' });
    await portal.as(admin)(contract.lead.reply, { id, text: '第二封' });
    await portal.as(admin)(contract.lead.setState, { selection: { ids: [id] }, state: 'won' });
    await portal.as(admin)(contract.lead.setState, { selection: { ids: [id] }, state: 'quoted' });
    const states = () => bodies().map(({ type, data }) => (type === 'lead.moved' ? data['state'] : type));
    await expect.poll(states).toEqual(expect.arrayContaining(['lead.answered', 'quoted']));
    expect(states().filter((state) => state === 'lead.answered')).toHaveLength(1);
  });

  test('of many at once, each is told', async () => {
    const webhook = await listenTo('lead.moved');
    const ids = [(await order()).id, (await order()).id, await ask()];
    await portal.as(admin)(contract.lead.setState, { selection: { ids }, state: 'won' });
    await arrived(3);
    expect(new Set(bodies().map(({ data }) => data['id']))).toEqual(new Set(ids));
    expect(new Set((await deliveries(webhook)).map(({ subjectId }) => subjectId))).toEqual(new Set(ids));
  });
});

describe('a quote', () => {
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const offer = (orderId: string, amount: number) =>
    portal.as(admin)(contract.quote.create, {
      orderId,
      price: { amount, currency: 'USD', unit: 'kg' },
      incoterm: 'CIF',
      port: 'Santos',
      validUntil: day(20),
    });

  test('is told with its terms, and so is what its buyer said to it, with nothing of the buyer', async () => {
    await listenTo('quote.created', 'quote.accepted', 'quote.declined');
    const { id: orderId } = await order();
    const { id: first } = await offer(orderId, 3.5);
    await arrived(1);
    await portal.as(buyer)(contract.quote.decline, { id: first, reason: 'too high' });
    await arrived(2);
    const { id: second } = await offer(orderId, 3.2);
    await arrived(3);
    await portal.as(buyer)(contract.quote.accept, { id: second });
    await arrived(4);
    const offered = {
      on: { kind: 'order', id: orderId },
      product: { id: product.id, name: { zh: '吡虫啉', en: 'Imidacloprid' }, strength: expect.any(String) },
      line: null,
      perActiveKg: null,
      quantity: null,
      leadTime: '',
      payment: '',
      incoterm: 'CIF',
      port: 'Santos',
      validUntil: day(20),
      packing: '',
      remark: '',
      sentAt: expect.any(String),
    };
    const price = (amount: number) => ({ amount, currency: 'USD', unit: 'kg' });
    const one = { ...offered, id: first, version: 1, price: price(3.5) };
    const two = { ...offered, id: second, version: 2, price: price(3.2) };
    const decidedAt = expect.any(String);
    expect(bodies().map(({ type, data }) => [type, data])).toEqual([
      ['quote.created', { ...one, state: 'open', decidedAt: null, reason: '' }],
      ['quote.declined', { ...one, state: 'declined', decidedAt, reason: 'too high' }],
      ['quote.created', { ...two, state: 'open', decidedAt: null, reason: '' }],
      ['quote.accepted', { ...two, state: 'accepted', decidedAt, reason: '' }],
    ]);
    expect(theirs.received).toEqual([]);
  });

  test('that was declined is told as such also where another has followed meanwhile', async () => {
    receiver.state.status = 500;
    const webhook = await listenTo('quote.declined');
    const { id: orderId } = await order();
    const { id } = await offer(orderId, 3.5);
    await portal.as(buyer)(contract.quote.decline, { id, reason: 'too high' });
    await arrived(1);
    await offer(orderId, 3.2);
    await expect.poll(async () => (await deliveries(webhook))[0]?.tries).toBe(1);
    const [{ id: deliveryId } = { id: '' }] = await deliveries(webhook);
    receiver.state.status = 200;
    await portal.as(admin)(contract.connection.replayDelivery, { id: deliveryId });
    await arrived(2);
    const { type, data } = bodies()[1] ?? {};
    expect([type, data?.['id'], data?.['state'], data?.['reason']]).toEqual([
      'quote.declined',
      id,
      'replaced',
      'too high',
    ]);
  });
});

test('a scanned badge is told with what was noted, with how to reach its bearer only once in the pool, and not once deleted', async () => {
  const webhook = await listenTo('scan.created');
  const code = await codeOfBadge(portal, buyer.visitorId);
  const scan = (by = admin) =>
    portal.as(by)(contract.scan.add, {
      code,
      scannedAt: new Date().toISOString(),
      heat: 'hot',
      note: 'CIF Santos',
      requestId: newId(),
    });
  const { id } = await scan();
  await arrived(1);
  const person = {
    name: '李敏',
    company: '禾田农资有限公司',
    position: '采购经理',
    country: 'CN',
    email: '',
    mobile: '',
  };
  const [first] = bodies();
  expect([first?.type, first?.data]).toEqual([
    'scan.created',
    {
      id,
      scannedAt: expect.any(String),
      person,
      employee: { id: admin.employeeId, name: { zh: '赵总', en: 'Zhao' } },
      heat: 'hot',
      interests: [],
      note: 'CIF Santos',
    },
  ]);
  await joinsPool(portal, company, buyer, 'CARD');
  // by another: the same badge again within minutes is the same scan
  const { id: second } = await scan(await makeEmployee(portal, company));
  await arrived(2);
  expect(bodies()[1]?.data['person']).toEqual({ ...person, email: buyer.email, mobile: '+86 13800000000' });
  await portal.as(admin)(contract.scan.remove, { id: second });
  const [{ id: deliveryId } = { id: '' }] = await deliveries(webhook);
  await portal.as(admin)(contract.connection.replayDelivery, { id: deliveryId });
  await expect.poll(async () => (await deliveries(webhook)).map(({ state }) => state)).toEqual(['empty', 'delivered']);
  expect(theirs.received).toEqual([]);
});

describe('the customer pool', () => {
  test('who joins is told with how to reach them, and whoever leaves by the id alone', async () => {
    await listenTo('contact.joined', 'contact.left');
    await joinsPool(portal, company, buyer, 'CARD');
    await arrived(1);
    const [joined] = bodies();
    const contactId = String(joined?.data['id']);
    expect(joined).toEqual({
      type: 'contact.joined',
      timestamp: expect.any(String),
      fair: portal.ctx.exhibition.code,
      data: {
        id: contactId,
        joinedAt: joined?.timestamp,
        source: 'CARD',
        level: '',
        tags: [],
        expiresOn: null,
        person: {
          name: '李敏',
          company: '禾田农资有限公司',
          position: '采购经理',
          country: 'CN',
          email: buyer.email,
          mobile: '+86 13800000000',
        },
      },
    });
    await portal.as(buyer)(contract.contact.withdraw, { exhibitorId: company.id });
    await arrived(2);
    const [, left] = bodies();
    expect(left).toEqual({
      type: 'contact.left',
      timestamp: expect.any(String),
      fair: portal.ctx.exhibition.code,
      data: { id: contactId, leftAt: left?.timestamp },
    });
    expect(theirs.received).toEqual([]);
  });

  test.for([
    ['the visitor withdraws', () => portal.as(buyer)(contract.contact.withdraw, { exhibitorId: company.id })],
    [
      'the organizer shuts the visitor out',
      () => sql`update visitor set suspended_at = now() where id = ${buyer.visitorId}`.execute(portal.ctx.db),
    ],
    [
      'the contact runs out',
      () =>
        sql`update contact set expires_on = current_date - 2 where visitor_id = ${buyer.visitorId}`.execute(
          portal.ctx.db,
        ),
    ],
  ] as const)('once %s, nothing of them is told, also where it is sent again', async ([, end]) => {
    const id = await listenTo('contact.joined');
    await joinsPool(portal, company, buyer, 'CARD');
    await arrived(1);
    await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('delivered');
    await end();
    const [{ id: deliveryId } = { id: '' }] = await deliveries(id);
    await portal.as(admin)(contract.connection.replayDelivery, { id: deliveryId });
    await endsEmpty(id);
    expect([receiver.received.length, theirs.received]).toEqual([1, []]);
  });

  test('what only waited for an answer is not told as having left', async () => {
    const id = await listenTo('contact.left');
    const contactId = newId();
    await sql`
      insert into contact (id, exhibition_id, exhibitor_id, visitor_id, source, state, removed_at, removed_by)
      values (${contactId}, ${portal.ctx.exhibition.id}, ${company.id}, ${buyer.visitorId}, 'INVITATION', 'toBeConfirmed', now(), 'visitor')`.execute(
      portal.ctx.db,
    );
    await enqueueWebhooks(portal.portal.services, portal.ctx, 'contact.left', contactId);
    expect(await deliveries(id)).toEqual([]);
  });
});
