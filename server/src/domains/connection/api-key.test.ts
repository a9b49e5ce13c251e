import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { API_SCOPES, type ApiScope } from '@fairbridge/contract/connection/connection.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { orderRow } from '../../../../demo/factories/factories.ts';
import { makeScanOf } from '../../../test/cards.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

const portal = testPortal({ RATE_MULTIPLIER: '1' });
let company: Exhibitor;
let admin: Employee;
let buyer: Visitor;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  buyer = await makeVisitor(portal);
});

const calls = () => portal.as(admin);
const add = (...scopes: ApiScope[]) =>
  calls()(contract.connection.addApiKey, { name: 'CRM', scopes: scopes.length === 0 ? ['orders'] : scopes });
const read = async (key: string, query = '', { host = 'localhost', ip = '127.0.0.1', what = 'orders' } = {}) => {
  const answer = await portal.app.inject({
    url: `/api/v1/${what}${query}`,
    remoteAddress: ip,
    headers: { host, authorization: `Bearer ${key}`, 'accept-language': 'en' },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
/** So many orders of a buyer, a minute apart, the oldest first. */
async function makeOrders(of: Exhibitor, count: number): Promise<string[]> {
  const product = await makeProduct(portal, of, { name_en: 'Imidacloprid', article_number: 'IMI-95' });
  const rows = Array.from({ length: count }, (_, at) =>
    orderRow(product, buyer.visitorId, { created_at: new Date(Date.UTC(2026, 9, 1, 8, at)).toISOString() }),
  );
  await insertRows(portal.ctx.db, 'intent_order', rows);
  return rows.map(({ id }) => id);
}
const nameOf = ({ employeeId }: Employee) =>
  portal.ctx.db
    .selectFrom('employee')
    .where('id', '=', employeeId)
    .select(['name_zh', 'name_en'])
    .executeTakeFirstOrThrow();
const idsOf = (body: { data: { id: string }[] }): string[] => body.data.map(({ id }) => id);

describe('a key', () => {
  test('reads the orders of its company, as its administrators see them, and no other’s', async () => {
    await makeOrders(await makeExhibitor(portal), 2);
    const [first = ''] = await makeOrders(company, 1);
    const { key } = await add();
    const { status, body, headers } = await read(key);
    expect([status, headers['cache-control'], idsOf(body), body.next]).toEqual([200, 'no-store', [first], null]);
    const [row] = (await calls()(contract.lead.list, {})).list;
    const { product, buyer: seen } = body.data[0];
    expect([product.articleNumber, product.name]).toEqual(['IMI-95', row?.product?.name]);
    expect({ id: row?.buyer.id, ...seen }).toEqual(row?.buyer);
  });

  test('reads page by page with nothing left out or told twice, also where many came at one moment, and since a time', async () => {
    const ids = await makeOrders(company, 7);
    await sql`update intent_order set created_at = '2026-10-01T08:03:00.123456Z'
      where id = any(${ids.slice(3, 6)}::text[])`.execute(portal.ctx.db);
    const { key } = await add();
    const seen: string[] = [];
    let query = '?limit=2';
    for (let pages = 0; query !== '' && pages < 9; pages += 1) {
      const { body } = await read(key, query);
      seen.push(...idsOf(body));
      query = body.next === null ? '' : `?limit=2&cursor=${body.next}`;
    }
    expect([seen.length, new Set(seen)]).toEqual([7, new Set(ids)]);
    expect(idsOf((await read(key, '?since=2026-10-01T08:06:00Z')).body)).toEqual(ids.slice(6));
  });

  test.for([
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?limit=ten', 'limit'],
    ['?since=yesterday', 'since'],
    ['?cursor=abc', 'cursor'],
    [`?cursor=${Buffer.from(JSON.stringify(["2026-10-01T08:06:00Z'; --", 'x'])).toString('base64url')}`, 'cursor'],
  ] as const)('is told what is wrong with %s', async ([query, field]) => {
    const { key } = await add();
    const { status, body } = await read(key, query);
    expect([status, body.data.fields.map((one: { field: string }) => one.field)]).toEqual([400, [field]]);
  });

  test('is kept as a hash, shown once, and known by its end and its last use', async () => {
    const { id, key } = await add();
    const { rows } = await sql`select * from api_key where id = ${id}`.execute(portal.ctx.db);
    const before = await calls()(contract.connection.apiKeys, {});
    expect([JSON.stringify(rows).includes(key), JSON.stringify(before).includes(key)]).toEqual([false, false]);
    expect(before.list).toMatchObject([{ id, name: 'CRM', ending: key.slice(-4), lastUsedAt: null }]);
    await read(key);
    const [after] = (await calls()(contract.connection.apiKeys, {})).list;
    expect(Date.parse(after?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('that is revoked reads nothing from that moment on', async () => {
    const { id, key } = await add();
    expect((await read(key)).status).toBe(200);
    await calls()(contract.connection.removeApiKey, { id });
    const { status, body, headers } = await read(key);
    expect([status, body.message, headers['www-authenticate']]).toEqual([
      401,
      'This API key is not valid or has been revoked.',
      'Bearer',
    ]);
  });

  test('reads nothing at another fair, nor of a company that is shut out', async () => {
    const { key } = await add();
    expect((await read(key, '', { host: SUGAR_HOST })).status).toBe(401);
    await sql`update exhibitor set disabled_at = now(), open = false where id = ${company.id}`.execute(portal.ctx.db);
    expect((await read(key)).status).toBe(401);
  });

  test('without the scope reads nothing', async () => {
    const { id, key } = await add();
    await sql`update api_key set scopes = '{}' where id = ${id}`.execute(portal.ctx.db);
    expect((await read(key)).status).toBe(403);
  });

  test('opens no call, and the token of a session reads nothing here', async () => {
    const { key } = await add();
    expect(await outcomeOf(portal.as({ token: key })(contract.lead.list, {}))).toBe('sessionExpired');
    for (const wrong of [admin.token ?? '', '', `${key}x`, key.slice(0, -1), 'fbkey_', 'x'.repeat(5_000)])
      expect((await read(wrong)).status).toBe(401);
  });

  test('reads so often a minute and no more, and guesses are counted too', async () => {
    const { key } = await add();
    const statuses = new Set<number>();
    for (let count = 0; count < LIMITS.apiReadsPerMinute; count += 1) statuses.add((await read(key)).status);
    const { status, headers } = await read(key);
    expect([[...statuses], status, headers['retry-after']]).toEqual([[200], 429, '60']);
    const guesses = new Set<number>();
    for (let count = 0; count <= LIMITS.apiReadsPerMinute; count += 1)
      guesses.add((await read(`fbkey_${count}`, '', { ip: '127.0.0.7' })).status);
    expect([...guesses]).toEqual([401, 429]);
  });
});

describe('beside orders', () => {
  const ask = async (supplier: Exhibitor): Promise<string> => {
    const given = { exhibitorIds: [supplier.id], question: 'the-question' };
    return (await portal.as(buyer)(contract.inquiry.create, given)).inquiries[0]?.id ?? '';
  };

  test('a key reads each kind that it was made for, and no other', async () => {
    for (const scope of API_SCOPES) {
      const { key } = await add(scope);
      const statuses = await Promise.all(API_SCOPES.map(async (what) => (await read(key, '', { what })).status));
      expect(statuses).toEqual(API_SCOPES.map((what) => (what === scope ? 200 : 403)));
    }
  });

  test('inquiries come without what is asked, count as unseen still, and one that was taken back does not come', async () => {
    const other = await makeExhibitor(portal);
    await ask(other);
    const id = await ask(company);
    const { key } = await add('inquiries');
    const first = await read(key, '', { what: 'inquiries' });
    expect(first.body).toEqual({
      data: [
        {
          id,
          sentAt: expect.any(String),
          products: [],
          buyer: { name: '李敏', company: '禾田农资有限公司', position: '采购经理', country: 'CN' },
        },
      ],
      next: null,
    });
    await portal.as(buyer)(contract.inquiry.withdraw, { id });
    expect((await read(key, '', { what: 'inquiries' })).body).toEqual({ data: [], next: null });
  });

  test('leads say where they stand and whose they are, and nothing of buyers and notes', async () => {
    await makeOrders(await makeExhibitor(portal), 1);
    const [orderId = ''] = await makeOrders(company, 1);
    await calls()(contract.lead.assign, { ids: [orderId], employeeId: admin.employeeId });
    // whoever is in charge of a buyer has what they send later
    const inquiryId = await ask(company);
    await calls()(contract.lead.addNote, { id: orderId, text: 'the-note' });
    const { key } = await add('leads');
    const { body } = await read(key, '', { what: 'leads' });
    const stands = {
      state: 'new',
      lostReason: '',
      answeredAt: null,
      followUpOn: null,
      closing: null,
      createdAt: expect.any(String),
    };
    const { name_zh: zh, name_en: en } = await nameOf(admin);
    expect(body.data).toEqual([
      { id: orderId, kind: 'order', ...stands, assignedTo: { id: admin.employeeId, name: { zh, en } } },
      { id: inquiryId, kind: 'inquiry', ...stands, assignedTo: { id: admin.employeeId, name: { zh, en } } },
    ]);
  });

  test('quotes come in all their versions, with what their buyer said, and nothing of the buyer or another company', async () => {
    const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const offer = (by: Employee, orderId: string, amount: number) =>
      portal.as(by)(contract.quote.create, {
        orderId,
        price: { amount, currency: 'USD', unit: 'kg' },
        validUntil,
      });
    const other = await makeExhibitor(portal);
    const [theirs = ''] = await makeOrders(other, 1);
    await offer(await makeEmployee(portal, other), theirs, 98_765.4);
    const [orderId = ''] = await makeOrders(company, 1);
    const first = await offer(admin, orderId, 3.5);
    await portal.as(buyer)(contract.quote.decline, { id: first.id, reason: 'too high' });
    const second = await offer(admin, orderId, 3.2);
    const { key } = await add('quotes');
    const { body } = await read(key, '', { what: 'quotes' });
    expect(body).toEqual({
      data: (await calls()(contract.quote.sentList, { orderId })).list.toReversed(),
      next: null,
    });
    expect(idsOf(body)).toEqual([first.id, second.id]);
    expect([JSON.stringify(body).includes('李敏'), JSON.stringify(body).includes('98765.4')]).toEqual([false, false]);
  });

  test('scans come with what was noted, with how to reach those in the pool alone, and no other company’s', async () => {
    const met = await makeVisitor(portal);
    await putInPool(portal, company, buyer);
    const other = await makeExhibitor(portal);
    await makeScanOf(
      met.visitorId,
      { exhibitorId: other.id, employeeId: (await makeEmployee(portal, other)).employeeId },
      portal.ctx,
    );
    const by = { exhibitorId: company.id, employeeId: admin.employeeId };
    const ids = [await makeScanOf(buyer.visitorId, by, portal.ctx), await makeScanOf(met.visitorId, by, portal.ctx)];
    const { key } = await add('scans');
    const { body } = await read(key, '', { what: 'scans' });
    expect(idsOf(body)).toEqual(ids);
    expect(body.data.map(({ person }: { person: { email: string } }) => person.email)).toEqual([buyer.email, '']);
  });

  test('contacts are who is in the pool at this moment, page by page', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => makeVisitor(portal)));
    const [stays, withdraws, expires, suspended, waits] = people;
    if (!stays || !withdraws || !expires || !suspended || !waits) return expect.unreachable();
    for (const one of people) await putInPool(portal, company, one);
    await putInPool(portal, await makeExhibitor(portal), buyer);
    await portal.as(withdraws)(contract.contact.withdraw, { exhibitorId: company.id });
    const { db } = portal.ctx;
    await sql`update contact set expires_on = current_date - 2 where visitor_id = ${expires.visitorId}`.execute(db);
    await sql`update visitor set suspended_at = now() where id = ${suspended.visitorId}`.execute(db);
    await sql`update contact set state = 'toBeConfirmed' where visitor_id = ${waits.visitorId}`.execute(db);
    const { key } = await add('contacts');
    const { body } = await read(key, '', { what: 'contacts' });
    const emails = body.data.map(({ person }: { person: { email: string } }) => person.email);
    expect([emails, body.next]).toEqual([[stays.email], null]);
    await putInPool(portal, company, buyer);
    const page = await read(key, '?limit=1', { what: 'contacts' });
    const rest = await read(key, `?limit=1&cursor=${page.body.next}`, { what: 'contacts' });
    expect([...idsOf(page.body), ...idsOf(rest.body)]).toHaveLength(2);
    expect(new Set([...page.body.data, ...rest.body.data].map(({ person }) => person.email))).toEqual(
      new Set([stays.email, buyer.email]),
    );
  });
});

describe('keys', () => {
  test('are listed to their own company alone (G2)', async () => {
    await add();
    const stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    expect((await portal.as(stranger)(contract.connection.apiKeys, {})).list).toEqual([]);
  });

  test('are only so many; a request that is sent again makes one key, the one that was answered last, other words are refused (G57)', async () => {
    const once = { name: 'CRM', scopes: ['orders' as const], requestId: 'the-same-request' };
    const [one, two] = [
      await calls()(contract.connection.addApiKey, once),
      await calls()(contract.connection.addApiKey, once),
    ];
    for (const other of [{ name: 'another' }, { scopes: ['leads' as const] }])
      expect(await outcomeOf(calls()(contract.connection.addApiKey, { ...once, ...other }))).toBe('conflict');
    expect([(await read(one.key)).status, (await read(two.key)).status]).toEqual([401, 200]);
    for (let count = 1; count < LIMITS.apiKeysMax; count += 1) await add();
    expect(await outcomeOf(add())).toBe('apiKeyLimit');
  });
});
