import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { createPool } from '../database/client.ts';
import { createDatabase, type Tables } from '../database/kysely.ts';
import {
  putDocuments,
  removeDocuments,
  removeOwner,
  setRange,
  type DocumentRange,
  type SearchDocument,
} from './document.ts';
import { SearchEngine, type SearchQuery } from './search-engine.ts';
import { agroLexicon } from '../../../test/search-catalogue.ts';
import type { Visibility } from './visibility.ts';

const lexicon = agroLexicon();
const ANYBODY: Visibility = { ranges: [0], pool: [] };
const REGISTERED: Visibility = { ranges: [0, 2], pool: [] };
const POOLED: Visibility = { ranges: [0, 2], pool: ['OWNER1'] };
const OWNER: Visibility = { ranges: [], pool: [], owner: 'OWNER1' };

let database: FreshDatabase;
let db: Kysely<Tables>;
let engine: SearchEngine;
let fairs = 0;
let exhibitionId = '';

beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase(createPool(database.url, { max: 2 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => {
  fairs += 1;
  exhibitionId = `FAIR${fairs}`;
  engine = new SearchEngine(db);
});

type Draft = {
  id: string;
  name: string;
  range?: DocumentRange;
  owner?: string;
  ingredient?: string;
  hall?: string;
  boost?: number;
  kind?: SearchDocument['kind'];
};

function document({
  id,
  name,
  range = 0,
  owner = 'OWNER1',
  ingredient,
  hall,
  boost = 0,
  kind = 'product',
}: Draft): SearchDocument {
  const codes = ingredient === undefined ? [] : [ingredient];
  return {
    id,
    exhibitionId,
    kind,
    ownerId: owner,
    range,
    boost,
    publishedAt: new Date(Date.UTC(2026, 0, 1)),
    facets: {
      category: [],
      class: [],
      formulation: [],
      ingredient: codes,
      crop: [],
      hall: hall === undefined ? [] : [hall],
      country: [],
      modeOfAction: [],
    },
    texts: {
      names: [name],
      terms: codes.map((code) => ({ kind: 'ingredient', code })),
      strengths: [],
      owner: [],
      rest: [],
      codes: [],
    },
  };
}

async function put(...drafts: Draft[]): Promise<void> {
  await putDocuments(db, lexicon, drafts.map(document));
  engine.invalidate(exhibitionId);
}

function find(keyword: string, visibility: Visibility = ANYBODY, asked: Partial<SearchQuery> = {}) {
  const query: SearchQuery = {
    exhibitionId,
    kind: 'product',
    keyword,
    filter: {},
    sort: 'relevance',
    offset: 0,
    limit: 24,
    facets: ['hall', 'ingredient'],
    lang: 'zh',
    ...asked,
  };
  return engine.query(lexicon, query, visibility);
}
const suggest = (text: string, visibility: Visibility = ANYBODY) =>
  engine.suggest(lexicon, { exhibitionId, text, lang: 'en', limit: 10 }, visibility);

describe('what a caller may not see', () => {
  const CANARY = 'zirconquartz';
  const hidden: Draft[] = [
    { id: 'HIDDEN1', name: `${CANARY} 隐秘词组`, range: 1, ingredient: 'glyphosate', hall: 'H1' },
    { id: 'HIDDEN2', name: `${CANARY} two`, range: 2, ingredient: 'glyphosate', hall: 'H2' },
  ];
  const shown: Draft[] = [{ id: 'SHOWN1', name: 'plain mixture', ingredient: 'glyphosate', hall: 'H1' }];
  const QUERIES = [
    '',
    CANARY,
    CANARY.slice(0, 6),
    'zirconquarts',
    'zircon',
    '隐秘词组',
    '隐秘词祖',
    'ymcz',
    'glyphosate',
    `glyphosate ${CANARY}`,
    'glyphosate zirconquartx',
    '1071-83-6',
    'plain',
  ];

  test('changes nothing: hits, totals, facets, corrections and suggestions are those of a fair without it', async () => {
    await put(...shown);
    const without = [];
    for (const query of QUERIES) without.push(await find(query), await suggest(query));
    await put(...hidden);
    const withHidden = [];
    for (const query of QUERIES) withHidden.push(await find(query), await suggest(query));
    expect(withHidden).toEqual(without);
  });

  test('stays unknown after it was public once', async () => {
    await put(...shown);
    const before = [
      await find(CANARY),
      await find('zirconquarts'),
      await find(CANARY.slice(0, 6)),
      await suggest('zircon'),
    ];
    await put({ id: 'HIDDEN1', name: `${CANARY} 隐秘词组`, range: 0 });
    expect((await find(CANARY)).ids).toEqual(['HIDDEN1']);
    expect((await find('zirconquarts')).corrections).toEqual([{ from: 'zirconquarts', to: CANARY }]);
    await setRange(db, exhibitionId, ['HIDDEN1'], 1);
    engine.invalidate(exhibitionId);
    expect([
      await find(CANARY),
      await find('zirconquarts'),
      await find(CANARY.slice(0, 6)),
      await suggest('zircon'),
    ]).toEqual(before);
  });

  test('is found by the pool, by registered viewers, by its owner, each what is theirs', async () => {
    await put(...shown, ...hidden);
    const ids = async (visibility: Visibility) => (await find(CANARY, visibility)).ids.toSorted();
    expect(await ids(REGISTERED)).toEqual(['HIDDEN2']);
    expect(await ids(POOLED)).toEqual(['HIDDEN1', 'HIDDEN2']);
    expect(await ids({ ranges: [0], pool: ['OWNER2'] })).toEqual([]);
    expect(await ids(OWNER)).toEqual(['HIDDEN1', 'HIDDEN2']);
    const pooled = await find('glyphosate', POOLED);
    expect(pooled.total).toBe(3);
    expect(pooled.facets.hall).toEqual([
      { code: 'H1', count: 2 },
      { code: 'H2', count: 1 },
    ]);
    expect((await find('', OWNER)).ids.toSorted()).toEqual(['HIDDEN1', 'HIDDEN2', 'SHOWN1']);
    expect((await suggest('zircon', POOLED)).map(({ code }) => code).toSorted()).toEqual(['HIDDEN1', 'HIDDEN2']);
  });

  test('opens its words when it becomes public', async () => {
    await put(...shown, ...hidden);
    await setRange(db, exhibitionId, ['HIDDEN1'], 0);
    engine.invalidate(exhibitionId);
    expect((await find('zirconquarts')).corrections).toEqual([{ from: 'zirconquarts', to: CANARY }]);
    expect((await find('隐秘词祖')).ids).toEqual(['HIDDEN1']);
  });

  test('filters hold beside it', async () => {
    await put(...shown, ...hidden);
    const anybody = await find('', ANYBODY, { filter: { hall: ['H1'] } });
    expect([anybody.total, anybody.ids, anybody.facets.hall]).toEqual([1, ['SHOWN1'], [{ code: 'H1', count: 1 }]]);
    const pooled = await find('', POOLED, { filter: { hall: ['H1'] } });
    expect([pooled.total, pooled.facets.hall]).toEqual([
      2,
      [
        { code: 'H1', count: 2 },
        { code: 'H2', count: 1 },
      ],
    ]);
  });
});

test('another exhibition and another kind are never searched', async () => {
  await put({ id: 'A1', name: 'quartz lamp' }, { id: 'E1', name: 'quartz company', kind: 'exhibitor' });
  exhibitionId = `${exhibitionId}OTHER`;
  await put({ id: 'A1', name: 'quartz other' });
  expect((await find('quartz')).total).toBe(1);
  expect((await find('quartz', ANYBODY, { kind: 'exhibitor' })).total).toBe(0);
});

test('a replaced document is found by its new words alone, a removed one not at all', async () => {
  await put({ id: 'A1', name: 'first lantern' });
  await put({ id: 'A1', name: 'second torch' });
  expect([(await find('lantern')).total, (await find('torch')).total]).toEqual([0, 1]);
  await removeDocuments(db, exhibitionId, ['A1']);
  engine.invalidate(exhibitionId);
  expect((await find('torch')).total).toBe(0);
  await put({ id: 'A2', name: 'torch', owner: 'OWNER9' });
  await removeOwner(db, exhibitionId, 'OWNER9');
  engine.invalidate(exhibitionId);
  expect((await find('')).total).toBe(0);
});

test('pages through everything once, in order, also far down', async () => {
  const drafts = Array.from({ length: 150 }, (_, index): Draft => ({
    id: `P${String(index).padStart(4, '0')}`,
    name: 'same lamp',
    boost: index % 3,
  }));
  await put(...drafts);
  const expected = drafts
    .toSorted((a, b) => (b.boost ?? 0) - (a.boost ?? 0) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  for (const keyword of ['', 'lamp']) {
    const pages: string[] = [];
    for (let offset = 0; offset < 150; offset += 24) pages.push(...(await find(keyword, ANYBODY, { offset })).ids);
    expect(pages).toEqual(expected);
    expect((await find(keyword, ANYBODY, { offset: 1_000_000_000 })).ids).toEqual([]);
  }
});

test('counts filters exactly, alternatives within one facet, and keeps its other values choosable', async () => {
  await put(
    { id: 'A1', name: 'lamp', hall: 'H1', ingredient: 'x' },
    { id: 'A2', name: 'lamp', hall: 'H2', ingredient: 'x' },
    { id: 'A3', name: 'lamp', hall: 'H3' },
  );
  const one = await find('lamp', ANYBODY, { filter: { hall: ['H1'] } });
  expect(one.total).toBe(1);
  expect(one.facets.hall?.map(({ code }) => code)).toEqual(['H1', 'H2', 'H3']);
  expect(one.facets.ingredient).toEqual([{ code: 'x', count: 1 }]);
  expect((await find('', ANYBODY, { filter: { hall: ['H1', 'H3'] } })).total).toBe(2);
  expect((await find('', ANYBODY, { filter: { hall: ['none'] } })).total).toBe(0);
  expect((await find('', ANYBODY, { filter: { owner: 'OWNER1', hall: ['H2'] } })).ids).toEqual(['A2']);
});

test('says the standard name of an alias, and leaves a word out that nobody uses', async () => {
  await put({ id: 'A1', name: '虫螨腈 240 g/L 悬浮剂', ingredient: 'chlorfenapyr' });
  const former = await find('溴虫腈');
  expect([former.ids, former.standardNames.map(({ code }) => code)]).toEqual([['A1'], ['chlorfenapyr']]);
  const extra = await find('chlorfenapyr wunderbarlich');
  expect([extra.ids, extra.corrections]).toEqual([['A1'], [{ from: 'wunderbarlich', to: '' }]]);
});

test('suggests an ingredient by initials and CAS number once something public has it', async () => {
  expect(await suggest('cal')).toEqual([]);
  await put({ id: 'A1', name: '草铵膦 200 g/L', ingredient: 'glufosinate-ammonium' });
  expect((await suggest('cal'))[0]).toMatchObject({ kind: 'ingredient', code: 'glufosinate-ammonium' });
  expect((await suggest('77182'))[0]).toMatchObject({ kind: 'ingredient', code: 'glufosinate-ammonium' });
});

test.each([
  "'; drop table search_document; --",
  '%_%\\',
  "a'b''c\\",
  '!&|:*()<->',
  "'a':* & !b",
  '\u{1F600}\u{20BB7}',
  '\u0001\u0002',
  'ſtraße İ ǅ',
  '的',
  '  ',
  '-',
  '1',
  '1/2 ½ ²',
  '草'.repeat(200),
  'a'.repeat(200),
  '1'.repeat(200),
  'a1'.repeat(100),
  '草a'.repeat(100),
  'x '.repeat(100),
  '%'.repeat(200),
  '41% '.repeat(50),
  '1071-83-6 '.repeat(20),
  'ab-'.repeat(66),
  '·'.repeat(200),
  '\ud800x',
  'مرحبا שלום',
  'ไทย 日本語カタカナ 한국어',
  'Ｚ̐ͫ͐̃̎',
  '99999999999999999999%',
  '2,4-D 2,4-D 2,4-D',
])('never fails on what was typed: %j', async (typed) => {
  await put({ id: 'A1', name: '草甘膦 lamp', ingredient: 'glyphosate' });
  expect(typeof (await find(typed)).total).toBe('number');
  expect(typeof (await find(typed, POOLED)).total).toBe('number');
  expect(Array.isArray(await suggest(typed))).toBe(true);
});
