import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { orderRow } from '../../../../demo/factories/factories.ts';
import { mailCounter } from '../../platform/delivery/mail-allowance.ts';
import { removeOrphans } from '../upload/upload.orphans.ts';
import { countRows } from '../../../test/count-rows.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { openedBy } from '../../../test/pictures.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  giveLead,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeStoredPicture,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { create, change, withdraw, ownList } = contract.order;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  staff = await makeEmployee(portal, company, { name_zh: '陈静' });
  buyer = await makeVisitor(portal);
  product = await makeProduct(portal, company, { name_zh: '吡虫啉', name_en: 'Imidacloprid' });
});

const wanted = (given: Partial<InputOf<typeof create>> = {}): InputOf<typeof create> => ({
  productId: product.id,
  quantity: 500,
  unit: 'kg',
  remark: '请报价',
  ...given,
});
const order = (given: Partial<InputOf<typeof create>> = {}) => portal.as(buyer)(create, wanted(given));
const received = (person: Employee) => portal.as(person)(contract.lead.list, { kind: 'order' });

describe('order.create', () => {
  test('is seen by the buyer and by the exhibitor, with the contact the buyer gives by it', async () => {
    const { id } = await order();
    const [own] = (await portal.as(buyer)(ownList, {})).list;
    expect(own).toMatchObject({
      id,
      quantity: 500,
      unit: 'kg',
      remark: '请报价',
      state: 'notContacted',
      contactedAt: null,
      product: { id: product.id },
      exhibitor: { id: company.id },
    });
    const answer = await received(admin);
    expect(answer.counts.new).toBe(1);
    expect(answer.list).toMatchObject([
      {
        id,
        quantity: 500,
        unit: 'kg',
        text: '请报价',
        buyer: {
          name: '李敏',
          company: '禾田农资有限公司',
          position: '采购经理',
          country: 'CN',
          email: buyer.email,
          mobile: '+86 13800000000',
        },
        employee: null,
      },
    ]);
  });

  test('refuses a quantity out of range word for word in both languages', async () => {
    const text = async (quantity: unknown, lang: 'zh' | 'en') => {
      const { body } = await portal.send(create, { ...wanted(), quantity }, { ...buyer, lang });
      return body;
    };
    for (const quantity of [0, -1]) {
      const least = (message: string) => ({ fields: [{ field: 'quantity', rule: 'orderQuantityLeast', message }] });
      const said = [(await text(quantity, 'zh')).data, (await text(quantity, 'en')).data];
      expect([quantity, said]).toEqual([quantity, [least('数量至少为 1'), least('Amount should be at least 1.')]]);
    }
    for (const quantity of [99_999, 1.5, '500', null]) {
      const [zh, en] = [await text(quantity, 'zh'), await text(quantity, 'en')];
      const wrong = (message: string) => ({ fields: [{ field: 'quantity', rule: 'orderQuantity', message }] });
      expect([quantity, zh.code, zh.data]).toEqual([quantity, 4000, wrong('数量应小于 99999，请输入数字')]);
      expect([quantity, en.code, en.data]).toEqual([
        quantity,
        4000,
        wrong('Amount should be less than 99999. Please enter a number.'),
      ]);
    }
    expect(await countRows(portal, sql`intent_order where visitor_id = ${buyer.visitorId}`)).toBe(0);
  });

  test('takes the smallest and the largest quantity', async () => {
    expect([await outcomeOf(order({ quantity: 1 })), await outcomeOf(order({ quantity: 99_998 }))]).toEqual([
      'done',
      'done',
    ]);
  });

  test('of a product the buyer may not see leads to the exhibitor, of none is not found', async () => {
    const restricted = await makeProduct(portal, company, { scope: 1 });
    const refused = await portal.send(create, wanted({ productId: restricted.id }), buyer);
    expect(refused.body).toEqual({
      code: 3002,
      message: '该展品仅对部分买家开放，请先联系展商',
      data: { exhibitorId: company.id },
    });
    await putInPool(portal, company, buyer);
    expect(await outcomeOf(order({ productId: restricted.id }))).toBe('done');
    expect(await outcomeOf(order({ productId: 'NoSuchProduct0000001' }))).toBe('notFound');
  });

  test('sent twice with one request id is stored once and answered alike (G57)', async () => {
    const requestId = `request-${product.id}`;
    const first = await order({ requestId });
    expect(await order({ requestId })).toEqual(first);
    const all = await Promise.all(Array.from({ length: 20 }, () => order({ requestId })));
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(await countRows(portal, sql`intent_order where visitor_id = ${buyer.visitorId}`)).toBe(1);
  });

  test('twenty first sendings at once are stored once', async () => {
    const requestId = `parallel-${product.id}`;
    const all = await Promise.all(Array.from({ length: 20 }, () => order({ requestId })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await countRows(portal, sql`intent_order where request_id = ${requestId}`)).toBe(1);
  });

  test('the same request id with another content is refused, for another buyer it is free', async () => {
    const requestId = `reused-${product.id}`;
    const { id } = await order({ requestId });
    for (const other of [{ quantity: 501 }, { unit: 't' }, { remark: 'other' }])
      expect(await outcomeOf(order({ requestId, ...other }))).toBe('conflict');
    const second = await makeProduct(portal, company);
    expect(await outcomeOf(order({ requestId, productId: second.id }))).toBe('conflict');
    const theirs = await portal.as(await makeVisitor(portal))(create, wanted({ requestId }));
    expect(theirs.id).not.toBe(id);
  });

  test('the buyer lists those of one exhibit alone', async () => {
    const other = await makeProduct(portal, company);
    const [first, second] = [
      await portal.as(buyer)(create, wanted()),
      await portal.as(buyer)(create, wanted({ productId: other.id })),
    ];
    const idsOf = async (given: InputOf<typeof ownList>) =>
      (await portal.as(buyer)(ownList, given)).list.map(({ id }) => id).toSorted();
    expect(await idsOf({ productId: product.id })).toEqual([first.id]);
    expect(await idsOf({})).toEqual([first.id, second.id].toSorted());
  });

  test('without a request id every sending is an order of its own', async () => {
    expect(tally(await Promise.all([outcomeOf(order()), outcomeOf(order())]))).toEqual({ done: 2 });
    expect((await portal.as(buyer)(ownList, {})).total).toBe(2);
  });

  test('names wrong fields', async () => {
    expect(Object.keys(await wrongFields(order({ unit: ' ', remark: 'x'.repeat(1_001), requestId: 'short' })))).toEqual(
      expect.arrayContaining(['unit', 'remark', 'requestId']),
    );
  });
});

describe('what an order sets going', () => {
  const noticesOf = (person: Employee) =>
    countRows(portal, sql`notice where recipient_id = ${person.employeeId} and kind = 'order'`);
  const mailsTo = (person: Employee) => countRows(portal, sql`message where recipient = ${person.email}`);

  test('a notice and an e-mail to each of the exhibitor’s staff, once, in their language', async () => {
    const abroad = await makeEmployee(portal, company, { language: 'en' });
    const { id } = await order({ requestId: `notice-${product.id}` });
    await order({ requestId: `notice-${product.id}` });
    for (const person of [admin, staff, abroad])
      await expect.poll(async () => [await noticesOf(person), await mailsTo(person)]).toEqual([1, 1]);
    const { rows } = await sql<{
      subject: string;
      body: string;
      link: string;
      state: string;
    }>`select subject, body, link, state from message where recipient = any(${[admin.email, abroad.email]}::text[]) order by subject desc`.execute(
      portal.ctx.db,
    );
    const fair = portal.ctx.exhibition.shortName;
    expect(rows.map(({ subject, link }) => ({ subject, link }))).toEqual(
      expect.arrayContaining([
        {
          subject: `【${fair.zh}】新的意向订单：吡虫啉`,
          link: `http://localhost:3000/potential-order?lead=${id}&as=actor`,
        },
        {
          subject: `${fair.en}: new intent order for Imidacloprid`,
          link: `http://localhost:3000/en/potential-order?lead=${id}&as=actor`,
        },
      ]),
    );
    const marks = rows.map(({ body, link }) => body.includes(`${link}&mark=contacted`));
    expect(marks).toEqual(rows.map(() => true));
    const [notice] = (await portal.as(admin)(contract.notice.list, {})).list;
    expect(notice).toMatchObject({
      kind: 'order',
      noticeType: 'INTENTIONORDER',
      link: '/potential-order',
      seen: false,
      title: { zh: '收到新的意向订单：吡虫啉', en: 'New intent order: Imidacloprid' },
    });
  });

  test('nothing to those who have left, who wait to join, nor to other companies', async () => {
    const waiting = await makeEmployee(portal, company, { admin: true, waiting_since: new Date().toISOString() });
    const left = await makeEmployee(portal, company, { resigned_at: new Date().toISOString() });
    const other = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    await order();
    await expect.poll(() => noticesOf(admin)).toEqual(1);
    for (const stranger of [left, waiting, other])
      expect([await noticesOf(stranger), await mailsTo(stranger)]).toEqual([0, 0]);
  });

  test('e-mails for the first orders of a buyer on a day; the others stand in the digest of the morning', async () => {
    const orders = LIMITS.orderMailsPerBuyerAndCompanyDay + 4;
    for (let count = 0; count < orders; count += 1) await order({ remark: 'see http://buyer.example/label' });
    await expect.poll(() => noticesOf(admin)).toEqual(orders);
    expect(await mailsTo(admin)).toBe(LIMITS.orderMailsPerBuyerAndCompanyDay);
    expect(await countRows(portal, sql`notice where recipient_id = ${admin.employeeId} and not mailed`)).toBe(4);
    // the buyer's words stand whole, under their own name
    const whole = sql`message where recipient = ${admin.email} and body like '%see http://buyer.example/label%'`;
    expect(await countRows(portal, whole)).toBe(LIMITS.orderMailsPerBuyerAndCompanyDay);
  });

  /** As if so many e-mails had been counted today. */
  const used = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1)
      await portal.portal.services.counters.increment(mailCounter(key), 24 * 60 * 60);
  };

  test('no more e-mails of one buyer than so many a day, to whichever companies', async () => {
    const other = await makeExhibitor(portal);
    const [their, theirs] = [await makeEmployee(portal, other), await makeProduct(portal, other)];
    await used(`of ${buyer.accountId} on orders`, LIMITS.orderMailsPerBuyerDay - 1);
    await order();
    await expect.poll(async () => [await noticesOf(staff), await mailsTo(staff)]).toEqual([1, 1]);
    await order({ productId: theirs.id });
    await expect.poll(() => noticesOf(their)).toEqual(1);
    expect([
      await mailsTo(their),
      await countRows(portal, sql`notice where recipient_id = ${their.employeeId} and mailed`),
    ]).toEqual([0, 0]);
  });

  test('no more e-mails to one address than so many a day, from whichever buyers', async () => {
    await used(`to ${admin.email} on orders`, LIMITS.orderMailsPerAddressDay - 1);
    await order();
    await expect.poll(async () => [await noticesOf(admin), await mailsTo(admin)]).toEqual([1, 1]);
    await portal.as(await makeVisitor(portal))(create, wanted());
    await expect.poll(async () => [await noticesOf(admin), await mailsTo(staff)]).toEqual([2, 2]);
    expect([
      await mailsTo(admin),
      await countRows(portal, sql`notice where recipient_id = ${admin.employeeId} and mailed`),
    ]).toEqual([1, 1]);
  });

  test('an e-mail in which nothing of the buyer becomes a link or a message', async () => {
    const evil = 'Win at http://evil.example/win';
    await sql`update visitor set name = ${evil}, company = ${`${evil} ${'x'.repeat(200)}`} where id = ${buyer.visitorId}`.execute(
      portal.ctx.db,
    );
    await order();
    await expect.poll(() => mailsTo(admin)).toEqual(1);
    const { rows } = await sql<{ words: string }>`
      select subject || ' ' || body as words from message where recipient = ${admin.email}`.execute(portal.ctx.db);
    const [words = ''] = rows.map((row) => row.words);
    expect([
      words.includes('http: evil. example/win'),
      words.includes('://evil'),
      words.includes('evil.example'),
    ]).toEqual([true, false, false]);
    expect(words.includes('x'.repeat(100))).toBe(false);
  });

  test('no e-mail to an address that an administrator wrote down and nobody has come in by', async () => {
    const stranger = await makeEmployee(portal, company, {});
    await sql`update employee set account_id = null where id = ${stranger.employeeId}`.execute(portal.ctx.db);
    await order();
    await expect.poll(() => noticesOf(stranger)).toEqual(1);
    expect(await mailsTo(stranger)).toBe(0);
  });

  test('a job that runs again tells nobody twice', async () => {
    const { notifyOfOrder } = await import('../notice/notice.on-order.ts');
    const { id } = await order();
    await expect.poll(() => noticesOf(staff)).toEqual(1);
    for (let again = 0; again < 3; again += 1)
      await notifyOfOrder(portal.portal.services, portal.ctx, id, 'http://fair.example');
    expect([await noticesOf(staff), await mailsTo(staff)]).toEqual([1, 1]);
  });

  test('an order that was not stored tells nobody', async () => {
    await outcomeOf(order({ productId: 'NoSuchProduct0000001' }));
    await order();
    await expect.poll(() => noticesOf(admin)).toEqual(1);
    await sleep(300);
    expect(await noticesOf(admin)).toBe(1);
  });
});

describe('what a buyer ordered', () => {
  const ordered = async () => (await portal.as(buyer)(ownList, {})).list.map(({ product: shown }) => shown);
  const status = async (address: string): Promise<number> =>
    (await portal.app.inject({ url: `${address}/w400.webp`, headers: { host: 'localhost' } })).statusCode;

  test.for([
    ['is renamed', {}],
    ['is hidden', { scope: 1 }],
    ['is deleted', { deleted_at: new Date(Date.now() - 48 * 3_600_000).toISOString() }],
  ] as const)('is shown as it was, after it %s', async ([, change]) => {
    const [before, after] = [await makeStoredPicture(portal, company), await makeStoredPicture(portal, company)];
    product = await makeProduct(portal, company, {
      name_zh: '吡虫啉',
      name_en: 'Imidacloprid',
      strength: '70% WG',
      pictures: [before],
    });
    await order();
    const [first] = await ordered();
    expect(first).toMatchObject({ name: { zh: '吡虫啉', en: 'Imidacloprid' }, strength: '70% WG' });
    await portal.ctx.db
      .updateTable('product')
      .set({ name_zh: '机密新品', name_en: 'Secret launch', strength: '99% TC', pictures: [after], ...change })
      .where('id', '=', product.id)
      .execute();
    await sql`update file set created_at = now() - interval '3 days' where id = any(${[before, after]}::text[])`.execute(
      portal.ctx.db,
    );
    await removeOrphans(portal.portal.services, { asked: true });
    const [shown] = await ordered();
    const cover = shown?.cover ?? '';
    expect({ ...shown, cover: openedBy(portal, cover) }).toEqual({ ...first, cover: before });
    expect(await status(cover)).toBe(200);
    expect(JSON.stringify(await portal.as(buyer)(ownList, {}))).not.toContain('Secret launch');
    // the company reads what its exhibit is now
    expect((await received(admin)).list.map(({ product: now }) => now?.name.en)).toEqual(['Secret launch']);
  });

  test('of an order from before the name was kept: as it is called now', async () => {
    const bare = { exhibition_id: product.exhibition_id, exhibitor_id: company.id, id: product.id };
    await insertRows(portal.ctx.db, 'intent_order', [orderRow(bare, buyer.visitorId)]);
    expect((await ordered()).map(({ name }) => name.en)).toEqual(['Imidacloprid']);
  });
});

describe('until the exhibitor has seen it', () => {
  const own = async () => (await portal.as(buyer)(ownList, {})).list;
  const noticesOf = (person: Employee) =>
    countRows(portal, sql`notice where recipient_id = ${person.employeeId} and kind = 'order'`);
  const anew = { quantity: 750, unit: 't', remark: '改过的' };

  test('the buyer writes it anew, each time on what was read, and its notices say so', async () => {
    const { id } = await order();
    await expect.poll(() => noticesOf(admin)).toEqual(1);
    const write = (version: number, given = {}) => portal.as(buyer)(change, { id, version, ...anew, ...given });
    expect(await write(1)).toEqual({ id, version: 2 });
    // the answer was lost: sent again, it changes nothing more
    expect(await write(1)).toEqual({ id, version: 2 });
    expect(await outcomeOf(write(1, { quantity: 9 }))).toBe('editConflict');
    expect(Object.keys(await wrongFields(write(2, { quantity: 0, unit: ' ' }))).toSorted()).toEqual([
      'quantity',
      'unit',
    ]);
    expect(await own()).toMatchObject([{ id, ...anew, progress: 'sent', version: 2, changedAt: expect.any(String) }]);
    await expect
      .poll(() => countRows(portal, sql`notice where recipient_id = ${admin.employeeId} and body_en like '%750 t%'`))
      .toEqual(1);
    expect((await received(staff)).list).toMatchObject([{ id, quantity: 750, unit: 't', text: '改过的' }]);
    expect(await outcomeOf(write(2, { quantity: 9 }))).toBe('alreadySeen');
    expect(await outcomeOf(portal.as(buyer)(withdraw, { id }))).toBe('alreadySeen');
    expect(await own()).toMatchObject([{ id, ...anew, progress: 'seen', seenAt: expect.any(String) }]);
  });

  test('it is seen by whoever has it before them: the inbox, one lead, each file', async () => {
    const { lead } = contract;
    const reads: ((id: string) => Promise<unknown>)[] = [
      () => portal.as(staff)(lead.list, {}),
      (id) => portal.as(staff)(lead.get, { id }),
      () => portal.send(lead.exportList, { lang: 'en' }, admin),
      (id) => portal.as(staff)(lead.setState, { selection: { ids: [id] }, state: 'contacted' }),
    ];
    for (const [at, read] of reads.entries()) {
      const { id } = await order();
      await read(id);
      expect([at, await outcomeOf(portal.as(buyer)(withdraw, { id }))]).toEqual([at, 'alreadySeen']);
    }
  });

  test('what only others may see has not been seen', async () => {
    const { id } = await order();
    await giveLead(portal, id, { employee_id: admin.employeeId });
    const stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    for (const person of [staff, stranger]) {
      expect((await portal.as(person)(contract.lead.list, {})).list).toEqual([]);
      expect(await outcomeOf(portal.as(person)(contract.lead.get, { id }))).toBe('notFound');
    }
    expect(await own()).toMatchObject([{ id, progress: 'sent', seenAt: null }]);
    expect(await outcomeOf(portal.as(buyer)(withdraw, { id }))).toBe('done');
  });

  test('the buyer takes it back, and it is gone for the exhibitor with what told of it', async () => {
    const { id } = await order();
    await expect.poll(() => noticesOf(admin)).toEqual(1);
    const first = await portal.as(buyer)(withdraw, { id });
    expect(await portal.as(buyer)(withdraw, { id })).toEqual(first);
    expect(await received(admin)).toMatchObject({ list: [], total: 0 });
    expect(await outcomeOf(portal.as(admin)(contract.lead.get, { id }))).toBe('notFound');
    expect(
      await outcomeOf(portal.as(admin)(contract.lead.setState, { selection: { ids: [id] }, state: 'contacted' })),
    ).toBe('notFound');
    expect(await outcomeOf(portal.as(buyer)(change, { id, version: 1, ...anew }))).toBe('alreadyWithdrawn');
    expect(await own()).toMatchObject([{ id, progress: 'withdrawn', withdrawnAt: first.withdrawnAt }]);
    expect((await portal.as(buyer)(contract.contact.ownList, {})).list).toEqual([]);
    await expect.poll(() => noticesOf(admin)).toEqual(0);
  });

  test('of a change, a withdrawal and a first reading at once one comes first, and the others go by it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await order();
      const [read, changed, withdrawn] = await Promise.all([
        portal
          .as(staff)(contract.lead.get, { id })
          .then(({ lead }) => lead.quantity)
          .catch(() => null),
        outcomeOf(portal.as(buyer)(change, { id, version: 1, ...anew })),
        outcomeOf(portal.as(buyer)(withdraw, { id })),
      ]);
      const [stored] = (await own()).filter((one) => one.id === id);
      expect(stored?.progress).toBe(read === null ? 'withdrawn' : 'seen');
      expect(withdrawn).toBe(read === null ? 'done' : 'alreadySeen');
      // what was read is what stands there: nothing was written after
      if (read !== null) expect(read).toBe(stored?.quantity);
      expect(stored?.quantity).toBe(changed === 'done' ? 750 : 500);
    }
  });

  test('of somebody else’s there is nothing to change or take back', async () => {
    const { id } = await order();
    const other = portal.as(await makeVisitor(portal));
    expect(await outcomeOf(other(change, { id, version: 1, ...anew }))).toBe('notFound');
    expect(await outcomeOf(other(withdraw, { id }))).toBe('notFound');
    expect(await own()).toMatchObject([{ quantity: 500, progress: 'sent' }]);
  });

  test('a copy is mailed to the buyer, in their language, once, and of so many a day', async () => {
    const ana = await makeVisitor(portal, { language: 'en' });
    const requestId = `copy-${product.id}`;
    for (let time = 0; time < 2; time += 1) await portal.as(ana)(create, wanted({ requestId }));
    const mails = () => countRows(portal, sql`message where recipient = ${ana.email}`);
    expect(await mails()).toBe(1);
    const { rows } = await sql<{ words: string }>`
      select subject || ' ' || body as words from message where recipient = ${ana.email}`.execute(portal.ctx.db);
    for (const part of ['Imidacloprid', '500 kg', '请报价']) expect(rows[0]?.words).toContain(part);
    for (let time = 0; time < LIMITS.copiesPerBuyerDay; time += 1) await portal.as(ana)(create, wanted());
    expect(await mails()).toBe(LIMITS.copiesPerBuyerDay);
  });

  test('how far it has come is worded for the buyer, whatever the company calls it', async () => {
    const { id } = await order();
    const progress: (string | undefined)[] = [];
    for (const state of ['contacted', 'quoted', 'lost', 'won'] as const) {
      await portal.as(admin)(contract.lead.setState, { selection: { ids: [id] }, state, lostReason: '价格太高' });
      progress.push((await own())[0]?.progress);
    }
    expect(progress).toEqual(['answered', 'answered', 'closed', 'closed']);
    expect(JSON.stringify(await own())).not.toContain('价格太高');
  });
});

describe('order lists', () => {
  test('newest first, in pages, one fair only', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 5, day)).toISOString();
    const rows = [3, 1, 2].map((day) => orderRow(product, buyer.visitorId, { created_at: at(day), quantity: day }));
    await insertRows(portal.ctx.db, 'intent_order', rows);
    const pages = await Promise.all([1, 2, 3].map((pageNum) => portal.as(buyer)(ownList, { pageNum, pageSize: 2 })));
    expect(
      pages.map(({ list, hasNextPage, total }) => [list.map(({ quantity }) => quantity), hasNextPage, total]),
    ).toEqual([
      [[3, 2], true, 3],
      [[1], false, 3],
      [[], false, 3],
    ]);
  });
});
