import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { codeOfBadge } from '../../../test/cards.ts';
import { newId } from '../../core/id.ts';
import { messageOf, outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { cellsOfSheet } from '../../../test/sheet-texts.ts';
import { newClient } from '../../../test/strangers.ts';
import { makeColleague } from '../../../test/vip.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { badgeCode } from '../voucher/voucher.codes.ts';
import { badgeOf } from '../voucher/voucher.queries.ts';

const { add, change, remove, list, exportList } = contract.scan;

const portal = testPortal({ DATABASE_POOL: '20' });
const SECRET = () => portal.portal.services.config.SECRET;
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let buyer: Visitor;
let code: string;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  staff = { ...newClient(), ...(await makeEmployee(portal, company, { name_zh: '陈静' })) };
  buyer = await makeVisitor(portal);
  code = await codeOfBadge(portal, buyer.visitorId);
});

const wanted = (given: Partial<InputOf<typeof add>> = {}): InputOf<typeof add> => ({
  code,
  scannedAt: new Date().toISOString(),
  requestId: newId(),
  ...given,
});
const scanBy = (person: Person, given: Partial<InputOf<typeof add>> = {}) => portal.as(person)(add, wanted(given));
const notesSeenBy = async (person: Person) => (await portal.as(person)(list, {})).list.map(({ note }) => note);

describe('scan.add', () => {
  test('keeps who was met, when, by whom and what was noted', async () => {
    const [interest = ''] = portal.ctx.exhibition.categories.keys();
    const scannedAt = new Date(Date.now() - 3_600_000).toISOString();
    const { before, ...scan } = await scanBy(staff, {
      scannedAt,
      heat: 'hot',
      interests: [interest],
      note: '要报价',
    });
    expect({ before, ...scan }).toMatchObject({
      before: null,
      scannedAt,
      visitorId: buyer.visitorId,
      person: { name: '李敏', company: '禾田农资有限公司', position: '采购经理', country: { zh: '中国' } },
      employee: { id: staff.employeeId, name: { zh: '陈静' } },
      heat: 'hot',
      interests: [interest],
      note: '要报价',
    });
    expect((await portal.as(admin)(list, {})).list).toEqual([scan]);
  });

  test('tells contact data of the company’s own contacts only', async () => {
    const first = await scanBy(staff);
    expect([first.person.email, first.person.mobile]).toEqual(['', '']);
    await putInPool(portal, company, buyer);
    const [seen] = (await portal.as(staff)(list, {})).list;
    expect([seen?.person.email, seen?.person.mobile]).toEqual([buyer.email, '+86 13800000000']);
  });

  test('sent again is stored once, with another content it is refused (G57)', async () => {
    const given = wanted({ note: '第一次' });
    const all = await Promise.all(Array.from({ length: 10 }, () => portal.as(staff)(add, given)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await notesSeenBy(admin)).toEqual(['第一次']);
    expect(await outcomeOf(portal.as(staff)(add, { ...given, note: '第二次' }))).toBe('conflict');
    // another employee's device may have made the same id
    expect(await outcomeOf(portal.as(admin)(add, given))).toBe('done');
  });

  test('scanned again within ten minutes is one meeting with the latest time, later another one', async () => {
    const begin = Date.now() - 3_600_000;
    const at = (minutes: number): string => new Date(begin + minutes * 60_000).toISOString();
    const [one = '', two = ''] = portal.ctx.exhibition.categories.keys();
    const begun = wanted({ scannedAt: at(0), heat: 'warm', interests: [one], note: '要报价' });
    const first = await portal.as(staff)(add, begun);
    const second = wanted({ scannedAt: at(9), interests: [two], note: '要样品' });
    for (const times of [1, 2]) {
      const again = await portal.as(staff)(add, second);
      expect([times, again.id]).toEqual([times, first.id]);
      expect(again).toMatchObject({
        scannedAt: at(9),
        heat: 'warm',
        interests: [one, two],
        note: '要报价\n要样品',
      });
    }
    // the first one comes again late
    expect((await portal.as(staff)(add, begun)).note).toBe('要报价\n要样品');
    const [later, colleague] = [await scanBy(staff, { scannedAt: at(30) }), await scanBy(admin, { scannedAt: at(9) })];
    expect(new Set([first.id, later.id, colleague.id]).size).toBe(3);
    expect((await portal.as(admin)(list, {})).total).toBe(3);
  });

  test('says which colleague has scanned the same badge before, and nothing of another company', async () => {
    const at = new Date(Date.now() - 1_800_000).toISOString();
    const rival = await makeEmployee(portal, await makeExhibitor(portal));
    const before = async (person: Person) => (await scanBy(person, { scannedAt: at })).before;
    expect([await before(staff), await before(rival)]).toEqual([null, null]);
    expect((await scanBy(admin)).before).toMatchObject({ employee: { zh: '陈静' }, at });
  });

  test('a clock that is wrong is put right', async () => {
    const before = Date.now();
    const { scannedAt } = await scanBy(staff, { scannedAt: '2099-01-01T00:00:00Z' });
    expect(Date.parse(scannedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(scannedAt)).toBeLessThanOrEqual(Date.now());
  });

  test('reads the number of a badge as well, and the badge of a colleague whom a visitor brought', async () => {
    const { number } = await badgeOf(portal.ctx, { visitorId: buyer.visitorId });
    expect((await scanBy(staff, { code: number.toLowerCase() })).visitorId).toBe(buyer.visitorId);
    const colleague = await makeColleague(portal, buyer.visitorId, { state: 'confirmed', review: 'approved' });
    const badge = await badgeOf(portal.ctx, { preregistrationId: colleague.id });
    const scan = await scanBy(staff, { code: badgeCode(SECRET(), badge.id) });
    expect([scan.visitorId, scan.person.name === '李敏']).toEqual([null, false]);
  });

  test('refuses what is no badge, one of another fair, and one that is not valid any more', async () => {
    const there = await makeVisitor(portal, {}, portal.sugarCtx);
    const elsewhere = await codeOfBadge(portal, there.visitorId, portal.sugarCtx);
    expect(await outcomeOf(scanBy(staff, { code: 'https://somewhere.example' }))).toBe('badgeUnknown');
    expect(await outcomeOf(scanBy(staff, { code: `${code.slice(0, -1)}${code.endsWith('A') ? 'Q' : 'A'}` }))).toBe(
      'badgeUnknown',
    );
    expect(await messageOf(scanBy({ ...staff, lang: 'en' }, { code: elsewhere }))).toBe(
      'This badge belongs to another fair.',
    );
    await sql`update badge set revoked_at = now() where visitor_id = ${buyer.visitorId}`.execute(portal.ctx.db);
    expect(await outcomeOf(scanBy(staff))).toBe('badgeNotValid');
    expect(await notesSeenBy(admin)).toEqual([]);
  });

  test('guessing numbers is metered (G17)', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => outcomeOf(scanBy(staff, { code: `V26-000000${at % 10}` }))),
    );
    expect(tally(guesses)).toEqual({ badgeUnknown: LIMITS.cardTries, tooManyTries: 12 - LIMITS.cardTries });
    const { number } = await badgeOf(portal.ctx, { visitorId: buyer.visitorId });
    expect(await outcomeOf(scanBy(staff, { code: number }))).toBe('tooManyTries');
    // a code that this portal has signed is no guess
    expect(await outcomeOf(scanBy(staff))).toBe('done');
  });

  test('names wrong fields', async () => {
    const wrong = wrongFields(scanBy(staff, { interests: ['no-such-category'] }));
    expect(await wrong).toEqual({ 'interests.0': '请从列表中选择' });
    const more = await wrongFields(scanBy(staff, { scannedAt: 'yesterday', note: 'x'.repeat(1_001), requestId: '1' }));
    expect(Object.keys(more).toSorted()).toEqual(['note', 'requestId', 'scannedAt']);
  });
});

describe('who sees and changes scans', () => {
  test('admins all of the company, other staff their own, others none (G2)', async () => {
    const other = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    await scanBy(staff, { note: '陈静的' });
    const { id } = await scanBy(admin, { note: '管理员的' });
    expect([await notesSeenBy(admin), await notesSeenBy(staff), await notesSeenBy(other)]).toEqual([
      ['管理员的', '陈静的'],
      ['陈静的'],
      [],
    ]);
    for (const stranger of [staff, other]) {
      expect(await outcomeOf(portal.as(stranger)(change, { id, note: 'x' }))).toBe('notFound');
      expect(await outcomeOf(portal.as(stranger)(remove, { id }))).toBe('notFound');
    }
  });

  test('what was noted is changed, a mistake is deleted', async () => {
    const { id } = await scanBy(staff, { heat: 'cold', note: '再联系' });
    const changed = await portal.as(admin)(change, { id, heat: 'hot', note: '要报价' });
    expect(changed).toMatchObject({ id, heat: 'hot', note: '要报价' });
    await portal.as(staff)(remove, { id });
    expect(await notesSeenBy(admin)).toEqual([]);
  });

  test('the list is narrowed by words and by heat, and counts both', async () => {
    const other = await makeVisitor(portal, { name: '赵磊', company: '丰收农资' });
    await scanBy(staff, { heat: 'hot', note: '要样品' });
    await scanBy(staff, { heat: 'cold', code: await codeOfBadge(portal, other.visitorId) });
    const answer = await portal.as(staff)(list, { heat: 'hot' });
    expect([answer.total, answer.counts]).toEqual([1, { all: 2, hot: 1, warm: 0, cold: 1 }]);
    const found = async (keyword: string) => (await portal.as(staff)(list, { keyword })).total;
    expect([await found('丰收'), await found('赵磊'), await found('样品'), await found('%')]).toEqual([1, 1, 1, 0]);
  });
});

test('scan.exportList is the list as a spreadsheet', async () => {
  await scanBy(staff, { heat: 'hot', note: '=1+1' });
  const [header, row, ...more] = cellsOfSheet((await portal.send(exportList, { lang: 'en' }, admin)).body.data);
  expect(header?.slice(0, 3)).toEqual(['Scanned', 'Name', 'Company']);
  expect(row?.join('|')).toContain('李敏|禾田农资有限公司');
  expect(row?.join('|')).toContain("Hot|'=1+1");
  expect(more).toEqual([]);
});
