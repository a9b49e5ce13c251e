import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import { mailCounter } from '../../platform/delivery/mail-allowance.ts';
import { makeConversation, makeGuest, makeGuestConversation } from '../../../test/chats.ts';
import { countRows } from '../../../test/count-rows.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { notifyWaitingChats } from './chat.waiting.ts';

const portal = testPortal();
let company: Exhibitor;
let staff: Employee;
let buyer: Visitor;
beforeEach(async () => {
  company = await makeExhibitor(portal, { name_zh: '沃土作物科学', name_en: 'Wotu Crop Science' });
  staff = await makeEmployee(portal, company);
  buyer = await makeVisitor(portal, { name: '李明', company: '绿野农资', language: 'en' });
});

const WORDS = '机密报价 CANARY';
const wrote = (side: 'visitor' | 'exhibitor', minutesAgo: number) => ({ side, minutesAgo, text: WORDS });

/** Looks once, and waits until what was found is told. */
async function look(): Promise<void> {
  await notifyWaitingChats.work(portal.portal.services);
  await expect
    .poll(
      async () =>
        (
          await sql<{ waiting: number }>`
            select count(*)::int as waiting from pgboss.job where state in ('created', 'retry', 'active') and name like 'chat.waited%'`.execute(
            portal.ctx.db,
          )
        ).rows[0]?.waiting,
    )
    .toBe(0);
}
const noticesOf = async (person: Visitor | Employee) =>
  (await portal.as(person)(contract.notice.list, { kind: 'chat' })).list.map(({ title, link }) => [title.zh, link]);

describe('what is unread for ten minutes', () => {
  test('is told once to the buyer, in their language, by who wrote and not what', async () => {
    const id = await makeConversation(portal, company, buyer, {}, [wrote('exhibitor', 11), wrote('exhibitor', 9)]);
    await look();
    await look();
    expect(await noticesOf(buyer)).toEqual([['沃土作物科学 给您发来了消息', `/chat?with=${id}`]]);
    const mails = await messagesTo(portal, buyer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('New messages from Wotu Crop Science'),
    ]);
    expect(JSON.stringify(mails)).not.toContain('CANARY');
    expect(mails[0]?.body).toContain(`/en/chat?with=${id}`);
    expect(await noticesOf(staff)).toEqual([]);
  });

  test('of a guest is told to the company as a guest’s, and of the company to no guest', async () => {
    const guest = await makeGuest(portal, '王先生');
    const id = await makeGuestConversation(portal, company, guest, [wrote('visitor', 12), wrote('exhibitor', 11)]);
    await look();
    expect(await noticesOf(staff)).toEqual([['访客“王先生”给贵公司发来了消息', `/chat?with=${id}`]]);
    const toOthers = sql`message where recipient not in (${staff.email}, ${buyer.email}) and body like ${`%${id}%`}`;
    expect(await countRows(portal, toOthers)).toBe(0);
  });

  test('is told again only after the reader was there', async () => {
    const id = await makeConversation(portal, company, buyer, {}, [wrote('exhibitor', 11)]);
    await look();
    await portal.as(staff)(contract.chat.send, {
      conversationId: id,
      clientId: newId(),
      body: { kind: 'text', text: WORDS },
    });
    const age = () =>
      sql`update conversation set visitor_unread_since = now() - interval '11 minutes' where id = ${id} and visitor_unread_since is not null`.execute(
        portal.ctx.db,
      );
    await age();
    await look();
    expect((await messagesTo(portal, buyer.email)).length).toBe(1);
    await portal.as(buyer)(contract.chat.read, { conversationId: id, seq: 2 });
    await portal.as(staff)(contract.chat.send, {
      conversationId: id,
      clientId: newId(),
      body: { kind: 'text', text: WORDS },
    });
    await look();
    expect((await messagesTo(portal, buyer.email)).length).toBe(1);
    await age();
    await look();
    expect((await messagesTo(portal, buyer.email)).length).toBe(2);
  });

  test('is no news any more once it is read, to nobody of the side that has read it', async () => {
    const colleague = await makeEmployee(portal, company);
    const id = await makeConversation(portal, company, buyer, {}, [wrote('visitor', 11), wrote('exhibitor', 11)]);
    const other = await makeConversation(portal, company, await makeVisitor(portal), {}, [wrote('visitor', 11)]);
    await look();
    const fresh = async (person: Visitor | Employee) =>
      (await portal.as(person)(contract.notice.list, { kind: 'chat' })).list
        .filter(({ seen }) => !seen)
        .map(({ link }) => link);
    expect([(await fresh(staff)).length, (await fresh(colleague)).length, (await fresh(buyer)).length]).toEqual([
      2, 2, 1,
    ]);
    await portal.as(staff)(contract.chat.read, { conversationId: id, seq: 2 });
    await expect
      .poll(async () => [await fresh(staff), await fresh(colleague), await fresh(buyer)])
      .toEqual([[`/chat?with=${other}`], [`/chat?with=${other}`], [`/chat?with=${id}`]]);
  });

  test('is told to whoever speaks for the company, and to all of it while nobody does', async () => {
    const colleague = await makeEmployee(portal, company);
    await makeConversation(portal, company, buyer, { employee_id: staff.employeeId }, [wrote('visitor', 11)]);
    await look();
    expect([(await noticesOf(staff)).length, (await noticesOf(colleague)).length]).toEqual([1, 0]);
    await makeConversation(portal, company, await makeVisitor(portal), {}, [wrote('visitor', 11)]);
    await look();
    expect([
      (await noticesOf(staff)).length,
      (await noticesOf(colleague)).length,
      (await messagesTo(portal, colleague.email)).length,
    ]).toEqual([2, 1, 1]);
  });

  test('is not told when it is younger, read, or blocked', async () => {
    const partner = async (given: object, minutesAgo = 11): Promise<Visitor> => {
      const visitor = await makeVisitor(portal);
      await makeConversation(portal, company, visitor, given, [wrote('exhibitor', minutesAgo)]);
      return visitor;
    };
    const people = [await partner({}, 9), await partner({ blocked_by_visitor: true })];
    const reader = await partner({});
    const { list } = await portal.as(reader)(contract.chat.list, {});
    await portal.as(reader)(contract.chat.read, { conversationId: list[0]?.id ?? '', seq: 1 });
    await look();
    for (const person of [...people, reader])
      expect([await noticesOf(person), await messagesTo(portal, person.email)]).toEqual([[], []]);
  });

  test('comes as a notice alone to whoever has had enough such e-mails today (G19)', async () => {
    await makeConversation(portal, company, buyer, {}, [wrote('exhibitor', 11)]);
    for (let at = 0; at < LIMITS.chatMailsPerAddressDay; at += 1)
      await portal.portal.services.counters.increment(mailCounter(`to ${buyer.email.toLowerCase()} on chats`), 86_400);
    await look();
    expect([(await noticesOf(buyer)).length, (await messagesTo(portal, buyer.email)).length]).toEqual([1, 0]);
  });
});
