import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  putInPool,
  type Employee,
  type Visitor,
} from '../../../test/world.ts';
import { indexVisitors } from './visitor.document.ts';
import { VisitorCounts } from './visitor.counts.ts';
import { askedWords, indexedWords } from './visitor.words.ts';

const { browse, detail, privacy, setPrivacy } = contract.visitor;

const portal = testPortal();
let staff: Employee;
let buyer: Visitor;
let other: Visitor;
const guest: Person = { token: null };
beforeAll(async () => {
  staff = await makeEmployee(portal, await makeExhibitor(portal));
  buyer = await makeVisitor(portal, {
    name: '司徒敏慧',
    company: '禾田国际农资有限公司',
    position: '采购总监',
    mobile: '13800001111',
    completed_at: '2026-03-02T00:00:00Z',
  });
  other = await makeVisitor(portal, {
    name: 'Jürgen Weiß',
    company: 'Nordsaat Agrar GmbH',
    position: 'Head of procurement',
    country: 'DE',
    completed_at: '2026-03-01T00:00:00Z',
  });
  await answer(buyer, { products: ['herbicides', 'technicals'], businessType: ['importer'] }, '草铵膦 51276-47-2');
  await answer(other, { products: ['fungicides'], businessType: ['distributor'] }, '');
  // whom nobody may find, each with something that would be found
  for (const given of [
    { review_state: 'underReview' },
    { review_state: 'notApproved' },
    { complete_exhibition_registration: false },
    { suspended_at: new Date().toISOString() },
    { listed: false },
  ] as const)
    await makeVisitor(portal, { name: '司徒隐', company: '禾田国际农资有限公司', ...given });
  await makeVisitor(portal, { name: '司徒糖', company: '禾田国际农资有限公司' }, portal.sugarCtx);
});

async function answer({ visitorId }: Visitor, choices: Record<string, string[]>, wanted: string): Promise<void> {
  const fair = portal.ctx.exhibition.id;
  const rows = Object.entries(choices).map(([question, chosen]) => ({ question, choices: chosen, text: '' }));
  for (const row of [...rows, { question: 'ingredients', choices: [], text: wanted }])
    await portal.ctx.db
      .insertInto('answer')
      .values({ ...row, exhibition_id: fair, visitor_id: visitorId })
      .execute();
  await indexVisitors(portal.ctx, [visitorId]);
  portal.portal.services.visitorCounts.changed(fair);
}

const found = async (input: InputOf<typeof browse>, person: Person = staff): Promise<string[]> =>
  (await portal.as(person)(browse, input)).list.map(({ name }) => name);

describe('visitor.browse', () => {
  test('lists approved visitors of the fair who let themselves be found, by company or the newest first', async () => {
    expect(await found({})).toEqual(['司徒敏慧', 'Jürgen Weiß']);
    expect(await found({ sort: 'newest' })).toEqual(['司徒敏慧', 'Jürgen Weiß']);
    await sql`update visitor set completed_at = now() where id = ${other.visitorId}`.execute(portal.ctx.db);
    expect(await found({ sort: 'newest' })).toEqual(['Jürgen Weiß', '司徒敏慧']);
    const pages = await Promise.all([1, 2, 3].map((pageNum) => portal.as(staff)(browse, { pageNum, pageSize: 1 })));
    expect(pages.map(({ list, total, hasNextPage }) => [list.length, total, hasNextPage])).toEqual([
      [1, 2, true],
      [1, 2, false],
      [0, 2, false],
    ]);
  });

  test.each([
    ['a part of the company', '国际农资', ['司徒敏慧']],
    ['one character', '禾', ['司徒敏慧']],
    ['pinyin', 'hetian', ['司徒敏慧']],
    ['initials', 'htgj', ['司徒敏慧']],
    ['the position', '总监', ['司徒敏慧']],
    ['the name', '司徒敏慧', ['司徒敏慧']],
    ['the name without its marks, in capitals', 'JURGEN', ['Jürgen Weiß']],
    ['the beginnings of words, in any order', 'agr nord', ['Jürgen Weiß']],
    ['the country in the other language', '德国', ['Jürgen Weiß']],
    ['a category of interest', 'fungicides', ['Jürgen Weiß']],
    ['what is sourced, by its CAS number', '51276-47-2', ['司徒敏慧']],
    ['the nature of the business', 'importer', ['司徒敏慧']],
    ['words of two visitors', '禾田 nordsaat', []],
    ['nothing but signs: everybody', '!?', ['司徒敏慧', 'Jürgen Weiß']],
  ])('an exhibitor searches by %s', async (_what, keyword, names) => {
    expect(await found({ keyword })).toEqual(names);
  });

  test('filters count what each value would leave under the others', async () => {
    const { facets, total } = await portal.as(staff)(browse, { country: ['DE'] });
    const counts = Object.fromEntries(
      Object.entries(facets).map(([name, values]) => [name, values.map(({ code, count }) => `${code} ${count}`)]),
    );
    expect([total, counts]).toEqual([
      1,
      { country: ['CN 1', 'DE 1'], category: ['fungicides 1'], business: ['distributor 1'] },
    ]);
    expect(await found({ category: ['herbicides', 'seeds'] })).toEqual(['司徒敏慧']);
    expect(await found({ business: ['distributor'] })).toEqual(['Jürgen Weiß']);
    expect(facets.country.map(({ name }) => name.en)).toEqual(['China', 'Germany']);
  });

  test('a guest reads masked name, company, position and country, and nothing else (ruling 3.4)', async () => {
    const { list, facets } = await portal.as(guest)(browse, {});
    const hidden = { masked: true, avatar: '', business: null, interests: [], wanted: '', inPool: false };
    expect(list).toEqual([
      {
        ...hidden,
        id: buyer.visitorId,
        name: '司**',
        company: '禾田国际农资有限公司',
        position: '采购总监',
        country: { code: 'CN', name: { zh: '中国', en: 'China' } },
      },
      {
        ...hidden,
        id: other.visitorId,
        name: 'J**',
        company: 'Nordsaat Agrar GmbH',
        position: 'Head of procurement',
        country: { code: 'DE', name: { zh: '德国', en: 'Germany' } },
      },
    ]);
    expect([facets.category, facets.business]).toEqual([[], []]);
  });

  test('no search and no filter of a guest tells what guests do not read (G6)', async () => {
    for (const keyword of ['司徒敏慧', '敏慧', 'situ', 'jürgen', 'fungicides', '51276', 'importer', '除草剂'])
      expect([keyword, await found({ keyword }, guest)]).toEqual([keyword, []]);
    expect(await found({ keyword: '采购' }, guest)).toEqual(['司**']);
    const plain = await portal.as(guest)(browse, {});
    expect(await portal.as(guest)(browse, { category: ['fungicides'], business: ['importer'] })).toEqual(plain);
  });

  test('the organizer reads names', async () => {
    expect(await found({}, await makeOrganizer(portal))).toEqual(['司徒敏慧', 'Jürgen Weiß']);
  });
});

describe('visitor.detail', () => {
  test('an exhibitor reads how to reach a visitor while the visitor is a contact of the company', async () => {
    const company = await makeExhibitor(portal);
    const mine = await makeEmployee(portal, company);
    const read = async () => portal.as(mine)(detail, { id: buyer.visitorId });
    const before = await read();
    expect([before.name, before.inPool, before.contact]).toEqual(['司徒敏慧', false, null]);
    expect(before.interests.map(({ code }) => code)).toEqual(['herbicides', 'technicals']);
    await putInPool(portal, company, buyer);
    const after = await read();
    expect([after.inPool, after.contact]).toEqual([true, { email: buyer.email, mobile: '+86 13800001111' }]);
    expect((await portal.as(staff)(detail, { id: buyer.visitorId })).contact).toBe(null);
    await sql`update contact set removed_at = now() where visitor_id = ${buyer.visitorId}`.execute(portal.ctx.db);
    expect((await read()).contact).toBe(null);
  });

  test('a guest reads the masked card alone', async () => {
    const { name, contact, city, province } = await portal.as(guest)(detail, { id: buyer.visitorId });
    const nowhere = { zh: '', en: '' };
    expect([name, contact, city, province]).toEqual(['司**', null, nowhere, nowhere]);
  });
});

describe('visitor.setPrivacy', () => {
  test('who hides is in no list, count and page from then on, except for companies that have the contact', async () => {
    const company = await makeExhibitor(portal);
    const mine = await makeEmployee(portal, company);
    const shy = await makeVisitor(portal, { name: '白杨', company: '白杨农场' });
    await putInPool(portal, company, shy);
    const seen = async (person: Person) => {
      const { total, list } = await portal.as(person)(browse, { keyword: '白杨农场' });
      return [total, list.length, await outcomeOf(portal.as(person)(detail, { id: shy.visitorId }))];
    };
    for (const person of [guest, staff, mine]) expect(await seen(person)).toEqual([1, 1, 'done']);
    await portal.as(shy)(setPrivacy, { listed: false, looksShown: true });
    const decided = { listed: false, looksShown: true, advertisingSharing: false, tracked: true };
    expect(await portal.as(shy)(privacy, {})).toEqual(decided);
    // off until chosen, and as it was where nothing is said of it
    const shared = { ...decided, advertisingSharing: true };
    expect(await portal.as(shy)(setPrivacy, shared)).toEqual(shared);
    expect(await portal.as(shy)(setPrivacy, { listed: false, looksShown: true })).toEqual(shared);
    // the change is heard from the database
    await expect.poll(() => seen(guest)).toEqual([0, 0, 'notFound']);
    await expect.poll(() => seen(staff)).toEqual([0, 0, 'notFound']);
    expect(await seen(mine)).toEqual([0, 0, 'done']);
  });
});

describe('words that visitors are found by', () => {
  test('what is typed is found by what was indexed, whatever its writing', () => {
    const index = new Set(indexedWords(['ＡＢＣ农化 Crème-Brûlée 2026 averyveryverylongcompanyname']));
    for (const typed of ['abc', '农化', '农', 'nonghua', 'nh', 'creme brulee', '2026', 'averyveryverylongcompanyname'])
      expect([typed, askedWords(typed).every((word) => index.has(word))]).toEqual([typed, true]);
    expect(askedWords('化农').every((word) => index.has(word))).toBe(false);
  });

  test('characters beyond the basic plane, decomposed accents and emoji stay whole', () => {
    const names = ['欧阳𠮷䶮', '李𠮷', 'Nguyễn Thị'.normalize('NFD'), '张👩‍🌾', '𠮷𠮷'];
    const index = indexedWords(names);
    expect(index.filter((word) => !word.isWellFormed())).toEqual([]);
    const known = new Set(index);
    for (const typed of [...names, '𠮷', 'nguyen', 'Nguyễn', 'ouyang', 'oy'])
      expect([typed, askedWords(typed).every((word) => known.has(word))]).toEqual([typed, true]);
  });
});

describe('kept counts', () => {
  test('are counted anew after a change, also one that comes while they are counted', async () => {
    let now = 0;
    const counts = new VisitorCounts(() => now);
    const counted = (count: number) => [{ filter: 'total' as const, code: '', count }];
    expect(await counts.of('F', 'all', async () => counted(1))).toEqual(counted(1));
    expect(await counts.of('F', 'all', async () => counted(2))).toEqual(counted(1));
    counts.changed('G');
    expect(await counts.of('F', 'all', async () => counted(2))).toEqual(counted(1));
    counts.changed('F');
    const during = async () => {
      counts.changed('F');
      return counted(3);
    };
    expect(await counts.of('F', 'all', during)).toEqual(counted(3));
    expect(await counts.of('F', 'all', async () => counted(4))).toEqual(counted(4));
    now = 30_000;
    expect(await counts.of('F', 'all', async () => counted(5))).toEqual(counted(4));
    await expect.poll(() => counts.of('F', 'all', async () => counted(6))).toEqual(counted(5));
  });
});
