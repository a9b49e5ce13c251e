import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { forgetUses } from './search-term.queries.ts';
import { mayTrend, termOf } from './search-term.rules.ts';

const { search, searchTerm } = contract;
const DAY = 24 * 3_600_000;

const portal = testPortal();
let company: Exhibitor;
let people: Visitor[];
beforeAll(async () => {
  company = await makeExhibitor(portal);
  people = await Promise.all(Array.from({ length: 6 }, () => makeVisitor(portal)));
});
beforeEach(async () => {
  for (const table of ['search_term_use', 'search_term_block', 'recent_search', 'search_setting'])
    await sql`delete from ${sql.table(table)}`.execute(portal.ctx.db);
  portal.portal.services.search.invalidate(portal.ctx.exhibition.id);
});

const ask = async (person: Visitor, keyword: string, more: object = {}): Promise<void> => {
  await portal.as(person)(contract.product.browse, { keyword, ...more });
};
const written = () => portal.portal.services.searchLog.flush();
const guest = { token: null };
/** Each time another address of the call, so that the short cache of anonymous answers stays out of it. */
const trends = async (): Promise<string[]> => {
  const { list } = await portal.as(people[0] ?? guest)(search.trend, {});
  return list.map(({ text }) => text.zh);
};
const allAsk = async (keyword: string, count = 5): Promise<void> => {
  for (const person of people.slice(0, count)) await ask(person, keyword);
  await written();
};
const ingredient = () => {
  const [first] = portal.ctx.exhibition.ingredients.values();
  if (first === undefined) throw new Error('the fair has ingredients');
  return first;
};
const withIngredient = () => ({
  attributes: { ingredients: [{ code: ingredient().code, content: 20, unit: '%' as const }] },
});

describe('search trends', () => {
  test('need five accounts, and one account counts once', async () => {
    await makeProduct(portal, company, { name_zh: '晨雾牌', name_en: 'Morgennebel' });
    for (let time = 0; time < 3; time += 1) await allAsk('morgennebel', 4);
    expect(await trends()).toEqual([]);
    await allAsk('MORGENNEBEL ');
    expect(await trends()).toEqual(['morgennebel']);
  });

  test('guests do not count', async () => {
    for (let time = 0; time < 6; time += 1)
      await portal.as({ token: null, ip: `203.0.113.${time}` })(contract.product.browse, { keyword: 'morgennebel' });
    await written();
    const { rows } = await sql`select term from search_term_use`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });

  test('count every name of a substance as the standard one, in either language', async () => {
    const { name, cas, aliases } = ingredient();
    await makeProduct(portal, company, withIngredient());
    const asked = [name.zh, name.en.toUpperCase(), cas[0] ?? name.zh, aliases[0] ?? name.en, name.zh];
    for (const [at, keyword] of asked.entries()) await ask(people[at] ?? people[0]!, keyword);
    await written();
    expect((await portal.as(guest)(search.trend, {})).list).toEqual([{ text: name }]);
  });

  test('never show what finds nothing for a guest: words of a hidden exhibit, or nobody’s', async () => {
    await makeProduct(portal, company, { name_zh: '', name_en: 'Zwielichtgold', scope: 2 });
    await allAsk('zwielichtgold');
    await allAsk('qqqwertzuxx');
    expect(await trends()).toEqual([]);
  });

  test('forget who searched after seven days', async () => {
    await makeProduct(portal, company, { name_en: 'Vergissmein' });
    await allAsk('vergissmein');
    await sql`update search_term_use set day = day - 7`.execute(portal.ctx.db);
    expect(await trends()).toEqual([]);
    await forgetUses(portal.ctx.db, new Date(Date.now() + DAY / 24));
    const { rows } = await sql`select term from search_term_use`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });

  test('cannot be traced to an account, nor two searches to one person', async () => {
    const [first] = people;
    if (first === undefined) return;
    await ask(first, 'eins');
    await ask(first, 'zwei');
    await written();
    const { rows } = await sql<{ who: Buffer }>`select who from search_term_use`.execute(portal.ctx.db);
    expect(new Set(rows.map(({ who }) => who.toString('hex'))).size).toBe(2);
  });

  test('leave out what may be a person’s', () => {
    const refused = ['li.min@fair.example', '13800138001', '+86 138 0013 8001', '110101199003071234', '7654321', 'x'];
    expect(refused.filter(mayTrend)).toEqual([]);
    const taken = ['1071-83-6', '草铵膦', '200 g/L SL', 'NPK 15-15-15', 'glyphosate 480'];
    expect(taken.filter(mayTrend)).toEqual(taken);
    const { lexicon } = portal.ctx.exhibition;
    expect(termOf(lexicon, '  ＡＢＣ　草莓xx ')).toBe(termOf(lexicon, 'abc 草莓XX'));
  });

  test('are blocked by an editor by whichever name, which the log tells, and let go again', async () => {
    const { name } = ingredient();
    await makeProduct(portal, company, withIngredient());
    await allAsk(name.zh);
    const editor = portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));
    const listed = async () =>
      (await editor(searchTerm.list, {})).list.map(({ name: { zh }, accounts, blocked, shown }) => [
        zh,
        accounts,
        blocked,
        shown,
      ]);
    expect(await listed()).toEqual([[name.zh, 5, false, true]]);
    await editor(searchTerm.block, { text: name.en });
    await editor(searchTerm.block, { text: name.en });
    expect([await trends(), await listed()]).toEqual([[], [[name.zh, 5, true, false]]]);
    await editor(searchTerm.unblock, { text: name.zh });
    expect(await trends()).toEqual([name.zh]);
    const { rows } = await sql<{ act: string }>`
      select act from audit where act like 'searchTerm.%' order by at`.execute(portal.ctx.db);
    expect(rows.map(({ act }) => act)).toEqual(['searchTerm.block', 'searchTerm.unblock']);
  });
});

describe('recent searches', () => {
  const recent = (person: Visitor) => portal.as(person)(search.recent, {});
  const [me, other] = [() => people[0]!, () => people[1]!];

  test('are one’s own, newest first, each once, the last twenty', async () => {
    for (let at = 0; at < 23; at += 1) await ask(me(), `frage ${at}`);
    await ask(me(), 'Frage 10');
    await ask(me(), 'frage 5', { pageNum: 2 });
    await written();
    const { kept, list } = await recent(me());
    expect([kept, list.length, list[0]?.text, list[1]?.text]).toEqual([
      true,
      LIMITS.recentSearchesMax,
      'Frage 10',
      'frage 22',
    ]);
    expect((await recent(other())).list).toEqual([]);
  });

  test('are forgotten one by one or together, for good', async () => {
    for (const keyword of ['eins', 'zwei', 'drei']) await ask(me(), keyword);
    await portal.as(me())(search.forget, { text: 'zwei' });
    expect((await recent(me())).list).toEqual([{ text: 'drei' }, { text: 'eins' }]);
    await portal.as(me())(search.forget, {});
    expect((await recent(me())).list).toEqual([]);
  });

  test('are not kept, and not counted, for whoever switched it off', async () => {
    await ask(me(), 'vorher');
    await portal.as(me())(search.keepRecent, { kept: false });
    await ask(me(), 'nachher');
    await written();
    expect(await recent(me())).toEqual({ kept: false, list: [] });
    const { rows } = await sql<{ term: string }>`select term from search_term_use`.execute(portal.ctx.db);
    expect(rows).toEqual([{ term: 'vorher' }]);
    await portal.as(me())(search.keepRecent, { kept: true });
    await ask(me(), 'wieder');
    await written();
    expect(await recent(me())).toEqual({ kept: true, list: [{ text: 'wieder' }] });
  });
});
