import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { agroLexicon } from '../../../test/search-catalogue.ts';
import { createPool } from '../database/client.ts';
import { createDatabase, type Tables } from '../database/kysely.ts';
import { putDocuments, type DocumentRange, type SearchDocument } from './document.ts';
import { SearchEngine, type SearchQuery, type Visibility } from './search-engine.ts';

const EXHIBITION = 'QUESTIONS001';
const GUEST: Visibility = { ranges: [0], pool: [] };
const lexicon = agroLexicon();

let database: FreshDatabase;
let db: Kysely<Tables>;
let engine: SearchEngine;

type Good = {
  name: string;
  ingredient?: string;
  formulation?: string;
  category?: string;
  class?: string;
  strength?: [number, '%' | 'g/L'];
  rest?: string;
  hall?: string;
  range?: DocumentRange;
};

/** The name is the id too: what is found reads as what was asked for. */
function document(good: Good): SearchDocument {
  const each = (code: string | undefined): string[] => (code === undefined ? [] : [code]);
  const kinds = ['ingredient', 'formulation', 'category', 'class'] as const;
  const [content, unit] = good.strength ?? [0, '%'];
  return {
    id: good.name,
    exhibitionId: EXHIBITION,
    kind: 'product',
    ownerId: 'OWNER1',
    range: good.range ?? 0,
    boost: 0,
    publishedAt: new Date(Date.UTC(2026, 0, 1)),
    facets: {
      ...Object.fromEntries(kinds.map((kind) => [kind, each(good[kind])])),
      hall: each(good.hall),
    },
    texts: {
      names: [good.name],
      terms: kinds.flatMap((kind) => each(good[kind]).map((code) => ({ kind, code }))),
      strengths: good.strength === undefined ? [] : [{ content, unit }],
      owner: [],
      rest: each(good.rest),
      codes: [],
    },
  };
}

const SHELF: Good[] = [
  { name: 'glyphosate SL', ingredient: 'glyphosate', formulation: 'SL', class: 'herbicide', hall: 'H6' },
  { name: 'glyphosate TC', ingredient: 'glyphosate', formulation: 'TC', class: 'herbicide', rest: '200 L drum' },
  { name: 'glufosinate', ingredient: 'glufosinate-ammonium', formulation: 'SL', class: 'herbicide' },
  { name: 'atrazine', ingredient: 'atrazine', formulation: 'SC', class: 'herbicide', hall: 'H2' },
  { name: 'bifenthrin', ingredient: 'bifenthrin', formulation: 'EC', class: 'insecticide', strength: [250, 'g/L'] },
  { name: 'pyrethrins', ingredient: 'pyrethrins', formulation: 'EC', class: 'biopesticide', strength: [5, '%'] },
  { name: 'humic acid flies', ingredient: 'humic-acid', class: 'fertilizer' },
  { name: 'PET bottle, 100 mL', category: 'bottles' },
  { name: 'wetter in bottles', category: 'sprayAdjuvants', rest: '1 L bottle' },
  { name: 'diquat for members', ingredient: 'diquat-dibromide', class: 'herbicide', range: 2 },
];

beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase(createPool(database.url, { max: 2 }));
  await putDocuments(db, lexicon, SHELF.map(document));
  engine = new SearchEngine(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const question = (keyword: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  exhibitionId: EXHIBITION,
  kind: 'product',
  keyword,
  filter: {},
  sort: 'relevance',
  offset: 0,
  limit: 24,
  facets: [],
  lang: 'en',
  ...more,
});
const find = (keyword: string, more: Partial<SearchQuery> = {}) =>
  engine.query(lexicon, question(keyword, more), GUEST);
const found = async (keyword: string): Promise<string[]> => (await find(keyword)).ids.toSorted();

const REST = ['atrazine', 'glufosinate'];

test.each([
  ['herbicide -glyphosate', REST],
  ['herbicide –glyphosate', REST],
  ['除草剂 －草甘膦', REST],
  ['herbicide not glyphosate', REST],
  ['herbicide NOT glyphosat', REST],
  ['herbicide without any glyphosate', REST],
  ['herbicides other than glyphosate', REST],
  ['除草剂 不要草甘膦', REST],
  ['除了草甘膦以外的除草剂', REST],
  ['除草剂，草甘膦除外', REST],
  ['非草甘膦 除草剂', REST],
  ['herbicide except glyphosate or atrazine', ['glufosinate']],
  ['除草剂 除了 草甘膦、莠去津', ['glufosinate']],
  ['glyphosate not TC', ['glyphosate SL']],
  ['glyphosate -1071-83-6', []],
])('%s finds nothing of what it excludes', async (keyword, names) => {
  expect(await found(keyword)).toEqual(names);
});

test('what is excluded is told as such, with the question without it', async () => {
  const { parts } = await find('herbicide not glyphosate');
  expect(parts.map(({ code, excluded, rest }) => [code, excluded, rest])).toEqual([
    ['herbicide', false, 'not glyphosate'],
    ['glyphosate', true, 'herbicide'],
  ]);
});

test('a dash within a name or before a number excludes nothing', async () => {
  expect(await found('humic-acid')).toEqual(['humic acid flies']);
  expect((await find('bifenthrin -25 EC')).ids).toEqual(['bifenthrin']);
});

test.each(['25 乳油', '25% EC', 'bifenthrin 25', 'bifenthrin 250 EC', 'bifenthrin 250 g/L'])(
  '%s finds the content in the other notation',
  async (keyword) => {
    expect(await found(keyword)).toEqual(['bifenthrin']);
  },
);

test.each([
  ['glufosinate 20% SL 200L drum', ['glufosinate'], ['20%', '200L drum']],
  ['莠去津 乳油', ['atrazine'], ['乳油']],
  ['atrazine bifenthrin', ['atrazine'], ['bifenthrin']],
  ['PET bottle 1 L for atrazine', ['atrazine'], ['PET', 'bottle', '1 L']],
])('%s: what fits nothing together is set aside, the ingredient last', async (keyword, ids, aside) => {
  const answer = await find(keyword);
  expect([answer.ids, answer.setAside]).toEqual([ids, aside]);
});

test('where all but one part fit together, that one is set aside', async () => {
  const { ids, setAside } = await find('TC glyphosate 200 L bucket atrazine');
  expect([ids, setAside]).toEqual([['glyphosate TC'], ['atrazine']]);
});

test('nothing is set aside where it is asked exactly, or where a filter leaves nothing', async () => {
  const exact = await find('莠去津 乳油', { exact: true });
  expect([exact.total, exact.setAside]).toEqual([0, []]);
  const filtered = await find('atrazine SC', { filter: { hall: ['H6'] } });
  expect([filtered.total, filtered.setAside]).toEqual([0, []]);
});

test('goods of another size come before what is packed in the size asked for', async () => {
  expect((await find('bottle 1 L')).ids).toEqual(['PET bottle, 100 mL', 'wetter in bottles']);
});

test.each([
  ['humic acid flakes', 'flakes'],
  ['humic acid amine', 'amine'],
])('%s: a word of the trade is no other word mistyped', async (keyword, word) => {
  const { ids, corrections } = await find(keyword);
  expect([ids, corrections]).toEqual([['humic acid flies'], [{ from: word, to: '' }]]);
});

test('an ingredient is no kind of goods mistyped', async () => {
  expect((await find('杀虫双')).total).toBe(0);
  expect((await find('杀虫霜')).total).toBe(0);
  expect(await found('除虫菊酯')).toEqual(['pyrethrins']);
});

test('a character that few names have shows the name it tells first', async () => {
  expect((await find('膦')).ids).toEqual(['glufosinate', 'glyphosate SL', 'glyphosate TC']);
});

test('a hall is one whatever it is called', async () => {
  expect([await found('Hall 6 herbicide'), await found('2号馆 除草剂')]).toEqual([['glyphosate SL'], ['atrazine']]);
});

test.each([
  ['what is the price of glyphosate', ['glyphosate SL', 'glyphosate TC']],
  ['草甘膦多少钱一吨', ['glyphosate SL', 'glyphosate TC']],
  ['哪里可以买到莠去津', ['atrazine']],
  ['PET bottle 0.1 L', ['PET bottle, 100 mL']],
])('%s is asked in words that nothing is named by, and in another unit', async (keyword, ids) => {
  const { ids: got, corrections } = await find(keyword);
  expect([got.toSorted(), corrections]).toEqual([ids, []]);
});

test.each(['sulfosulfuron', '乙氧磺隆'])('%s is no other substance mistyped', async (keyword) => {
  const { ids, corrections } = await find(keyword);
  expect([ids, corrections]).toEqual([[], []]);
});

test('a brand shows the ingredient it stands for, and says whose it is', async () => {
  const { ids, references, corrections } = await find('basta');
  expect([ids, corrections]).toEqual([['glufosinate'], []]);
  expect(references).toEqual([
    {
      asked: 'Basta',
      holder: { zh: '巴斯夫', en: 'BASF' },
      standsFor: [{ code: 'glufosinate-ammonium', name: { zh: '草铵膦', en: 'glufosinate-ammonium' } }],
    },
  ]);
});

test('guests are told how many more approved buyers see, by the words of the vocabularies alone', async () => {
  const more = (keyword: string, filter = {}) => engine.moreIn(lexicon, question(keyword, { filter }), GUEST, [0, 2]);
  expect([await more('diquat'), await more('herbicide'), await more('', { class: ['herbicide'] })]).toEqual([1, 1, 1]);
  expect([await more('atrazine'), await more('diquat members'), await more('members')]).toEqual([0, 0, 0]);
});
