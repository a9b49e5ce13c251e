import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { auditOf } from '../../../test/audits.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import {
  makeExhibitor,
  makeOrder,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  putInPool,
  type Organizer,
} from '../../../test/world.ts';
import { visitorRow } from '../../../../demo/factories/factories.ts';
import { collectDeclarations } from '../../bootstrap/declarations.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { domains } from '../../portal.ts';
import { TABLES_OF_KIND } from './personal-request.kinds.ts';

const { get, exportData, correct, erase, list, receipt } = contract.personalRequest;
const REASON = '观众来信';

const portal = testPortal();
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});

const asOwner = () => portal.as(owner);
const visitorOf = (id: string) =>
  portal.ctx.db.selectFrom('visitor').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
/** The visitor's account takes part in the other fair as well. */
const alsoAtSugar = (accountId: string, name: string) =>
  insertRows(portal.ctx.db, 'visitor', [visitorRow(portal.sugarCtx.exhibition.id, accountId, { name })]);

test('every table that holds personal data has a kind on the receipt, and one only', () => {
  const tables = collectDeclarations(domains).personal.map(({ table }) => table);
  expect(Object.values(TABLES_OF_KIND).flat().toSorted()).toEqual([...new Set(tables)].toSorted());
});

describe('personalRequest.exportData', () => {
  const tablesFor = async (id: string, person: Person = owner) => {
    const { text } = await portal.send(exportData, { id }, person);
    return JSON.parse(text) as Record<string, { id: string; name?: string }[]>;
  };

  test('holds what this fair has of the visitor, and nothing of another person or another fair', async () => {
    const [one, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    const product = await makeProduct(portal, await makeExhibitor(portal), { scope: 1 });
    const orderId = await makeOrder(portal, product, one);
    await makeOrder(portal, product, other);
    await alsoAtSugar(one.accountId, '糖会里的名字');
    const { visitor, intent_order: orders, account } = await tablesFor(one.visitorId);
    expect([visitor?.map(({ id }) => id), orders?.map(({ id }) => id), account?.map(({ id }) => id)]).toEqual([
      [one.visitorId],
      [orderId],
      [one.accountId],
    ]);
  });

  test('is written to the log', async () => {
    const { visitorId } = await makeVisitor(portal);
    await tablesFor(visitorId);
    expect(await auditOf(portal, visitorId)).toEqual([{ act: 'visitor.exportData', details: {} }]);
  });

  test('knows no visitor of another fair', async () => {
    const { visitorId } = await makeVisitor(portal, {}, portal.sugarCtx);
    expect(await outcomeOf(asOwner()(exportData, { id: visitorId }))).toBe('notFound');
  });
});

describe('personalRequest.correct', () => {
  test('writes what is wrong, tells the visitor which, and logs the fields with the reason and no values', async () => {
    const one = await makeVisitor(portal, { company: '旧公司', name: '张三' });
    await asOwner()(correct, { id: one.visitorId, company: '新公司', name: '张三', reason: REASON });
    const { company, name } = await visitorOf(one.visitorId);
    expect([company, name]).toEqual(['新公司', '张三']);
    expect(await auditOf(portal, one.visitorId)).toEqual([
      { act: 'visitor.correct', details: { fields: ['company'], reason: REASON } },
    ]);
    const [mail] = await messagesTo(portal, one.email);
    expect(mail?.body).toContain('更正了您的资料：公司名称');
    expect(mail?.body).not.toContain('新公司');
  });

  test('changes and tells nothing where nothing differs', async () => {
    const one = await makeVisitor(portal, { company: '旧公司' });
    await asOwner()(correct, { id: one.visitorId, company: '旧公司', reason: REASON });
    expect([await auditOf(portal, one.visitorId), await messagesTo(portal, one.email)]).toEqual([[], []]);
  });

  test('refuses a mobile that no numbering plan knows, and keeps all as it was', async () => {
    const one = await makeVisitor(portal, { company: '旧公司' });
    const given = { company: '新公司', mobileAreaCode: '86', mobile: '10000000', reason: REASON };
    expect(await outcomeOf(asOwner()(correct, { id: one.visitorId, ...given }))).toBe('badInput');
    expect((await visitorOf(one.visitorId)).company).toBe('旧公司');
  });
});

describe('personalRequest.erase', () => {
  const way = 'letter' as const;

  test('erases the visitor with the account, leaves others as they are, and gives a receipt without names', async () => {
    const one = await makeVisitor(portal, { name: '李四' });
    const other = await makeVisitor(portal, { name: '王五' });
    const company = await makeExhibitor(portal);
    const product = await makeProduct(portal, company, { scope: 1 });
    await makeOrder(portal, product, one);
    await makeOrder(portal, product, other);
    await putInPool(portal, company, one);
    const before = await visitorOf(other.visitorId);
    const input = { id: one.visitorId, typed: '李四', way, reason: REASON };
    const { receiptId } = await asOwner()(erase, input);
    const account = await portal.ctx.db
      .selectFrom('account')
      .where('id', '=', one.accountId)
      .select(['email', 'mobile', 'password_hash'])
      .executeTakeFirstOrThrow();
    expect([account, (await visitorOf(one.visitorId)).name]).toEqual([
      { email: null, mobile: null, password_hash: null },
      '',
    ]);
    expect(await visitorOf(other.visitorId)).toEqual(before);
    const told = await asOwner()(receipt, { id: receiptId });
    expect([told.way, told.reason, told.by]).toEqual(['letter', REASON, owner.email]);
    expect(told.held.filter(({ kind }) => ['orders', 'registration', 'log'].includes(kind))).toEqual([
      { kind: 'registration', deleted: 0, emptied: 1, kept: 0 },
      { kind: 'orders', deleted: 0, emptied: 0, kept: 1 },
      { kind: 'log', deleted: 0, emptied: 0, kept: 1 },
    ]);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`李四|${one.email}`));
    expect((await asOwner()(list, {})).list.map(({ id }) => id)).toEqual([receiptId]);
    expect((await messagesTo(portal, one.email)).map(({ body }) => body.includes('已注销'))).toEqual([true]);
    expect(await outcomeOf(asOwner()(erase, input))).toBe('notFound');
  });

  test('needs the name of this visitor', async () => {
    const one = await makeVisitor(portal, { name: '赵六' });
    expect(await outcomeOf(asOwner()(erase, { id: one.visitorId, typed: '赵七', way, reason: REASON }))).toBe(
      'typedNameWrong',
    );
    expect((await visitorOf(one.visitorId)).name).toBe('赵六');
  });

  test('leaves whoever is at another fair or works for an organizer to themselves', async () => {
    const [there, staff] = [await makeVisitor(portal, { name: '孙一' }), await makeVisitor(portal, { name: '孙二' })];
    await alsoAtSugar(there.accountId, '孙一');
    await insertRows(portal.ctx.db, 'organizer_staff', [
      { id: staff.visitorId, exhibition_id: portal.ctx.exhibition.id, account_id: staff.accountId, role: 'editor' },
    ]);
    const tried = async (id: string, typed: string) => [
      (await asOwner()(get, { id })).erasable,
      await outcomeOf(asOwner()(erase, { id, typed, way, reason: REASON })),
    ];
    expect([await tried(there.visitorId, '孙一'), await tried(staff.visitorId, '孙二')]).toEqual([
      ['otherFair', 'accountNotErasable'],
      ['staff', 'accountNotErasable'],
    ]);
  });

  test('twice at once erases once', async () => {
    const one = await makeVisitor(portal, { name: '周八' });
    const input = { id: one.visitorId, typed: '周八', way, reason: REASON };
    const outcomes = await Promise.all([1, 2].map(() => outcomeOf(asOwner()(erase, input))));
    expect(tally(outcomes)).toEqual({ done: 1, notFound: 1 });
  });
});
