import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { meetingAppointmentRow } from '../../../../demo/factories/meeting.factory.ts';
import { freshOf } from '../../../test/fresh.ts';
import { makeMeeting, makePair, makeSupplier, signUpCompany, signUpVisitor } from '../../../test/meetings.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { isInside, isSlot, slotsOf, STAGE, stageOf } from './meeting.rules.ts';

const { browse, detail, list, get, save, publish, cancel, remove } = contract.meeting;

const portal = testPortal();
const fresh = freshOf(portal);
let editor: Organizer;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});

const FORM: InputOf<typeof save>['form'] = {
  title: { zh: '海外买家对接会', en: 'Buyers meet suppliers' },
  kind: 'onsite',
  room: '',
  place: { zh: '2F', en: '2F' },
  startsAt: '2037-03-10T02:00:00.000Z',
  endsAt: '2037-03-10T08:00:00.000Z',
  deadline: '2037-03-08T16:00:00.000Z',
  visitorsMax: 60,
  exhibitorsMax: 30,
  tables: 20,
  slotMinutes: 20,
  breaks: [{ startsAt: '2037-03-10T04:00:00.000Z', endsAt: '2037-03-10T05:00:00.000Z' }],
};
const make = (form: Partial<typeof FORM> = {}) =>
  portal.as(editor)(save, { id: null, version: null, form: { ...FORM, ...form } });

/** The times of one that begins in five minutes. */
const soon = () => {
  const starts = new Date(Date.now() + 300_000);
  return { starts_at: starts, deadline: starts, ends_at: new Date(starts.getTime() + 3_600_000) };
};

describe('a procurement meeting', () => {
  test('is a draft for the organizer alone, then public for good, and can be deleted as a draft only', async () => {
    const call = portal.as(editor);
    const made = await make();
    expect(await outcomeOf(fresh()(detail, { id: made.id }))).toBe('notFound');
    expect(await call(get, { id: made.id })).toMatchObject({ ...made, state: 'draft', title: FORM.title });
    const published = await call(publish, made);
    expect(await call(publish, published)).toEqual(published);
    expect(await fresh()(detail, { id: made.id })).toMatchObject({
      stage: 'toStart',
      signupStatus: 'notEnded',
      own: null,
      left: { visitors: 60, exhibitors: 30 },
      breaks: FORM.breaks,
    });
    expect(await outcomeOf(call(remove, published))).toBe('meetingPublished');
    const draft = await make();
    await call(remove, draft);
    expect(await outcomeOf(call(get, { id: draft.id }))).toBe('notFound');
  });

  test('is saved on what was read, and made once for each request id (G57)', async () => {
    const call = portal.as(editor);
    const asked = { id: null, version: null, form: FORM, requestId: 'meeting-once-1' };
    const made = await call(save, asked);
    expect(await call(save, asked)).toEqual(made);
    await call(save, { ...made, form: FORM });
    expect(await outcomeOf(call(save, { ...made, form: FORM }))).toBe('editConflict');
    expect(await outcomeOf(call(publish, made))).toBe('editConflict');
    expect(await outcomeOf(call(remove, made))).toBe('editConflict');
  });

  test('has times in order, breaks inside, and no outside address but a safe one', async () => {
    const wrong = (form: Partial<typeof FORM>) => wrongFields(make(form));
    expect(await wrong({ endsAt: FORM.startsAt, breaks: [], deadline: FORM.startsAt })).toEqual({
      'form.endsAt': RULES.programmeTimes[0],
    });
    expect(await wrong({ endsAt: '2037-03-14T02:00:00.000Z' })).toEqual({ 'form.endsAt': RULES.meetingLength[0] });
    expect(await wrong({ deadline: '2037-03-11T02:00:00.000Z' })).toEqual({
      'form.deadline': RULES.meetingDeadline[0],
    });
    const outside = { startsAt: '2037-03-10T07:00:00.000Z', endsAt: '2037-03-10T09:00:00.000Z' };
    const [noon] = FORM.breaks ?? [];
    expect(await wrong({ breaks: [outside] })).toEqual({ 'form.breaks': RULES.meetingBreaks[0] });
    expect(await wrong({ breaks: noon === undefined ? [] : [noon, noon] })).toEqual({
      'form.breaks': RULES.meetingBreaks[0],
    });
    expect(await wrong({ kind: 'online', room: 'http://meet.example/1' })).toEqual({
      'form.room': RULES.meetingRoom[0],
    });
  });

  test('is cancelled once, with a reason that everybody reads, and no longer changed', async () => {
    const call = portal.as(editor);
    const draft = await make();
    const reason = '场地调整';
    expect(await outcomeOf(call(cancel, { ...draft, reason }))).toBe('notFound');
    const cancelled = await call(cancel, { ...(await call(publish, draft)), reason });
    expect(await fresh()(detail, { id: draft.id })).toMatchObject({
      stage: 'cancelled',
      cancelReason: reason,
      signupStatus: 'ended',
    });
    expect(await outcomeOf(call(cancel, { ...cancelled, reason }))).toBe('meetingCancelled');
    expect(await outcomeOf(call(save, { ...cancelled, form: FORM }))).toBe('meetingCancelled');
  });

  test('is listed as sorted, what is over last, by kind and stage, and in the console with the drafts', async () => {
    const day = 86_400_000;
    const over = { starts_at: new Date(Date.now() - 2 * day), ends_at: new Date(Date.now() - day) };
    const rows = [
      await makeMeeting(portal, { sort: 2 }),
      await makeMeeting(portal, { sort: 1, kind: 'online', room: 'https://meet.example/1' }),
      await makeMeeting(portal, { sort: 0, ...over, deadline: over.starts_at }),
      await makeMeeting(portal, { sort: 0, cancelled_at: new Date() }),
      await makeMeeting(portal, { sort: 4, state: 'draft' }),
    ];
    const [first, second, ended, cancelled, draft] = rows.map(({ id }) => id);
    const mine = ({ list: found }: { list: { id: string }[] }) =>
      found.map(({ id }) => id).filter((id) => rows.some((row) => row.id === id));
    const all = { pageSize: 100 };
    expect(mine(await fresh()(browse, all))).toEqual([second, first, ended, cancelled]);
    expect(mine(await fresh()(browse, { ...all, kind: 'online' }))).toEqual([second]);
    expect(mine(await fresh()(browse, { ...all, stage: 'ended' }))).toEqual([ended]);
    expect(mine(await fresh()(browse, { ...all, own: true }))).toEqual([]);
    expect(mine(await portal.as(editor)(list, all))).toEqual([ended, cancelled, second, first, draft]);
  });

  test('tells each caller how they stand to it', async () => {
    const meeting = await makeMeeting(portal, { kind: 'online', room: 'https://meet.example/secret', ...soon() });
    const [visitor, supplier, unfinished] = [
      await makeVisitor(portal),
      await makeSupplier(portal),
      await makeVisitor(portal, { complete_exhibition_registration: false }),
    ];
    const seen = async (person: Parameters<typeof fresh>[0]) => fresh(person)(detail, { id: meeting.id });
    expect((await seen(visitor)).signupStatus).toBe('notRegistered');
    expect((await seen(unfinished)).signupStatus).toBe('notEnded');
    const id = await signUpVisitor(portal, meeting.id, visitor);
    await signUpCompany(portal, meeting.id, supplier.exhibitor.id, { participation: 'agreed' });
    expect(await seen(visitor)).toMatchObject({
      signupStatus: 'registered',
      own: { id, audit: 'approved', participation: 'none', withdrawn: false },
      room: '',
    });
    expect(await seen(supplier)).toMatchObject({ signupStatus: 'registered', room: 'https://meet.example/secret' });
    const own = await fresh(visitor)(browse, { own: true });
    expect(own.list.map((one) => one.id)).toEqual([meeting.id]);
  });

  test('tells the outside address only while its room is open, of the meeting and of an appointment', async () => {
    const room = 'https://meet.example/secret';
    const pair = await makePair(portal, { meeting: await makeMeeting(portal, { kind: 'online', room }) });
    const { id } = pair.meeting;
    await sql`update meeting_signup set participation = 'agreed' where meeting_id = ${id}`.execute(portal.ctx.db);
    const appointment = meetingAppointmentRow(portal.ctx.exhibition.id, {
      meeting_id: id,
      visitor_signup_id: pair.visitorSignupId,
      exhibitor_signup_id: pair.exhibitorSignupId,
      state: 'confirmed',
      proposed_by: 'visitor',
      starts_at: pair.meeting.starts_at,
      ends_at: pair.meeting.ends_at,
    });
    await insertRows(portal.ctx.db, 'meeting_appointment', [appointment]);
    const told = async (begins: string, lasts: string) => {
      await sql`update meeting set starts_at = now() + ${begins}::interval, ends_at = now() + ${begins}::interval + ${lasts}::interval,
        deadline = now() + ${begins}::interval where id = ${id}`.execute(portal.ctx.db);
      const { meeting } = await fresh(pair.buyer)(contract.meetingAppointment.get, { id: appointment.id });
      const ofMeeting = await fresh(pair.buyer)(detail, { id });
      expect([ofMeeting.outside, meeting.outside, meeting.agreed]).toEqual([true, true, true]);
      return [ofMeeting.room, meeting.room];
    };
    expect(await told('16 minutes', '1 hour')).toEqual(['', '']);
    expect(await told('14 minutes', '1 hour')).toEqual([room, room]);
    expect(await told('-89 minutes', '1 hour')).toEqual([room, room]);
    expect(await told('-91 minutes', '1 hour')).toEqual(['', '']);
  });

  test('of another fair is not there', async () => {
    const { id } = await makeMeeting(portal, {}, portal.sugarCtx);
    expect(await outcomeOf(fresh()(detail, { id }))).toBe('notFound');
    expect(await outcomeOf(portal.as(editor)(remove, { id, version: 1 }))).toBe('notFound');
  });
});

describe('the stage', () => {
  test('says the same in SQL, of random times', async () => {
    const random = seeded(55);
    const now = Date.now();
    const near = () => new Date(now + (random.int(10) - 5) * 3_600_000);
    const rows = await Promise.all(
      Array.from({ length: 40 }, () => {
        const starts = near();
        const ends = new Date(starts.getTime() + (random.int(4) + 1) * 3_600_000 + 1_800_000);
        const cancelled = random.int(4) === 0 ? near() : null;
        return makeMeeting(portal, { starts_at: starts, ends_at: ends, deadline: starts, cancelled_at: cancelled });
      }),
    );
    const ids = rows.map(({ id }) => id);
    const { rows: told } = await sql<{
      id: string;
      stage: string;
      now: Date;
      starts_at: Date;
      ends_at: Date;
      cancelled_at: Date | null;
    }>`
      select m.id, ${STAGE} as stage, now() as now, m.starts_at, m.ends_at, m.cancelled_at from meeting m
      where m.exhibition_id = ${portal.ctx.exhibition.id} and m.id = any(${ids}::text[])`.execute(portal.ctx.db);
    expect(told.map(({ stage }) => stage)).toEqual(told.map((row) => stageOf(row, row.now)));
    expect(new Set(told.map(({ stage }) => stage))).toEqual(new Set(['toStart', 'begun', 'ended', 'cancelled']));
  });
});

describe('the grid of slots', () => {
  const grid = {
    starts_at: new Date('2037-03-10T02:00:00Z'),
    ends_at: new Date('2037-03-10T04:10:00Z'),
    slot_minutes: 30,
    breaks: [{ startsAt: '2037-03-10T02:45:00Z', endsAt: '2037-03-10T03:00:00Z' }],
  };
  const at = (time: string) => new Date(`2037-03-10T${time}:00Z`);

  test('leaves out what touches a break and what ends after the session', () => {
    expect(slotsOf(grid)).toEqual([at('02:00'), at('03:00'), at('03:30')]);
    expect(['02:00', '02:10', '02:30', '04:00', '01:30'].map((time) => isSlot(grid, at(time)))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([isInside(grid, at('02:15'), at('02:45')), isInside(grid, at('02:15'), at('02:46'))]).toEqual([true, false]);
  });
});
