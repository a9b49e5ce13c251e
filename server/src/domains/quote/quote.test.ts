import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { remindOfLeads } from '../notice/notice.lead-reminders.ts';
import { mailCounter } from '../../platform/delivery/mail-allowance.ts';
import { quoteRow } from '../../../../demo/factories/factories.ts';
import { countRows } from '../../../test/count-rows.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { readBack, tight } from '../../../test/read-pdf.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  giveLead,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { create, sentList, ownList, accept, decline } = contract.quote;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
let orderId: string;
beforeEach(async () => {
  company = await makeExhibitor(portal, { name_en: 'Hetian' });
  admin = await makeEmployee(portal, company, { admin: true });
  staff = await makeEmployee(portal, company);
  buyer = await makeVisitor(portal);
  product = await strong(company, 70);
  orderId = await ordered(product.id);
});

/** An exhibit of one active ingredient. */
function strong(of: Exhibitor, content: number, unit: '%' | 'g/L' = '%') {
  const [code = ''] = portal.ctx.exhibition.ingredients.keys();
  return makeProduct(portal, of, {
    name_en: `Imidacloprid ${content}`,
    strength: `${content}${unit}`,
    attributes: { ingredients: [{ code, content, unit }] },
  });
}
async function ordered(productId: string, by: Visitor = buyer): Promise<string> {
  return (await portal.as(by)(contract.order.create, { productId, quantity: 500, unit: 'kg' })).id;
}
async function asked(productIds: string[], exhibitorIds: string[] = []): Promise<string> {
  const given = { productIds, exhibitorIds, question: '?' };
  return (await portal.as(buyer)(contract.inquiry.create, given)).inquiries[0]?.id ?? '';
}

const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
const OFFER = { price: { amount: 3.5, currency: 'USD' as const, unit: 'kg' } };
const offer = (given: Partial<InputOf<typeof create>> = {}, by: Employee = staff) =>
  portal.as(by)(create, {
    ...(given.inquiryId === undefined && { orderId }),
    ...OFFER,
    validUntil: day(10),
    ...given,
  } as InputOf<typeof create>);
const own = async (by: Visitor = buyer, sort: 'newest' | 'active' = 'newest') =>
  (await portal.as(by)(ownList, { sort })).list;
const sent = (on: { orderId: string } | { inquiryId: string } = { orderId }) => portal.as(admin)(sentList, on);
const expire = (id: string) =>
  sql`update quote set valid_until = ${day(-1)}::date where id = ${id}`.execute(portal.ctx.db);

describe('quote.create', () => {
  test('is read by the buyer as it was written, with the price of a kilogram of active ingredient', async () => {
    const terms = {
      quantity: { amount: 20_000, unit: 'kg' },
      incoterm: 'CIF' as const,
      port: 'Santos',
      leadTime: '30 days after the deposit',
      payment: '30% T/T, 70% against copy of B/L',
      packing: '25 kg drums',
      remark: 'Label in Portuguese',
    };
    const { id, version } = await offer({ ...terms, validUntil: day(0) });
    const stored = { id, version: 1, state: 'open', ...OFFER, ...terms, validUntil: day(0), perActiveKg: 5 };
    const on = { kind: 'order', id: orderId };
    const shown = { id: product.id, name: { en: 'Imidacloprid 70' }, strength: '70%' };
    expect(version).toBe(1);
    expect(await own()).toMatchObject([{ ...stored, on, product: shown, exhibitor: { id: company.id }, earlier: [] }]);
    expect(await sent()).toMatchObject({ list: [{ ...stored, on }], products: [{ id: product.id }] });
  });

  test('begins as the request says: its quantity, currency, unit, Incoterm and place', async () => {
    const { quantity, unit } = await portal.ctx.db
      .selectFrom('intent_order')
      .where('id', '=', orderId)
      .select(['quantity', 'unit'])
      .executeTakeFirstOrThrow();
    expect((await sent()).asked).toEqual({
      quantity: { amount: quantity, unit },
      currency: null,
      unit: null,
      incoterm: null,
      port: '',
    });
    const { inquiries } = await portal.as(buyer)(contract.inquiry.create, {
      productIds: [product.id],
      question: '?',
      wanted: { quantity: 20, unit: 't' },
      targetPrice: { amount: 3, currency: 'EUR', unit: 't' },
      incoterm: 'CIF',
      port: 'Lagos',
    });
    expect((await sent({ inquiryId: inquiries[0]?.id ?? '' })).asked).toEqual({
      quantity: { amount: 20, unit: 't' },
      currency: 'EUR',
      unit: 't',
      incoterm: 'CIF',
      port: 'Lagos',
    });
  });

  test('stands on the lead with what its buyer decides, and in the history of it', async () => {
    const stands = async () => {
      const { lead, entries } = await portal.as(admin)(contract.lead.get, { id: orderId });
      return [lead.quote, entries.flatMap(({ kind, text }) => (kind.startsWith('quote') ? [[kind, text]] : []))];
    };
    expect(await stands()).toEqual([null, []]);
    const first = await offer();
    await portal.as(buyer)(decline, { id: first.id, reason: '价格太高' });
    expect(await stands()).toEqual([
      'declined',
      [
        ['quoteSent', ''],
        ['quoteDeclined', '价格太高'],
      ],
    ]);
    const second = await offer();
    expect((await stands())[0]).toBe('open');
    await expire(second.id);
    expect((await stands())[0]).toBe('expired');
    const third = await offer();
    await portal.as(buyer)(accept, { id: third.id });
    const [state, entries] = await stands();
    expect([state, entries?.at(-1)]).toEqual(['accepted', ['quoteAccepted', '']]);
  });

  test('answers the buyer: the order is quoted, the inquiry seen and answered', async () => {
    await offer();
    const { lead } = await portal.as(admin)(contract.lead.get, { id: orderId });
    expect(lead).toMatchObject({ state: 'quoted', answeredAt: expect.any(String) });
    const inquiryId = await asked([product.id]);
    await offer({ inquiryId });
    const requests = (await portal.as(buyer)(contract.inquiry.ownRequests, {})).list;
    expect(requests.filter((one) => one.kind === 'inquiry')).toMatchObject([{ state: 'answered' }]);
    expect((await own()).map(({ on }) => on.kind)).toEqual(['inquiry', 'order']);
  });

  test('a later one is the next version, and the one before can be accepted no more', async () => {
    const first = await offer();
    const second = await offer({ price: { amount: 3.2, currency: 'USD', unit: 'kg' } });
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(await own()).toMatchObject([
      { id: second.id, version: 2, state: 'open', earlier: [{ version: 1, price: OFFER.price }] },
    ]);
    expect((await sent()).list.map(({ version, state }) => [version, state])).toEqual([
      [2, 'open'],
      [1, 'replaced'],
    ]);
    expect(await outcomeOf(portal.as(buyer)(accept, { id: first.id }))).toBe('quoteReplaced');
    expect(await outcomeOf(portal.as(buyer)(accept, { id: second.id }))).toBe('done');
    expect(await outcomeOf(offer())).toBe('quoteAccepted');
  });

  test('of several exhibits asked about each has its own, and none is taken from elsewhere', async () => {
    const second = await strong(company, 20);
    const inquiryId = await asked([product.id, second.id]);
    const both = [product.id, second.id];
    for (const productId of both) expect((await offer({ inquiryId, productId })).version).toBe(1);
    expect((await own()).map((one) => one.product?.id ?? '').toSorted()).toEqual(both.toSorted());
    expect((await sent({ inquiryId })).products.map(({ id }) => id)).toEqual(both);
    const other = await makeProduct(portal, company);
    expect(await outcomeOf(offer({ inquiryId, productId: other.id }))).toBe('notFound');
    const booth = await asked([], [company.id]);
    await offer({ inquiryId: booth });
    expect((await own())[0]).toMatchObject({ product: null, perActiveKg: null });
  });

  test('names what is wrong with a price of nothing, below nothing, of fifteen digits or of thousandths, and stores nothing', async () => {
    for (const amount of [0, -1, 123_456_789_012_345, 3.205]) {
      const price = { amount, currency: 'USD' as const, unit: 'kg' };
      expect([amount, Object.keys(await wrongFields(offer({ price })))]).toEqual([amount, ['price.amount']]);
    }
    const wrong = { price: { amount: 1, currency: 'XXX', unit: ' ' }, validUntil: 'soon', port: 'x'.repeat(81) };
    expect(Object.keys(await wrongFields(offer(wrong as never))).toSorted()).toEqual([
      'port',
      'price.currency',
      'price.unit',
      'validUntil',
    ]);
    for (const validUntil of [day(-1), day(400)]) expect(await outcomeOf(offer({ validUntil }))).toBe('quoteDay');
    expect(await wrongFields(portal.as(staff)(create, { ...OFFER, validUntil: day(1) }))).toHaveProperty('orderId');
    expect(await own()).toEqual([]);
  });

  test('sent twice with one request id is stored once, other words are refused (G57)', async () => {
    const given = { requestId: `quote-${orderId}` };
    const all = await Promise.all(Array.from({ length: 10 }, () => offer(given)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await outcomeOf(offer({ ...given, port: 'Santos' }))).toBe('conflict');
    expect((await sent()).list).toHaveLength(1);
  });

  test('ten different ones at once are ten versions, of which one stands', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => offer({ price: { amount: at + 1, currency: 'USD', unit: 'kg' } })),
    );
    expect(all.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(tally((await sent()).list.map(({ state }) => state))).toEqual({ open: 1, replaced: 9 });
  });

  test('no more of them than so many on one order', async () => {
    const rows = Array.from({ length: LIMITS.quotesPerRequestMax }, (_, at) =>
      quoteRow(portal.ctx.exhibition.id, company.id, {
        visitor_id: buyer.visitorId,
        order_id: orderId,
        version: at + 1,
        state: 'replaced',
      }),
    );
    await insertRows(portal.ctx.db, 'quote', rows);
    expect(await outcomeOf(offer())).toBe('quoteLimit');
  });

  test('on what a colleague deals with, another company received or the buyer took back there is none', async () => {
    await giveLead(portal, orderId, { employee_id: admin.employeeId });
    const stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const inquiryId = await asked([product.id]);
    for (const person of [staff, stranger]) {
      expect(await outcomeOf(offer({}, person))).toBe('notFound');
      expect(await outcomeOf(portal.as(person)(sentList, { orderId }))).toBe('notFound');
    }
    expect(await outcomeOf(offer({ inquiryId }, stranger))).toBe('notFound');
    await portal.as(buyer)(contract.inquiry.withdraw, { id: inquiryId });
    expect(await outcomeOf(offer({ inquiryId }))).toBe('notFound');
    const taken = await ordered(product.id);
    await portal.as(buyer)(contract.order.withdraw, { id: taken });
    expect(await outcomeOf(offer({ orderId: taken }, admin))).toBe('notFound');
    expect(await own()).toEqual([]);
  });
});

describe('the buyer', () => {
  test('compares by the price of the active ingredient, each currency by itself, what cannot be compared last', async () => {
    const other = await makeExhibitor(portal);
    const theirs = await makeEmployee(portal, other, { admin: true });
    const weak = await strong(other, 20);
    const liquid = await strong(other, 480, 'g/L');
    const [weakOrder, liquidOrder, unknown] = [
      await ordered(weak.id),
      await ordered(liquid.id),
      await ordered(weak.id),
    ];
    const at = (amount: number, unit: string, currency: 'USD' | 'CNY' = 'USD') => ({ amount, currency, unit });
    await offer({ price: at(3.5, 'kg') });
    await offer({ orderId: weakOrder, price: at(1_200, 't') }, theirs);
    await offer({ orderId: liquidOrder, price: at(24, 'L', 'CNY') }, theirs);
    await offer({ orderId: unknown, price: at(1, 'carton') }, theirs);
    expect((await own(buyer, 'active')).map(({ price, perActiveKg }) => [price.currency, perActiveKg])).toEqual([
      ['CNY', 50],
      ['USD', 5],
      ['USD', 6],
      ['USD', null],
    ]);
    expect(await own(await makeVisitor(portal))).toEqual([]);
  });

  test('sees beside one inquiry what all have offered who were asked the same at once, beside an order its own, and nothing of others', async () => {
    const others = [await makeExhibitor(portal), await makeExhibitor(portal)];
    const productIds = [product.id];
    for (const [at, one] of others.entries()) productIds.push((await strong(one, 40 - at * 20)).id);
    const dealing = new Map([[company.id, admin]]);
    for (const one of others) dealing.set(one.id, await makeEmployee(portal, one));
    const askAll = async (who: Visitor) =>
      (await portal.as(who)(contract.inquiry.create, { productIds, question: 'CIF Santos?' })).inquiries;
    const together = await askAll(buyer);
    const offered: string[] = [];
    for (const inquiries of [together, await askAll(buyer), await askAll(await makeVisitor(portal))])
      for (const { id, exhibitorId } of inquiries.slice(0, 2))
        offered.push((await offer({ inquiryId: id }, dealing.get(exhibitorId))).id);
    await offer({}, admin);
    const on = async (request: { orderId: string } | { inquiryId: string }, who = buyer) =>
      (await portal.as(who)(contract.quote.ownList, { ...request, sort: 'active' })).list.map(({ id }) => id);
    for (const { id } of together) {
      expect(new Set(await on({ inquiryId: id }))).toEqual(new Set(offered.slice(0, 2)));
      expect(await on({ inquiryId: id }, await makeVisitor(portal))).toEqual([]);
    }
    expect(await on({ orderId })).toHaveLength(1);
    const { list } = await portal.as(buyer)(contract.inquiry.ownRequests, {});
    const counted = new Map(list.map(({ id, quotes }) => [id, quotes]));
    expect([orderId, ...together.map(({ id }) => id)].map((id) => counted.get(id))).toEqual([1, 1, 1, 0]);
  });

  test('accepts once, and what is decided stays so', async () => {
    const { id } = await offer();
    const first = await portal.as(buyer)(accept, { id });
    expect(await portal.as(buyer)(accept, { id })).toEqual(first);
    expect(first).toMatchObject({ id, state: 'accepted' });
    expect(await outcomeOf(portal.as(buyer)(decline, { id, reason: 'x' }))).toBe('quoteDecided');
    expect((await sent()).list).toMatchObject([{ state: 'accepted', decidedAt: first.decidedAt }]);
  });

  test('declines with a reason that the company reads, and may be offered another price', async () => {
    const { id } = await offer();
    expect(await outcomeOf(portal.as(buyer)(decline, { id, reason: '  ' }))).toBe('badInput');
    expect(await own()).toMatchObject([{ id, state: 'open' }]);
    await portal.as(buyer)(decline, { id, reason: '价格过高' });
    expect((await sent()).list).toMatchObject([{ state: 'declined', reason: '价格过高' }]);
    expect(await outcomeOf(portal.as(buyer)(accept, { id }))).toBe('quoteDecided');
    expect((await offer()).version).toBe(2);
  });

  test('accepts none whose last day is over', async () => {
    const { id } = await offer();
    await expire(id);
    expect(await own()).toMatchObject([{ id, state: 'expired' }]);
    expect(await outcomeOf(portal.as(buyer)(accept, { id }))).toBe('quoteExpired');
    expect(await outcomeOf(portal.as(buyer)(decline, { id, reason: '过期' }))).toBe('done');
  });

  test('of an acceptance, a refusal and a new version at once one comes first, and the others go by it', async () => {
    for (let round = 0; round < 6; round += 1) {
      orderId = await ordered(product.id);
      const { id } = await offer();
      const outcomes = await Promise.all([
        outcomeOf(portal.as(buyer)(accept, { id })),
        outcomeOf(portal.as(buyer)(decline, { id, reason: 'x' })),
        outcomeOf(offer({ port: 'Santos' })),
      ]);
      const states = (await sent()).list.map(({ state }) => state).toSorted();
      const [accepted, declined, offered] = outcomes.map((one) => one === 'done');
      expect([accepted && declined, accepted && offered]).toEqual([false, false]);
      if (accepted) expect(states).toEqual(['accepted']);
      if (!accepted) expect(states).toEqual(['open', 'replaced']);
    }
  });

  test('decides about nobody else’s', async () => {
    const { id } = await offer();
    const other = portal.as(await makeVisitor(portal));
    expect([await outcomeOf(other(accept, { id })), await outcomeOf(other(decline, { id, reason: 'x' }))]).toEqual([
      'notFound',
      'notFound',
    ]);
    expect(await own()).toMatchObject([{ state: 'open' }]);
  });
});

describe('what a quote sets going', () => {
  const noticesOf = (id: string) =>
    countRows(portal, sql`notice where recipient_id = ${id} and title_en like '%uote%'`);
  const mailsTo = (email: string) =>
    countRows(portal, sql`message where recipient = ${email} and (subject like '%报价%' or subject like '%quote%')`);

  test('tells the buyer of each version, and whoever deals with it of the decision, on the portal and by mail', async () => {
    await giveLead(portal, orderId, { employee_id: staff.employeeId });
    const colleague = await makeEmployee(portal, company);
    const { id } = await offer({ incoterm: 'CIF', port: 'Chittagong' });
    await expect.poll(async () => [await noticesOf(buyer.visitorId), await mailsTo(buyer.email)]).toEqual([1, 1]);
    // never the price without its terms
    const told = await portal.ctx.db
      .selectFrom('notice')
      .where('recipient_id', '=', buyer.visitorId)
      .select(['body_en', 'link'])
      .executeTakeFirst();
    expect(told?.body_en).toContain('The price is USD 3.50 / kg, CIF Chittagong, valid until');
    expect(told?.link).toBe(`/potential-order/${orderId}`);
    await portal.as(buyer)(accept, { id });
    for (const person of [admin, staff])
      await expect.poll(async () => [await noticesOf(person.employeeId), await mailsTo(person.email)]).toEqual([1, 1]);
    expect(await noticesOf(colleague.employeeId)).toBe(0);
  });

  test('comes as a notice alone to whoever has had enough such e-mails today (G19)', async () => {
    const mails = mailCounter(`to ${buyer.email.toLowerCase()} on quotes`);
    for (let at = 0; at < LIMITS.quoteMailsPerAddressDay; at += 1)
      await portal.portal.services.counters.increment(mails, 86_400);
    await offer();
    await expect.poll(async () => [await noticesOf(buyer.visitorId), await mailsTo(buyer.email)]).toEqual([1, 0]);
  });
});

describe('the proforma invoice', () => {
  const file = (person: Visitor | Employee, id: string, lang: 'zh' | 'en' = 'en') =>
    portal.send(contract.quote.proforma, { id, lang }, person);
  const statusFor = async (person: Visitor | Employee, id: string) => (await file(person, id)).status;
  const readFile = z.object({ bytes: z.instanceof(Buffer) });
  const pageOf = async (person: Visitor | Employee, id: string, lang: 'zh' | 'en') =>
    (await readBack(readFile.parse((await file(person, id, lang)).body.data).bytes)).pages[0];

  test('names both sides, the goods, the amount and all terms, in either language', async () => {
    const terms = { incoterm: 'CIF', port: 'Santos', leadTime: '30 days', payment: 'T/T 30%' } as const;
    const { id } = await offer({ ...terms, quantity: { amount: 20, unit: 't' } });
    await portal.as(buyer)(accept, { id });
    const en = await pageOf(buyer, id, 'en');
    const said = [
      'Hetian',
      'Imidacloprid 70',
      '20 t',
      'USD 3.50 / kg',
      'USD 70,000',
      'CIF Santos',
      '30 days',
      'T/T 30%',
    ];
    for (const words of said) expect(en).toContain(tight(words));
    expect(await pageOf(staff, id, 'zh')).toContain('形式发票');
  });

  test('is there once a quote is accepted, for the two sides alone', async () => {
    const { id } = await offer();
    expect(await statusFor(buyer, id)).toBe(409);
    await portal.as(buyer)(accept, { id });
    const stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const others = [await makeVisitor(portal), stranger, await makeEmployee(portal, company)];
    expect(await Promise.all(others.map((person) => statusFor(person, id)))).toEqual([404, 404, 404]);
    expect(await Promise.all([buyer, staff, admin].map((person) => statusFor(person, id)))).toEqual([200, 200, 200]);
  });
});

test('a quote that nobody decided on is told, once, to whoever deals with it, and stands in the history', async () => {
  const { id } = await portal.as(staff)(create, { orderId, ...OFFER, validUntil: day(0) });
  await sql`update quote set valid_until = valid_until - 1 where id = ${id}`.execute(portal.ctx.db);
  await remindOfLeads(portal.ctx, new Date());
  await remindOfLeads(portal.ctx, new Date());
  const { rows } = await sql<{ recipient_id: string; title_en: string }>`
    select recipient_id, title_en from notice where exhibition_id = ${portal.ctx.exhibition.id} and title_en like 'Quote expired%' and link = ${`/potential-order?lead=${orderId}`}`.execute(
    portal.ctx.db,
  );
  expect(rows).toEqual([{ recipient_id: staff.employeeId, title_en: 'Quote expired: Imidacloprid 70' }]);
  const { entries } = await portal.as(staff)(contract.lead.get, { id: orderId });
  expect(entries.filter(({ kind }) => kind === 'quoteExpired').length).toBe(1);
});
