import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../core/id.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { listenTo, type Told } from '../../../test/realtime.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeVisitor,
  PASSWORD,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { take, assign, get, history, send } = contract.chat;

const portal = testPortal({ DATABASE_POOL: '20' });
let told: Told[];
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let colleague: Employee;
let buyer: Visitor;
let id: string;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true, name_zh: '周宁' });
  staff = await makeEmployee(portal, company, { name_zh: '陈静' });
  colleague = await makeEmployee(portal, company, { name_zh: '钱员' });
  buyer = await makeVisitor(portal);
  id = await makeConversation(portal, company, buyer, {}, [{ side: 'visitor', minutesAgo: 1 }]);
  told = listenTo(portal);
});

const takes = (person: Person) => portal.as(person)(take, { conversationId: id });
const gives = (person: Person, employeeId: string | null) =>
  portal.as(person)(assign, { conversationId: id, employeeId });
const reads = (person: Person) => outcomeOf(portal.as(person)(get, { conversationId: id }));
const said = async (person: Person = buyer) =>
  (await portal.as(person)(history, { conversationId: id })).list.map(({ seq, side, body }) => [
    seq,
    side,
    body.kind === 'assigned' ? (body.employee?.name.zh ?? null) : body.kind,
  ]);

describe('taking a conversation', () => {
  test('of nobody makes it one’s own, and stands in the order; colleagues see it no more', async () => {
    const taken = await takes(staff);
    expect([taken.employee?.id, taken.may, await said()]).toEqual([
      staff.employeeId,
      { send: true, take: false, assign: true },
      [
        [1, 'visitor', 'text'],
        [2, 'fair', '陈静'],
      ],
    ]);
    expect([await reads(colleague), await reads(admin)]).toEqual(['notFound', 'done']);
    expect(told.map(({ what, rooms }) => [what, rooms])).toEqual([
      ['message', [`subject ${buyer.visitorId}`]],
      ['message', [`subject ${staff.employeeId}`]],
      ['conversation', [`subject ${buyer.visitorId}`, `company ${company.id}`]],
    ]);
    await takes(staff);
    expect((await said()).length).toBe(2);
  });

  test('is done by one, whoever tries it at once', async () => {
    const outcomes = await Promise.all([staff, colleague, staff, colleague].map((one) => outcomeOf(takes(one))));
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(0);
    expect((await said()).length).toBe(2);
    const owners = await Promise.all([staff, colleague].map((one) => reads(one)));
    expect(tally(owners)).toEqual({ done: 1, notFound: 1 });
  });

  test('of a colleague is for admins', async () => {
    await takes(staff);
    expect([await outcomeOf(takes(colleague)), (await takes(admin)).employee?.id, await reads(staff)]).toEqual([
      'notFound',
      admin.employeeId,
      'notFound',
    ]);
  });
});

describe('handing a conversation on', () => {
  test('goes to a colleague who is there, or to nobody, by whose it is', async () => {
    await takes(staff);
    const left = await makeEmployee(portal, company, { resigned_at: new Date().toISOString() });
    const elsewhere = await makeEmployee(portal, await makeExhibitor(portal));
    expect([
      await outcomeOf(gives(staff, left.employeeId)),
      await outcomeOf(gives(staff, elsewhere.employeeId)),
      await outcomeOf(gives(colleague, colleague.employeeId)),
    ]).toEqual(['notFound', 'notFound', 'notFound']);
    // whoever gives it away does not see it any more
    expect(await gives(staff, colleague.employeeId)).toBeNull();
    expect([await reads(staff), await reads(colleague)]).toEqual(['notFound', 'done']);
    await gives(colleague, null);
    expect([await reads(staff), (await said()).slice(1)]).toEqual([
      'done',
      [
        [2, 'fair', '陈静'],
        [3, 'fair', '钱员'],
        [4, 'fair', null],
      ],
    ]);
    expect(await outcomeOf(gives(staff, colleague.employeeId))).toBe('notAllowed');
    expect((await gives(admin, staff.employeeId))?.employee?.id).toBe(staff.employeeId);
  });

  test('leaves whom it belongs to now as the one of the staff who has a conversation; nobody else is said to have any', async () => {
    await takes(staff);
    const asked = [buyer, admin, staff, colleague, await makeVisitor(portal)];
    expect(await Promise.all(asked.map(async (one) => (await portal.as(one)(contract.chat.unread, {})).any))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('is nothing that a buyer reads as unread', async () => {
    await takes(staff);
    expect([
      (await portal.as(buyer)(contract.chat.unread, {})).conversations,
      (await portal.as(buyer)(get, { conversationId: id })).unread,
    ]).toEqual([0, 0]);
  });
});

describe('an employee who leaves', () => {
  test('hands conversations over with all that was said, and the buyer goes on with whoever takes over', async () => {
    await portal.as(staff)(send, { conversationId: id, clientId: newId(), body: { kind: 'text', text: '您好' } });
    const empty = await makeConversation(portal, company, await makeVisitor(portal), { employee_id: staff.employeeId });
    const others = await makeConversation(portal, company, await makeVisitor(portal), {
      employee_id: admin.employeeId,
    });
    const { holds } = await portal.as(admin)(contract.exhibitor.employee, { id: staff.employeeId });
    const given = await portal.as(admin)(contract.exhibitor.resignEmployee, {
      id: staff.employeeId,
      toId: colleague.employeeId,
    });
    expect([holds.chats, given.chats, await said(colleague)]).toEqual([
      2,
      2,
      [
        [1, 'visitor', 'text'],
        [2, 'exhibitor', 'text'],
        [3, 'fair', '钱员'],
      ],
    ]);
    const { rows } = await sql<{ id: string; employee_id: string; last_seq: number }>`
      select id, employee_id, last_seq from conversation where id in (${empty}, ${others}) order by id = ${others}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([
      { id: empty, employee_id: colleague.employeeId, last_seq: 0 },
      { id: others, employee_id: admin.employeeId, last_seq: 0 },
    ]);
    await expect
      .poll(async () => (await portal.as(colleague)(contract.notice.list, {})).list.map(({ body }) => body.zh))
      .toEqual(['陈静 已离职，名下 0 位联系人、0 个意向订单、2 个会话和 0 场对接会由您继续跟进。']);
  });
});

test('whoever has a conversation open sees at once that somebody has left, and who speaks now', async () => {
  await portal.as(staff)(send, { conversationId: id, clientId: newId(), body: { kind: 'text', text: '您好' } });
  told = listenTo(portal);
  await portal.as(admin)(contract.exhibitor.resignEmployee, { id: staff.employeeId, toId: colleague.employeeId });
  const ofThis = () =>
    told.filter(({ data }) => JSON.stringify(data).includes(id)).map(({ what, rooms }) => [what, rooms]);
  await expect.poll(ofThis).toEqual([
    ['message', [`subject ${buyer.visitorId}`]],
    ['message', [`subject ${colleague.employeeId}`]],
    ['conversation', [`subject ${buyer.visitorId}`, `company ${company.id}`]],
  ]);
});

describe('somebody who deletes the account', () => {
  const eraseMe = (person: Visitor | Employee) =>
    portal.as(person)(contract.account.deleteAccount, { proof: { password: PASSWORD } });

  test('leaves to the other side what was said, without a name', async () => {
    await portal.as(staff)(send, { conversationId: id, clientId: newId(), body: { kind: 'text', text: '您好' } });
    await eraseMe(buyer);
    const conversation = await portal.as(staff)(get, { conversationId: id });
    const { list } = await portal.as(staff)(history, { conversationId: id });
    expect([
      conversation.visitor,
      conversation.may.send,
      list.map(({ author, body }) => [author?.name.zh ?? null, body]),
    ]).toEqual([
      null,
      false,
      [
        [null, { kind: 'text', text: '您好' }],
        ['陈静', { kind: 'text', text: '您好' }],
      ],
    ]);
    expect(
      await outcomeOf(
        portal.as(staff)(send, { conversationId: id, clientId: newId(), body: { kind: 'text', text: '在吗' } }),
      ),
    ).toBe('chatBlocked');
  });

  test('of a company leaves the conversations to all of it', async () => {
    await portal.as(staff)(send, { conversationId: id, clientId: newId(), body: { kind: 'text', text: '您好' } });
    await eraseMe(staff);
    expect([await reads(colleague), (await said()).at(-1)]).toEqual(['done', [3, 'fair', null]]);
    const { list } = await portal.as(buyer)(history, { conversationId: id });
    expect(list.map(({ author }) => author?.id ?? null)).toEqual([buyer.visitorId, null, null]);
  });
});
