import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { auditOf } from '../../../test/audits.ts';
import { makeConversation } from '../../../test/chats.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrder,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  putInPool,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';
import { employeeRow, visitorRow } from '../../../../demo/factories/factories.ts';
import { collectDeclarations } from '../../bootstrap/declarations.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { domains } from '../../portal.ts';
import { NOT_MOVED } from './duplicate.rules.ts';

const { list, get, preview, merge } = contract.duplicate;

const portal = testPortal();
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});
const asOwner = () => portal.as(owner);
const emailOf = async ({ accountId }: Visitor, email: string): Promise<void> => {
  await portal.ctx.db.updateTable('account').set({ email }).where('id', '=', accountId).execute();
};
const pairsOf = async ({ visitorId }: Visitor) =>
  (await asOwner()(get, { id: visitorId })).list.map(({ first, second, reasons }) => [first.id, second.id, reasons]);
const ordersOf = ({ visitorId }: Visitor) =>
  portal.ctx.db.selectFrom('intent_order').where('visitor_id', '=', visitorId).select('id').execute();
const poolOf = ({ visitorId }: Visitor) =>
  portal.ctx.db
    .selectFrom('contact')
    .where('visitor_id', '=', visitorId)
    .where('removed_at', 'is', null)
    .select('exhibitor_id')
    .orderBy('exhibitor_id')
    .execute();

test('every column that points at a visitor is moved by merging, or its table says that it is not', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'visitor'::regclass`.execute(portal.ctx.db);
  const moved = collectDeclarations(domains).personal.map(({ table, column }) => `${table}.${column}`);
  const missing = rows
    .filter(({ table }) => !NOT_MOVED.some((one) => one === table))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !moved.includes(name));
  expect(missing).toEqual([]);
});

describe('duplicate.list and duplicate.get', () => {
  test('find two of one name and company, however written, and nobody who has the name alone', async () => {
    const one = await makeVisitor(portal, {
      name: 'Li Na',
      company: 'Lvye Agro Co., Ltd.',
      mobile_area_code: '',
      mobile: '',
    });
    const two = await makeVisitor(portal, {
      name: 'LI NA',
      company: 'lvye agro co ltd',
      mobile_area_code: '',
      mobile: '',
    });
    await makeVisitor(portal, { name: 'Li Na', company: 'Other', mobile_area_code: '', mobile: '' });
    await makeVisitor(portal, { name: 'Li Na', company: 'Lvye Agro Co., Ltd.' }, portal.sugarCtx);
    const [[first, second, reasons] = []] = await pairsOf(one);
    expect([new Set([first, second]), reasons]).toEqual([new Set([one.visitorId, two.visitorId]), ['name']]);
    expect(await pairsOf(two)).toEqual([[first, second, reasons]]);
  });

  test('find two of one mobile, and two of one e-mail but for dots and what follows a plus', async () => {
    const mobile = { mobile_area_code: '86', mobile: '13800138222' };
    const [one, two] = [
      await makeVisitor(portal, { name: '甲一', company: '甲', ...mobile }),
      await makeVisitor(portal, { name: '甲二', company: '乙', ...mobile }),
    ];
    const [three, four] = [
      await makeVisitor(portal, { name: '丙一', company: '丙', mobile_area_code: '', mobile: '' }),
      await makeVisitor(portal, { name: '丙二', company: '丁', mobile_area_code: '', mobile: '' }),
    ];
    await emailOf(three, 'wang.wu@mail.example');
    await emailOf(four, 'wangwu+fair@mail.example');
    const found = (await asOwner()(list, { pageSize: 100 })).list.map(({ first, second, reasons }) => [
      [first.id, second.id].toSorted(),
      reasons,
    ]);
    expect(found).toContainEqual([[one.visitorId, two.visitorId].toSorted(), ['mobile']]);
    expect(found).toContainEqual([[three.visitorId, four.visitorId].toSorted(), ['email']]);
  });
});

describe('duplicate.merge', () => {
  test('has all that is held follow, keeps what the other has already, ends the account, tells both and logs it', async () => {
    const [other, staying, third] = [await makeVisitor(portal), await makeVisitor(portal), await makeVisitor(portal)];
    const [shared, own] = [await makeExhibitor(portal), await makeExhibitor(portal)];
    const product = await makeProduct(portal, shared, { scope: 1 });
    const orderIds = [await makeOrder(portal, product, other), await makeOrder(portal, product, staying)];
    await makeOrder(portal, product, third);
    for (const visitor of [other, staying, third]) await putInPool(portal, shared, visitor);
    await putInPool(portal, own, other);
    const conversationId = await makeConversation(portal, own, other);
    const input = { id: other.visitorId, into: staying.visitorId };

    const foreseen = await asOwner()(preview, input);
    expect(await ordersOf(other)).toHaveLength(1);
    const { numbers } = await asOwner()(merge, input);
    expect(numbers).toEqual(foreseen.numbers);
    expect(numbers.filter(({ kind }) => ['orders', 'chats'].includes(kind))).toEqual([
      { kind: 'orders', moved: 1, ended: 0 },
      { kind: 'chats', moved: 1, ended: 0 },
    ]);
    expect(numbers.find(({ kind }) => kind === 'contacts')?.ended).toBe(1);

    expect((await ordersOf(staying)).map(({ id }) => id).toSorted()).toEqual(orderIds.toSorted());
    expect([(await poolOf(staying)).length, await poolOf(other), (await poolOf(third)).length]).toEqual([2, [], 1]);
    const conversation = await portal.ctx.db
      .selectFrom('conversation')
      .where('id', '=', conversationId)
      .select('visitor_id')
      .executeTakeFirstOrThrow();
    expect(conversation.visitor_id).toBe(staying.visitorId);
    const account = await portal.ctx.db
      .selectFrom('account')
      .where('id', '=', other.accountId)
      .select(['email', 'password_hash'])
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ email: null, password_hash: null });
    expect(await outcomeOf(portal.as(other)(contract.account.info, {}))).toBe('sessionExpired');
    expect(await outcomeOf(portal.as(staying)(contract.account.info, {}))).toBe('done');
    const told = async ({ email }: Visitor) => (await messagesTo(portal, email)).map(({ body }) => body);
    expect((await told(other)).map((body) => body.includes('本账号不再使用'))).toEqual([true]);
    expect((await told(other)).some((body) => body.includes(staying.email))).toBe(false);
    expect((await told(staying)).map((body) => body.includes('合并到本账号'))).toEqual([true]);
    expect(await auditOf(portal, staying.visitorId)).toEqual([
      { act: 'visitor.merge', details: { merged: other.visitorId } },
    ]);
  });

  test('twice at once merges once', async () => {
    const [other, staying] = [await makeVisitor(portal), await makeVisitor(portal)];
    const input = { id: other.visitorId, into: staying.visitorId };
    const outcomes = await Promise.all([1, 2].map(() => outcomeOf(asOwner()(merge, input))));
    expect(tally(outcomes)).toEqual({ done: 1, notFound: 1 });
  });

  test('ends no account that is used elsewhere, and merges nobody with themselves or over fairs', async () => {
    const staying = await makeVisitor(portal);
    const [there, employed] = [await makeVisitor(portal), await makeVisitor(portal)];
    await insertRows(portal.ctx.db, 'visitor', [visitorRow(portal.sugarCtx.exhibition.id, there.accountId)]);
    await insertRows(portal.ctx.db, 'employee', [
      employeeRow(await makeExhibitor(portal), { account_id: employed.accountId, email: employed.email }),
    ]);
    const foreign = await makeVisitor(portal, {}, portal.sugarCtx);
    const tried = (id: string) => outcomeOf(asOwner()(merge, { id, into: staying.visitorId }));
    expect([
      await tried(there.visitorId),
      await tried(employed.visitorId),
      await tried(foreign.visitorId),
      await tried(staying.visitorId),
    ]).toEqual(['accountNotMergeable', 'accountNotMergeable', 'notFound', 'sameVisitor']);
  });
});

test('an exhibitor’s employee may not merge visitors', async () => {
  const employee = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
  const { visitorId } = await makeVisitor(portal);
  expect(await outcomeOf(portal.as(employee)(preview, { id: visitorId, into: visitorId }))).toBe('notAllowed');
});
