import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let staff: Employee;
let buyer: Visitor;
let id: string;
beforeEach(async () => {
  company = await makeExhibitor(portal, { name_zh: '沃土作物科学', name_en: 'Wotu Crop Science' });
  staff = await makeEmployee(portal, company);
  buyer = await makeVisitor(portal, { language: 'en' });
  id = await talked(buyer);
});

const WORDS = '机密报价 CANARY';
const talked = (by: Visitor, given: { blocked_by_visitor?: boolean } = {}): Promise<string> =>
  makeConversation(portal, company, by, { employee_id: staff.employeeId, ...given }, [
    { side: 'visitor', minutesAgo: 5, text: '您好' },
    { side: 'exhibitor', minutesAgo: 3, text: WORDS },
  ]);
const remind = (person: Person, conversationId = id) => portal.as(person)(contract.reminder.send, { conversationId });
const sentTo = async ({ accountId }: { accountId: string }) =>
  (
    await sql<{ kind: string; subject: string | null; body: string }>`
      select m.kind, m.subject, m.body from message m join account a on m.recipient in (a.email, a.mobile)
      where a.id = ${accountId} order by m.kind`.execute(portal.ctx.db)
  ).rows;
const kindsTo = async (person: { accountId: string }) => (await sentTo(person)).map(({ kind }) => kind);
/** A number of its own: what goes to one is counted. */
async function withMobile({ accountId }: Visitor): Promise<void> {
  const mobile = `8613${String(Math.random()).slice(2, 11)}`;
  await sql`update account set mobile = ${mobile} where id = ${accountId}`.execute(portal.ctx.db);
}

describe('a buyer who is away', () => {
  test('is told by notice, e-mail and SMS that messages wait, and not what they say', async () => {
    await withMobile(buyer);
    await remind(staff);
    await expect.poll(() => kindsTo(buyer)).toEqual(['email', 'sms']);
    const messages = await sentTo(buyer);
    expect(JSON.stringify(messages)).not.toContain('CANARY');
    expect(messages.map(({ body }) => body.includes(`/en/chat?with=${id}`))).toEqual([true, true]);
    const { list } = await portal.as(buyer)(contract.notice.list, { kind: 'chat' });
    expect(list.map(({ title }) => title.en)).toEqual(['New messages from Wotu Crop Science']);
  });

  test('is reminded once a day, also where twenty remind at once (G19)', async () => {
    const admins = await Promise.all(Array.from({ length: 19 }, () => makeEmployee(portal, company, { admin: true })));
    const outcomes = await Promise.all([staff, ...admins].map((one) => outcomeOf(remind(one))));
    expect(tally(outcomes)).toEqual({ done: 1, chatReminded: 19 });
    await expect.poll(() => kindsTo(buyer)).toEqual(['email']);
    const hours = LIMITS.chatReminderHours;
    await sql`update conversation set visitor_reminded_at = now() - make_interval(hours => ${hours}) where id = ${id}`.execute(
      portal.ctx.db,
    );
    expect(await outcomeOf(remind(staff))).toBe('done');
  });

  test('is left alone where nothing waits, where they are there, and where one side has blocked', async () => {
    portal.portal.services.realtime.present = (rooms) =>
      Promise.resolve(new Set(rooms.filter((room) => room === `subject ${buyer.visitorId}`)));
    expect(await outcomeOf(remind(staff))).toBe('chatPresent');
    portal.portal.services.realtime.present = () => Promise.resolve(new Set());
    const other = await makeVisitor(portal);
    const blocked = await talked(other, { blocked_by_visitor: true });
    expect(await outcomeOf(remind(staff, blocked))).toBe('chatBlocked');
    await portal.as(buyer)(contract.chat.read, { conversationId: id, seq: 2 });
    expect(await outcomeOf(remind(staff))).toBe('chatNothingWaits');
    expect([await kindsTo(buyer), await kindsTo(other)]).toEqual([[], []]);
  });

  test('of a conversation that one does not read is not found, strangers first of all (G19)', async () => {
    const colleague = await makeEmployee(portal, company);
    const rival = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const stranger = await makeVisitor(portal);
    const tries = [remind(colleague), remind(rival), remind(stranger), remind(staff, newId())];
    expect(await Promise.all(tries.map(outcomeOf))).toEqual(['notFound', 'notFound', 'notFound', 'notFound']);
    expect(await kindsTo(buyer)).toEqual([]);
  });

  test('is one of so many that a company reminds in a day', async () => {
    const key = `chat reminders of ${company.id}`;
    for (let sent = 0; sent < LIMITS.chatRemindersPerDay; sent += 1)
      await portal.portal.services.counters.increment(key, 86_400);
    expect(await outcomeOf(remind(staff))).toBe('chatLimit');
  });
});

test('a buyer reminds whoever speaks for the company, by e-mail alone', async () => {
  await portal.as(buyer)(contract.chat.send, {
    conversationId: id,
    clientId: newId(),
    body: { kind: 'text', text: WORDS },
  });
  await remind(buyer);
  await expect.poll(() => kindsTo(staff)).toEqual(['email']);
});

test('names an invitation or a conversation, and not both', async () => {
  const given = [{}, { id: newId(), conversationId: id }];
  const outcomes = given.map((input) => outcomeOf(portal.as(staff)(contract.reminder.send, input)));
  expect(await Promise.all(outcomes)).toEqual(['badInput', 'badInput']);
});
