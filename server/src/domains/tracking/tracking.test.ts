import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { DroppedReason, TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
import { dayInBeijing } from '../../core/days.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal, SUGAR_HOST, type More, type Person } from '../../../test/portal.ts';
import { makeProgramme } from '../../../test/agendas.ts';
import { makeMeeting } from '../../../test/meetings.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeScene,
  makeVisitor,
  putInPool,
  type Exhibitor,
} from '../../../test/world.ts';

const portal = testPortal({ RATE_MULTIPLIER: '1' });
const { burying, summary } = contract.tracking;
const { add } = contract.footprint;

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const MINUTE = 60_000;

let addresses = 0;
/** A guest whom nobody has counted yet. */
const newGuest = (): Person & { ip: string } => {
  addresses += 1;
  return { token: null, ip: `10.0.${Math.floor(addresses / 250)}.${addresses % 250}` };
};

let company: Exhibitor;
let exhibit: { id: string };
beforeEach(async () => {
  company = await makeExhibitor(portal);
  exhibit = await makeProduct(portal, company);
  await sql`delete from tracking_event`.execute(portal.ctx.db);
  await sql`delete from tracking_dropped`.execute(portal.ctx.db);
});

const opened = (id = exhibit.id, time = Date.now()) => ({ event: '001032001', time, prop: { id } });
const left = (id = exhibit.id, seconds = 30, time = Date.now()) => ({
  event: '001033001',
  time,
  prop: { id, seconds },
});
const home = (time = Date.now()) => ({ event: '001031000', time });

/** Sends this, whatever it is, and answers how that ended. */
async function tell(body: unknown, person: Person = newGuest(), more: More = {}) {
  const { status, body: answer } = await portal.send(burying, {}, person, {
    ...more,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'user-agent': BROWSER, ...more.headers },
  });
  return [status, answer.data];
}
const TAKEN = [200, { done: true }];

async function dropped(): Promise<Partial<Record<DroppedReason, number>>> {
  const { rows } = await sql<{ reason: string; times: number }>`
    select reason, times from tracking_dropped where exhibition_id = ${portal.ctx.exhibition.id} and times > 0`.execute(
    portal.ctx.db,
  );
  return Object.fromEntries(rows.map(({ reason, times }) => [reason, times]));
}

type Kept = {
  event: TrackingCode;
  exhibitor: string;
  subject: string;
  visitor: string | null;
  seconds: number;
  state: number;
};
async function kept(): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select lpad(event::text, 9, '0') as event, exhibitor_id as exhibitor, subject_id as subject, visitor_id as visitor, seconds, state
    from tracking_event order by event, subject_id, at, visitor_id`.execute(portal.ctx.db);
  return rows;
}
const eventsKept = async () => (await kept()).map(({ event, subject }) => [event, subject]);

describe('tracking.burying', () => {
  test('keeps one event, and many that take from the outer object what they lack', async () => {
    expect(
      await tell({ appKey: 'k', type: '000000001', userId: 'somebody else', site: '/', terminal: 'PC', ...home() }),
    ).toEqual(TAKEN);
    const time = Date.now();
    expect(
      await tell({
        appKey: 'k',
        time,
        terminal: 'PC',
        events: [opened(), { event: '001034000', prop: { id: exhibit.id } }, left(exhibit.id, 12.4)],
      }),
    ).toEqual(TAKEN);
    const of = { exhibitor: company.id, subject: exhibit.id, visitor: null, seconds: 0, state: 1 };
    expect(await kept()).toEqual([
      { event: '001031000', exhibitor: '', subject: '', visitor: null, seconds: 0, state: 1 },
      { event: '001032001', ...of },
      { event: '001033001', ...of, seconds: 12 },
      { event: '001034000', ...of },
    ]);
    const { rows } = await sql`select distinct terminal, day from tracking_event`.execute(portal.ctx.db);
    expect(rows).toEqual([{ terminal: 'PC', day: dayInBeijing(new Date()) }]);
    expect(await dropped()).toEqual({});
  });

  test('says who a visitor is and how far the registration is by the session alone', async () => {
    const steps = [
      {
        complete_visitor: false,
        complete_visitor_register: false,
        complete_questionnaire: false,
        complete_exhibition_registration: false,
      },
      {
        complete_visitor: true,
        complete_visitor_register: false,
        complete_questionnaire: false,
        complete_exhibition_registration: false,
      },
      {
        complete_visitor: true,
        complete_visitor_register: true,
        complete_questionnaire: false,
        complete_exhibition_registration: false,
      },
      {
        complete_visitor: true,
        complete_visitor_register: true,
        complete_questionnaire: true,
        complete_exhibition_registration: true,
      },
    ];
    const expected: [string, number][] = [];
    for (const [at, given] of steps.entries()) {
      const visitor = await makeVisitor(portal, given);
      await tell({ ...home(), userId: 'somebody', state: 9 }, visitor);
      expected.push([visitor.visitorId, at + 2]);
    }
    expect(Object.fromEntries((await kept()).map(({ visitor, state }) => [visitor, state]))).toEqual(
      Object.fromEntries(expected),
    );
  });

  test('tells people of one day apart, and nobody can tell who they were', async () => {
    const [one, other] = [newGuest(), newGuest()];
    await tell(home(), one);
    await tell(left(), one);
    await tell(left(exhibit.id, 1, Date.now() + 1), one, { headers: { 'user-agent': `${BROWSER} Edg/140` } });
    await tell(home(), other);
    const visitor = await makeVisitor(portal);
    await tell(left(), { ...visitor, ip: one.ip });
    const { rows } =
      await sql`select count(distinct who)::int as people, min(length(who)) as bytes, count(*)::int as events from tracking_event`.execute(
        portal.ctx.db,
      );
    expect(rows).toEqual([{ people: 4, bytes: 16, events: 5 }]);
  });

  test('keeps an opened page once in half an hour, and what comes again once', async () => {
    const guest = newGuest();
    const half = Math.floor(Date.now() / (30 * MINUTE)) * 30 * MINUTE;
    const times = [half - 30 * MINUTE, half - 1, half - 1_000];
    const events = [
      ...times.map((time) => opened(exhibit.id, time)),
      left(exhibit.id, 5, half),
      left(exhibit.id, 5, half - 1),
    ];
    await tell({ events }, guest);
    expect(await eventsKept()).toEqual([
      ['001032001', exhibit.id],
      ['001033001', exhibit.id],
      ['001033001', exhibit.id],
    ]);
    expect(await dropped()).toEqual({ repeated: 2 });
    // replayed, also by several at once
    await Promise.all([1, 2, 3].map(() => tell({ events: events.toReversed() }, guest)));
    expect((await kept()).length).toBe(3);
    expect(await dropped()).toEqual({ repeated: 17 });
  });

  test('drops what is of a wrong shape, unknown, of the future or too old, event by event', async () => {
    const now = Date.now();
    const shapes = [
      null,
      7,
      'x',
      [],
      {},
      { event: 1_031_000, time: now },
      { event: '001031000' },
      { event: '001031000', time: '2027-03-01' },
      { event: '001031000', time: 1.5 },
      { ...home(), type: '000000002' },
      { ...home(), prop: 'p' },
      { ...opened(), prop: {} },
      opened('a\0b'),
      opened('x'.repeat(61)),
      opened('\ud800'),
      left(exhibit.id, -1),
      { ...left(), prop: { id: exhibit.id, seconds: '3' } },
      left(exhibit.id, 86_401),
    ];
    await tell({ events: [...shapes, home()] });
    expect(await dropped()).toEqual({ shape: shapes.length });
    await tell({
      events: [
        { event: '001031099', time: now },
        { event: 'toString', time: now },
        home(now + 5 * MINUTE + 5_000),
        home(now - 24 * 60 * MINUTE - 1_000),
        home(now - 1),
      ],
    });
    expect(await dropped()).toEqual({ shape: shapes.length, code: 2, future: 1, old: 1 });
    expect((await kept()).length).toBe(2);
  });

  test('an event of a clock that is a little ahead has happened now', async () => {
    const before = new Date();
    await tell(home(Date.now() + 4 * MINUTE));
    const { rows } = await sql`select at between ${before} and now() as now from tracking_event`.execute(portal.ctx.db);
    expect(rows).toEqual([{ now: true }]);
  });

  test('takes bodies that are none as one event of a wrong shape', async () => {
    for (const body of ['{', '[]', '7', '""', 'null', '{"events":{}}'])
      expect([body, await tell(body)]).toEqual([body, TAKEN]);
    expect(await dropped()).toEqual({ shape: 6 });
  });

  test('drops and counts the 601st request of a minute, and what is larger than 8 kB, and answers as ever', async () => {
    const guest = newGuest();
    const time = Date.now();
    const answers = await Promise.all(
      Array.from({ length: LIMITS.trackingPerMinute + 3 }, () => tell(home(time), guest)),
    );
    expect(answers.filter(([status]) => status !== 200)).toEqual([]);
    expect(await dropped()).toEqual({ limit: 3, repeated: LIMITS.trackingPerMinute - 1 });
    await tell({ ...home(), site: 'x'.repeat(LIMITS.trackingBytesMax) });
    expect(await tell({ ...home(), site: 'x'.repeat(20 * LIMITS.trackingBytesMax) })).toEqual(TAKEN);
    expect(await dropped()).toEqual({ limit: 5, repeated: LIMITS.trackingPerMinute - 1 });
    // of the same address, whoever is signed in
    await tell(home(), { ...(await makeVisitor(portal)), ip: guest.ip });
    expect(await dropped()).toEqual({ limit: 6, repeated: LIMITS.trackingPerMinute - 1 });
    expect((await kept()).length).toBe(1);
  });

  test('keeps nothing of whoever does not want it, by a header or by the privacy settings', async () => {
    await tell({ events: [home(), 7] }, newGuest(), { headers: { dnt: '1' } });
    await tell(home(), newGuest(), { headers: { 'sec-gpc': '1' } });
    const visitor = await makeVisitor(portal);
    const { privacy, setPrivacy } = contract.visitor;
    await portal.as(visitor)(setPrivacy, { listed: true, looksShown: true, tracked: false });
    await tell(home(), visitor);
    await portal.as(visitor)(add, { subjectType: 'PRODUCT', id: exhibit.id });
    expect(await dropped()).toEqual({ optedOut: 4 });
    expect(await kept()).toEqual([]);
    // what is not said stays
    await portal.as(visitor)(setPrivacy, { listed: true, looksShown: true });
    expect((await portal.as(visitor)(privacy, {})).tracked).toBe(false);
    await portal.as(visitor)(setPrivacy, { listed: true, looksShown: true, tracked: true });
    await tell(home(), visitor, { headers: { dnt: '0' } });
    expect((await kept()).length).toBe(1);
  });

  test('keeps nothing of robots and of what browsers fetch ahead', async () => {
    const agents = [
      '',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'curl/8.5.0',
      'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    ];
    for (const agent of agents) await tell(home(), newGuest(), { headers: { 'user-agent': agent } });
    for (const headers of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }])
      await tell(home(), newGuest(), { headers });
    expect([await dropped(), await kept()]).toEqual([{ robot: 6 }, []]);
  });

  test('does not believe a signed-in visitor what the portal knows itself', async () => {
    const visitor = await makeVisitor(portal);
    await tell(
      { events: [opened(), { event: '001032000', time: Date.now(), prop: { id: company.id } }, left()] },
      visitor,
    );
    expect(await eventsKept()).toEqual([['001033001', exhibit.id]]);
    expect(await dropped()).toEqual({ known: 2 });
  });

  test('refuses exhibitors and the organizer, and a session that ended', async () => {
    const employee = await makeEmployee(portal, company);
    const told = [employee, await makeOrganizer(portal), { token: 'fb_ended' }].map((person) => tell(opened(), person));
    expect((await Promise.all(told)).map(([status]) => status)).toEqual([403, 403, 401]);
    expect([await kept(), await dropped()]).toEqual([[], {}]);
  });
});

describe('what an event is about', () => {
  test('is of the fair whose address is asked: another fair’s leaves nothing, there or here', async () => {
    const foreign = await makeProduct(portal, await makeExhibitor(portal, {}, portal.sugarCtx), {}, portal.sugarCtx);
    await tell({ events: [opened(foreign.id), left('NoSuchProduct0000001')] });
    expect([await kept(), await dropped()]).toEqual([[], { subject: 2 }]);
    await tell(opened(foreign.id), { ...newGuest(), host: SUGAR_HOST });
    const { rows } = await sql`select exhibition_id, exhibitor_id from tracking_event`.execute(portal.ctx.db);
    expect(rows).toEqual([{ exhibition_id: portal.sugarCtx.exhibition.id, exhibitor_id: foreign.exhibitor_id }]);
  });

  test('a guest, a visitor and a visitor of the pool leave events of the exhibits they can see alone', async () => {
    const ofPool = await makeProduct(portal, company, { scope: 1 });
    const ofRegistered = await makeProduct(portal, company, { scope: 2 });
    const gone = await makeProduct(portal, company, { deleted_at: new Date().toISOString() });
    const closed = await makeExhibitor(portal, { open: false });
    const ofClosed = await makeProduct(portal, closed);
    const hidden = [gone.id, ofClosed.id];
    const all = [exhibit.id, ofPool.id, ofRegistered.id, ...hidden];
    const leaving = { events: all.map((id) => left(id)) };
    const [registered, friend] = [await makeVisitor(portal), await makeVisitor(portal)];
    const unfinished = await makeVisitor(portal, { complete_exhibition_registration: false });
    await putInPool(portal, company, friend);
    await Promise.all([tell(leaving), tell(leaving, registered), tell(leaving, friend), tell(leaving, unfinished)]);
    const seenBy = (visitorId: string | null) => async () =>
      (await kept()).filter(({ visitor }) => visitor === visitorId).map(({ subject }) => subject);
    const expected = (...ids: string[]) => ids.toSorted();
    expect((await seenBy(null)()).toSorted()).toEqual(expected(exhibit.id));
    expect((await seenBy(unfinished.visitorId)()).toSorted()).toEqual(expected(exhibit.id));
    expect((await seenBy(registered.visitorId)()).toSorted()).toEqual(expected(exhibit.id, ofRegistered.id));
    expect((await seenBy(friend.visitorId)()).toSorted()).toEqual(expected(exhibit.id, ofRegistered.id, ofPool.id));
    expect(await dropped()).toEqual({ subject: 4 * all.length - 7 });
    await tell({ event: '001033000', time: Date.now(), prop: { id: closed.id } });
    expect(await dropped()).toEqual({ subject: 4 * all.length - 6 });
  });

  test('may be a scene, a programme, a meeting or an active ingredient that is shown', async () => {
    const ingredient = [...portal.ctx.exhibition.ingredients.keys()][0] ?? '';
    const ofPool = await makeProduct(portal, company, { scope: 1 });
    const [scene, hidden] = [
      await makeScene(portal, company, [ofPool.id, exhibit.id]),
      await makeScene(portal, company, [ofPool.id]),
    ];
    const [meeting, draft] = [await makeMeeting(portal), await makeMeeting(portal, { state: 'draft' })];
    const programme = await makeProgramme(portal);
    const about = (event: TrackingCode, ...ids: string[]) =>
      ids.map((id) => ({ event, time: Date.now(), prop: { id } }));
    const events = [
      ...about('001032002', scene.id, hidden.id),
      ...about('001032003', 'NoSuchArticle0000001'),
      ...about('001032004', programme, meeting.id),
      ...about('001032005', meeting.id, draft.id),
      ...about('001032006', ingredient, 'unobtainium'),
    ];
    await tell({ events });
    const shown = (await kept()).map(({ event, exhibitor, subject }) => [event, exhibitor, subject]);
    expect(shown).toEqual([
      ['001032002', company.id, scene.id],
      ['001032004', '', programme],
      ['001032005', '', meeting.id],
      ['001032006', '', ingredient],
    ]);
    expect(await dropped()).toEqual({ subject: 5 });
  });
});

describe('footprint.add', () => {
  const age = (minutes: number) =>
    sql`update footprint set last_at = last_at - make_interval(mins => ${minutes})`.execute(portal.ctx.db);

  test('tells once of a visitor’s visit to an exhibit and a company, however many look at once', async () => {
    const visitor = await makeVisitor(portal);
    const see = portal.as(visitor);
    await Promise.all([1, 2, 3, 4].map(() => see(add, { subjectType: 'PRODUCT', id: exhibit.id })));
    await see(add, { subjectType: 'ACTOR', id: company.id });
    await tell({ events: [opened(), { event: '001032000', time: Date.now(), prop: { id: company.id } }] }, visitor);
    const of = { exhibitor: company.id, visitor: visitor.visitorId, seconds: 0, state: 5 };
    const both = [
      { event: '001032000', subject: company.id, ...of },
      { event: '001032001', subject: exhibit.id, ...of },
    ];
    expect(await kept()).toEqual(both);
    // the same visit
    await age(29);
    await see(add, { subjectType: 'PRODUCT', id: exhibit.id });
    expect(await kept()).toEqual(both);
    // another one
    await age(31);
    await sql`update tracking_event set key = -1`.execute(portal.ctx.db);
    await see(add, { subjectType: 'PRODUCT', id: exhibit.id });
    expect((await kept()).length).toBe(3);
    // the same person as in what the browser tells
    await tell(left(), visitor);
    const { rows } = await sql`select count(distinct who)::int as people from tracking_event`.execute(portal.ctx.db);
    expect(rows).toEqual([{ people: 1 }]);
  });

  test('of an exhibitor’s employee and of an exhibit one may not see nothing is told', async () => {
    const hidden = await makeProduct(portal, company, { scope: 1 });
    const visitor = await makeVisitor(portal);
    expect(await outcomeOf(portal.as(visitor)(add, { subjectType: 'PRODUCT', id: hidden.id }))).toBe('notFound');
    const employee = await makeEmployee(portal, company);
    await portal.as(employee)(add, { subjectType: 'VISITOR', id: visitor.visitorId });
    expect(await kept()).toEqual([]);
  });
});

describe('tracking.summary', () => {
  test('tells what was kept and dropped today and in seven days, of this fair alone', async () => {
    await tell({ events: [home(), 7, 8] });
    await tell(home(), { ...newGuest(), host: SUGAR_HOST });
    const { exhibition } = portal.ctx;
    const day = (ago: number) => dayInBeijing(new Date(Date.now() - ago * 86_400_000));
    await sql`
      insert into tracking_dropped (exhibition_id, day, reason, times) values
        (${exhibition.id}, ${day(6)}::date, 'robot', 5), (${exhibition.id}, ${day(7)}::date, 'robot', 9),
        (${portal.sugarCtx.exhibition.id}, ${day(0)}::date, 'old', 4)`.execute(portal.ctx.db);
    // of a day that is closed the sums are asked; those of the trade pages together (event 0) repeat what theirs say
    await sql`insert into tracking_rolled (exhibition_id, day, rolled_at, milliseconds, closed) values (${exhibition.id}, ${day(3)}::date, now(), 1, true)`.execute(
      portal.ctx.db,
    );
    await sql`
      insert into tracking_day (exhibition_id, day, exhibitor_id, subject_id, event, times, people, guests, seconds) values
        (${exhibition.id}, ${day(3)}::date, 'x', 'y', 1032001, 6, 1, 0, 0), (${exhibition.id}, ${day(3)}::date, 'x', '', 1032001, 6, 1, 0, 0),
        (${exhibition.id}, ${day(3)}::date, 'x', '', 0, 6, 1, 0, 0)`.execute(portal.ctx.db);
    const { today, lastSevenDays, keptDays } = await portal.as(await makeOrganizer(portal))(summary, {});
    const some = ({ dropped: all }: typeof today) =>
      Object.fromEntries(all.filter(({ times }) => times > 0).map(({ reason, times }) => [reason, times]));
    expect([today.kept, some(today), today.dropped.length]).toEqual([1, { shape: 2 }, 10]);
    expect([lastSevenDays.kept, some(lastSevenDays)]).toEqual([7, { shape: 2, robot: 5 }]);
    expect(keptDays).toBe(90);
  });
});
