import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import { deleteAllExpired } from '../../platform/database/expired-rows.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { listenTo, type Told } from '../../../test/realtime.ts';
import { newClient } from '../../../test/strangers.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';

const { begin, open, messages, send, read, block, report } = contract.guestChat;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
let told: Told[];
let company: Exhibitor;
let staff: Employee;
let guest: Person;
beforeEach(async () => {
  told = listenTo(portal);
  company = await makeExhibitor(portal, { name_zh: '沃土作物科学', name_en: 'Wotu Crop Science' });
  staff = await makeEmployee(portal, company, { name_zh: '陈静' });
  guest = { ...newClient(), token: null };
});

async function begun(person: Person = guest, name = '王先生'): Promise<string> {
  const humanCheck = await passOf(portal, person, 'guestChat', '');
  return (await portal.as(person)(begin, { name, humanCheck })).guestToken;
}
const opened = async (guestToken: string, exhibitorId = company.id) =>
  (await portal.as(guest)(open, { guestToken, exhibitorId })).conversation;
const says = (guestToken: string, text: string, given: Partial<InputOf<typeof send>> = {}) =>
  portal.as(guest)(send, { guestToken, exhibitorId: company.id, clientId: newId(), text, ...given });
const answers = (conversationId: string, text: string) =>
  portal.as(staff)(contract.chat.send, { conversationId, clientId: newId(), body: { kind: 'text', text } });
const heard = async (guestToken: string) =>
  (await portal.as(guest)(messages, { guestToken, exhibitorId: company.id })).list.map(({ side, author, body }) => [
    side,
    author?.name.zh,
    body.kind === 'text' ? body.text : body.kind,
  ]);

describe('a guest', () => {
  test('gives a name and passes a human check, which opens one guest', async () => {
    expect(await outcomeOf(portal.as(guest)(begin, { name: '王先生', humanCheck: '' }))).toBe('humanCheckNeeded');
    const wrong = await passOf(portal, guest, 'suggest', '');
    expect(await outcomeOf(portal.as(guest)(begin, { name: '王先生', humanCheck: wrong }))).toBe('humanCheckNeeded');
    const humanCheck = await passOf(portal, guest, 'guestChat', '');
    expect(await outcomeOf(portal.as(guest)(begin, { name: ' ', humanCheck }))).toBe('badInput');
    expect(await outcomeOf(portal.as(guest)(begin, { name: '王先生', humanCheck }))).toBe('done');
    expect(await outcomeOf(portal.as(guest)(begin, { name: '王先生', humanCheck }))).toBe('humanCheckNeeded');
  });

  test('writes to a company, whose staff see that it is a guest, answer, and are read', async () => {
    const token = await begun();
    const { id, side, visitor, may } = await opened(token);
    expect([side, visitor?.name, visitor?.guest, may.send]).toEqual(['visitor', '王先生', true, true]);
    expect((await portal.as(staff)(contract.chat.list, {})).list).toEqual([]);
    told.length = 0;
    await says(token, '草铵膦有现货吗？');
    const [seen] = (await portal.as(staff)(contract.chat.list, {})).list;
    expect([seen?.id, seen?.visitor, seen?.unread, seen?.online, seen?.may]).toEqual([
      id,
      { id: visitor?.id, name: '王先生', company: '', position: '', country: '', avatar: '', guest: true },
      1,
      true,
      { send: true, take: true, assign: false },
    ]);
    expect(told.filter(({ rooms }) => rooms.includes(`company ${company.id}`)).length).toBe(1);
    await answers(id, '有现货');
    expect(await heard(token)).toEqual([
      ['visitor', '王先生', '草铵膦有现货吗？'],
      ['exhibitor', '陈静', '有现货'],
    ]);
    const of = { guestToken: token, exhibitorId: company.id };
    expect(await portal.as(guest)(read, { ...of, seq: 2 })).toEqual({ readSeq: 2, unread: 0 });
    expect((await portal.as(staff)(contract.chat.get, { conversationId: id })).otherReadSeq).toBe(2);
  });

  test('has one conversation with a company, opened by many at once, and sends the same once (G50)', async () => {
    const token = await begun();
    const ids = await Promise.all(
      Array.from({ length: LIMITS.guestChatsPerDay }, async () => (await opened(token)).id),
    );
    expect(new Set(ids).size).toBe(1);
    const clientId = newId();
    const [first, again] = [await says(token, '您好', { clientId }), await says(token, '您好', { clientId })];
    expect([again.id, again.seq]).toEqual([first.id, first.seq]);
    expect(await outcomeOf(says(token, '再见', { clientId }))).toBe('conflict');
  });

  test('reads what was said after a place, and no more', async () => {
    const token = await begun();
    await opened(token);
    for (const text of ['一', '二', '三']) await says(token, text);
    const of = { guestToken: token, exhibitorId: company.id };
    const { list, hasMore } = await portal.as(guest)(messages, { ...of, afterSeq: 1, limit: 1 });
    expect([list.map(({ seq }) => seq), hasMore]).toEqual([[2], true]);
  });
});

describe('what a guest may not', () => {
  test('to read another guest’s, a visitor’s, or another fair’s conversation (G53)', async () => {
    const [token, other] = [await begun(), await begun(guest, '赵女士')];
    await opened(token);
    await says(token, '秘密');
    await makeConversation(portal, company, await makeVisitor(portal), {}, [{ side: 'visitor', minutesAgo: 1 }]);
    const of = { exhibitorId: company.id };
    expect(await outcomeOf(portal.as(guest)(messages, { ...of, guestToken: other }))).toBe('notFound');
    expect(await outcomeOf(says(other, '您好'))).toBe('notFound');
    await opened(other);
    expect(await heard(other)).toEqual([]);
    const forged = 'x'.repeat(43);
    expect(await outcomeOf(portal.as(guest)(messages, { ...of, guestToken: forged }))).toBe('guestEnded');
    const elsewhere = { ...guest, host: SUGAR_HOST };
    expect(await outcomeOf(portal.as(elsewhere)(messages, { ...of, guestToken: token }))).toBe('guestEnded');
    const sugar = await makeExhibitor(portal, {}, portal.sugarCtx);
    expect(await outcomeOf(portal.as(guest)(open, { guestToken: token, exhibitorId: sugar.id }))).toBe('notFound');
  });

  test('to be seen by another company, or talked with by one that is not open', async () => {
    const token = await begun();
    const { id } = await opened(token);
    await says(token, '您好');
    const stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const asked = { conversationId: id };
    expect(await outcomeOf(portal.as(stranger)(contract.chat.history, asked))).toBe('notFound');
    const closed = await makeExhibitor(portal, { open: false });
    expect(await outcomeOf(portal.as(guest)(open, { guestToken: token, exhibitorId: closed.id }))).toBe('notFound');
  });

  test('to begin without end: behind one address so many guests, and each with so many companies', async () => {
    const outcomes: (string | null)[] = [];
    for (let count = 0; count < LIMITS.guestsPerClientDay + 1; count += 1) {
      const humanCheck = await passOf(portal, guest, 'guestChat', '');
      outcomes.push(await outcomeOf(portal.as(guest)(begin, { name: '王先生', humanCheck })));
    }
    expect(tally(outcomes)).toEqual({ done: LIMITS.guestsPerClientDay, tooManyTries: 1 });
    guest = { ...newClient(), token: null };
    const token = await begun();
    const companies = await Promise.all(
      Array.from({ length: LIMITS.guestChatsPerDay + 1 }, () => makeExhibitor(portal)),
    );
    const opens: (string | null)[] = [];
    for (const { id } of companies)
      opens.push(await outcomeOf(portal.as(guest)(open, { guestToken: token, exhibitorId: id })));
    expect(tally(opens)).toEqual({ done: LIMITS.guestChatsPerDay, chatLimit: 1 });
  });
});

describe('a block and a report', () => {
  test('of the company let nothing more through from the guest, and the organizer reads what was reported', async () => {
    const token = await begun();
    const { id } = await opened(token);
    await says(token, '加微信领奖');
    await portal.as(staff)(contract.chat.block, { conversationId: id, blocked: true });
    expect(await outcomeOf(says(token, '再来'))).toBe('chatBlocked');
    await portal.as(staff)(contract.chat.report, { conversationId: id, reason: 'fraud', text: '' });
    const support = await makeOrganizer(portal, portal.ctx, 'support');
    const { list } = await portal.as(support)(contract.chatReport.list, {});
    const filed = list.find(({ exhibitor }) => exhibitor.id === company.id);
    expect([filed?.side, filed?.visitor?.name, filed?.visitor?.guest]).toEqual(['exhibitor', '王先生', true]);
    const transcript = await portal.as(support)(contract.chatReport.transcript, { id: filed?.id ?? '' });
    expect(transcript.list.map(({ body }) => body)).toEqual([{ kind: 'text', text: '加微信领奖' }]);
  });

  test('of the guest do the same to the company', async () => {
    const token = await begun();
    const { id } = await opened(token);
    await says(token, '您好');
    const of = { guestToken: token, exhibitorId: company.id };
    expect((await portal.as(guest)(block, { ...of, blocked: true })).blockedBy).toBe('visitor');
    expect(await outcomeOf(answers(id, '您好'))).toBe('chatBlocked');
    expect(await outcomeOf(portal.as(guest)(report, { ...of, reason: 'insult', text: '' }))).toBe('done');
  });
});

describe('what is kept of a guest', () => {
  test('is told to the company as something that waits, and to nobody on the guest’s side', async () => {
    const token = await begun();
    const { id } = await opened(token);
    await says(token, '您好');
    const waited = contract.chat.unread;
    expect(await portal.as(staff)(waited, {})).toEqual({ conversations: 1, any: true });
    expect((await portal.as(staff)(contract.chat.get, { conversationId: id })).unread).toBe(1);
  });

  test('goes by the clock with all that was said, and nothing of a visitor’s does', async () => {
    const token = await begun();
    const { id } = await opened(token);
    await says(token, '您好');
    const said = [{ side: 'visitor', minutesAgo: 90 * 24 * 60 }] as const;
    const kept = await makeConversation(portal, company, await makeVisitor(portal), {}, said);
    await sql`
      update guest set seen_at = now() - make_interval(days => ${LIMITS.guestDays}, mins => 1)
      where exhibition_id = ${portal.ctx.exhibition.id}`.execute(portal.ctx.db);
    expect(await outcomeOf(opened(token))).toBe('guestEnded');
    await deleteAllExpired(portal.portal.services.db, portal.portal.services.declarations.expiring);
    const { rows } = await sql<{ id: string }>`
      select c.id from conversation c where c.exhibition_id = ${portal.ctx.exhibition.id} and c.id in (${id}, ${kept})`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ id: kept }]);
  });
});
