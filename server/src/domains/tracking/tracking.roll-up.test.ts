import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { TRADE_PAGES } from '@fairbridge/contract/tracking/tracking.codes.ts';
import { dayInBeijing } from '../../core/days.ts';
import { newId } from '../../core/id.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { countRows } from '../../../test/count-rows.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeOrganizer, makeProduct, makeVisitor, PASSWORD, type Visitor } from '../../../test/world.ts';
import { forgetEvents, makePartitions, rollUpDays } from './tracking.jobs.ts';
import { createPartition, partitionDays } from './tracking.partitions.queries.ts';
import { partsOf, rollUpDay, sumDay } from './tracking.roll-up.ts';
import { ANY_TRADE_PAGE, isRollUpDue } from './tracking.rules.ts';

const portal = testPortal();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in Beijing of this day. */
const NOON = Date.parse('2031-03-10T04:00:00Z');
const dayOf = (time: number) => dayInBeijing(new Date(time));
const [BEFORE, TODAY, AFTER] = [dayOf(NOON - DAY), dayOf(NOON), dayOf(NOON + DAY)];
const db = () => portal.portal.services.db;

let fair: string;
beforeEach(async () => {
  fair = portal.ctx.exhibition.id;
  for (const day of await partitionDays(db()))
    if (day > '2030') await sql`drop table ${sql.table(`tracking_event_${day.replaceAll('-', '')}`)}`.execute(db());
  for (const table of ['tracking_event', 'tracking_day', 'tracking_hour', 'tracking_rolled', 'tracking_salt'])
    await sql`delete from ${sql.table(table)}`.execute(db());
});

type Made = {
  at: number;
  event: number;
  who: number;
  visitorId?: string | null;
  exhibitorId?: string;
  subjectId?: string;
  seconds?: number;
  fairId?: string;
};
const whoOf = (number: number) => Buffer.from(number.toString(16).padStart(32, '0'), 'hex');
let keys = 0;
/** Events as they are stored, each another one. */
async function put(events: readonly Made[]): Promise<void> {
  await insertRows(
    portal.ctx.db,
    'tracking_event',
    events.map(({ at, event, who, visitorId = null, exhibitorId = '', subjectId = '', seconds = 0, fairId = fair }) => {
      keys += 1;
      // bytes travel in JSON as PostgreSQL writes them
      const bytes: unknown = `\\x${whoOf(who).toString('hex')}`;
      return {
        exhibition_id: fairId,
        day: dayOf(at),
        at: new Date(at).toISOString(),
        event,
        who: bytes as Buffer,
        key: keys,
        visitor_id: visitorId,
        exhibitor_id: exhibitorId,
        subject_id: subjectId,
        seconds,
        state: visitorId === null ? 1 : 5,
      };
    }),
  );
}

/** The sums of a day, counted one by one in the rows of the events. */
async function counted(day: string) {
  const { rows } = await sql<{
    exhibitor: string;
    subject: string;
    event: number;
    who: string;
    guest: boolean;
    seconds: number;
    at: Date;
  }>`
    select exhibitor_id as exhibitor, subject_id as subject, event, encode(who, 'hex') as who, state = 1 as guest, seconds, at
    from tracking_event where exhibition_id = ${fair} and day = ${day}::date`.execute(db());
  const groups = new Map<string, typeof rows>();
  const hours = new Map<string, number>();
  for (const row of rows) {
    const hour = new Date(row.at.getTime() + 8 * HOUR).getUTCHours();
    const inHour = [row.exhibitor, row.event, hour].join(' ');
    hours.set(inHour, (hours.get(inHour) ?? 0) + 1);
    const put = (event: number, subject: string, one: typeof row) => {
      const key = [row.exhibitor, event, subject].join(' ');
      groups.set(key, [...(groups.get(key) ?? []), one]);
    };
    for (const subject of new Set([row.subject, ''])) put(row.event, subject, row);
    if (TRADE_PAGES.some((code) => Number(code) === row.event)) put(ANY_TRADE_PAGE, '', { ...row, seconds: 0 });
  }
  const days = [...groups].map(([key, all]) =>
    [
      key,
      all.length,
      new Set(all.map(({ who }) => who)).size,
      all.filter(({ guest }) => guest).length,
      all.reduce((sum, { seconds }) => sum + seconds, 0),
    ].join(' '),
  );
  return { days: days.toSorted(), hours: [...hours].map((hour) => hour.join(' ')).toSorted() };
}

/** The same as they were rolled up. */
async function rolled(day: string) {
  const days = await sql<{ text: string }>`
    select concat_ws(' ', exhibitor_id, event, subject_id, times, people, guests, seconds) as text from tracking_day
    where exhibition_id = ${fair} and day = ${day}::date`.execute(db());
  const hours = await sql<{ text: string }>`
    select concat_ws(' ', exhibitor_id, event, hour, times) as text from tracking_hour
    where exhibition_id = ${fair} and day = ${day}::date`.execute(db());
  return { days: days.rows.map(({ text }) => text).toSorted(), hours: hours.rows.map(({ text }) => text).toSorted() };
}

const closedDays = async () => {
  const { rows } = await sql<{
    day: string;
  }>`select day from tracking_rolled where exhibition_id = ${fair} and closed and day > '2030-01-01' order by day`.execute(
    db(),
  );
  return rows.map(({ day }) => day);
};

/** Random events from noon to noon over two midnights of the zone, by visitors and guests. */
async function randomEvents(visitors: readonly Visitor[], count: number): Promise<Made[]> {
  const companies = [await makeExhibitor(portal), await makeExhibitor(portal)];
  const things: { exhibitorId: string; subjectId: string }[] = [];
  for (const company of companies)
    for (let at = 0; at < 3; at += 1)
      things.push({ exhibitorId: company.id, subjectId: (await makeProduct(portal, company)).id });
  const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
  return Array.from({ length: count }, () => {
    const person = Math.floor(Math.random() * 12);
    const at = NOON - DAY + Math.floor(Math.random() * 2 * DAY);
    const visitorId = visitors[person]?.visitorId ?? null;
    const place = pick([
      ...things,
      { exhibitorId: companies[0]?.id ?? '', subjectId: companies[0]?.id ?? '' },
      { exhibitorId: '', subjectId: '' },
      { exhibitorId: '', subjectId: newId() },
    ]);
    return {
      at,
      event: pick([1_032_001, 1_033_001, 1_034_000]),
      who: person,
      visitorId,
      seconds: Math.floor(Math.random() * 90),
      ...place,
    };
  });
}

describe('the sums of a day', () => {
  test('equal a count over the rows, over midnights, and still after somebody has been erased', async () => {
    const visitors = [await makeVisitor(portal), await makeVisitor(portal), await makeVisitor(portal)];
    await put(await randomEvents(visitors, 3_000));
    // midnights of the zone to the millisecond, and another fair's
    const midnight = NOON - 12 * HOUR;
    await put(
      [midnight - 1, midnight, midnight + DAY - 1, midnight + DAY].map((at) => ({ at, event: 1_031_000, who: 99 })),
    );
    await put([{ at: NOON, event: 1_031_000, who: 99, fairId: portal.sugarCtx.exhibition.id }]);
    const direct = new Map<string, Awaited<ReturnType<typeof counted>>>();
    for (const day of [BEFORE, TODAY, AFTER]) {
      await rollUpDay(db(), fair, day, NOON + DAY);
      direct.set(day, await counted(day));
      expect(await rolled(day)).toEqual(direct.get(day));
    }
    expect(direct.get(TODAY)?.days.length).toBeGreaterThan(20);

    const [erased] = visitors;
    if (erased === undefined) throw new Error('nobody to erase');
    const rows = sql`tracking_event where visitor_id = ${erased.visitorId}`;
    const ofErased = await countRows(portal, rows);
    const before = await countRows(portal, sql`tracking_event where who = ${whoOf(0)}`);
    expect([ofErased > 0, before]).toEqual([true, ofErased]);
    await portal.as(erased)(contract.account.deleteAccount, { proof: { password: PASSWORD } });
    // neither by the account nor by the hash that could be made again
    expect([
      await countRows(portal, rows),
      await countRows(portal, sql`tracking_event where who = ${whoOf(0)}`),
    ]).toEqual([0, 0]);
    for (const day of [BEFORE, TODAY, AFTER]) {
      expect(await counted(day)).toEqual(direct.get(day));
      await rollUpDay(db(), fair, day, NOON + DAY);
      expect(await rolled(day)).toEqual(direct.get(day));
    }
  });

  test('are the same in one part and in many', async () => {
    await put(await randomEvents([], 500));
    // hashes over the whole of what they may be
    await sql`update tracking_event set who = decode(md5(encode(who, 'hex')), 'hex')`.execute(db());
    await db()
      .transaction()
      .execute((inner) => sumDay(inner, fair, TODAY, 40));
    expect(await rolled(TODAY)).toEqual(await counted(TODAY));
  });

  test('parts follow one another over all hashes', () => {
    expect(partsOf(0)).toEqual([{ from: '0000', to: null }]);
    expect(partsOf(21, 10)).toEqual([
      { from: '0000', to: '5555' },
      { from: '5555', to: 'aaaa' },
      { from: 'aaaa', to: null },
    ]);
  });

  test('made by several at once they are there once', async () => {
    await put(await randomEvents([], 200));
    await Promise.all([1, 2, 3].map(() => rollUpDay(db(), fair, TODAY, NOON)));
    expect(await rolled(TODAY)).toEqual(await counted(TODAY));
  });
});

describe('tracking-roll-up', () => {
  test('makes the partitions of yesterday, today and seven days ahead, with what has come for them before', async () => {
    await put([{ at: NOON, event: 1_031_000, who: 1 }]);
    expect(await countRows(portal, sql`tracking_event_other`)).toBe(1);
    await Promise.all([makePartitions({ db: db() }, NOON), makePartitions({ db: db() }, NOON)]);
    expect((await partitionDays(db())).filter((day) => day > '2030')).toEqual(
      Array.from({ length: 9 }, (_one, at) => dayOf(NOON + (at - 1) * DAY)),
    );
    expect([await countRows(portal, sql`tracking_event_other`), await countRows(portal, sql`tracking_event`)]).toEqual([
      0, 1,
    ]);
  });

  test('closes a day once it is over and no late event can come, and what comes then changes nothing', async () => {
    const { services } = portal.portal;
    const midnight = NOON - 12 * HOUR;
    for (const day of [BEFORE, TODAY]) await createPartition(db(), day);
    await put([
      { at: midnight - 1, event: 1_031_000, who: 1 },
      { at: midnight, event: 1_031_000, who: 1 },
    ]);
    await rollUpDays(services, midnight + HOUR);
    expect([await closedDays(), (await rolled(BEFORE)).days, (await rolled(TODAY)).days]).toEqual([
      [],
      [' 1031000  1 1 1 0'],
      [' 1031000  1 1 1 0'],
    ]);
    // late ones
    await put([{ at: midnight - 2, event: 1_031_000, who: 2 }]);
    await rollUpDays(services, midnight + DAY - 1);
    expect([await closedDays(), (await rolled(BEFORE)).days]).toEqual([[], [' 1031000  2 2 2 0']]);
    await put([{ at: midnight - 3, event: 1_031_000, who: 3 }]);
    await rollUpDays(services, midnight + DAY + 11 * 60_000);
    expect([await closedDays(), (await rolled(BEFORE)).days]).toEqual([[BEFORE], [' 1031000  3 3 3 0']]);
    await put([{ at: midnight - 4, event: 1_031_000, who: 4 }]);
    await rollUpDays(services, midnight + DAY + 2 * HOUR);
    await rollUpDay(db(), fair, BEFORE, midnight + 9 * DAY);
    expect((await rolled(BEFORE)).days).toEqual([' 1031000  3 3 3 0']);
  });

  test('takes no more than a tenth of the time for today, and an hour between two for yesterday', () => {
    const midnight = NOON - 12 * HOUR;
    const due = (day: string, rolledAt: number, milliseconds: number, now: number) =>
      isRollUpDue(day, { rolledAt: new Date(rolledAt), milliseconds }, now);
    expect(isRollUpDue(TODAY, null, NOON)).toBe(true);
    expect([due(TODAY, NOON, 1_000, NOON + 8_999), due(TODAY, NOON, 1_000, NOON + 9_000)]).toEqual([false, true]);
    // once when it is over, and then for late ones
    expect([
      due(BEFORE, midnight - 1, 1_000, midnight + 8_998),
      due(BEFORE, midnight - 1, 1_000, midnight + 8_999),
    ]).toEqual([false, true]);
    expect([due(BEFORE, midnight + 1, 1, midnight + HOUR), due(BEFORE, midnight + 1, 1, midnight + 1 + HOUR)]).toEqual([
      false,
      true,
    ]);
    expect(due(BEFORE, midnight + 23 * HOUR, 600_000, midnight + DAY + 10 * 60_000)).toBe(true);
  });
});

describe('tracking-forget', () => {
  const keep = async (trackingDays: number, ctx = portal.ctx) =>
    portal.as({ ...(await makeOrganizer(portal, ctx)), host: ctx === portal.ctx ? 'localhost' : 'sugar.localhost' })(
      contract.organizer.saveSettings,
      { trackingDays },
    );
  const known = () => portal.portal.services.directory.load();

  test('drops the events that a fair keeps no longer, once they are summed up, and keeps the sums and those of other fairs', async () => {
    const { services } = portal.portal;
    const other = portal.sugarCtx.exhibition.id;
    for (const day of [BEFORE, TODAY, AFTER]) await createPartition(db(), day);
    await put(
      [BEFORE, TODAY, AFTER].flatMap((_day, at) =>
        [fair, other].map((fairId) => ({ at: NOON + (at - 1) * DAY, event: 1_031_000, who: 1, fairId })),
      ),
    );
    await keep(6);
    await known();
    const now = NOON + 6 * DAY;
    const left = () =>
      sql<{ day: string; mine: number; others: number }>`
      select day, (count(*) filter (where exhibition_id = ${fair}))::int as mine, (count(*) filter (where exhibition_id = ${other}))::int as others
      from tracking_event group by day order by day`
        .execute(db())
        .then(({ rows }) => rows);
    const all = [BEFORE, TODAY, AFTER].map((day) => ({ day, mine: 1, others: 1 }));
    await forgetEvents(services, now);
    // nothing is summed up yet
    expect(await left()).toEqual(all);
    await rollUpDays(services, now);
    const sums = await rolled(BEFORE);
    await forgetEvents(services, now);
    expect(await left()).toEqual([{ day: BEFORE, mine: 0, others: 1 }, ...all.slice(1)]);
    // once no fair keeps a day its partition goes
    await keep(6, portal.sugarCtx);
    await known();
    await forgetEvents(services, now);
    expect([await left(), (await partitionDays(db())).includes(BEFORE)]).toEqual([all.slice(1), false]);
    await rollUpDays(services, now);
    expect(await rolled(BEFORE)).toEqual(sums);
    await keep(90);
    await keep(90, portal.sugarCtx);
  });

  test('drops the salts of days of which no event can come any more', async () => {
    for (const ago of [0, 1, 2, 3])
      await sql`insert into tracking_salt (day, salt) values (${dayOf(NOON - ago * DAY)}::date, '\\x00')`.execute(db());
    await forgetEvents(portal.portal.services, NOON);
    const { rows } = await sql`select day from tracking_salt order by day`.execute(db());
    expect(rows).toEqual([{ day: BEFORE }, { day: TODAY }]);
  });
});
