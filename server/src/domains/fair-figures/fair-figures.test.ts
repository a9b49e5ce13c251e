import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import {
  READINESS_NAMES,
  WAITING_NAMES,
  type RegistrationSource,
  type WaitingKind,
} from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import { FIGURE_TABLES } from '@fairbridge/contract/fair-figures/fair-figures.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import {
  accountRow,
  chatRows,
  conversationRow,
  documentRequestRow,
  inquiryRow,
  sourcingRow,
  visitorRow,
} from '../../../../demo/factories/factories.ts';
import { meetingAppointmentRow } from '../../../../demo/factories/meeting.factory.ts';
import { makeScanOf } from '../../../test/cards.ts';
import { makeBooth, PLANTS, plantEvents, type Booth } from '../../../test/figures.ts';
import { makeLive } from '../../../test/lives.ts';
import { makeMeeting, signUpCompany, signUpVisitor } from '../../../test/meetings.ts';
import { makeCampaign } from '../../../test/campaigns.ts';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { cellsOfSheet } from '../../../test/sheet-texts.ts';
import {
  giveLead,
  makeDocument,
  makeEmployee,
  makeExhibitor,
  makeOrder,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { rollUpFigures } from '../statistics/figure-median.queries.ts';
import { rollUpDay } from '../tracking/tracking.roll-up.ts';

const {
  registrations,
  halls,
  booths: boothFigures,
  waiting,
  requirements,
  exhibitors,
  exportTable,
} = contract.fairFigures;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
const BEIJING_MS = 8 * 3_600_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MIDNIGHT = Date.parse('2026-03-10T00:00:00Z') - BEIJING_MS;
const dayAt = (at: number): string => new Date(at + BEIJING_MS).toISOString().slice(0, 10);
const iso = (at: number): string => new Date(at).toISOString();
const ago = (hours: number): string => iso(Date.now() - hours * HOUR_MS);
const editor = async () => portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));

/** Times around the midnights of six days, some of them to the millisecond. */
const someTime = (random: ReturnType<typeof seeded>): number =>
  MIDNIGHT + random.int(6) * DAY_MS + random.pick([0, -1, 1, 12 * HOUR_MS, random.int(DAY_MS)]);

type Person = {
  begun: number;
  finished: number | null;
  approved: number | null;
  source: RegistrationSource;
  country: string;
  interests: string[];
  business: string;
};

const INVITATION_SOURCES: Partial<Record<RegistrationSource, string>> = { letter: 'INVITATION', code: 'INVITE_CODE' };

/** A visitor by one of the sources; of a colleague an e-mail address that was entered a minute before. */
async function plantPerson(person: Person, exhibitor: Exhibitor, host: string): Promise<void> {
  const { db, exhibition } = portal.ctx;
  const account = accountRow();
  await insertRows(db, 'account', [account]);
  const invitation = INVITATION_SOURCES[person.source] ?? '';
  const row = visitorRow(exhibition.id, account.id, {
    created_at: iso(person.begun),
    completed_at: person.finished === null ? null : iso(person.finished),
    complete_exhibition_registration: person.finished !== null,
    country: person.country,
    interests: person.interests,
    business: person.business,
    invitation_source: invitation,
    invitation_exhibitor_id: invitation === '' ? null : exhibitor.id,
    campaign_id: person.source === 'campaign' ? (await makeCampaign(portal.ctx, null)).id : null,
  });
  await insertRows(db, 'visitor', [row]);
  if (person.source === 'staff') {
    const staff = { id: newId(), exhibition_id: exhibition.id, account_id: account.id, role: 'support' };
    await insertRows(db, 'organizer_staff', [staff]);
  }
  // one that was entered afterwards brought nobody
  const entered = person.source === 'colleague' ? -60_000 : person.source === 'own' ? 60_000 : null;
  if (entered !== null)
    await insertRows(db, 'preregistration', [
      {
        id: newId(),
        exhibition_id: exhibition.id,
        visitor_id: host,
        name: '同事',
        company: '禾田',
        position: '采购',
        country: 'CN',
        email: account.email ?? '',
        created_at: iso(person.begun + entered),
      },
    ]);
  if (person.approved === null) return;
  // approved again later: the first time counts
  const again = [person.approved, person.approved + 3 * DAY_MS];
  await insertRows(
    db,
    'visitor_review',
    again.map((at) => ({
      id: newId(),
      exhibition_id: exhibition.id,
      visitor_id: row.id,
      state: 'approved',
      created_at: iso(at),
    })),
  );
}

const SOURCES = ['letter', 'code', 'campaign', 'staff', 'colleague', 'own'] as const;

describe('fairFigures.registrations', () => {
  test('equals a direct count by day, source, country, category of interest and type of company', async () => {
    const random = seeded(7);
    const exhibitor = await makeExhibitor(portal);
    const host = await makeVisitor(portal);
    const people: Person[] = Array.from({ length: 60 }, () => {
      const begun = someTime(random);
      const finished = random.int(3) === 0 ? null : begun + random.pick([1, HOUR_MS, DAY_MS]);
      return {
        begun,
        finished,
        approved: finished === null || random.int(3) === 0 ? null : finished + random.pick([0, HOUR_MS, DAY_MS]),
        source: random.pick(SOURCES),
        country: random.pick(['CN', 'BR', '']),
        interests: random.pick([[], ['herbicides'], ['herbicides', 'seeds']]),
        business: random.pick(['', 'importer', 'distributor']),
      };
    });
    for (const person of people) await plantPerson(person, exhibitor, host.visitorId);
    const ask = await editor();
    for (const period of [
      { from: '2026-03-10', to: '2026-03-10' },
      { from: '2026-03-11', to: '2026-03-13' },
      { from: '2026-03-01', to: '2026-03-31' },
    ]) {
      const { days, groups } = await ask(registrations, { period });
      const within = (at: number | null) => at !== null && dayAt(at) >= period.from && dayAt(at) <= period.to;
      const counted = (of: (person: Person) => readonly string[]) => {
        const keys = [...new Set(people.flatMap(of))].toSorted();
        const count = (key: string, step: 'begun' | 'finished' | 'approved') =>
          people.filter((person) => of(person).includes(key) && within(person[step])).length;
        return keys
          .map((key) => [key, count(key, 'begun'), count(key, 'finished'), count(key, 'approved')])
          .filter(([, ...steps]) => steps.some((step) => step !== 0));
      };
      const told = (rows: (typeof groups)['source']) =>
        rows
          .toSorted((a, b) => (a.key < b.key ? -1 : 1))
          .map((row) => [row.key, row.begun, row.finished, row.approved]);
      expect(told(groups.source)).toEqual(counted(({ source }) => [source]));
      expect(told(groups.country)).toEqual(counted(({ country }) => [country]));
      expect(told(groups.business)).toEqual(counted(({ business }) => [business]));
      expect(told(groups.interest)).toEqual(counted(({ interests: some }) => (some.length === 0 ? [''] : some)));
      const onDay = (at: string, step: 'begun' | 'finished' | 'approved') =>
        people.filter((person) => person[step] !== null && dayAt(person[step]) === at).length;
      expect(days).toEqual(
        days.map(({ at }) => ({
          at,
          begun: onDay(at, 'begun'),
          finished: onDay(at, 'finished'),
          approved: onDay(at, 'approved'),
        })),
      );
      expect([days[0]?.at, days.at(-1)?.at]).toEqual([period.from, period.to]);
    }
  });
});

describe('fairFigures.booths', () => {
  test('counts people once for each exhibitor and once for each hall, in the days alone', async () => {
    const [hall = '', other = ''] = portal.ctx.exhibition.halls.keys();
    const period = { from: '2026-04-20', to: '2026-04-21' };
    const inside = iso(Date.parse('2026-04-20T01:00:00Z'));
    const ask = await editor();
    const [one, neighbour, away, disabled] = [
      await makeBooth(portal, { hall, booth_number: 'C01' }),
      await makeBooth(portal, { hall, booth_number: 'C02' }),
      await makeBooth(portal, { hall: other, booth_number: 'C03' }),
      await makeBooth(portal, { hall: other, booth_number: 'C04', disabled_at: ago(1), open: false }),
    ];
    const [first, second] = [await makeVisitor(portal), await makeVisitor(portal)];
    const plantScan = ({ exhibitor, admin }: Booth, { visitorId }: Visitor, at: string) =>
      makeScanOf(visitorId, { exhibitorId: exhibitor.id, employeeId: admin.employeeId }, portal.ctx, at);
    for (const [booth, visitor] of [
      [one, first],
      [one, first],
      [one, second],
      [neighbour, first],
      [away, second],
      [disabled, second],
    ] as const)
      await plantScan(booth, visitor, inside);
    await plantScan(away, first, iso(Date.parse('2026-04-21T16:00:00Z')));
    const { exhibitors: list, halls: sums } = await ask(boothFigures, { period, figure: 'visitors' });
    expect(new Map(list.map(({ id, amount }) => [id, amount]))).toEqual(
      new Map([
        [one.exhibitor.id, 2],
        [neighbour.exhibitor.id, 1],
        [away.exhibitor.id, 1],
      ]),
    );
    expect(new Map(sums.map(({ code, amount }) => [code, amount]))).toEqual(
      new Map([
        [hall, 2],
        [other, 1],
      ]),
    );
    await PLANTS.inquiries(portal, away, inside);
    expect(await ask(boothFigures, { period, figure: 'inquiries' })).toEqual({
      exhibitors: [{ id: away.exhibitor.id, amount: 1 }],
      halls: [{ code: other, amount: 1 }],
    });
    expect(await ask(boothFigures, { period, figure: 'views' })).toEqual({ exhibitors: [], halls: [] });
  });
});

describe('fairFigures.halls', () => {
  test('equals a direct count of exhibitors, booths, exhibits, views and inquiries, hall by hall', async () => {
    const random = seeded(11);
    const [first = '', second = ''] = portal.ctx.exhibition.halls.keys();
    const period = { from: '2026-05-11', to: '2026-05-12' };
    const middle = Date.parse('2026-05-11T00:00:00Z') - BEIJING_MS;
    const ask = await editor();
    const amounts = async () => {
      const { list } = await ask(halls, { period });
      return new Map(
        list.map(({ key, exhibitors: all, booths, exhibits, views, inquiries }) => [
          key,
          [all, booths, exhibits, views, inquiries],
        ]),
      );
    };
    const before = await amounts();
    const booths: Booth[] = [
      await makeBooth(portal, { hall: first, booth_number: 'B01' }),
      await makeBooth(portal, { hall: first, booth_number: '' }),
      await makeBooth(portal, { hall: second, booth_number: 'B02' }),
      await makeBooth(portal, { hall: null, booth_number: '' }),
      await makeBooth(portal, { hall: second, booth_number: 'B03', disabled_at: ago(1), open: false }),
    ];
    const expected = new Map<string, number[]>();
    const add = (hall: string | null, place: number, by = 1): void => {
      const row = expected.get(hall ?? '') ?? [0, 0, 0, 0, 0];
      row[place] = (row[place] ?? 0) + by;
      expected.set(hall ?? '', row);
    };
    for (const { exhibitor } of booths.slice(0, 4)) {
      add(exhibitor.hall ?? null, 0);
      if (exhibitor.booth_number !== '') add(exhibitor.hall ?? null, 1);
      add(exhibitor.hall ?? null, 2);
    }
    const times = [middle - 1, middle, middle + DAY_MS, middle + 2 * DAY_MS - 1, middle + 2 * DAY_MS];
    for (const [place, booth] of booths.entries())
      for (const at of times) {
        const counts = place < 4 && at >= middle && at < middle + 2 * DAY_MS;
        await PLANTS.inquiries(portal, booth, iso(at));
        if (counts) add(booth.exhibitor.hall ?? null, 4);
        const views = 1 + random.int(3);
        await plantEvents(
          portal,
          Array.from({ length: views }, (_, who) => ({
            booth,
            code: random.pick(['001032000', '001032001', '001034000'] as const),
            at,
            who,
            seconds: 0,
          })).map((event) => {
            if (counts && event.code !== '001034000') add(booth.exhibitor.hall ?? null, 3);
            return event;
          }),
        );
      }
    for (const day of ['2026-05-10', '2026-05-11', '2026-05-12', '2026-05-13'])
      await rollUpDay(portal.portal.services.db, portal.ctx.exhibition.id, day);
    await rollUpFigures(portal.ctx, { from: '2026-05-10', to: '2026-05-13' });
    const after = await amounts();
    const grown = [...after].flatMap(([hall, row]) => {
      const more = row.map((amount, place) => amount - (before.get(hall)?.[place] ?? 0));
      return more.some((amount) => amount !== 0) ? [[hall, more]] : [];
    });
    expect(new Map(grown as [string, number[]][])).toEqual(expected);
    expect([...after.keys()]).toEqual([...portal.ctx.exhibition.halls.keys(), '']);
  });
});

const ANSWERED = { state: 'contacted', answered_at: ago(0) };

/** What waits of each kind since that time; it answers how to end it. */
const WAITS: Record<WaitingKind, (booth: Booth, at: string) => Promise<() => Promise<unknown>>> = {
  inquiries: async ({ exhibitor }, at) => {
    const { visitorId } = await makeVisitor(portal);
    const row = inquiryRow(exhibitor.exhibition_id, exhibitor.id, visitorId, { created_at: at });
    await insertRows(portal.ctx.db, 'inquiry', [row]);
    return () => giveLead(portal, row.id, ANSWERED);
  },
  orders: async ({ product }, at) => {
    const id = await makeOrder(portal, product, await makeVisitor(portal), { created_at: at });
    return () => giveLead(portal, id, ANSWERED);
  },
  chats: async ({ exhibitor }, at) => {
    const { visitorId } = await makeVisitor(portal);
    const { conversation } = chatRows(conversationRow(exhibitor, visitorId), [
      { side: 'visitor', authorId: visitorId, minutesAgo: 1 },
    ]);
    await insertRows(portal.ctx.db, 'conversation', [{ ...conversation, last_at: at }]);
    return () => sql`update conversation set resolved_at = now() where id = ${conversation.id}`.execute(portal.ctx.db);
  },
  requirements: async ({ exhibitor }, at) => {
    const { visitorId } = await makeVisitor(portal);
    const { sourcing } = sourcingRow(exhibitor.exhibition_id, visitorId, { created_at: at });
    await insertRows(portal.ctx.db, 'sourcing', [sourcing]);
    const match = { exhibition_id: exhibitor.exhibition_id, sourcing_id: sourcing.id, exhibitor_id: exhibitor.id };
    await insertRows(portal.ctx.db, 'sourcing_match', [{ ...match, score: 80, reasons: [] }]);
    return () => sql`update sourcing set closed_at = now() where id = ${sourcing.id}`.execute(portal.ctx.db);
  },
  documentRequests: async ({ exhibitor }, at) => {
    const product = await makeProduct(portal, exhibitor);
    const { visitorId } = await makeVisitor(portal);
    const { id } = await makeDocument(portal, product);
    const row = documentRequestRow(product, id, visitorId, { asked_at: at });
    await insertRows(portal.ctx.db, 'document_request', [row]);
    return () => sql`update product set deleted_at = now() where id = ${product.id}`.execute(portal.ctx.db);
  },
  appointments: async ({ exhibitor }, at) => {
    const meeting = await makeMeeting(portal);
    const row = meetingAppointmentRow(exhibitor.exhibition_id, {
      meeting_id: meeting.id,
      visitor_signup_id: await signUpVisitor(portal, meeting.id, await makeVisitor(portal)),
      exhibitor_signup_id: await signUpCompany(portal, meeting.id, exhibitor.id),
    });
    const proposed = { state: 'proposed', proposed_by: 'visitor', starts_at: null, ends_at: null, table_number: null };
    await insertRows(portal.ctx.db, 'meeting_appointment', [
      { ...row, ...proposed, created_at: at, expires_at: iso(Date.now() + DAY_MS) },
    ]);
    return () =>
      sql`update meeting_appointment set expires_at = now() - interval '1 hour' where id = ${row.id}`.execute(
        portal.ctx.db,
      );
  },
};

describe('fairFigures.waiting', () => {
  const contact = { name: '王经理', mobile: { areaCode: '86', number: '13900000001' } };
  const company = (given: Parameters<typeof makeBooth>[1] = {}) =>
    makeBooth(portal, { package: 'upgraded', contact, ...given });

  test.each(WAITING_NAMES)('counts %s that wait longer than a day, until they are answered', async (kind) => {
    const booth = await company();
    const ask = await editor();
    const own = async () =>
      (await ask(waiting, { pageSize: 100 })).list.find(({ id }) => id === booth.exhibitor.id) ?? null;
    await WAITS[kind](booth, ago(23));
    expect(await own()).toBeNull();
    const at = ago(25);
    const end = await WAITS[kind](booth, at);
    const row = await own();
    expect([row?.[kind], row?.total, row?.since]).toEqual([1, 1, at]);
    await end();
    expect(await own()).toBeNull();
  });

  test('names the longest first, without disabled companies, and the telephone to those who read the record', async () => {
    const [late, later, disabled] = [await company(), await company(), await company()];
    await WAITS.inquiries(late, ago(9_000));
    await WAITS.orders(later, ago(10_000));
    await WAITS.inquiries(disabled, ago(11_000));
    await sql`update exhibitor set disabled_at = now(), open = false where id = ${disabled.exhibitor.id}`.execute(
      portal.ctx.db,
    );
    const read = async (role: 'support' | 'reviewer') =>
      (await portal.as(await makeOrganizer(portal, portal.ctx, role))(waiting, { pageSize: 2 })).list.map(
        ({ id, contact: told }) => [id, told],
      );
    const told = { name: '王经理', mobile: '+86 13900000001' };
    expect(await read('support')).toEqual([
      [later.exhibitor.id, told],
      [late.exhibitor.id, told],
    ]);
    expect(await read('reviewer')).toEqual([
      [later.exhibitor.id, null],
      [late.exhibitor.id, null],
    ]);
  });
});

describe('fairFigures.requirements', () => {
  test('counts open ones without a sign-up in each of their categories', async () => {
    const { db, exhibition } = portal.ctx;
    const buyer = await makeVisitor(portal);
    const ask = await editor();
    const told = async () =>
      new Map((await ask(requirements, {})).list.map(({ key, count }): [string, number] => [key, count]));
    const before = await told();
    const post = async (categories: readonly (string | null)[], given: Parameters<typeof sourcingRow>[2] = {}) => {
      const { sourcing, line } = sourcingRow(exhibition.id, buyer.visitorId, given);
      await insertRows(db, 'sourcing', [sourcing]);
      const lines = categories.map((category, place) => ({ ...line, id: newId(), category, place: place + 1 }));
      await insertRows(db, 'sourcing_line', lines);
      return sourcing.id;
    };
    await post(['herbicides', 'herbicides', 'seeds']);
    await post([null]);
    await post(['seeds'], { audit: 'review' });
    await post(['seeds'], { closed_at: ago(1) });
    await post(['seeds'], { deadline: '2026-01-01' });
    const { exhibitor } = await makeBooth(portal);
    const signUp = async (withdrawn: string | null) =>
      insertRows(db, 'sourcing_sign_up', [
        {
          id: newId(),
          exhibition_id: exhibition.id,
          sourcing_id: await post(['fungicides']),
          exhibitor_id: exhibitor.id,
          withdrawn_at: withdrawn,
        },
      ]);
    await signUp(null);
    await signUp(ago(1));
    const grown = [...(await told())]
      .map(([key, count]) => [key, count - (before.get(key) ?? 0)])
      .filter(([, count]) => count !== 0);
    expect(new Map(grown as [string, number][])).toEqual(
      new Map([
        ['herbicides', 1],
        ['seeds', 1],
        ['', 1],
        ['fungicides', 1],
      ]),
    );
  });
});

describe('fairFigures.exhibitors', () => {
  const period = { from: '2026-06-10', to: '2026-06-12' };
  const AT = Date.parse('2026-06-11T04:00:00Z');
  const linesOf = async (keyword: string, more: Partial<InputOf<typeof exhibitors>> = {}) =>
    (await (await editor())(exhibitors, { period, keyword, ...more })).list;
  const bare = { logo: '', introduction_zh: '', introduction_en: '' };

  test('say what is done of each booth', async () => {
    const exhibitor = await makeExhibitor(portal, { ...bare, name_zh: '逐项农化' });
    const done = async () => (await linesOf('逐项农化'))[0]?.done;
    const set = (column: string) => () =>
      sql`update exhibitor set ${sql.ref(column)} = 'x' where id = ${exhibitor.id}`.execute(portal.ctx.db);
    const acts = [
      set('logo'),
      set('introduction_zh'),
      set('introduction_en'),
      () => makeProduct(portal, exhibitor, { name_en: '' }),
      () => sql`update product set name_en = 'x' where exhibitor_id = ${exhibitor.id}`.execute(portal.ctx.db),
      () => makeEmployee(portal, exhibitor),
      () => makeLive(portal, exhibitor),
    ];
    expect(await done()).toEqual([]);
    for (const [at, act] of acts.entries()) {
      await act();
      expect(await done()).toEqual(READINESS_NAMES.slice(0, at + 1));
    }
  });

  test('say how soon they answered inquiries and chats of the period, from three on', async () => {
    const booth = await makeBooth(portal, { name_zh: '速答农化' });
    const { exhibitor, admin } = booth;
    const inquiry = async (at: number, answered: number | null) => {
      const { visitorId } = await makeVisitor(portal);
      const row = inquiryRow(exhibitor.exhibition_id, exhibitor.id, visitorId, { created_at: iso(at) });
      await insertRows(portal.ctx.db, 'inquiry', [row]);
      if (answered !== null)
        await giveLead(portal, row.id, {
          state: 'contacted',
          answered_at: iso(at + answered),
          answered_by: admin.employeeId,
        });
    };
    const chat = async (at: number, answered: number | null) => {
      const { visitorId } = await makeVisitor(portal);
      const said = [
        { side: 'visitor', authorId: visitorId, minutesAgo: 1 },
        ...(answered === null ? [] : [{ side: 'exhibitor', authorId: admin.employeeId, minutesAgo: 1 } as const]),
      ] as const;
      const { conversation, messages } = chatRows(conversationRow(exhibitor, visitorId, { created_at: iso(at) }), said);
      await insertRows(portal.ctx.db, 'conversation', [conversation]);
      await insertRows(
        portal.ctx.db,
        'chat_message',
        messages.map((message) => ({ ...message, at: iso(message.side === 'visitor' ? at : at + (answered ?? 0)) })),
      );
    };
    const told = async () => (await linesOf('速答农化')).map(({ asked, median, inTime }) => [asked, median, inTime]);
    await inquiry(AT, 2 * HOUR_MS);
    await chat(AT, 4 * HOUR_MS);
    // of the days before and after
    await inquiry(Date.parse('2026-06-09T15:59:59.999Z'), HOUR_MS);
    await chat(Date.parse('2026-06-12T16:00:00Z'), HOUR_MS);
    expect(await told()).toEqual([[2, null, null]]);
    await inquiry(AT, 30 * HOUR_MS);
    await chat(AT, null);
    expect(await told()).toEqual([[4, 4, 50]]);
  });

  test('are found by name and hall, and sorted with what has no number last', async () => {
    const [hall = '', other = ''] = portal.ctx.exhibition.halls.keys();
    const first = await makeExhibitor(portal, { ...bare, name_zh: '排序农化甲', hall });
    const second = await makeExhibitor(portal, { ...bare, name_zh: '排序农化乙', hall: other, logo: 'x' });
    await makeExhibitor(portal, { ...bare, name_zh: '排序农化丙', disabled_at: ago(1), open: false });
    const ids = async (more: Partial<InputOf<typeof exhibitors>>) =>
      (await linesOf('排序农化', more)).map(({ id }) => id);
    expect(await ids({})).toEqual([first.id, second.id]);
    expect(await ids({ descending: false })).toEqual([second.id, first.id]);
    expect(await ids({ hall: other })).toEqual([second.id]);
    for (const sort of ['median', 'inTime', 'asked'] as const)
      expect((await ids({ sort })).toSorted()).toEqual([first.id, second.id].toSorted());
  });
});

describe('fairFigures.exportTable', () => {
  test.each(FIGURE_TABLES)('writes the table of %s as it is shown, and the log tells of it', async (table) => {
    const owner = await makeOrganizer(portal);
    const booth = await makeBooth(portal, { name_zh: '导出农化', name_en: 'Export Agro', package: 'upgraded' });
    await WAITS.inquiries(booth, ago(5_000));
    const period = { from: '2026-03-10', to: '2026-03-11' };
    const asked = { period, table, keyword: '导出农化', lang: 'en' } as const;
    const { data } = (await portal.send(exportTable, asked, owner)).body;
    const [head, ...rows] = cellsOfSheet(data);
    const ask = portal.as(owner);
    const expected = {
      registrations: async () => {
        const { days, groups } = await ask(registrations, { period });
        return days.length + Object.values(groups).flat().length;
      },
      halls: async () => (await ask(halls, { period })).list.length,
      searches: async () => 0,
      waiting: async () => (await ask(waiting, {})).total,
      requirements: async () => (await ask(requirements, {})).list.length,
      exhibitors: async () => (await ask(exhibitors, { period, keyword: '导出农化' })).total,
    };
    expect(rows).toHaveLength(await expected[table]());
    expect(head?.length).toBeGreaterThan(2);
    if (table === 'waiting') expect(rows.map(([name]) => name)).toContain('Export Agro');
    const { list } = await ask(contract.organizer.auditList, { act: 'figures.export', accountId: owner.accountId });
    expect(list.map(({ details }) => details)).toEqual([{ table, from: '2026-03-10', to: '2026-03-11' }]);
  });
});
