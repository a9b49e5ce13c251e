import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { meetingAppointmentRow } from '../../../../demo/factories/meeting.factory.ts';
import { makeConversation } from '../../../test/chats.ts';
import { makeMeeting, makePair, type Pair } from '../../../test/meetings.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { openPortalOn, testPortal, type Person, type TestPortal } from '../../../test/portal.ts';
import { makeEmployee, makeOrder, makeProduct, makeVisitor } from '../../../test/world.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

const { get, enter, leave, sayLate, conversation, saveNote } = contract.meetingRoom;
const ofAppointment = contract.meetingAppointment;

const portal = testPortal({ DATABASE_POOL: '20' });
/** Another process on the same database. */
let second: TestPortal;
beforeAll(async () => {
  second = await openPortalOn(portal.url, { DATABASE_POOL: '20' });
});
afterAll(() => second.close());

const MINUTE = 60_000;
type Room = Pair & { id: string };

/** A confirmed appointment of half an hour that begins so many minutes from now, in an online session. */
async function makeRoom({ begins = 5, kind = 'online', state = 'confirmed' } = {}): Promise<Room> {
  const from = new Date(Date.now() + begins * MINUTE);
  const until = new Date(from.getTime() + 30 * MINUTE);
  const session = { starts_at: from, ends_at: new Date(until.getTime() + 60 * MINUTE), deadline: from };
  const pair = await makePair(portal, { meeting: await makeMeeting(portal, { kind, ...session }) });
  const row = meetingAppointmentRow(portal.ctx.exhibition.id, {
    meeting_id: pair.meeting.id,
    visitor_signup_id: pair.visitorSignupId,
    exhibitor_signup_id: pair.exhibitorSignupId,
    employee_id: pair.supplier.employeeId,
    state,
    starts_at: from,
    ends_at: until,
  });
  await insertRows(portal.ctx.db, 'meeting_appointment', [row]);
  return { ...pair, id: row.id };
}
const entering = (person: Person, { id }: Room, at: TestPortal = portal) => at.as(person)(enter, { id });
const reading = (person: Person, { id }: Room, at: TestPortal = portal) => at.as(person)(get, { id });
const talked = async (room: Room, conversationId: string) => {
  await sql`insert into talk (id, exhibition_id, conversation_id, media, by_side, caller_id, callee_id, state, accepted_at, ended_at)
    values (${`T${room.id}`.slice(0, 30)}, ${portal.ctx.exhibition.id}, ${conversationId}, 'video', 'visitor', ${room.buyer.visitorId},
      ${room.supplier.employeeId}, 'ended', now(), now())`.execute(portal.ctx.db);
};
const over = ({ id }: Room) =>
  sql`update meeting_appointment set starts_at = starts_at - interval '40 minutes', ends_at = ends_at - interval '40 minutes' where id = ${id}`.execute(
    portal.ctx.db,
  );

describe('the room of an appointment', () => {
  test('says to each side whether the other is there, from whatever process, until it leaves or is not heard of', async () => {
    const room = await makeRoom();
    const away = { here: false, since: null, lateMinutes: null };
    expect(await reading(room.buyer, room)).toMatchObject({ sides: { own: away, other: away } });
    const { own } = await entering(room.buyer, room);
    expect(own).toMatchObject({ here: true, lateMinutes: null });
    expect((await reading(room.supplier, room, second)).sides).toEqual({ own: away, other: own });
    const { other } = await entering(room.supplier, room, second);
    expect(other).toEqual(own);
    expect((await entering(room.buyer, room)).own.since).toBe(own.since);
    await portal.as(room.buyer)(leave, { id: room.id });
    await portal.as(room.buyer)(leave, { id: room.id });
    expect((await reading(room.supplier, room, second)).sides.other).toEqual(away);
    await sql`update meeting_presence set seen_at = now() - make_interval(secs => ${LIMITS.meetingRoomSeenSeconds + 1})
      where appointment_id = ${room.id} and side = 'exhibitor'`.execute(portal.ctx.db);
    expect((await reading(room.buyer, room)).sides.other).toEqual(away);
  });

  test('is refused by name before it opens, after it closes, cancelled, on site and before it is confirmed', async () => {
    const cancelledMeeting = await makeRoom();
    await sql`update meeting set cancelled_at = now() where id = ${cancelledMeeting.meeting.id}`.execute(portal.ctx.db);
    const rooms = {
      early: await makeRoom({ begins: 16 }),
      closed: await makeRoom({ begins: -61 }),
      cancelled: await makeRoom({ state: 'cancelled' }),
      cancelledMeeting,
      onsite: await makeRoom({ kind: 'onsite' }),
      proposed: await makeRoom({ state: 'proposed' }),
      justOpen: await makeRoom({ begins: 14 }),
      stillOpen: await makeRoom({ begins: -59 }),
      held: await makeRoom({ begins: -40, state: 'held' }),
    };
    const outcomes = async (call: (room: Room) => Promise<unknown>) => {
      const found: Record<string, string> = {};
      for (const [name, room] of Object.entries(rooms)) found[name] = (await outcomeOf(call(room))) ?? 'unnamed';
      return found;
    };
    const refused = {
      early: 'roomEarly',
      closed: 'roomClosed',
      cancelled: 'appointmentCancelled',
      cancelledMeeting: 'meetingCancelled',
      onsite: 'roomNone',
      proposed: 'roomNone',
      justOpen: 'done',
      stillOpen: 'done',
      held: 'done',
    };
    expect(await outcomes((room) => entering(room.buyer, room))).toEqual(refused);
    expect(await outcomes((room) => portal.as(room.supplier)(sayLate, { id: room.id, minutes: 5 }))).toEqual(refused);
    expect(await outcomes((room) => portal.as(room.buyer)(conversation, { id: room.id }))).toEqual(refused);
    expect(tally(Object.values(await outcomes((room) => reading(room.buyer, room))))).toEqual({ done: 9 });
  });

  test('is for its two sides alone: strangers find nothing, of the company its administrators and its contact enter', async () => {
    const room = await makeRoom();
    const company = room.supplier.exhibitor;
    const [contact, colleague] = [await makeEmployee(portal, company), await makeEmployee(portal, company)];
    await sql`update meeting_signup set employee_id = ${contact.employeeId} where id = ${room.exhibitorSignupId}`.execute(
      portal.ctx.db,
    );
    const other = await makeRoom();
    const tries = async (person: Person) => {
      const call = portal.as(person);
      const { id } = room;
      return tally([
        await outcomeOf(call(get, { id })),
        await outcomeOf(call(enter, { id })),
        await outcomeOf(call(sayLate, { id, minutes: 5 })),
        await outcomeOf(call(conversation, { id })),
        await outcomeOf(call(saveNote, { id, version: 0, text: '样品' })),
        await outcomeOf(call(leave, { id })),
      ]);
    };
    expect(await tries(await makeVisitor(portal))).toEqual({ notFound: 6 });
    expect(await tries(other.buyer)).toEqual({ notFound: 6 });
    expect(await tries(other.supplier)).toEqual({ notFound: 6 });
    expect(await tries(colleague)).toEqual({ notAllowed: 6 });
    expect((await reading(room.buyer, room)).sides.other).toEqual({ here: false, since: null, lateMinutes: null });
    expect(await tries(contact)).toEqual({ done: 6 });
  });

  test('is told by whoever runs late: the other side gets one notice and sees it on the card, until they come or it is moved', async () => {
    const room = await makeRoom();
    const { buyer, supplier, id } = room;
    const late = (minutes: number) => portal.as(supplier)(sayLate, { id, minutes });
    expect((await late(10)).own.lateMinutes).toBe(10);
    await late(10);
    expect((await reading(buyer, room, second)).sides.other.lateMinutes).toBe(10);
    const card = async (person: Person) => (await portal.as(person)(ofAppointment.get, { id })).partner.lateMinutes;
    expect([await card(buyer), await card(supplier)]).toEqual([10, null]);
    const titles = async (recipientId: string) => {
      const { rows } = await sql<{ title: string; link: string }>`
        select title_zh as title, link from notice where recipient_id = ${recipientId}`.execute(portal.ctx.db);
      return rows.map(({ title, link }) => [title, link]);
    };
    await expect
      .poll(() => titles(buyer.visitorId))
      .toEqual([['禾田农化 将晚到 10 分钟', `/meetingAppointments?appointment=${id}`]]);
    expect(await titles(supplier.employeeId)).toEqual([]);
    expect(await outcomeOf(late(LIMITS.meetingLateMinutesMax + 1))).toBe('badInput');
    await sql`update meeting_appointment set starts_at = starts_at + interval '1 minute' where id = ${id}`.execute(
      portal.ctx.db,
    );
    expect([await card(buyer), (await reading(buyer, room)).sides.other.lateMinutes]).toEqual([null, null]);
    await late(20);
    expect(await card(buyer)).toBe(20);
    await entering(supplier, room);
    expect(await card(buyer)).toBeNull();
  });
});

describe('the call of a room', () => {
  test('goes through the conversation of the two, begun once, of which who is in the room speaks for the company', async () => {
    const room = await makeRoom();
    const company = room.supplier.exhibitor;
    const contact = await makeEmployee(portal, company);
    await sql`update meeting_signup set employee_id = ${contact.employeeId} where id = ${room.exhibitorSignupId}`.execute(
      portal.ctx.db,
    );
    await entering(room.supplier, room);
    const asked = [room.buyer, room.supplier, room.buyer].map((person) => portal.as(person)(conversation, room));
    const ids = new Set((await Promise.all(asked)).map(({ conversationId }) => conversationId));
    expect(ids.size).toBe(1);
    const [conversationId = ''] = ids;
    const { employee } = await portal.as(room.buyer)(contract.chat.get, { conversationId });
    expect(employee?.id).toBe(room.supplier.employeeId);
  });

  test('is refused by name where a colleague speaks with the buyer, but for an administrator', async () => {
    const room = await makeRoom();
    const company = room.supplier.exhibitor;
    const [contact, colleague] = [await makeEmployee(portal, company), await makeEmployee(portal, company)];
    await sql`update meeting_signup set employee_id = ${contact.employeeId} where id = ${room.exhibitorSignupId}`.execute(
      portal.ctx.db,
    );
    const given = { employee_id: colleague.employeeId };
    const said = { side: 'exhibitor', minutesAgo: 5, body: { kind: 'text', text: '您好' } } as const;
    const id = await makeConversation(portal, company, room.buyer, given, [said]);
    const outcome = (person: Person) => outcomeOf(portal.as(person)(conversation, { id: room.id }));
    expect([await outcome(contact), await outcome(room.buyer)]).toEqual(['chatOfColleague', 'chatOfColleague']);
    expect(await portal.as(room.supplier)(conversation, { id: room.id })).toEqual({ conversationId: id });
  });

  test('makes the two who have met: after its end they are asked to say so', async () => {
    const room = await makeRoom();
    const standing = async () => {
      const { met, may } = await portal.as(room.buyer)(ofAppointment.get, { id: room.id });
      return [met, may.mark];
    };
    expect(await standing()).toEqual([false, false]);
    const { conversationId } = await portal.as(room.buyer)(conversation, { id: room.id });
    await talked(room, conversationId);
    expect(await standing()).toEqual([true, false]);
    await over(room);
    expect(await standing()).toEqual([true, true]);
    const early = await makeRoom({ begins: 60 });
    const other = await makeConversation(portal, early.supplier.exhibitor, early.buyer);
    await talked(early, other);
    expect((await portal.as(early.buyer)(ofAppointment.get, { id: early.id })).met).toBe(false);
  });
});

describe('the notes of an appointment', () => {
  test('are kept for each side as they were read, also of one on site, and told to nobody of the other', async () => {
    const room = await makeRoom({ kind: 'onsite', begins: 600 });
    const { id, buyer, supplier } = room;
    expect((await reading(buyer, room)).note).toEqual({ text: '', version: 0 });
    expect(await portal.as(buyer)(saveNote, { id, version: 0, text: '价格偏高' })).toEqual({ version: 1 });
    expect(await portal.as(supplier)(saveNote, { id, version: 0, text: '样品三月寄出' })).toEqual({ version: 1 });
    expect(await portal.as(buyer)(saveNote, { id, version: 1, text: '价格可谈' })).toEqual({ version: 2 });
    for (const version of [0, 1])
      expect(await outcomeOf(portal.as(buyer)(saveNote, { id, version, text: '旧' }))).toBe('editConflict');
    expect((await reading(buyer, room)).note).toEqual({ text: '价格可谈', version: 2 });
    expect((await reading(supplier, room)).note).toEqual({ text: '样品三月寄出', version: 1 });
    const long = '长'.repeat(LIMITS.meetingNoteMax + 1);
    expect(await outcomeOf(portal.as(buyer)(saveNote, { id, version: 2, text: long }))).toBe('badInput');
  });

  test('of a company stand once in its leads of the buyer, edited in their place; those of the buyer in none', async () => {
    const room = await makeRoom();
    const { id, buyer, supplier } = room;
    const product = await makeProduct(portal, supplier.exhibitor);
    const [first, later] = [await makeOrder(portal, product, buyer), await makeOrder(portal, product, buyer)];
    const ofOther = await makeOrder(portal, product, await makeVisitor(portal));
    const written = async (leadId: string) => {
      const { entries } = await portal.as(supplier)(contract.lead.get, { id: leadId });
      return entries.map((entry) => [entry.kind, entry.text, entry.by?.id, entry.editedAt !== null, entry.may.edit]);
    };
    await portal.as(buyer)(saveNote, { id, version: 0, text: '只有买家看' });
    await portal.as(supplier)(saveNote, { id, version: 0, text: '样品三月寄出' });
    const by = supplier.employeeId;
    expect(await written(first)).toEqual([['meetingNote', '样品三月寄出', by, false, false]]);
    await portal.as(supplier)(saveNote, { id, version: 1, text: '样品四月寄出' });
    const edited = [['meetingNote', '样品四月寄出', by, true, false]];
    expect([await written(first), await written(later), await written(ofOther)]).toEqual([edited, edited, []]);
    await portal.as(supplier)(saveNote, { id, version: 2, text: '' });
    expect(await written(first)).toEqual([]);
  });

  test('of a company pass with the appointment to whoever takes over from its contact', async () => {
    const room = await makeRoom();
    const company = room.supplier.exhibitor;
    const [contact, successor] = [await makeEmployee(portal, company), await makeEmployee(portal, company)];
    await sql`update meeting_signup set employee_id = ${contact.employeeId} where id = ${room.exhibitorSignupId}`.execute(
      portal.ctx.db,
    );
    await portal.as(contact)(saveNote, { id: room.id, version: 0, text: '样品三月寄出' });
    expect(await outcomeOf(reading(successor, room))).toBe('notAllowed');
    const leaving = { id: contact.employeeId, toId: successor.employeeId };
    await portal.as(room.supplier)(contract.exhibitor.resignEmployee, leaving);
    const { note } = await reading(successor, room);
    expect(note).toEqual({ text: '样品三月寄出', version: 1 });
    expect(await portal.as(successor)(saveNote, { id: room.id, ...note, text: '已寄出' })).toEqual({ version: 2 });
  });
});
