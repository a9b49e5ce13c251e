import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { agreeOn, giveLive, makeAgreedPair, makeBusy, makeProgramme, wantLive } from '../../../test/agendas.ts';
import { makeLive } from '../../../test/lives.ts';
import { makeMeeting, makePair, makeSupplier, signUpVisitor, slotOf, type Pair } from '../../../test/meetings.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeVisitor, type Visitor } from '../../../test/world.ts';

const { browse } = contract.agenda;
const { cancel, freeSlots, propose } = contract.meetingAppointment;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });

const AGREED = { participation: 'agreed' };

const makeAppointment = (pair: Pair, place: number, given: Parameters<typeof agreeOn>[3] = {}) =>
  agreeOn(portal, pair, place, given);
const wants = (liveId: string, visitor: Visitor) => wantLive(portal, liveId, visitor);
const gives = (liveId: string, employeeId: string) => giveLive(portal, liveId, employeeId);
const busyAt = (ownerId: string, startsAt: string, endsAt: string) => makeBusy(portal, ownerId, startsAt, endsAt);
const agreedPair = (given: Parameters<typeof makeAgreedPair>[1] = {}) => makeAgreedPair(portal, given);
const namesOf = async (person: Parameters<typeof portal.as>[0]) =>
  (await portal.as(person)(browse, {})).list.map(({ kind, id, state }) => `${kind} ${id} ${state}`);

describe('agenda.browse', () => {
  test('is what a visitor has agreed to, has arranged and wants to watch, in the order of time', async () => {
    const pair = await agreedPair();
    const agreed = await makeAppointment(pair, 2);
    const company = await makeExhibitor(portal);
    const live = await makeLive(portal, company, { title_zh: '直播', title_en: 'A live' });
    await wants(live.id, pair.buyer);
    const { list, total } = await portal.as({ ...pair.buyer, lang: 'en' })(browse, {});
    expect(total).toBe(3);
    const shared = { toAnswer: false, presents: false, conflictsWith: [], state: 'confirmed' };
    const times = (from: string | Date, to: string | Date) => ({
      startsAt: new Date(from).toISOString(),
      endsAt: new Date(to).toISOString(),
    });
    const place = 'Meeting Room A, 2F';
    expect(list).toEqual([
      {
        ...shared,
        kind: 'live',
        id: live.id,
        title: 'A live',
        place: '',
        online: true,
        table: null,
        ...times(live.starts_at, live.ends_at),
      },
      {
        ...shared,
        kind: 'meeting',
        id: pair.meeting.id,
        title: 'Sample procurement meeting',
        place,
        online: false,
        table: null,
        ...times(slotOf(pair.meeting, 0), slotOf(pair.meeting, 12)),
      },
      {
        ...shared,
        kind: 'appointment',
        id: agreed,
        title: '禾田农化',
        place,
        online: false,
        table: 7,
        ...times(slotOf(pair.meeting, 2), slotOf(pair.meeting, 3)),
      },
    ]);
  });

  test('holds nothing of anybody else, though it stands beside', async () => {
    const pair = await agreedPair();
    const mine = await makeAppointment(pair, 0);
    const other = await agreedPair({ meeting: pair.meeting });
    const theirs = await makeAppointment(other, 0);
    const colleague = await makeEmployee(portal, pair.supplier.exhibitor);
    const [own, foreign] = [
      await makeLive(portal, pair.supplier.exhibitor),
      await makeLive(portal, other.supplier.exhibitor),
    ];
    await gives(own.id, pair.supplier.employeeId);
    await gives(foreign.id, other.supplier.employeeId);
    await wants(foreign.id, other.buyer);
    await busyAt(other.buyer.visitorId, slotOf(pair.meeting, 0), slotOf(pair.meeting, 12));
    const meeting = `meeting ${pair.meeting.id} confirmed`;
    expect({
      buyer: await namesOf(pair.buyer),
      supplier: await namesOf(pair.supplier),
      colleague: await namesOf(colleague),
      stranger: await namesOf(await makeVisitor(portal)),
      otherBuyer: await namesOf(other.buyer),
    }).toEqual({
      buyer: [`appointment ${mine} confirmed`, meeting],
      supplier: [`live ${own.id} confirmed`, `appointment ${mine} confirmed`, meeting],
      colleague: [],
      stranger: [],
      otherBuyer: [`live ${foreign.id} confirmed`, `appointment ${theirs} confirmed`, meeting],
    });
    const { list } = await portal.as(pair.buyer)(browse, {});
    expect(list.map(({ conflictsWith }) => conflictsWith)).toEqual([[], []]);
  });

  test('shows what a company has arranged to all its colleagues once its contact has left', async () => {
    const pair = await agreedPair();
    const colleague = await makeEmployee(portal, pair.supplier.exhibitor);
    const appointment = await makeAppointment(pair, 0, { employee_id: null });
    await sql`update meeting_signup set employee_id = null where id = ${pair.exhibitorSignupId}`.execute(portal.ctx.db);
    expect(await namesOf(colleague)).toEqual([
      `appointment ${appointment} confirmed`,
      `meeting ${pair.meeting.id} confirmed`,
    ]);
  });

  test('has each slot that is proposed, and says to the one who is asked that it waits for them', async () => {
    const pair = await makePair(portal);
    const slots = [slotOf(pair.meeting, 0), slotOf(pair.meeting, 4)];
    const { id } = await portal.as(pair.buyer)(propose, { partnerId: pair.exhibitorSignupId, slots });
    const seen = async (person: Visitor | Pair['supplier']) =>
      (await portal.as(person)(browse, {})).list.map((entry) => [
        entry.id,
        entry.startsAt,
        entry.state,
        entry.toAnswer,
      ]);
    expect(await seen(pair.buyer)).toEqual(slots.map((slot) => [id, slot, 'proposed', false]));
    expect(await seen(pair.supplier)).toEqual(slots.map((slot) => [id, slot, 'proposed', true]));
  });

  test('forgets what was cancelled, what was not agreed to, and what may not be watched any more', async () => {
    const pair = await agreedPair();
    const { id, version } = await portal.as(pair.buyer)(propose, {
      partnerId: pair.exhibitorSignupId,
      slots: [slotOf(pair.meeting, 0)],
    });
    await portal.as(pair.buyer)(cancel, { id, version, reason: '行程有变' });
    const [cancelled, unanswered, denied, draft] = [
      await makeMeeting(portal, { cancelled_at: new Date() }),
      await makeMeeting(portal),
      await makeMeeting(portal),
      await makeMeeting(portal, { state: 'draft' }),
    ];
    await signUpVisitor(portal, cancelled.id, pair.buyer, AGREED);
    await signUpVisitor(portal, unanswered.id, pair.buyer);
    await signUpVisitor(portal, denied.id, pair.buyer, { participation: 'denied' });
    await signUpVisitor(portal, draft.id, pair.buyer, AGREED);
    const company = await makeExhibitor(portal);
    for (const given of [{ stopped: true }, { deleted_at: new Date() }, { scope: 1 }])
      await wants((await makeLive(portal, company, given)).id, pair.buyer);
    expect(await namesOf(pair.buyer)).toEqual([`meeting ${pair.meeting.id} confirmed`]);
  });

  test('names what lies at the same time, but not the meeting that an appointment is of', async () => {
    const pair = await agreedPair();
    await makeAppointment(pair, 2);
    const beside = await makeMeeting(portal, {
      title_zh: '另一场',
      starts_at: new Date(slotOf(pair.meeting, 1)),
      ends_at: new Date(slotOf(pair.meeting, 3)),
    });
    await signUpVisitor(portal, beside.id, pair.buyer, AGREED);
    await busyAt(pair.buyer.visitorId, slotOf(pair.meeting, 2), slotOf(pair.meeting, 3));
    // what only touches is at another time
    await busyAt(pair.buyer.visitorId, slotOf(pair.meeting, 12), slotOf(pair.meeting, 14));
    const busy = { kind: 'busy', title: '' };
    const [whole, other] = [
      { kind: 'meeting', title: '示例采购对接会' },
      { kind: 'meeting', title: '另一场' },
    ];
    const { list } = await portal.as(pair.buyer)(browse, {});
    expect(list.map(({ kind, title, conflictsWith }) => [kind, title, conflictsWith])).toEqual([
      ['meeting', '示例采购对接会', [other, busy]],
      ['meeting', '另一场', [whole, { kind: 'appointment', title: '禾田农化' }, busy]],
      ['appointment', '禾田农化', [other, busy]],
    ]);
  });

  test('is of the days that are asked for, page by page', async () => {
    const buyer = await makeVisitor(portal);
    const at = (day: string) => ({
      starts_at: new Date(`${day}T09:00:00+08:00`),
      ends_at: new Date(`${day}T17:00:00+08:00`),
      deadline: new Date(`${day}T08:00:00+08:00`),
    });
    const ids: string[] = [];
    for (const day of ['2031-05-01', '2031-05-02', '2031-05-03', '2031-05-04']) {
      const { id } = await makeMeeting(portal, at(day));
      await signUpVisitor(portal, id, buyer, AGREED);
      ids.push(id);
    }
    const asked = { from: '2031-05-02', to: '2031-05-04', pageSize: 2 };
    const first = await portal.as(buyer)(browse, asked);
    const second = await portal.as(buyer)(browse, { ...asked, pageNum: 2 });
    expect(
      [first, second].map(({ list, total, hasNextPage }) => [list.map(({ id }) => id), total, hasNextPage]),
    ).toEqual([
      [[ids[1], ids[2]], 3, true],
      [[ids[3]], 3, false],
    ]);
    expect((await portal.as(buyer)(browse, { from: '2031-05-05' })).list).toEqual([]);
  });
});

describe('a programme', () => {
  const { keepProgramme, programme } = contract.agenda;

  test('is put on the agenda and taken from there, each person’s alone', async () => {
    const [visitor, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    const id = await makeProgramme(portal);
    await portal.as(visitor)(keepProgramme, { id, kept: true });
    await portal.as(visitor)(keepProgramme, { id, kept: true });
    const kept = async () =>
      Promise.all([visitor, other].map(async (person) => (await portal.as(person)(programme, { id })).kept));
    expect([await kept(), await namesOf(visitor), await namesOf(other)]).toEqual([
      [true, false],
      [`programme ${id} confirmed`],
      [],
    ]);
    await portal.as(visitor)(keepProgramme, { id, kept: false });
    expect([await kept(), await namesOf(visitor)]).toEqual([[false, false], []]);
  });

  test('goes from the agenda with the fair’s schedule, and none is put there that is not in it', async () => {
    const visitor = await makeVisitor(portal);
    const id = await makeProgramme(portal);
    await portal.as(visitor)(keepProgramme, { id, kept: true });
    await sql`update programme set deleted_at = now() where id = ${id}`.execute(portal.ctx.db);
    const again = await outcomeOf(portal.as(visitor)(keepProgramme, { id, kept: true }));
    expect([await namesOf(visitor), again]).toEqual([[], 'notFound']);
  });
});

describe('the free slots of two who meet', () => {
  const offered = async (pair: Pair) =>
    (await portal.as(pair.buyer)(freeSlots, { partnerId: pair.exhibitorSignupId })).slots.map(
      ({ startsAt }) => startsAt,
    );

  test('leave out when either of them is busy, by whichever calendar', async () => {
    const pair = await makePair(portal);
    const all = Array.from({ length: 12 }, (_slot, place) => slotOf(pair.meeting, place));
    expect(await offered(pair)).toEqual(all);
    await busyAt(pair.buyer.visitorId, slotOf(pair.meeting, 0), slotOf(pair.meeting, 1));
    await busyAt(pair.supplier.employeeId, slotOf(pair.meeting, 10), slotOf(pair.meeting, 20));
    // somebody else’s
    await busyAt((await makeSupplier(portal)).employeeId, slotOf(pair.meeting, 5), slotOf(pair.meeting, 6));
    expect(await offered(pair)).toEqual(all.slice(1, 10));
    expect((await portal.as(pair.supplier)(freeSlots, { partnerId: pair.visitorSignupId })).slots.length).toBe(9);
  });

  test('can still be proposed by whoever knows better', async () => {
    const pair = await makePair(portal);
    await busyAt(pair.buyer.visitorId, slotOf(pair.meeting, 0), slotOf(pair.meeting, 1));
    const made = await portal.as(pair.buyer)(propose, {
      partnerId: pair.exhibitorSignupId,
      slots: [slotOf(pair.meeting, 0)],
    });
    expect(made.state).toBe('proposed');
  });
});
