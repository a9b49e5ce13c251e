import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { inquiryRow, orderRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { payloadOf } from '../connection/webhook.payloads.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { cellsOfSheet } from '../../../test/sheet-texts.ts';
import {
  joinsPool,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { poolList, poolCounts, exportPool, mark, setExpiry, distribute, remove, removeChosen, ownList, withdraw } =
  contract.contact;

const portal = testPortal();
let company: Exhibitor;
let other: Exhibitor;
let admin: Employee;
let staff: Employee;
let ana: Visitor;
let ben: Visitor;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  other = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  staff = await makeEmployee(portal, company, { name_zh: '陈静', name_en: 'Chen Jing' });
  ana = await makeVisitor(portal, { name: 'Ana Souza', company: 'Verde Agro' });
  ben = await makeVisitor(portal, { name: 'Ben Ito', company: 'Kyoto Seeds' });
  await putInPool(portal, company, ana, { created_at: '2026-10-01T00:00:00Z' });
  await putInPool(portal, company, ben, {
    created_at: '2026-10-02T00:00:00Z',
    source: 'INVITE_CODE',
    employee_id: admin.employeeId,
  });
  // somebody else's, that must not turn up
  await putInPool(portal, other, await makeVisitor(portal, { name: 'Ana Other' }));
});

const list = async (person: Employee = admin, given: InputOf<typeof poolList> = {}) =>
  (await portal.as(person)(poolList, given)).list;
const names = async (given: InputOf<typeof poolList> = {}, person: Employee = admin) =>
  (await list(person, given)).map(({ name }) => name);
const idOf = async (visitor: Visitor): Promise<string> =>
  (await list(admin, { pageSize: 100 })).find(({ visitorId }) => visitorId === visitor.visitorId)?.id ?? '';

describe('the customer pool', () => {
  test('shows how to reach those in it, and not those who wait or whose time is over', async () => {
    const late = await makeVisitor(portal, { name: 'Carla Late' });
    const waiting = await makeVisitor(portal, { name: 'Dan Waits' });
    await putInPool(portal, company, late, { expires_on: '2020-05-31' });
    await putInPool(portal, company, waiting, { state: 'toBeConfirmed' });
    const told = (await list(admin, { sort: 'name', descending: false })).map(({ name, state, email, mobile }) => [
      name,
      state,
      email,
      mobile,
    ]);
    expect(told).toEqual([
      ['Ana Souza', 'member', ana.email, '+86 13800000000'],
      ['Ben Ito', 'member', ben.email, '+86 13800000000'],
      ['Carla Late', 'expired', '', ''],
      ['Dan Waits', 'waiting', '', ''],
    ]);
    const text = (await portal.send(poolList, {}, admin)).text;
    expect([text.includes(late.email), text.includes(waiting.email)]).toEqual([false, false]);
    expect(await portal.as(admin)(poolCounts, {})).toEqual({
      all: 4,
      member: 2,
      waiting: 1,
      expired: 1,
      mine: 1,
      unassigned: 3,
      tags: [],
    });
    expect([await names({ state: 'expired' }), await names({ state: 'waiting' })]).toEqual([
      ['Carla Late'],
      ['Dan Waits'],
    ]);
  });

  test('is found by name, company and the beginning of an e-mail, sorted and paged', async () => {
    expect([await names({ keyword: 'souz' }), await names({ keyword: 'kyoto' })]).toEqual([['Ana Souza'], ['Ben Ito']]);
    expect([await names({ keyword: ben.email }), await names({ keyword: '@' }), await names({ keyword: '%' })]).toEqual(
      [['Ben Ito'], [], []],
    );
    expect([await names(), await names({ descending: false })]).toEqual([
      ['Ben Ito', 'Ana Souza'],
      ['Ana Souza', 'Ben Ito'],
    ]);
    expect([await names({ source: 'INVITE_CODE' }), await names({ pageSize: 1, pageNum: 2 })]).toEqual([
      ['Ben Ito'],
      ['Ana Souza'],
    ]);
  });

  test('stands by company with Chinese names among the others, by their sound', async () => {
    await putInPool(portal, company, await makeVisitor(portal, { name: '周宁', company: '南京绿田' }));
    const byCompany = await list(admin, { sort: 'company', descending: false });
    expect(byCompany.map(({ company: name }) => name)).toEqual(['Kyoto Seeds', '南京绿田', 'Verde Agro']);
  });

  test('shows staff what is theirs or nobody’s, and lets them mark that alone', async () => {
    expect(await names({}, staff)).toEqual(['Ana Souza']);
    const [anas, bens] = [await idOf(ana), await idOf(ben)];
    expect(await outcomeOf(portal.as(staff)(mark, { selection: { ids: [anas, bens] }, level: 'A' }))).toBe('notFound');
    expect((await list()).map(({ level }) => level)).toEqual(['', '']);
    expect(await portal.as(staff)(mark, { selection: { ids: [anas] }, level: 'B', add: ['东南亚', 'OEM'] })).toEqual({
      changed: 1,
    });
    // wherever else a visitor is shown, too
    const told = async (person: Employee, visitor: Visitor) =>
      (await portal.as(person)(contract.visitor.detail, { id: visitor.visitorId })).contact?.email ?? null;
    expect([await told(staff, ana), await told(staff, ben), await told(admin, ben)]).toEqual([
      ana.email,
      null,
      ben.email,
    ]);
  });

  test('names to each employee the contacts that are given to them, and apart those whose last day is over', async () => {
    const own = async (person: Employee, ended = false) => {
      const { list: entries, total, counts } = await portal.as(person)(ownList, { ended });
      return { told: entries.map((one) => ('email' in one ? one.email : null)), total, counts };
    };
    const nobody = { told: [], total: 0, counts: { open: 0, ended: 0 } };
    expect(await own(staff)).toEqual(nobody);
    expect(await own(admin)).toEqual({ told: [ben.email], total: 1, counts: { open: 1, ended: 0 } });
    await portal.as(admin)(distribute, {
      selection: { ids: [await idOf(ana), await idOf(ben)] },
      employeeId: staff.employeeId,
    });
    expect(await own(staff)).toEqual({ told: [ben.email, ana.email], total: 2, counts: { open: 2, ended: 0 } });
    expect(await own(admin)).toEqual(nobody);
    await portal.as(admin)(setExpiry, { selection: { ids: [await idOf(ben)] }, expiresOn: '2020-01-01' });
    expect(await own(staff)).toEqual({ told: [ana.email], total: 1, counts: { open: 1, ended: 1 } });
    expect(await own(staff, true)).toEqual({ told: [''], total: 1, counts: { open: 1, ended: 1 } });
  });

  test('keeps levels and tags in the order they came, sorts by level and finds by tag', async () => {
    const [anas, bens] = [await idOf(ana), await idOf(ben)];
    const call = portal.as(admin);
    await call(mark, { selection: { ids: [anas, bens] }, level: 'C', add: ['OEM'] });
    await call(mark, { selection: { ids: [bens] }, level: 'A', add: ['VIP', 'OEM'] });
    await call(mark, { selection: { ids: [anas] }, remove: ['OEM'], add: ['东南亚'] });
    expect((await list(admin, { sort: 'level' })).map(({ name, level, tags }) => [name, level, tags])).toEqual([
      ['Ben Ito', 'A', ['OEM', 'VIP']],
      ['Ana Souza', 'C', ['东南亚']],
    ]);
    expect([await names({ tag: 'OEM' }), await names({ level: 'C' })]).toEqual([['Ben Ito'], ['Ana Souza']]);
    expect((await call(poolCounts, {})).tags).toEqual([
      { tag: 'OEM', count: 1 },
      { tag: 'VIP', count: 1 },
      { tag: '东南亚', count: 1 },
    ]);
    const nine = Array.from({ length: 9 }, (_, at) => `t${at}`);
    expect(await outcomeOf(call(mark, { selection: { ids: [anas, bens] }, add: nine }))).toBe('contactTagLimit');
    expect((await list(admin, { keyword: 'souza' }))[0]?.tags).toEqual(['东南亚']);
  });

  test('is changed as a whole as it was seen, but for some: one that has come meanwhile changes nothing', async () => {
    const call = portal.as(admin);
    const carla = await makeVisitor(portal, { name: 'Carla Lima' });
    await putInPool(portal, company, carla, { employee_id: admin.employeeId });
    const filter = { keyword: '' };
    const except = [await idOf(ben)];
    expect(await outcomeOf(call(mark, { selection: { filter, expected: 2 }, level: 'A' }))).toBe('editConflict');
    expect((await list()).map(({ level }) => level)).toEqual(['', '', '']);
    expect(await call(mark, { selection: { filter, expected: 3, except }, level: 'A', add: ['OEM'] })).toEqual({
      changed: 2,
    });
    expect(
      await call(setExpiry, {
        selection: { filter: { keyword: '', tag: 'OEM' }, expected: 2 },
        expiresOn: '2099-01-31',
      }),
    ).toEqual({
      changed: 2,
    });
    expect(
      await call(distribute, {
        selection: { filter: { ...filter, level: 'A' }, expected: 2 },
        employeeId: staff.employeeId,
      }),
    ).toEqual({ changed: 2 });
    const told = (await list(admin, { sort: 'name', descending: false })).map((one) => [
      one.name,
      one.level,
      one.tags,
      one.expiresOn,
      one.employee?.id,
    ]);
    expect(told).toEqual([
      ['Ana Souza', 'A', ['OEM'], '2099-01-31', staff.employeeId],
      ['Ben Ito', '', [], null, admin.employeeId],
      ['Carla Lima', 'A', ['OEM'], '2099-01-31', staff.employeeId],
    ]);
    // staff: all that they see, and nobody else's
    expect(await portal.as(staff)(mark, { selection: { filter, expected: 2 }, level: 'B' })).toEqual({ changed: 2 });
    expect(await names({ level: 'B', sort: 'name', descending: false })).toEqual(['Ana Souza', 'Carla Lima']);
    const away = { selection: { filter, expected: 3 }, employeeId: (await makeEmployee(portal, other)).employeeId };
    expect(await outcomeOf(call(distribute, away))).toBe('notFound');
  });

  test('is distributed to colleagues in service alone, all of them or none', async () => {
    const [anas, bens] = [await idOf(ana), await idOf(ben)];
    const stranger = await makeEmployee(portal, other);
    const call = portal.as(admin);
    const give = (employeeId: string | null, ids = [anas, bens]) =>
      outcomeOf(call(distribute, { selection: { ids }, employeeId }));
    expect(await give(stranger.employeeId)).toBe('notFound');
    expect(await give(staff.employeeId)).toBe('done');
    expect((await list()).map(({ employee }) => employee?.name.en)).toEqual(['Chen Jing', 'Chen Jing']);
    expect([await names({ assigned: 'me' }), await names({ assigned: staff.employeeId })]).toEqual([
      [],
      ['Ben Ito', 'Ana Souza'],
    ]);
    expect(await give(null, [anas])).toBe('done');
    expect(await names({ assigned: 'nobody' })).toEqual(['Ana Souza']);
    await call(contract.exhibitor.resignEmployee, { id: staff.employeeId, toId: admin.employeeId });
    expect(await names({ assigned: 'me' })).toEqual(['Ben Ito']);
    expect(await give(staff.employeeId)).toBe('notFound');
  });
});

describe('access to what is kept for the pool', () => {
  const look = async (visitor: Visitor, id: string) => outcomeOf(portal.as(visitor)(contract.product.detail, { id }));

  test('ends with removal, with the last day, and comes back with a later one', async () => {
    const { id: product } = await makeProduct(portal, company, { scope: 1 });
    const [anas, bens] = [await idOf(ana), await idOf(ben)];
    const call = portal.as(admin);
    expect([await look(ana, product), await look(ben, product)]).toEqual(['done', 'done']);
    await call(setExpiry, { selection: { ids: [anas] }, expiresOn: '2020-01-01' });
    expect([await look(ana, product), await look(ben, product)]).toEqual(['productTips', 'done']);
    await call(setExpiry, { selection: { ids: [anas] }, expiresOn: '2099-01-01' });
    expect(await look(ana, product)).toBe('done');
    await call(remove, { id: anas });
    expect([await look(ana, product), await look(ben, product)]).toEqual(['productTips', 'done']);
    expect(await outcomeOf(call(removeChosen, { ids: [anas, bens] }))).toBe('notFound');
    expect(await look(ben, product)).toBe('done');
    expect(await call(removeChosen, { ids: [bens] })).toEqual({ changed: 1 });
    expect([await look(ben, product), await names()]).toEqual(['productTips', []]);
  });
});

describe('the export', () => {
  test('holds what the list holds, in its order, and nothing a program would run (G35)', async () => {
    const evil = await makeVisitor(portal, { name: '=HYPERLINK(A1)', company: '@SUM(1)' });
    await putInPool(portal, company, evil, { tags: ['+cmd'], created_at: '2026-10-03T00:00:00Z', level: 'A' });
    await putInPool(portal, company, await makeVisitor(portal, { name: 'Gone' }), {
      removed_at: new Date().toISOString(),
    });
    const { data } = (await portal.send(exportPool, { lang: 'en' }, admin)).body;
    const [header, ...rows] = cellsOfSheet(data);
    expect(header?.slice(0, 6)).toEqual(['Name', 'Company', 'Position', 'Country or region', 'E-mail', 'Mobile']);
    expect(rows.map((row) => row[0])).toEqual(["'=HYPERLINK(A1)", 'Ben Ito', 'Ana Souza']);
    expect(rows[0]).toContain("'@SUM(1)");
    expect(rows[0]).toContain("'+cmd");
    expect(rows[2]).toContain(ana.email);
    const narrowed = (await portal.send(exportPool, { lang: 'zh', keyword: 'kyoto' }, admin)).body.data;
    expect(cellsOfSheet(narrowed).map((row) => row[0])).toEqual(['姓名', 'Ben Ito']);
  });
});

describe('who can see me', () => {
  const companies = async (ended = false) => {
    const { list: entries, counts } = await portal.as(ana)(ownList, { ended });
    return { counts, entries: entries.filter((one) => 'exhibitor' in one) };
  };
  const ledger = async (ended = false) => {
    const { entries, counts } = await companies(ended);
    return { counts, told: entries.map(({ exhibitor, source, member }) => [exhibitor.id, source, member]) };
  };
  const orderAt = async (exhibitor: Exhibitor) => {
    const product = await makeProduct(portal, exhibitor);
    await insertRows(portal.ctx.db, 'intent_order', [
      orderRow(product, ana.visitorId, { created_at: '2026-10-05T00:00:00Z' }),
    ]);
  };

  test('names each company once, with since when and through what, and nobody else’s', async () => {
    await orderAt(company);
    await orderAt(other);
    expect(await ledger()).toEqual({
      counts: { open: 2, ended: 0 },
      told: [
        [other.id, 'ORDER', false],
        [company.id, 'CARD', true],
      ],
    });
    const [, first] = (await companies()).entries;
    expect([first?.since, first?.endedAt]).toEqual(['2026-10-01T00:00:00.000Z', null]);
  });

  test('takes it back: the company sees how to reach the visitor nowhere any more', async () => {
    await orderAt(company);
    await orderAt(other);
    const theirs = await makeEmployee(portal, other, { admin: true });
    const seen = async (person: Employee) => {
      const texts = [
        await portal.send(poolList, {}, person),
        await portal.send(contract.lead.list, {}, person),
        await portal.send(contract.visitor.detail, { id: ana.visitorId }, person),
      ].map(({ text }) => text);
      const files = [
        await portal.send(exportPool, { lang: 'en' }, person),
        await portal.send(contract.lead.exportList, { lang: 'en' }, person),
      ].map(({ body }) => JSON.stringify(cellsOfSheet(body.data)));
      return [...texts, ...files].map((text) => text.includes(ana.email));
    };
    expect([await seen(admin), await seen(theirs)]).toEqual([
      [true, true, true, true, true],
      [false, true, false, false, true],
    ]);
    await portal.as(ana)(withdraw, { exhibitorId: company.id });
    await portal.as(ana)(withdraw, { exhibitorId: other.id });
    const nowhere = [false, false, false, false, false];
    expect([await seen(admin), await seen(theirs)]).toEqual([nowhere, nowhere]);
    expect(await names()).toEqual(['Ben Ito']);
    expect((await portal.as(admin)(contract.lead.list, {})).list[0]?.buyer.mobile).toBe('');
    expect((await ledger()).counts).toEqual({ open: 0, ended: 2 });
    const ended = (await companies(true)).entries;
    expect(ended.map(({ endedBy, endedAt }) => [endedBy, endedAt === null])).toEqual([
      ['visitor', false],
      ['visitor', false],
    ]);
    expect(await outcomeOf(portal.as(ana)(withdraw, { exhibitorId: other.id }))).toBe('notFound');
    // what the visitor gives again is theirs to give
    await joinsPool(portal, other, ana, 'INVITE_CODE');
    expect(await seen(theirs)).toEqual([true, true, true, true, true]);
  });

  test('takes it back from cards, searches by e-mail, keys and webhooks as well (G5)', async () => {
    const theirs = await makeEmployee(portal, other, { admin: true });
    const order = orderRow(await makeProduct(portal, other), ana.visitorId);
    await insertRows(portal.ctx.db, 'intent_order', [order]);
    const { code } = await portal.as(theirs)(contract.card.own, {});
    await portal.as(ana)(contract.card.exchange, { code });
    const { key } = await portal.as(theirs)(contract.connection.addApiKey, { name: 'CRM', scopes: ['orders'] });
    const told = { exhibitorId: other.id, event: 'order.created', subjectId: order.id, at: new Date() };
    const reads = async () => {
      const byKey = await portal.app.inject({
        url: '/api/v1/orders',
        headers: { host: 'localhost', authorization: `Bearer ${key}` },
      });
      const texts = [
        (await portal.send(contract.card.receivedList, {}, theirs)).text,
        byKey.body,
        (await payloadOf(portal.ctx, told)) ?? '',
      ];
      const { total: leads } = await portal.as(theirs)(contract.lead.list, { keyword: ana.email });
      return [...texts.map((text) => text.includes(ana.email)), leads === 1];
    };
    expect(await reads()).toEqual([true, true, true, true]);
    await portal.as(ana)(withdraw, { exhibitorId: other.id });
    expect(await reads()).toEqual([false, false, false, false]);
    // what became of the order is the company's own
    expect((await portal.as(theirs)(contract.lead.list, { keyword: 'Ana Souza' })).total).toBe(1);
  });

  test('an inquiry lets the company know as an order does, and is withdrawn from in the same way', async () => {
    const asked = inquiryRow(portal.ctx.exhibition.id, other.id, ana.visitorId, {
      created_at: '2026-10-06T00:00:00Z',
    });
    await insertRows(portal.ctx.db, 'inquiry', [asked]);
    const theirs = await makeEmployee(portal, other, { admin: true });
    const reads = async () =>
      (await portal.send(contract.inquiry.received, { id: asked.id }, theirs)).text.includes(ana.email);
    expect([await reads(), (await ledger()).told]).toEqual([
      true,
      [
        [other.id, 'INQUIRY', false],
        [company.id, 'CARD', true],
      ],
    ]);
    await portal.as(ana)(withdraw, { exhibitorId: other.id });
    expect([await reads(), (await ledger()).told]).toEqual([false, [[company.id, 'CARD', true]]]);
    expect((await ledger(true)).told).toEqual([[other.id, 'INQUIRY', false]]);
  });

  test('lets a visitor leave by the entry, never by somebody else’s', async () => {
    const bens = await idOf(ben);
    expect(await outcomeOf(portal.as(ana)(remove, { id: bens }))).toBe('notFound');
    expect(await outcomeOf(portal.as(ana)(remove, { id: await idOf(ana) }))).toBe('done');
    const { rows } = await sql`select removed_by from contact where visitor_id = ${ana.visitorId}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ removed_by: 'visitor' }]);
    expect(await names()).toEqual(['Ben Ito']);
  });
});
