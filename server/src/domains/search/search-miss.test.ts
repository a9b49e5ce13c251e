import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  putInPool,
  type Visitor,
} from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';
import { forgetMisses } from './search-miss.queries.ts';
import { forgetAccount } from './search-term.writing.ts';

const { search, searchTerm, fairFigures } = contract;
const DAY = 24 * 3_600_000;
const portal = testPortal({ RATE_MULTIPLIER: '1000' });

let people: Visitor[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 6 }, () => makeVisitor(portal)));
});
beforeEach(async () => {
  for (const table of ['search_miss', 'search_term_use', 'search_term_block', 'search_setting'])
    await sql`delete from ${sql.table(table)}`.execute(portal.ctx.db);
  portal.portal.services.search.invalidate(portal.ctx.exhibition.id);
});

const written = () => portal.portal.services.searchLog.flush();
const askAll = async (keyword: string, count = 5, more: object = {}): Promise<void> => {
  for (const person of people.slice(0, count)) await portal.as(person)(contract.product.browse, { keyword, ...more });
  await written();
};
const missed = async () => {
  const today = dayInBeijing(new Date());
  const editor = portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));
  const { list } = await editor(fairFigures.searches, { period: { from: today, to: today } });
  return list.map(({ name, people: count, found }) => [name.zh, count, found]);
};
const rows = async (): Promise<string[]> => {
  const found = await sql<{ term: string }>`select term from search_miss order by term`.execute(portal.ctx.db);
  return found.rows.map(({ term }) => term);
};

describe('searches that find few exhibitors', () => {
  test('are told from five people on, each once, and until three exhibitors are found', async () => {
    await askAll('morgentau', 4);
    await askAll('MORGENTAU ', 4);
    expect(await missed()).toEqual([]);
    await portal.as(people[4]!)(contract.exhibitor.browse, { keyword: 'morgentau' });
    await written();
    expect(await missed()).toEqual([['morgentau', 5, 0]]);
    for (const found of [1, 2]) {
      await makeProduct(portal, await makeExhibitor(portal), { name_en: 'Morgentau' });
      expect(await missed()).toEqual([['morgentau', 5, found]]);
    }
    await makeProduct(portal, await makeExhibitor(portal), { name_en: 'Morgentau' });
    expect(await missed()).toEqual([]);
  });

  test('count exhibitors and not exhibits, and nothing of what finds enough', async () => {
    const company = await makeExhibitor(portal);
    for (let at = 0; at < 4; at += 1) await makeProduct(portal, company, { name_en: `Abendrot ${'x'.repeat(at + 2)}` });
    await askAll('abendrot');
    expect(await missed()).toEqual([['abendrot', 5, 1]]);
    for (let at = 0; at < 3; at += 1)
      await makeProduct(portal, await makeExhibitor(portal), { name_en: 'Mittagsglut' });
    await askAll('mittagsglut');
    expect(await rows()).toEqual(Array.from({ length: 5 }, () => 'abendrot'));
  });

  test('of guests count once a day and device, and not where they ask not to be followed', async () => {
    for (let at = 0; at < 6; at += 1)
      await portal.as({ token: null, ip: `203.0.113.${at}` })(contract.product.browse, {
        keyword: `nebelgast`,
        pageSize: 20 + at,
      });
    await portal.as({ token: null, ip: '203.0.113.1' })(contract.product.browse, {
      keyword: 'nebelgast',
      pageSize: 40,
    });
    await written();
    expect(await missed()).toEqual([['nebelgast', 6, 0]]);
  });

  test('leave out filters, further pages, what may be a person’s, what is blocked, and whoever wants nothing kept', async () => {
    await askAll('gefiltert', 5, { category: ['seeds'] });
    await askAll('gefiltert', 5, { pageNum: 2 });
    await askAll('li.min@fair.example');
    await askAll('+86 138 0013 8001');
    expect(await rows()).toEqual([]);
    await portal.as(people[0]!)(search.keepRecent, { kept: false });
    await askAll('halbwind');
    await portal.as(people[0]!)(search.keepRecent, { kept: true });
    expect(await rows()).toEqual(Array.from({ length: 4 }, () => 'halbwind'));
    await askAll('halbwind', 6);
    expect(await missed()).toEqual([['halbwind', 6, 0]]);
    const editor = portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));
    await editor(searchTerm.block, { text: 'halbwind' });
    expect(await missed()).toEqual([]);
  });

  test('of a restricted exhibit are of those who do not see it', async () => {
    const company = await makeExhibitor(portal);
    await makeProduct(portal, company, { name_en: 'Dämmergold', scope: 1 });
    await putInPool(portal, company, people[0]!);
    for (let at = 0; at < 2; at += 1) await makeProduct(portal, await makeExhibitor(portal), { name_en: 'Dämmergold' });
    await askAll('dämmergold', 6);
    expect(await rows()).toHaveLength(5);
  });

  test('are forgotten after thirty days, and with the account', async () => {
    await askAll('vergangen', 2);
    await forgetAccount(portal.ctx, portal.portal.services.config.SECRET, people[0]!.accountId);
    expect(await rows()).toEqual(['vergangen']);
    await forgetMisses(portal.ctx.db, new Date(Date.now() + 29 * DAY));
    expect(await rows()).toEqual(['vergangen']);
    await forgetMisses(portal.ctx.db, new Date(Date.now() + 30 * DAY));
    expect(await rows()).toEqual([]);
  });
});
