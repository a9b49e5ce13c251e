import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { meetingAppointmentRow } from '../../../../demo/factories/meeting.factory.ts';
import { makeMeeting, makePair, signUpVisitor, slotOf, type Pair } from '../../../test/meetings.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { cellsOfSheet } from '../../../test/sheet-texts.ts';
import { seeded } from '../../../test/seeded.ts';
import { makeEmployee, makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { expireLapsed } from './meeting-appointment.queries.ts';
import { STATE, stateOf } from './meeting-appointment.rules.ts';

const { list, get, freeSlots, propose, answer, move, cancel, mark } = contract.meetingAppointment;
const { withdraw, answerParticipation } = contract.meetingSignup;
const { appoint, appointments, cancelAppointment, exportAppointments, exportSignups, markAppointment } =
  contract.meetingDesk;
const desk = contract.meetingDesk;

const portal = testPortal({ DATABASE_POOL: '20', RATE_MULTIPLIER: '1000' });
let reviewer: Organizer;
let editor: Organizer;
beforeAll(async () => {
  reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});

const proposed = (pair: Pair, places: number[] = [0], message = '') =>
  portal.as(pair.buyer)(propose, {
    partnerId: pair.exhibitorSignupId,
    slots: places.map((place) => slotOf(pair.meeting, place)),
    message,
  });
const accept = (person: Person, { id, version }: { id: string; version: number }, slot: string) =>
  portal.as(person)(answer, { id, version, answer: { kind: 'accept', slot } });
const confirmed = async (pair: Pair, place = 0) => {
  const made = await proposed(pair, [place]);
  return accept(pair.supplier, made, slotOf(pair.meeting, place));
};
/** Lets what an appointment holds lapse, as the clock would. */
const lapse = async (id: string) => {
  await sql`update meeting_booking set expires_at = now() - interval '1 second' where appointment_id = ${id} and expires_at is not null`.execute(
    portal.ctx.db,
  );
  await sql`update meeting_appointment set expires_at = now() - interval '1 second' where id = ${id}`.execute(
    portal.ctx.db,
  );
};
/** Moves a session with what is agreed in it back in time. */
const passed = async ({ meeting }: Pair) => {
  const back = sql`interval '20 days'`;
  await sql`update meeting set starts_at = starts_at - ${back}, ends_at = ends_at - ${back}, deadline = deadline - ${back} where id = ${meeting.id}`.execute(
    portal.ctx.db,
  );
  await sql`update meeting_appointment set starts_at = starts_at - ${back}, ends_at = ends_at - ${back} where meeting_id = ${meeting.id}`.execute(
    portal.ctx.db,
  );
};
const bookings = async (appointmentId: string) => {
  const { rows } = await sql<{ party: string }>`
    select split_part(party, ':', 1) as party from meeting_booking where appointment_id = ${appointmentId} order by party`.execute(
    portal.ctx.db,
  );
  return tally(rows.map(({ party }) => party));
};

describe('a proposal', () => {
  test('holds up to three slots for the buyer, the desk, the colleague and a table, until one is accepted', async () => {
    const pair = await makePair(portal);
    const made = await proposed(pair, [0, 2, 4], '第一次见面');
    expect(made).toMatchObject({
      state: 'proposed',
      proposedBy: 'visitor',
      mine: true,
      agreed: null,
      proposed: [0, 2, 4].map((place) => ({ startsAt: slotOf(pair.meeting, place) })),
      may: { answer: false, move: false, cancel: true, mark: false },
    });
    expect(await bookings(made.id)).toEqual({ visitor: 3, desk: 3, employee: 3, table: 3 });
    const [theirs] = (await portal.as(pair.supplier)(list, {})).list;
    expect(theirs).toMatchObject({
      id: made.id,
      mine: false,
      message: '第一次见面',
      may: { answer: true, cancel: false },
      partner: { companyName: 'Verde Agro', contactName: '' },
    });
    const agreed = await accept(pair.supplier, made, slotOf(pair.meeting, 2));
    expect(agreed).toMatchObject({
      state: 'confirmed',
      agreed: { startsAt: slotOf(pair.meeting, 2), endsAt: slotOf(pair.meeting, 3) },
      table: 1,
      proposed: [],
      expiresAt: null,
      partner: { contactName: '王敏' },
    });
    expect(await bookings(made.id)).toEqual({ visitor: 1, desk: 1, employee: 1, table: 1 });
  });

  test('is counted as waiting for whoever may answer it, and for no other colleague', async () => {
    const pair = await makePair(portal);
    const colleague = await makeEmployee(portal, pair.supplier.exhibitor);
    const contact = await makeEmployee(portal, pair.supplier.exhibitor);
    await sql`update meeting_signup set employee_id = ${contact.employeeId} where id = ${pair.exhibitorSignupId}`.execute(
      portal.ctx.db,
    );
    await proposed(pair, [0]);
    const waiting = async (people: readonly Person[]) =>
      Promise.all(
        people.map(async (one) => {
          const { counts, list: found } = await portal.as(one)(list, {});
          return [counts.waiting, found.filter(({ may }) => may.answer).length];
        }),
      );
    const people = [pair.supplier, contact, colleague, pair.buyer];
    expect(await waiting(people)).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    // whose contact has left is everybody's
    await sql`update meeting_signup set employee_id = null where id = ${pair.exhibitorSignupId}`.execute(portal.ctx.db);
    expect(await waiting(people)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  test('lapses after two days or when its first slot begins, and its slots are free again', async () => {
    const pair = await makePair(portal);
    const made = await proposed(pair, [0, 1]);
    const hours = (Date.parse(made.expiresAt ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(LIMITS.meetingProposalHours);
    const soon = await makeMeeting(portal, {
      starts_at: new Date(Date.now() + 3_600_000),
      ends_at: new Date(Date.now() + 4 * 3_600_000),
      deadline: new Date(),
    });
    const near = await makePair(portal, { meeting: soon });
    expect((await proposed(near, [1, 0])).expiresAt).toBe(slotOf(soon, 0));
    await lapse(made.id);
    expect(await portal.as(pair.buyer)(get, { id: made.id })).toMatchObject({ state: 'expired', proposed: [] });
    expect(await outcomeOf(accept(pair.supplier, made, slotOf(pair.meeting, 0)))).toBe('appointmentClosed');
    const again = await proposed(pair, [0]);
    expect(again.id).not.toBe(made.id);
    await expireLapsed(portal.ctx);
    expect(await portal.as(pair.buyer)(get, { id: made.id })).toMatchObject({ state: 'expired', version: 1 });
    expect((await portal.as(pair.buyer)(list, {})).counts).toEqual({ all: 2, open: 1, waiting: 0 });
  });

  test('takes slots of the grid only: none across a break, outside of the session, beside the grid or in the past', async () => {
    const starts = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000);
    const at = (minutes: number) => new Date(starts.getTime() + minutes * 60_000).toISOString();
    const meeting = await makeMeeting(portal, {
      starts_at: starts,
      ends_at: new Date(at(180)),
      deadline: starts,
      breaks: [{ startsAt: at(60), endsAt: at(75) }],
    });
    const pair = await makePair(portal, { meeting });
    const begun = await makePair(portal, {
      meeting: await makeMeeting(portal, { starts_at: new Date(Date.now() - 3_600_000), deadline: new Date() }),
    });
    const outcomes = await Promise.all([
      ...[60, 180, -30, 10].map((minutes) =>
        outcomeOf(portal.as(pair.buyer)(propose, { partnerId: pair.exhibitorSignupId, slots: [at(minutes)] })),
      ),
      outcomeOf(proposed(begun, [0])),
    ]);
    expect(tally(outcomes)).toEqual({ slotOutside: 5 });
    const { slots } = await portal.as(pair.buyer)(freeSlots, { partnerId: pair.exhibitorSignupId });
    expect(slots.map(({ startsAt }) => startsAt)).toEqual([0, 30, 90, 120, 150].map(at));
  });

  test('is answered by other slots as often as the two like, and by no third', async () => {
    const pair = await makePair(portal);
    const made = await proposed(pair, [0]);
    const counter = (person: Person, { id, version }: { id: string; version: number }, place: number) =>
      portal.as(person)(answer, {
        id,
        version,
        answer: { kind: 'counter', slots: [slotOf(pair.meeting, place)], message: `${place}` },
      });
    expect(await outcomeOf(counter(pair.buyer, made, 1))).toBe('appointmentClosed');
    const second = await counter(pair.supplier, made, 1);
    expect(second).toMatchObject({ id: made.id, version: 2, mine: true, proposedBy: 'exhibitor', message: '1' });
    expect(await outcomeOf(accept(pair.buyer, made, slotOf(pair.meeting, 0)))).toBe('editConflict');
    expect(await outcomeOf(accept(pair.buyer, second, slotOf(pair.meeting, 0)))).toBe('slotOutside');
    const third = await counter(pair.buyer, second, 3);
    expect((await accept(pair.supplier, third, slotOf(pair.meeting, 3))).state).toBe('confirmed');
  });

  test('is declined with a reason, or taken back by whoever made it', async () => {
    const pair = await makePair(portal);
    const made = await proposed(pair);
    const declined = await portal.as(pair.supplier)(answer, {
      ...made,
      answer: { kind: 'decline', reason: '当天满了' },
    });
    expect(declined).toMatchObject({ state: 'declined', reason: '当天满了', proposed: [] });
    const second = await proposed(pair);
    expect(await outcomeOf(portal.as(pair.supplier)(cancel, { ...second, reason: '?' }))).toBe('appointmentClosed');
    expect(await portal.as(pair.buyer)(cancel, { ...second, reason: '改期' })).toMatchObject({
      state: 'cancelled',
      reason: '改期',
    });
    expect(await bookings(second.id)).toEqual({});
  });

  test('sent twice is one, and two with an open appointment make no second (G57)', async () => {
    const pair = await makePair(portal);
    const asked = {
      partnerId: pair.exhibitorSignupId,
      slots: [slotOf(pair.meeting, 0)],
      requestId: `propose-${pair.exhibitorSignupId}`,
    };
    const call = portal.as(pair.buyer);
    const [first, again] = await Promise.all([call(propose, asked), call(propose, asked)]);
    expect(again).toEqual(first);
    expect(await outcomeOf(proposed(pair, [3]))).toBe('appointmentOpen');
    const back = { partnerId: pair.visitorSignupId, slots: [slotOf(pair.meeting, 4)] };
    expect(await outcomeOf(portal.as(pair.supplier)(propose, back))).toBe('appointmentOpen');
  });

  test('is one of so many a day in one meeting, whatever became of the others', async () => {
    const pair = await makePair(portal);
    const made = Array.from({ length: LIMITS.meetingProposalsPerDay }, () =>
      meetingAppointmentRow(portal.ctx.exhibition.id, {
        meeting_id: pair.meeting.id,
        visitor_signup_id: pair.visitorSignupId,
        exhibitor_signup_id: pair.exhibitorSignupId,
        state: 'declined',
        created_at: new Date(),
      }),
    );
    await insertRows(portal.ctx.db, 'meeting_appointment', made);
    expect(await outcomeOf(proposed(pair))).toBe('appointmentLimit');
    const back = { partnerId: pair.visitorSignupId, slots: [slotOf(pair.meeting, 0)] };
    expect(await outcomeOf(portal.as(pair.supplier)(propose, back))).toBe('done');
  });

  test('needs both to take part; of others’ there is nothing to read or answer (G2)', async () => {
    const [pair, other] = [await makePair(portal), await makePair(portal)];
    const made = await proposed(pair);
    const foreign = [
      ...[other.buyer, other.supplier, await makeVisitor(portal)].flatMap((person) => [
        portal.as(person)(get, { id: made.id }),
        accept(person, made, slotOf(pair.meeting, 0)),
        portal.as(person)(cancel, { ...made, reason: '?' }),
        portal.as(person)(propose, { partnerId: pair.exhibitorSignupId, slots: [slotOf(pair.meeting, 1)] }),
        portal.as(person)(freeSlots, { partnerId: pair.exhibitorSignupId }),
      ]),
      portal.as(pair.buyer)(propose, { partnerId: newId(), slots: [slotOf(pair.meeting, 1)] }),
    ];
    expect(tally(await Promise.all(foreign.map(outcomeOf)))).toEqual({ notFound: 16 });
    expect((await portal.as(other.supplier)(list, {})).list).toEqual([]);
    const colleague = await makeEmployee(portal, pair.supplier.exhibitor);
    expect(await portal.as(colleague)(get, { id: made.id })).toMatchObject({ may: { answer: false } });
    expect(await outcomeOf(accept(colleague, made, slotOf(pair.meeting, 0)))).toBe('notAllowed');
  });
});

describe('what is agreed', () => {
  test('is moved by a new proposal, and stays where it was until that is accepted', async () => {
    const pair = await makePair(portal);
    const agreed = await confirmed(pair, 0);
    const moving = await portal.as(pair.buyer)(move, { ...agreed, slots: [slotOf(pair.meeting, 5)] });
    expect(moving).toMatchObject({
      state: 'confirmed',
      agreed: { startsAt: slotOf(pair.meeting, 0) },
      proposed: [{ startsAt: slotOf(pair.meeting, 5) }],
    });
    expect(await bookings(agreed.id)).toEqual({ visitor: 2, desk: 2, employee: 2, table: 2 });
    const moved = await accept(pair.supplier, moving, slotOf(pair.meeting, 5));
    expect(moved).toMatchObject({ agreed: { startsAt: slotOf(pair.meeting, 5) }, proposed: [] });
    expect(await bookings(agreed.id)).toEqual({ visitor: 1, desk: 1, employee: 1, table: 1 });
  });

  test('stays where it was when the move is declined or lapses', async () => {
    const pair = await makePair(portal);
    const agreed = await confirmed(pair, 0);
    const stands = { state: 'confirmed', agreed: { startsAt: slotOf(pair.meeting, 0) }, proposed: [] };
    const moving = await portal.as(pair.supplier)(move, { ...agreed, slots: [slotOf(pair.meeting, 5)] });
    const kept = await portal.as(pair.buyer)(answer, { ...moving, answer: { kind: 'decline', reason: '不便' } });
    expect(kept).toMatchObject(stands);
    await portal.as(pair.supplier)(move, { ...kept, slots: [slotOf(pair.meeting, 6)] });
    await lapse(agreed.id);
    expect(await portal.as(pair.buyer)(get, { id: agreed.id })).toMatchObject(stands);
    expect(await outcomeOf(portal.as(pair.buyer)(get, { id: agreed.id }))).toBe('done');
  });

  test('is cancelled by either before it begins, and marked by either after its end', async () => {
    const pair = await makePair(portal);
    const agreed = await confirmed(pair);
    expect(await outcomeOf(portal.as(pair.buyer)(mark, { ...agreed, state: 'held' }))).toBe('appointmentNotOver');
    await passed(pair);
    expect(await outcomeOf(portal.as(pair.buyer)(cancel, { ...agreed, reason: '?' }))).toBe('appointmentClosed');
    expect((await portal.as(pair.supplier)(mark, { ...agreed, state: 'missed' })).state).toBe('missed');
    const read = { id: agreed.id, version: agreed.version + 1 };
    expect(await outcomeOf(portal.as(pair.buyer)(mark, { ...read, state: 'held' }))).toBe('appointmentClosed');
    expect((await portal.as(reviewer)(markAppointment, { ...read, state: 'held' })).state).toBe('held');
  });

  test('goes with a sign-up that is withdrawn, denied or refused, and with its meeting', async () => {
    const ends: ((pair: Pair) => Promise<unknown>)[] = [
      (pair) => portal.as(pair.buyer)(withdraw, { id: pair.visitorSignupId, version: 1 }),
      (pair) =>
        portal.as(pair.supplier)(answerParticipation, {
          id: pair.exhibitorSignupId,
          version: 1,
          participation: 'denied',
        }),
      (pair) =>
        portal.as(reviewer)(desk.decide, {
          selection: { records: [{ id: pair.visitorSignupId, version: 1 }] },
          audit: 'notApproved',
          reason: '资料不符',
        }),
      (pair) => portal.as(editor)(contract.meeting.cancel, { id: pair.meeting.id, version: 1, reason: '场地调整' }),
    ];
    for (const end of ends) {
      const pair = await makePair(portal);
      const { id } = await confirmed(pair);
      await end(pair);
      expect([(await portal.as(pair.buyer)(get, { id })).state, await bookings(id)]).toEqual(['cancelled', {}]);
      expect(await outcomeOf(proposed(pair, [1]))).not.toBe('done');
    }
  });

  test('outside of new times is cancelled, what is inside stays, and the slot length stays too', async () => {
    const meeting = await makeMeeting(portal);
    const [early, late] = [await makePair(portal, { meeting }), await makePair(portal, { meeting })];
    const [gone, stays] = [await confirmed(early, 0), await confirmed(late, 6)];
    const call = portal.as(editor);
    const { version, ...read } = await call(contract.meeting.get, { id: meeting.id });
    const form = { ...read, visitorCountries: [] };
    const saved = (more: object) =>
      call(contract.meeting.save, { id: meeting.id, version, form: { ...form, ...more } });
    expect(await outcomeOf(saved({ slotMinutes: 20 }))).toBe('meetingFixed');
    expect(await outcomeOf(saved({ tables: 1 }))).toBe('meetingFixed');
    await saved({ startsAt: slotOf(meeting, 2) });
    const states = [
      await portal.as(early.buyer)(get, { id: gone.id }),
      await portal.as(late.buyer)(get, { id: stays.id }),
    ];
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'confirmed']);
  });
});

describe('the state by the clock', () => {
  test('is the same in SQL, of random rows', async () => {
    const random = seeded(58);
    const pairs = await Promise.all(Array.from({ length: 24 }, () => makePair(portal)));
    const rows = pairs.map((pair) => {
      const state = random.pick(['proposed', 'proposed', 'confirmed', 'declined', 'held'] as const);
      const away = random.pick([null, -60_000, 60_000]);
      const agreed = { starts_at: new Date(), ends_at: new Date() };
      return meetingAppointmentRow(portal.ctx.exhibition.id, {
        meeting_id: pair.meeting.id,
        visitor_signup_id: pair.visitorSignupId,
        exhibitor_signup_id: pair.exhibitorSignupId,
        state,
        expires_at: away === null ? null : new Date(Date.now() + away),
        ...agreed,
      });
    });
    await insertRows(portal.ctx.db, 'meeting_appointment', rows);
    const { rows: told } = await sql<{ state: string; expires_at: Date | null; told: string; now: Date }>`
      select a.state, a.expires_at, ${STATE} as told, now() as now from meeting_appointment a
      where a.exhibition_id = ${portal.ctx.exhibition.id} and a.id = any(${rows.map(({ id }) => id)}::text[])`.execute(
      portal.ctx.db,
    );
    expect(told.map((row) => row.told)).toEqual(told.map((row) => stateOf(row, row.now)));
    expect(new Set(told.map((row) => row.told))).toEqual(
      new Set(['proposed', 'expired', 'confirmed', 'declined', 'held']),
    );
  });
});

describe('nobody and no table is booked twice at a time', () => {
  test('of ten who want one slot of a company at once one has it (G56)', async () => {
    const meeting = await makeMeeting(portal);
    const first = await makePair(portal, { meeting });
    const pairs = [first];
    while (pairs.length < 10) {
      const buyer = await makeVisitor(portal);
      pairs.push({ ...first, buyer, visitorSignupId: await signUpVisitor(portal, meeting.id, buyer) });
    }
    const outcomes = await Promise.all(pairs.map((pair) => outcomeOf(proposed(pair, [0]))));
    expect(tally(outcomes)).toEqual({ done: 1, slotTaken: 9 });
  });

  test('over two meetings of the fair neither, also at once', async () => {
    const [one, two] = [await makeMeeting(portal), await makeMeeting(portal)];
    const here = await makePair(portal, { meeting: one });
    const buyer = await makeVisitor(portal);
    const there = await makePair(portal, { meeting: two, supplier: here.supplier, buyer });
    const outcomes = await Promise.all([here, there].map((pair) => outcomeOf(proposed(pair, [0]))));
    expect(tally(outcomes)).toEqual({ done: 1, slotTaken: 1 });
  });

  test('takes the lowest table that is free, and says so when there is none', async () => {
    const meeting = await makeMeeting(portal, { tables: 2 });
    const pairs = [
      await makePair(portal, { meeting }),
      await makePair(portal, { meeting }),
      await makePair(portal, { meeting }),
    ];
    const [first, second, third] = pairs;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three were made');
    expect([(await confirmed(first)).table, (await confirmed(second)).table]).toEqual([1, 2]);
    expect(await outcomeOf(proposed(third))).toBe('slotTaken');
    const { slots } = await portal.as(third.buyer)(freeSlots, { partnerId: third.exhibitorSignupId });
    expect(slots[0]?.startsAt).toBe(slotOf(meeting, 1));
    const online = await makeMeeting(portal, { kind: 'online', room: 'https://meet.example/1', tables: 1 });
    expect((await confirmed(await makePair(portal, { meeting: online }))).table).toBeNull();
  });

  test('the database itself refuses it', async () => {
    const pair = await makePair(portal);
    const { id } = await confirmed(pair);
    const twice = sql`
      insert into meeting_booking (id, exhibition_id, meeting_id, appointment_id, party, during)
      select ${newId()}, exhibition_id, meeting_id, appointment_id, party, during from meeting_booking
      where appointment_id = ${id} and party like 'visitor:%'`.execute(portal.ctx.db);
    await expect(twice).rejects.toMatchObject({ code: '23P01' });
  });
});

describe('the organizer', () => {
  test('books two directly, cancels, and takes both lists away as sheets', async () => {
    const pair = await makePair(portal);
    const { visitorSignupId, exhibitorSignupId, meeting } = pair;
    const call = portal.as(reviewer);
    const chosen = { visitorSignupId, exhibitorSignupId };
    const { slots } = await call(desk.freeSlots, chosen);
    const asked = { ...chosen, slot: slots[1]?.startsAt ?? '', requestId: `appoint-${meeting.id}` };
    const made = await call(appoint, asked);
    expect(made).toMatchObject({ state: 'confirmed', proposedBy: 'organizer', agreed: slots[1], table: 1 });
    expect(await call(appoint, asked)).toEqual(made);
    expect(await outcomeOf(call(appoint, { ...chosen, slot: slots[2]?.startsAt ?? '' }))).toBe('appointmentOpen');
    expect((await portal.as(pair.buyer)(list, {})).list).toMatchObject([{ id: made.id, may: { cancel: true } }]);
    const rows = cellsOfSheet(
      (await portal.send(exportAppointments, { meetingId: meeting.id, lang: 'en' }, reviewer)).body.data,
    );
    expect(rows[1]?.join('|')).toContain('Verde Agro');
    const sheet = cellsOfSheet(
      (await portal.send(exportSignups, { meetingId: meeting.id, lang: 'en' }, reviewer)).body.data,
    );
    expect(sheet).toHaveLength(3);
    const gone = await call(cancelAppointment, { ...made, reason: '展商未到' });
    expect(gone).toMatchObject({ state: 'cancelled', reason: '展商未到' });
    const { list: all } = await call(appointments, { meetingId: meeting.id, state: 'cancelled' });
    expect(all.map(({ id }) => id)).toEqual([made.id]);
  });

  test('books nobody who does not take part, and nobody of another meeting', async () => {
    const [pair, other] = [await makePair(portal), await makePair(portal)];
    const call = portal.as(reviewer);
    const slot = slotOf(pair.meeting, 0);
    const mixed = { visitorSignupId: pair.visitorSignupId, exhibitorSignupId: other.exhibitorSignupId, slot };
    expect(await outcomeOf(call(appoint, mixed))).toBe('notFound');
    await portal.as(pair.buyer)(withdraw, { id: pair.visitorSignupId, version: 1 });
    const gone = { visitorSignupId: pair.visitorSignupId, exhibitorSignupId: pair.exhibitorSignupId, slot };
    expect(await outcomeOf(call(appoint, gone))).toBe('signupNotApproved');
  });
});

describe('the state machine of an appointment (G10)', () => {
  test('random calls of both sides never leave the model', { timeout: 120_000 }, async () => {
    const random = seeded(57);
    const runs = process.env['TESTS'] === 'all' ? 30 : 8;
    for (let run = 0; run < runs; run += 1) {
      const pair = await makePair(portal);
      const people = { visitor: pair.buyer, exhibitor: pair.supplier };
      const made = await proposed(pair, [0]);
      type Model = { state: string; open: 'visitor' | 'exhibitor' | null };
      const now: { model: Model } = { model: { state: 'proposed', open: 'visitor' } };
      for (let step = 0; step < 10; step += 1) {
        const { model } = now;
        const side = random.pick(['visitor', 'exhibitor'] as const);
        const act = random.pick(['accept', 'decline', 'counter', 'move', 'cancel', 'lapse', 'mark'] as const);
        const call = portal.as(people[side]);
        const { id, version, proposed: held } = await call(get, { id: made.id });
        const read = { id, version };
        const slot = slotOf(pair.meeting, 1 + ((run + step) % 10));
        const answers = model.open !== null && model.open !== side;
        const isOpen = model.state === 'proposed' || model.state === 'confirmed';
        const refused = 'appointmentClosed';
        let expected = refused;
        let outcome: string | null = refused;
        if (act === 'accept') {
          outcome = await outcomeOf(accept(people[side], read, held[0]?.startsAt ?? slot));
          if (answers) [expected, now.model] = ['done', { state: 'confirmed', open: null }];
        } else if (act === 'decline') {
          outcome = await outcomeOf(call(answer, { ...read, answer: { kind: 'decline', reason: '不便' } }));
          const state = model.state === 'confirmed' ? 'confirmed' : 'declined';
          if (answers) [expected, now.model] = ['done', { state, open: null }];
        } else if (act === 'counter') {
          outcome = await outcomeOf(call(answer, { ...read, answer: { kind: 'counter', slots: [slot] } }));
          if (answers && outcome !== 'slotTaken') [expected, now.model] = ['done', { ...model, open: side }];
          else if (answers) expected = 'slotTaken';
        } else if (act === 'move') {
          outcome = await outcomeOf(call(move, { ...read, slots: [slot] }));
          const may = model.state === 'confirmed' && !answers;
          if (may && outcome !== 'slotTaken') [expected, now.model] = ['done', { ...model, open: side }];
          else if (may) expected = 'slotTaken';
        } else if (act === 'cancel') {
          outcome = await outcomeOf(call(cancel, { ...read, reason: '改期' }));
          if (model.state === 'confirmed' || (model.state === 'proposed' && model.open === side))
            [expected, now.model] = ['done', { state: 'cancelled', open: null }];
        } else if (act === 'mark') {
          outcome = await outcomeOf(call(mark, { ...read, state: 'held' }));
          if (model.state === 'confirmed') expected = 'appointmentNotOver';
        } else if (isOpen && model.open !== null && step > 6) {
          await lapse(made.id);
          now.model = { state: model.state === 'proposed' ? 'expired' : 'confirmed', open: null };
        }
        expect([run, step, side, act, outcome]).toEqual([run, step, side, act, expected]);
        const stands = await call(get, { id: made.id });
        expect([run, step, stands.state, stands.proposed.length > 0]).toEqual([
          run,
          step,
          now.model.state,
          now.model.open !== null,
        ]);
      }
    }
  });
});
