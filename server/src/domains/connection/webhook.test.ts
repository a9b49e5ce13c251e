import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { orderRow } from '../../../../demo/factories/factories.ts';
import { makeWebhook } from '../../../test/connections.ts';
import { openReceiver, type Received, type Receiver } from '../../../test/receiver.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
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
import { insertRows } from '../../platform/database/insert-rows.ts';
import { enqueueWebhooks } from './webhook.event-handlers.ts';
import { sendDue } from './webhook.sending.ts';

const portal = testPortal({ OUTGOING_HOSTS: 'localhost' });
let company: Exhibitor;
let admin: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
let receiver: Receiver;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  buyer = await makeVisitor(portal);
  product = await makeProduct(portal, company, { name_zh: '吡虫啉', name_en: 'Imidacloprid' });
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const calls = () => portal.as(admin);
const form = (given: { url?: string; name?: string; active?: boolean } = {}) => ({
  name: 'CRM',
  url: receiver.url,
  events: ['order.created' as const],
  ...given,
});
const add = (given: { url?: string; name?: string } = {}) => calls()(contract.connection.addWebhook, form(given));
const order = () =>
  portal.as(buyer)(contract.order.create, { productId: product.id, quantity: 500, unit: 'kg', remark: '请报价' });
const log = async (id: string) => (await calls()(contract.connection.deliveries, { id })).list;
/** Once the log of an address has so many entries in this state. */
const logged = (id: string, state: string, count = 1) =>
  expect.poll(async () => (await log(id)).filter((one) => one.state === state).length).toBe(count);
const rowOf = async (id: string) => (await log(id))[0] ?? expect.unreachable('nothing was logged');

/** As a receiver checks it (Standard Webhooks), with any of the signatures. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(wanted);
}

describe('an order', () => {
  test('arrives signed at the address of the exhibitor it is for, with what an administrator sees, and is logged', async () => {
    const { id, secret } = await add();
    const { id: orderId } = await order();
    await logged(id, 'delivered');
    const [got] = receiver.received;
    const row = await rowOf(id);
    expect([receiver.received.length, got !== undefined && isSigned(got, secret)]).toEqual([1, true]);
    expect(got?.headers).toMatchObject({ 'webhook-id': row.id, 'content-type': 'application/json' });
    expect(Math.abs(Number(got?.headers['webhook-timestamp']) * 1_000 - Date.now())).toBeLessThan(60_000);
    const body = JSON.parse(got?.body ?? '');
    expect([body.type, body.fair]).toEqual(['order.created', portal.ctx.exhibition.code]);
    expect(body.data).toMatchObject({
      id: orderId,
      quantity: 500,
      unit: 'kg',
      remark: '请报价',
      state: 'notContacted',
      product: { id: product.id, name: { zh: '吡虫啉', en: 'Imidacloprid' } },
      buyer: { name: '李敏', company: '禾田农资有限公司', email: buyer.email, mobile: '+86 13800000000' },
    });
    expect(row).toMatchObject({ event: 'order.created', subjectId: orderId, tries: 1, status: 200, answer: 'ok' });
  });

  test('is told to no other exhibitor, and to no address that is off', async () => {
    const other = await makeExhibitor(portal);
    await makeWebhook(portal, other.id, { url: receiver.url });
    await makeWebhook(portal, company.id, { url: receiver.url, active: false });
    const { id } = await add();
    await order();
    await logged(id, 'delivered');
    const { rows } = await sql`select webhook_id from webhook_delivery`.execute(portal.ctx.db);
    expect([receiver.received.length, rows.filter((row) => JSON.stringify(row).includes(id)).length]).toEqual([1, 1]);
  });

  test('that is heard twice is told once', async () => {
    const { id } = await add();
    const { id: orderId } = await order();
    await logged(id, 'delivered');
    const { services } = portal.portal;
    await enqueueWebhooks(services, portal.ctx, 'order.created', orderId);
    expect(await log(id)).toHaveLength(1);
  });

  test('that is not the company’s any more when it is sent is told of by nothing', async () => {
    const id = await makeWebhook(portal, company.id, { url: receiver.url });
    const foreign = await makeProduct(portal, await makeExhibitor(portal));
    const theirs = orderRow(foreign, buyer.visitorId);
    await insertRows(portal.ctx.db, 'intent_order', [theirs]);
    await insertRows(portal.ctx.db, 'webhook_delivery', [
      {
        id: `d${theirs.id}`,
        exhibition_id: company.exhibition_id,
        webhook_id: id,
        event: 'order.created',
        subject_id: theirs.id,
      },
    ]);
    await sendDue(portal.portal.services, portal.ctx, `d${theirs.id}`, 1);
    expect([(await rowOf(id)).state, receiver.received]).toEqual(['empty', []]);
  });
});

describe('an inquiry', () => {
  const ask = async () => {
    const { create } = contract.inquiry;
    const { inquiries } = await portal.as(buyer)(create, { productIds: [product.id], question: 'cnr-the-question' });
    return inquiries[0]?.id ?? '';
  };
  const addForInquiries = () =>
    calls()(contract.connection.addWebhook, { ...form(), events: ['inquiry.created' as const] });

  test('is told with its buyer and exhibits, without what is asked, and does not count as seen by it', async () => {
    const { id, secret } = await addForInquiries();
    const inquiryId = await ask();
    await order();
    await logged(id, 'delivered');
    const [got] = receiver.received;
    expect([receiver.received.length, got !== undefined && isSigned(got, secret)]).toEqual([1, true]);
    expect(JSON.parse(got?.body ?? '')).toEqual({
      type: 'inquiry.created',
      timestamp: expect.any(String),
      fair: portal.ctx.exhibition.code,
      data: {
        id: inquiryId,
        sentAt: expect.any(String),
        products: [expect.objectContaining({ id: product.id, name: { zh: '吡虫啉', en: 'Imidacloprid' } })],
        buyer: { name: '李敏', company: '禾田农资有限公司', position: '采购经理', country: 'CN' },
      },
    });
    const requests = (await portal.as(buyer)(contract.inquiry.ownRequests, {})).list;
    const own = requests.find(({ id }) => id === inquiryId);
    expect([own?.state, own?.kind, got?.body.includes('cnr-the-question')]).toEqual(['sent', 'inquiry', false]);
  });

  test('that its buyer has taken back before it is sent is told of by nothing', async () => {
    receiver.state.status = 500;
    const { id } = await addForInquiries();
    const inquiryId = await ask();
    await expect.poll(async () => (await log(id))[0]?.tries).toBe(1);
    await portal.as(buyer)(contract.inquiry.withdraw, { id: inquiryId });
    const { id: deliveryId } = await rowOf(id);
    receiver.state.status = 200;
    await calls()(contract.connection.replayDelivery, { id: deliveryId });
    await logged(id, 'empty');
    expect(receiver.received).toHaveLength(1);
  });
});

describe('what does not arrive', () => {
  test('is written down with the answer, is tried again later, and is sent by hand under the same id', async () => {
    receiver.state.status = 500;
    receiver.state.text = 'out of order';
    const { id } = await add();
    await order();
    await expect.poll(async () => (await log(id))[0]?.tries).toBe(1);
    const failed = await rowOf(id);
    expect(failed).toMatchObject({ state: 'waiting', status: 500, answer: 'out of order', failure: null });
    expect(Date.parse(failed.nextAt ?? '')).toBeGreaterThan(Date.parse(failed.triedAt ?? ''));
    expect((await calls()(contract.connection.webhook, { id })).failingSince).not.toBeNull();
    receiver.state.status = 204;
    await calls()(contract.connection.replayDelivery, { id: failed.id });
    await logged(id, 'delivered');
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids, (await calls()(contract.connection.webhook, { id })).failingSince]).toEqual([
      [failed.id, failed.id],
      null,
    ]);
    // the try that was waiting for its time finds another round
    await sendDue(portal.portal.services, portal.ctx, failed.id, 1);
    expect(receiver.received).toHaveLength(2);
  });

  test('ends after the last try', async () => {
    receiver.state.status = 503;
    const { id } = await add();
    await calls()(contract.connection.testWebhook, { id });
    await expect.poll(async () => (await log(id))[0]?.tries).toBe(1);
    const { id: deliveryId } = await rowOf(id);
    await sql`update webhook_delivery set tries = ${LIMITS.webhookTriesMax - 1} where id = ${deliveryId}`.execute(
      portal.ctx.db,
    );
    await sendDue(portal.portal.services, portal.ctx, deliveryId, 1);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', tries: LIMITS.webhookTriesMax, nextAt: null });
  });

  test.for([
    ['for three days', 500, '3'],
    ['since the receiver is gone', 410, '410'],
  ] as const)('%s switches the address off and tells the administrators once', async ([, status, said]) => {
    receiver.state.status = status;
    const since = new Date(Date.now() - (status === 410 ? 0 : 3 * 86_400_000 + 1_000)).toISOString();
    const id = await makeWebhook(portal, company.id, { url: receiver.url, failing_since: since });
    await order();
    await logged(id, 'failed');
    expect(await calls()(contract.connection.webhook, { id })).toMatchObject({ active: false });
    const { rows } = await sql<{ body: string }>`select body from message where recipient = ${admin.email}
      and subject like '%自动停用%'`.execute(portal.ctx.db);
    expect(rows.map(({ body }) => body.includes(said))).toEqual([true]);
    // nothing more is sent, and what failed waits for the address to be switched on
    const { id: deliveryId } = await rowOf(id);
    expect(await outcomeOf(calls()(contract.connection.replayDelivery, { id: deliveryId }))).toBe('webhookOff');
    await calls()(contract.connection.saveWebhook, { ...form({ active: true }), id });
    expect(await calls()(contract.connection.webhook, { id })).toMatchObject({
      active: true,
      failingSince: null,
      stoppedAt: null,
    });
  });

  test('is not sent for a company that the organizer has shut out', async () => {
    const id = await makeWebhook(portal, company.id, { url: receiver.url });
    await sql`update exhibitor set disabled_at = now(), open = false where id = ${company.id}`.execute(portal.ctx.db);
    await insertRows(portal.ctx.db, 'intent_order', [
      orderRow(product, buyer.visitorId, { id: `shut${product.id}`.slice(0, 20) }),
    ]);
    await enqueueWebhooks(portal.portal.services, portal.ctx, 'order.created', `shut${product.id}`.slice(0, 20));
    const state = async () =>
      (
        await sql<{
          state: string;
          failure: string;
        }>`select state, failure from webhook_delivery where webhook_id = ${id}`.execute(portal.ctx.db)
      ).rows;
    await expect.poll(state).toEqual([{ state: 'failed', failure: 'off' }]);
    expect(receiver.received).toEqual([]);
  });
});

describe('an address', () => {
  test.for([
    'http://hooks.company.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://me:secret@hooks.company.example/',
    'file:///etc/passwd',
  ])('such as %s is refused by name and not kept (G31)', async (url) => {
    const own = await add();
    expect(await wrongFields(add({ url }))).toEqual({ url: '请输入以 https:// 开头、可从互联网访问的地址' });
    const save = calls()(contract.connection.saveWebhook, { ...form({ url }), id: own.id });
    expect(Object.keys(await wrongFields(save))).toEqual(['url']);
    expect((await calls()(contract.connection.webhooks, {})).list.map((one) => one.url)).toEqual([receiver.url]);
  });

  test('that came into the table otherwise is still not reached (G31)', async () => {
    const id = await makeWebhook(portal, company.id, { url: `http://127.0.0.1:${receiver.port}/` });
    await order();
    await expect.poll(async () => (await log(id))[0]?.tries).toBe(1);
    expect([(await rowOf(id)).failure, receiver.received]).toEqual(['address', []]);
  });

  test('has a secret that is shown once, kept sealed, and renewed with a day of overlap', async () => {
    const { id, secret } = await add();
    const shown = JSON.stringify([
      await calls()(contract.connection.webhooks, {}),
      await calls()(contract.connection.webhook, { id }),
    ]);
    const { rows } = await sql`select * from webhook where id = ${id}`.execute(portal.ctx.db);
    expect([shown.includes(secret), JSON.stringify(rows).includes(secret)]).toEqual([false, false]);
    const renewed = await calls()(contract.connection.renewWebhookSecret, { id });
    await calls()(contract.connection.testWebhook, { id });
    await logged(id, 'delivered');
    const [got] = receiver.received;
    expect([secret, renewed.secret].map((one) => got !== undefined && isSigned(got, one))).toEqual([true, true]);
    await sql`update webhook set old_secret_until = now() where id = ${id}`.execute(portal.ctx.db);
    await calls()(contract.connection.testWebhook, { id });
    await logged(id, 'delivered', 2);
    const later = receiver.received[1];
    expect([secret, renewed.secret].map((one) => later !== undefined && isSigned(later, one))).toEqual([false, true]);
  });

  test('asked for twice by one request is made once, other words are refused, and there are only so many (G57)', async () => {
    const once = { ...form(), requestId: 'the-same-request' };
    const both = await Promise.all([1, 2].map(() => calls()(contract.connection.addWebhook, once)));
    expect(both[0]).toEqual(both[1]);
    for (const other of [{ name: 'another' }, { url: `${once.url}/other` }, { active: false }])
      expect(await outcomeOf(calls()(contract.connection.addWebhook, { ...once, ...other }))).toBe('conflict');
    for (let count = 1; count < LIMITS.webhooksMax; count += 1) await add();
    expect([await outcomeOf(add()), (await calls()(contract.connection.webhooks, {})).list.length]).toEqual([
      'webhookLimit',
      LIMITS.webhooksMax,
    ]);
  });

  test('is deleted with its log', async () => {
    const { id } = await add();
    await order();
    await logged(id, 'delivered');
    await calls()(contract.connection.removeWebhook, { id });
    expect(await outcomeOf(calls()(contract.connection.deliveries, { id }))).toBe('notFound');
  });
});
