import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { freshOf } from '../../../test/fresh.ts';
import { makeLive, makeLiveCover, ON_AIR, REPLAY } from '../../../test/lives.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import {
  leavesPool,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeStoredPicture,
  makeVisitor,
  putInPool,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { sitemapPart } from '../../platform/pages/sitemap.ts';
import { sitemapKinds } from '../feed/sitemap.kinds.ts';

const { favourite, live, ownLive, search } = contract;
const portal = testPortal({ RATE_MULTIPLIER: '1000' });
const fresh = freshOf(portal);

const NAMES = ['all', 'pool', 'registered', 'onAir', 'replay', 'hidden', 'over', 'deleted', 'closed'] as const;
type Name = (typeof NAMES)[number];
/** A word of its own in the title of each live, and one that all share. */
const WORD: Readonly<Record<Name, string>> = {
  all: 'Quelbotin',
  pool: 'Vosmarek',
  registered: 'Tirvandel',
  onAir: 'Brunzicor',
  replay: 'Wofalmint',
  hidden: 'Gexploria',
  over: 'Nadurbek',
  deleted: 'Zamplexin',
  closed: 'Hyrdostan',
};
const COMMON = 'Feldvortrag';

let company: Exhibitor;
let closed: Exhibitor;
let exhibit: { id: string };
let restricted: { id: string };
const lives = new Map<string, string>();
const idOf = (name: Name): string => lives.get(name) ?? '';
const namesOf = (list: readonly { id: string }[]): string[] =>
  list.flatMap(({ id }) => NAMES.filter((name) => idOf(name) === id)).toSorted();

type Viewer = { person: Person; sees: readonly Name[] };
const OPEN = ['all', 'onAir', 'replay'] as const;
const viewers = new Map<string, Viewer>();
const viewer = (name: string): Viewer => {
  const known = viewers.get(name);
  if (known === undefined) throw new Error(`no viewer ${name}`);
  return known;
};
let member: Visitor;

beforeAll(async () => {
  company = await makeExhibitor(portal, { name_zh: '丰禾田植保', name_en: 'Quorvale Crop Science' });
  closed = await makeExhibitor(portal);
  exhibit = await makeProduct(portal, company, {
    name_zh: '莠去津水分散粒剂',
    name_en: 'Atrazolin granules',
    scope: 0,
  });
  restricted = await makeProduct(portal, company, { name_zh: '保密样品', name_en: 'Secretolin sample', scope: 1 });
  const titled = (name: Name) => ({ title_zh: `${COMMON} ${WORD[name]}`, title_en: `${COMMON} ${WORD[name]}` });
  const make = async (name: Name, given: Parameters<typeof makeLive>[2], of = company): Promise<void> => {
    const products = of === company ? [exhibit.id, restricted.id] : [];
    const cover = await makeStoredPicture(portal, of, { use: 'live' });
    lives.set(name, (await makeLive(portal, of, { ...titled(name), cover, ...given }, products)).id);
  };
  await make('all', {});
  await make('pool', { scope: 1 });
  await make('registered', { scope: 2 });
  await make('onAir', { ...ON_AIR });
  await make('replay', { ...REPLAY });
  await make('hidden', { ...REPLAY, scope: 1 });
  await make('over', { ...REPLAY, recorded_seconds: 0 });
  await make('deleted', { deleted_at: new Date().toISOString() });
  await make('closed', {}, closed);
  await sql`update exhibitor set open = false where id = ${closed.id}`.execute(portal.ctx.db);
  member = await makeVisitor(portal);
  await putInPool(portal, company, member);
  viewers.set('guest', { person: { token: null }, sees: OPEN });
  viewers.set('unfinished', {
    person: await makeVisitor(portal, { complete_exhibition_registration: false }),
    sees: OPEN,
  });
  viewers.set('registered', { person: await makeVisitor(portal), sees: [...OPEN, 'registered'] });
  viewers.set('member', { person: member, sees: [...OPEN, 'registered', 'pool', 'hidden'] });
  viewers.set('organizer', { person: await makeOrganizer(portal), sees: [...OPEN, 'registered', 'pool', 'hidden'] });
  viewers.set('own staff', {
    person: await makeEmployee(portal, company),
    sees: [...OPEN, 'registered', 'pool', 'hidden'],
  });
  viewers.set('other staff', { person: await makeEmployee(portal, await makeExhibitor(portal)), sees: OPEN });
  portal.portal.services.search.invalidate(portal.ctx.exhibition.id);
});

const VIEWERS = ['guest', 'unfinished', 'registered', 'member', 'organizer', 'own staff', 'other staff'];
const SEARCHERS = VIEWERS.filter((name) => !name.endsWith('staff'));

describe('lists of lives hold what each viewer may watch, with totals that tell nothing more (G4, G6)', () => {
  test.each(VIEWERS)('those of a company, and those that show an exhibit: %s', async (name) => {
    const { person, sees } = viewer(name);
    for (const filter of [{ exhibitorId: company.id }, { productId: exhibit.id }]) {
      const page = await fresh(person)(live.list, { ...filter, pageSize: 100 });
      // an exhibitor's staff see own exhibits alone
      const wanted = name === 'other staff' && 'productId' in filter ? [] : sees;
      expect([namesOf(page.list), page.total]).toEqual([wanted.toSorted(), wanted.length]);
    }
  });

  test('in which lives an exhibit is shown is told to those who may see the exhibit', async () => {
    const total = async (name: string) =>
      (await fresh(viewer(name).person)(live.list, { productId: restricted.id })).total;
    expect([await total('guest'), await total('registered'), await total('member')]).toEqual([0, 0, 6]);
  });
});

describe('the search finds lives', () => {
  const found = async (person: Person, keyword: string) => fresh(person)(search.lives, { keyword, pageSize: 100 });

  test.each(SEARCHERS)(
    'that %s may watch, by a word that all of them have, and counts no others (G4, G6)',
    async (name) => {
      const { person, sees } = viewer(name);
      const { list, total } = await found(person, COMMON);
      expect([namesOf(list), total]).toEqual([sees.toSorted(), sees.length]);
    },
  );

  test.each(SEARCHERS)('by a word of each, one by one, as %s may watch them', async (name) => {
    const { person, sees } = viewer(name);
    const seen: string[] = [];
    for (const one of NAMES) if ((await found(person, WORD[one])).total > 0) seen.push(one);
    expect(seen.toSorted()).toEqual(sees.toSorted());
  });

  test('by the name of the company and of an exhibit that is shown, in both languages', async () => {
    const guest = viewer('guest').person;
    for (const keyword of ['丰禾田植保', 'Quorvale', '莠去津', 'Atrazolin'])
      expect([keyword, namesOf((await found(guest, keyword)).list)]).toEqual([keyword, OPEN.toSorted()]);
  });

  test('by a restricted exhibit for those alone who may see it', async () => {
    const names = async (name: string) => namesOf((await found(viewer(name).person, 'Secretolin')).list);
    expect([await names('guest'), await names('registered')]).toEqual([[], []]);
    expect(await names('member')).toEqual(viewer('member').sees.toSorted());
  });

  test('suggests and corrects to no word of a private one', async () => {
    for (const word of [WORD.pool, WORD.hidden]) {
      const text = await portal.send(search.suggest, { text: word.slice(0, 5) }, { token: null });
      expect(text.text.toLowerCase()).not.toContain(word.toLowerCase());
      // one letter wrong
      expect((await found(viewer('guest').person, `${word.slice(0, -2)}y${word.at(-1)}`)).total).toBe(0);
    }
    expect((await found(viewer('guest').person, 'Quelbotim')).list.map(({ id }) => id)).toEqual([idOf('all')]);
  });

  test('those of a company by its new name once it is called otherwise', async () => {
    const editor = portal.as(await makeOrganizer(portal));
    const other = await makeExhibitor(portal, { name_zh: '旧名农化', name_en: 'Oldname Agro' });
    const { id } = await makeLive(portal, other);
    await editor(contract.exhibitorRecord.change, {
      id: other.id,
      version: 1,
      form: { name: { zh: '新名农化', en: 'Plonstermark Agro' } },
    });
    const guest = viewer('guest').person;
    await expect.poll(async () => (await found(guest, 'Plonstermark')).list.map((one) => one.id)).toEqual([id]);
    expect((await found(guest, 'Oldname')).total).toBe(0);
  });

  test('a live once it is planned, by its new title once it is changed, and not when it is deleted', async () => {
    const own = await makeExhibitor(portal);
    const employee = await makeEmployee(portal, own);
    const staff = portal.as(employee);
    const form = {
      title: { zh: '首讲', en: 'Flombertin' },
      introduction: { zh: '', en: '' },
      cover: await makeLiveCover(portal.ctx, own),
      scope: 0 as const,
      startsAt: new Date(Date.now() + 3_600_000).toISOString(),
      endsAt: new Date(Date.now() + 7_200_000).toISOString(),
      hosts: [employee.employeeId],
    };
    const ids = async (keyword: string) => (await found(viewer('guest').person, keyword)).list.map(({ id }) => id);
    const { id } = await staff(ownLive.add, form);
    expect(await ids('Flombertin')).toEqual([id]);
    await staff(ownLive.update, { ...form, id, version: 1, title: { zh: '次讲', en: 'Grabolent' } });
    // what this process keeps is dropped when the message of the change comes
    await expect.poll(() => ids('Flombertin')).toEqual([]);
    expect(await ids('Grabolent')).toEqual([id]);
    await staff(ownLive.update, { ...form, id, version: 2, title: { zh: '次讲', en: 'Grabolent' }, scope: 1 });
    await expect.poll(() => ids('Grabolent')).toEqual([]);
    await staff(ownLive.remove, { id });
    const { rows } = await sql`select id from search_document where id = ${id}`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });
});

describe('favourite lives', () => {
  const add = (person: Person, name: Name) =>
    outcomeOf(portal.as(person)(favourite.add, { collectionSubjectType: 'LIVE', id: idOf(name) }));

  test('are what one may watch, each with its state; what one may not watch is not there', async () => {
    const buyer = await makeVisitor(portal);
    const outcomes = [];
    for (const name of NAMES) outcomes.push([name, await add(buyer, name)]);
    const may: readonly Name[] = [...OPEN, 'registered', 'over'];
    expect(outcomes).toEqual(NAMES.map((name) => [name, may.includes(name) ? 'done' : 'notFound']));
    const { list, total } = await portal.as(buyer)(favourite.lives, {});
    const states = Object.fromEntries(list.map(({ id, state }) => [namesOf([{ id }])[0], state]));
    expect([total, states]).toEqual([
      5,
      { all: 'upcoming', registered: 'upcoming', onAir: 'onLive', replay: 'replay', over: 'ended' },
    ]);
    expect((await portal.as(buyer)(favourite.ids, {})).lives.toSorted()).toEqual(may.map(idOf).toSorted());
  });

  test('vanish with the right to watch them, from the list, the marks and the count (G5)', async () => {
    const buyer = await makeVisitor(portal);
    await putInPool(portal, company, buyer);
    expect([await add(buyer, 'pool'), await add(buyer, 'all')]).toEqual(['done', 'done']);
    const kept = async () => {
      const { list, total } = await portal.as(buyer)(favourite.lives, {});
      return [namesOf(list), total, (await portal.as(buyer)(favourite.ids, {})).lives.length];
    };
    expect(await kept()).toEqual([['all', 'pool'], 2, 2]);
    await leavesPool(portal, company, buyer);
    portal.portal.services.sessions.forget();
    expect(await kept()).toEqual([['all'], 1, 1]);
    // and can be taken back all the same
    const taking = portal.as(buyer)(favourite.update, {
      collectionSubjectType: 'LIVE',
      id: idOf('pool'),
      deleted: true,
    });
    expect(await outcomeOf(taking)).toBe('done');
  });

  test('are a buyer’s: staff of an exhibitor keep none', async () => {
    expect(await add(viewer('own staff').person, 'all')).toBe('notFound');
  });
});

describe('what machines read', () => {
  const get = (url: string) => portal.app.inject({ url, headers: { host: 'localhost' } });

  test('the sitemap lists public lives alone (G7)', async () => {
    const { ctx } = portal;
    const site = {
      exhibitionId: ctx.exhibition.id,
      api: fresh(),
      origin: 'https://fair.example',
      base: '',
    };
    const part = await sitemapPart(
      site,
      sitemapKinds(() => ctx),
      'lives-1',
      [],
    );
    const listed = NAMES.filter((name) => part?.includes(`/live/${idOf(name)}<`) === true);
    expect(listed.toSorted()).toEqual(OPEN.toSorted());
  });

  test('the picture of a shared live is there for public ones alone (G7)', async () => {
    const answers: [Name, number][] = [];
    for (const name of ['all', 'replay', 'pool', 'registered', 'hidden', 'deleted', 'closed'] as const)
      answers.push([name, (await get(`/og/live/${idOf(name)}.zh.png`)).statusCode]);
    expect(answers).toEqual([
      ['all', 200],
      ['replay', 200],
      ['pool', 404],
      ['registered', 404],
      ['hidden', 404],
      ['deleted', 404],
      ['closed', 404],
    ]);
  });

  test('the cover of a private live has a signed address for those who may watch, and no public one (G43, G48)', async () => {
    const { rows } = await sql<{ id: string; cover: string }>`
      select id, cover from live where id = any(${NAMES.map(idOf)}::text[])`.execute(portal.ctx.db);
    const coverOf = (name: Name): string => rows.find(({ id }) => id === idOf(name))?.cover ?? '';
    const status = async (name: Name) => (await get(`/files/${coverOf(name)}/w400.webp`)).statusCode;
    expect([await status('pool'), await status('registered'), await status('hidden'), await status('deleted')]).toEqual(
      [404, 404, 404, 404],
    );
    const { cover } = await portal.as(member)(live.detail, { id: idOf('pool') });
    expect([cover === `/files/${coverOf('pool')}`, (await get(`${cover}/w400.webp`)).statusCode]).toEqual([false, 200]);
    // a fresh address is given to those who may watch it
    const renewed = async (person: Person) =>
      (await portal.as(person)(contract.upload.addresses, { ids: [coverOf('pool')] })).addresses.length;
    expect([await renewed(member), await renewed(viewer('registered').person)]).toEqual([1, 0]);
  });

  test('a live goes into a calendar with its times and its page; a private one only of those who may watch', async () => {
    const { text, headers } = await portal.send(live.calendar, { id: idOf('all') });
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(lines.filter((line) => /^(SUMMARY|UID|SEQUENCE|LOCATION)/.test(line))).toEqual([
      `UID:${idOf('all')}@localhost`,
      'SEQUENCE:1',
      `SUMMARY:${COMMON} ${WORD.all}`,
      'LOCATION:线上直播',
    ]);
    expect(lines.some((line) => line.startsWith('URL;VALUE=URI:') && line.endsWith(`/live/${idOf('all')}`))).toBe(true);
    const asked = (person: Person) => outcomeOf(portal.as(person)(live.calendar, { id: idOf('pool') }));
    expect([await asked({ token: null }), await asked(viewer('registered').person)]).toEqual([
      'notSignedIn',
      'liveCodeNeeded',
    ]);
  });
});
