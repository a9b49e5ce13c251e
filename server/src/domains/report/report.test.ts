import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '@fairbridge/contract/index.ts';
import { REPORT_FIGURES } from '@fairbridge/contract/report/report.figures.ts';
import type { SharedReport } from '@fairbridge/contract/report/report.shapes.ts';
import { FIGURES, type FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { makeProgramme } from '../../../test/agendas.ts';
import { makeReceivedCard } from '../../../test/cards.ts';
import { makeBooth, PLANTS, plantEvents, type Booth } from '../../../test/figures.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { readBack, tight } from '../../../test/read-pdf.ts';
import {
  giveLead,
  makeDocument,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  type Visitor,
} from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';
import { isRowFigure } from '../statistics/figure-rows.queries.ts';
import { daysOfReport } from './report.company.ts';

const { company, companyPdf, share, shared, sharing, unshare, visitor, visitorPdf } = contract.report;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
const HOUR_MS = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();
const set = (statement: ReturnType<typeof sql>) => statement.execute(portal.ctx.db);

/** Whoever reads an address without being signed in. */
const guest: Person = { token: null };
const tokenOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
const shareOf = async (person: Person, given: { withName?: boolean } = {}): Promise<string> =>
  tokenOf((await portal.as(person)(share, { days: 7, ...given })).address);
const read = (token: string): Promise<SharedReport> => portal.as(guest)(shared, { token });

const favour = (visitorId: string, type: 'ACTOR' | 'PRODUCT', id: string) =>
  set(sql`insert into favourite (exhibition_id, visitor_id, subject_type, subject_id)
    values (${portal.ctx.exhibition.id}, ${visitorId}, ${type}, ${id})`);
const look = (visitorId: string, type: 'ACTOR' | 'PRODUCT', id: string) =>
  set(sql`insert into footprint (exhibition_id, viewer_type, viewer_id, subject_type, subject_id)
    values (${portal.ctx.exhibition.id}, 'VISITOR', ${visitorId}, ${type}, ${id})`);

describe('the days of a report', () => {
  const fair = { startsOn: '2027-03-10', endsOn: '2027-03-12' };
  test.each([
    [
      'before the fair are the last thirty of its preparation',
      '2027-03-09T15:59:59Z',
      '2027-02-08',
      '2027-03-09',
      true,
    ],
    ['on its first day are that day', '2027-03-09T16:00:00Z', '2027-03-10', '2027-03-10', false],
    ['after the fair are its own', '2027-05-01T00:00:00Z', '2027-03-10', '2027-03-12', false],
  ])('%s', (_when, now, from, to, beforeFair) => {
    expect(daysOfReport(fair, new Date(now))).toEqual({ from, to, beforeFair });
  });
});

describe("a company's report", () => {
  const reportOf = (booth: Booth) => portal.as(booth.admin)(company, {});

  test('tells each figure as it is counted, with the exhibits and what is still open', async () => {
    const [booth, other] = [await makeBooth(portal), await makeBooth(portal)];
    const expected = new Map<FigureName, number>();
    for (const name of REPORT_FIGURES.flatMap((one) => (isRowFigure(one) ? [one] : [])))
      for (let times = 0; times < 1 + (name.length % 3); times += 1) {
        for (const figure of (await PLANTS[name](portal, booth, ago(2))).figures)
          expected.set(figure, (expected.get(figure) ?? 0) + 1);
        await PLANTS[name](portal, other, ago(2));
        // before the days of the report
        await PLANTS[name](portal, booth, ago(24 * 40));
      }
    const at = Date.now() - HOUR_MS;
    const view = { booth, at, seconds: 0 };
    await plantEvents(portal, [
      { ...view, code: '001032000', who: 1 },
      { ...view, code: '001032001', who: 1 },
      { ...view, code: '001032001', who: 2 },
    ]);
    for (const [figure, value] of [
      ['companyViews', 1],
      ['productViews', 2],
      ['people', 2],
    ] as const)
      expected.set(figure, value);
    const report = await reportOf(booth);
    expect(report.figures.map(({ figure, value }) => [figure, value])).toEqual(
      REPORT_FIGURES.map((figure) => [figure, expected.get(figure) ?? 0]),
    );
    expect(report.views.filter(({ value }) => value > 0)).toEqual([{ at: dayInBeijing(new Date(at)), value: 3 }]);
    expect(report.exhibits.list).toMatchObject([
      {
        id: booth.product.id,
        views: 2,
        favourites: expected.get('productFavourites'),
        inquiries: expected.get('inquiries'),
        orders: expected.get('orders'),
      },
    ]);
    // those of forty days ago wait as well
    const leads = (expected.get('inquiries') ?? 0) + (expected.get('orders') ?? 0);
    expect(report.open.leads.count).toBe(leads * 2);
    expect(report.days.beforeFair).toBe(true);
  });

  test('tells visitors as numbers, and groups of fewer than three as others', async () => {
    const booth = await makeBooth(portal);
    const countries = ['BR', 'BR', 'BR', 'IN', 'IN', 'KE'];
    for (const country of countries) {
      const { visitorId } = await makeVisitor(portal, { name: '张藏名', company: '藏名公司', country });
      await favour(visitorId, 'ACTOR', booth.exhibitor.id);
      // twice the same visitor
      await favour(visitorId, 'PRODUCT', booth.product.id);
      await set(
        sql`update visitor set interests = ${country === 'KE' ? ['seeds'] : ['seeds', 'herbicides']}::text[] where id = ${visitorId}`,
      );
    }
    const report = await reportOf(booth);
    expect([report.visitors, report.countries, report.businesses]).toEqual([
      6,
      [
        { name: { zh: '巴西', en: 'Brazil' }, people: 3 },
        { name: null, people: 3 },
      ],
      [{ name: null, people: 6 }],
    ]);
    expect(report.interests.map(({ people }) => people)).toEqual([6, 5]);
    expect(JSON.stringify(report)).not.toContain('藏名');
  });

  test('tells leads by status, and how soon half of them were answered', async () => {
    const booth = await makeBooth(portal);
    for (const hours of [1, 3, 30]) await PLANTS.orders(portal, booth, ago(hours + 40));
    const { rows } = await sql<{ id: string; created_at: Date }>`
      select l.id, l.created_at from lead l where l.exhibitor_id = ${booth.exhibitor.id} order by l.created_at`.execute(
      portal.ctx.db,
    );
    const [first, second] = rows;
    for (const [row, minutes, state] of [
      [first, 30, 'contacted'],
      [second, 90, 'won'],
    ] as const)
      await giveLead(portal, row?.id ?? '', {
        state,
        answered_at: new Date((row?.created_at.getTime() ?? 0) + minutes * 60_000).toISOString(),
        answered_by: booth.admin.employeeId,
      });
    const { leads, answers } = await reportOf(booth);
    expect(leads.flatMap(({ state, count }) => (count === 0 ? [] : [[state, count]]))).toEqual([
      ['new', 1],
      ['contacted', 1],
      ['won', 1],
    ]);
    expect(answers).toEqual({ leads: 3, answered: 2, time: { unit: 'hours', count: 1 } });
  });

  test('of a company to which nothing has happened is there, with nothing in it', async () => {
    const report = await reportOf(await makeBooth(portal));
    expect([
      report.figures.every(({ value }) => value === 0),
      report.exhibits,
      report.visitors,
      report.countries,
    ]).toEqual([true, { list: [], total: 0 }, 0, []]);
    expect(report.answers).toEqual({ leads: 0, answered: 0, time: null });
  });

  test('is refused to employees who are no administrators, and to visitors', async () => {
    const { exhibitor } = await makeBooth(portal);
    const people = [await makeEmployee(portal, exhibitor), await makeVisitor(portal)];
    for (const person of people)
      expect([
        await outcomeOf(portal.as(person)(company, {})),
        await outcomeOf(portal.as(person)(companyPdf, { lang: 'zh' })),
      ]).toEqual(['notAllowed', 'notAllowed']);
  });
});

/** A visitor who has looked, kept, asked and met. */
async function makeBusyVisitor(): Promise<{ me: Visitor; booth: Booth; hidden: { id: string } }> {
  const booth = await makeBooth(portal, { name_zh: '沃田作物', name_en: 'Wotian Crops' });
  const me = await makeVisitor(portal, { name: '秘名丙', company: '秘司丁' });
  const hidden = await makeProduct(portal, booth.exhibitor, { scope: 2, name_zh: '密品甲', name_en: 'Restricted A' });
  const closed = await makeExhibitor(portal, { open: false, name_zh: '密商乙' });
  for (const id of [booth.exhibitor.id, closed.id]) await look(me.visitorId, 'ACTOR', id);
  for (const id of [booth.product.id, hidden.id]) {
    await look(me.visitorId, 'PRODUCT', id);
    await favour(me.visitorId, 'PRODUCT', id);
  }
  await favour(me.visitorId, 'ACTOR', booth.exhibitor.id);
  return { me, booth, hidden };
}

describe("a visitor's report", () => {
  const reportOf = (person: Visitor) => portal.as(person)(visitor, {});

  test('tells what was seen and saved as far as the visitor may see it now, what was asked, and what nobody has answered', async () => {
    const { me, booth, hidden } = await makeBusyVisitor();
    const at = ago(5);
    const inquiry = await portal.as(me)(contract.order.create, {
      productId: booth.product.id,
      quantity: 5,
      unit: 'kg',
      remark: '密言戊',
      requestId: crypto.randomUUID(),
    });
    const document = await makeDocument(portal, booth.product, { level: 'request' });
    await set(sql`insert into document_request (id, exhibition_id, exhibitor_id, document_id, visitor_id, asked_at)
      values (${crypto.randomUUID()}, ${portal.ctx.exhibition.id}, ${booth.exhibitor.id}, ${document.id}, ${me.visitorId}, ${at})`);
    await makeReceivedCard(portal, { kind: 'visitor', id: me.visitorId });
    await portal.as(me)(contract.agenda.keepProgramme, { id: await makeProgramme(portal), kept: true });
    // others did the same
    await PLANTS.orders(portal, booth, at);
    const report = await reportOf(me);
    expect(
      [report.seen.exhibitors, report.seen.exhibits, report.saved.exhibits].map(({ list, total }) => [
        list.map(({ id }) => id).toSorted(),
        total,
      ]),
    ).toEqual([
      [[booth.exhibitor.id], 1],
      [[booth.product.id, hidden.id].toSorted(), 2],
      [[booth.product.id, hidden.id].toSorted(), 2],
    ]);
    expect(report.counts).toEqual({
      inquiries: 0,
      orders: 1,
      quotes: 0,
      requirements: 0,
      documents: 1,
      contacts: 1,
      appointments: 0,
      lives: 0,
      programmes: 1,
    });
    expect(report.unanswered.list.map(({ kind, id, exhibitor }) => [kind, id, exhibitor?.en])).toEqual([
      ['document', booth.product.id, 'Wotian Crops'],
      ['order', inquiry.id, 'Wotian Crops'],
    ]);
    expect(report.asked.list.map(({ kind, answered }) => [kind, answered])).toEqual([
      ['order', false],
      ['document', false],
    ]);
    await giveLead(portal, inquiry.id, {
      state: 'contacted',
      answered_at: ago(1),
      answered_by: booth.admin.employeeId,
    });
    await set(sql`update document_request set state = 'granted' where document_id = ${document.id}`);
    const { id } = await portal.as(me)(contract.sourcing.save, {
      title: '求购草甘膦',
      lines: [{ ingredients: ['glyphosate'], wanted: { quantity: 20, unit: 't' } }],
      deadline: dayInBeijing(new Date(Date.now() + 10 * 86_400_000)),
    });
    const asking = await reportOf(me);
    expect(asking.unanswered.list.map(({ kind, id: one, exhibitor }) => [kind, one, exhibitor])).toEqual([
      ['requirement', id, null],
    ]);
    await portal.as(me)(contract.sourcing.remove, { id });
    const later = await reportOf(me);
    expect([later.unanswered.total, later.asked.list.map(({ answered }) => answered)]).toEqual([0, [true, true]]);
  });

  test('of a visitor who has done nothing is there, with nothing in it', async () => {
    const { seen, asked, contacts, counts } = await reportOf(await makeVisitor(portal));
    expect([
      seen.exhibits.total,
      asked.total,
      contacts.total,
      Object.values(counts).every((count) => count === 0),
    ]).toEqual([0, 0, 0, true]);
  });
});

const readFile = z.object({ bytes: z.instanceof(Buffer) });
const pdfOf = async (call: typeof companyPdf | typeof visitorPdf, lang: 'zh' | 'en', person: Person) =>
  readBack(readFile.parse((await portal.send(call, { lang }, person)).body.data).bytes);

describe('the PDF of a report', () => {
  test.each([
    ['zh', ['参展报告', '热门展品', '访问者', '待办事项']],
    ['en', ['Exhibition report', 'Top exhibits', 'Wotian Crops', 'Still open']],
  ] as const)('says what the page says, in %s', async (lang, words) => {
    const booth = await makeBooth(portal, { name_zh: '沃田作物', name_en: 'Wotian Crops' });
    for (let times = 0; times < 3; times += 1) await PLANTS.orders(portal, booth, ago(2));
    const { pages, sizes } = await pdfOf(companyPdf, lang, booth.admin);
    const text = pages.join('');
    for (const word of words) expect(text).toContain(tight(word));
    expect(text).toContain(tight(`${FIGURES.orders.label[lang === 'zh' ? 0 : 1]} 3`));
    expect(sizes[0]).toEqual([210, 297]);
  });

  test("of a visitor has the visitor's lists", async () => {
    const { me } = await makeBusyVisitor();
    const text = (await pdfOf(visitorPdf, 'zh', me)).pages.join('');
    for (const word of ['观展报告', '秘名丙', '沃田作物', '密品甲']) expect(text).toContain(word);
  });
});

describe('a shared report', () => {
  test('the address of a company tells figures and exhibits that everybody may see, and no word of people, of leads that are open or of medians (G7)', async () => {
    const booth = await makeBooth(portal, { name_zh: '沃田作物' });
    const hidden = await makeProduct(portal, booth.exhibitor, { scope: 2, name_zh: '密品甲', name_en: 'Restricted A' });
    const planted = await makeVisitor(portal, { name: '秘名丙', company: '秘司丁', country: 'KE' });
    await favour(planted.visitorId, 'PRODUCT', booth.product.id);
    await favour(planted.visitorId, 'PRODUCT', hidden.id);
    await PLANTS.orders(portal, booth, ago(2));
    const foreign = await makeBooth(portal, { name_zh: '别家公司' });
    await PLANTS.orders(portal, foreign, ago(2));
    const report = await read(await shareOf(booth.admin));
    if (report.kind !== 'company') throw new Error('it is the report of a company');
    expect(report.exhibits.list.map(({ id, favourites }) => [id, favourites])).toEqual([[booth.product.id, 1]]);
    expect(Object.keys(report).toSorted()).toEqual([
      'answers',
      'company',
      'countries',
      'days',
      'exhibits',
      'expiresAt',
      'figures',
      'kind',
      'views',
      'visitors',
    ]);
    expect(report.figures.map((figure) => Object.keys(figure))).toEqual(REPORT_FIGURES.map(() => ['figure', 'value']));
    expect(report.countries).toEqual([{ name: null, people: 2 }]);
    const text = JSON.stringify(report);
    expect(
      ['密品甲', 'Restricted A', hidden.id, '秘名丙', '秘司丁', planted.visitorId, '别家公司'].filter((word) =>
        text.includes(word),
      ),
    ).toEqual([]);
  });

  test('the address of a visitor tells what guests see and numbers, and the name only where it was put there (G7)', async () => {
    const { me, booth } = await makeBusyVisitor();
    await makeReceivedCard(portal, { kind: 'visitor', id: me.visitorId });
    const nameless = await read(await shareOf(me));
    if (nameless.kind !== 'visitor') throw new Error('it is the report of a visitor');
    expect([nameless.visitor, nameless.counts.contacts]).toEqual([null, 1]);
    expect(
      [nameless.seen.exhibits, nameless.saved.exhibits].map(({ list, total }) => [list.map(({ id }) => id), total]),
    ).toEqual([
      [[booth.product.id], 1],
      [[booth.product.id], 1],
    ]);
    const text = JSON.stringify(nameless);
    expect(['秘名丙', '秘司丁', '密品甲', 'Restricted A', '密商乙'].filter((word) => text.includes(word))).toEqual([]);
    const named = await read(await shareOf(me, { withName: true }));
    expect(named).toMatchObject({ visitor: { name: '秘名丙', company: '秘司丁' } });
  });

  test('has one address at a time, told once, of which the hash is kept, and counts how often it was opened', async () => {
    const me = await makeVisitor(portal);
    const mine = portal.as(me);
    const nothing = { expiresAt: null, withName: false, opened: 0, lastOpenedAt: null };
    expect(await mine(sharing, {})).toEqual(nothing);
    const { address, expiresAt } = await mine(share, { days: 30 });
    const first = tokenOf(address);
    expect(Math.round((Date.parse(expiresAt ?? '') - Date.now()) / (24 * HOUR_MS))).toBe(30);
    await read(first);
    await read(first);
    expect((await mine(sharing, {})).opened).toBe(2);
    const second = await shareOf(me);
    expect([await outcomeOf(read(first)), await outcomeOf(read(second))]).toEqual(['notFound', 'done']);
    expect((await mine(sharing, {})).opened).toBe(1);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from report_share s where report_of = ${me.visitorId}`.execute(portal.ctx.db);
    expect([second.length, rows.length, rows[0]?.row.includes(second)]).toEqual([43, 1, false]);
    await mine(unshare, {});
    expect([await outcomeOf(read(second)), await mine(sharing, {})]).toEqual(['notFound', nothing]);
  });

  test("of a company is one for all its administrators, and never another company's", async () => {
    const [booth, other] = [await makeBooth(portal), await makeBooth(portal)];
    const colleague = await makeEmployee(portal, booth.exhibitor, { admin: true });
    const token = await shareOf(booth.admin);
    expect((await portal.as(colleague)(sharing, {})).expiresAt).not.toBeNull();
    await portal.as(other.admin)(unshare, {});
    expect(await outcomeOf(read(token))).toBe('done');
    await portal.as(colleague)(unshare, {});
    expect(await outcomeOf(read(token))).toBe('notFound');
  });

  test('is not found at another fair, nor at an address that nobody has made, nor when its days are over', async () => {
    const me = await makeVisitor(portal);
    const token = await shareOf(me);
    const elsewhere = portal.as({ ...guest, host: SUGAR_HOST })(shared, { token });
    expect([
      await outcomeOf(elsewhere),
      await outcomeOf(read('A'.repeat(43))),
      await outcomeOf(read('x')),
      await outcomeOf(read(token)),
    ]).toEqual(['notFound', 'notFound', 'notFound', 'done']);
    await set(sql`update report_share set expires_at = now() - interval '1 second' where report_of = ${me.visitorId}`);
    expect([await outcomeOf(read(token)), (await portal.as(me)(sharing, {})).expiresAt]).toEqual(['notFound', null]);
  });

  test('ends with the one who has made it: suspended, erased, gone, no administrator any more, or of a company that is closed', async () => {
    const [suspended, erased] = [await makeVisitor(portal), await makeVisitor(portal)];
    const [left, demoted, shut] = [await makeBooth(portal), await makeBooth(portal), await makeBooth(portal)];
    const tokens: string[] = [];
    for (const person of [suspended, erased, left.admin, demoted.admin, shut.admin]) tokens.push(await shareOf(person));
    const outcomes = () => Promise.all(tokens.map((token) => outcomeOf(read(token))));
    expect(await outcomes()).toEqual(['done', 'done', 'done', 'done', 'done']);
    await set(sql`update visitor set suspended_at = now() where id = ${suspended.visitorId}`);
    await set(sql`update account set deleted_at = now() where id = ${erased.accountId}`);
    await set(sql`update employee set resigned_at = now() where id = ${left.admin.employeeId}`);
    await set(sql`update employee set admin = false where id = ${demoted.admin.employeeId}`);
    await set(sql`update exhibitor set open = false where id = ${shut.exhibitor.id}`);
    expect(await outcomes()).toEqual(['notFound', 'notFound', 'notFound', 'notFound', 'notFound']);
  });
});

describe('guesses at the address of a report', () => {
  const strict = testPortal({ RATE_MULTIPLIER: '1' });

  test('are counted by address, and refused when they are too many', async () => {
    const tried: (string | null)[] = [];
    for (let guess = 0; guess <= (shared.rate?.perMinute ?? 0); guess += 1)
      tried.push(await outcomeOf(strict.as(guest)(shared, { token: String(guess) })));
    expect([tried.at(0), tried.at(-1)]).toEqual(['notFound', 'tooMany']);
  });
});
