import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { createPool } from '../database/client.ts';
import { createDatabase, type Tables } from '../database/kysely.ts';
import { putDocuments } from './document.ts';
import { SearchEngine } from './search-engine.ts';
import { catalogue } from '../../../test/search-catalogue.ts';
import type { Expectation, Judged } from '../../../test/search-expectations.ts';
import { QUERIES, type QualityQuery } from '../../../test/search-queries.ts';

const EXHIBITION = 'QUALITY00001';
const fair = catalogue(EXHIBITION, 300, 4000);
const judged = new Map<string, Judged>();
for (const document of fair.documents) {
  const draft = fair.drafts.get(document.id);
  const company = fair.companies.get(document.ownerId);
  if (draft !== undefined && company !== undefined) judged.set(document.id, { document, draft, company });
}

/** Queries whose words only the catalogue knows: companies, brands, article and registration numbers. */
function catalogueQueries(): QualityQuery[] {
  const products = [...judged.values()];
  const sold = products.filter(({ draft }) => draft.attributes.ingredients.length > 0);
  const at = (index: number): Judged => sold[index * 97] ?? sold[0] ?? products[0]!;
  const ofOwner =
    ({ document }: Judged): Expectation =>
    (other) =>
      other.document.ownerId === document.ownerId;
  const same =
    ({ document }: Judged): Expectation =>
    (other) =>
      other.document.id === document.id;
  const brand =
    ({ draft }: Judged): Expectation =>
    (other) =>
      other.draft.brand.zh.startsWith(draft.brand.zh) || other.company.brand.zh === draft.brand.zh;
  const mistyped = (text: string): string => `${text.slice(0, 3)}${text.slice(4)}`;
  const registered = sold.filter(({ draft }) => (draft.attributes.registrations ?? []).length > 0);
  const reg = (index: number): Judged => registered[index * 31] ?? at(0);
  const numberOf = ({ draft }: Judged): string => draft.attributes.registrations?.[0]?.number ?? draft.articleNumber;
  const hasNumber =
    (judgedOne: Judged): Expectation =>
    (other) =>
      (other.draft.attributes.registrations ?? []).some(({ number }) => number === numberOf(judgedOne));
  return [
    { query: at(1).company.name.zh, expects: ofOwner(at(1)) },
    { query: at(2).company.name.en, expects: ofOwner(at(2)) },
    { query: at(3).company.shortName.zh, expects: ofOwner(at(3)) },
    { query: at(4).company.shortName.en.toLowerCase(), expects: ofOwner(at(4)), held: true },
    { query: at(5).draft.brand.zh, expects: brand(at(5)) },
    {
      query: `${at(6).company.shortName.zh} ${at(6).draft.name.zh}`,
      expects: (other) => ofOwner(at(6))(other) && other.draft.name.zh === at(6).draft.name.zh,
    },
    { query: mistyped(at(7).company.name.en.toLowerCase()), expects: ofOwner(at(7)), held: true },
    { query: at(8).draft.articleNumber, expects: same(at(8)) },
    { query: at(9).draft.articleNumber.toLowerCase().replaceAll('-', ' '), expects: same(at(9)) },
    { query: at(10).draft.articleNumber.replaceAll('-', ''), expects: same(at(10)), held: true },
    { query: numberOf(reg(1)), expects: hasNumber(reg(1)) },
    { query: numberOf(reg(2)).toLowerCase(), expects: hasNumber(reg(2)) },
    { query: at(11).draft.name.zh, expects: (other) => other.draft.name.zh === at(11).draft.name.zh },
    { query: at(12).draft.name.en, expects: (other) => other.draft.name.en === at(12).draft.name.en },
    { query: at(13).draft.name.zh, expects: (other) => other.draft.name.zh === at(13).draft.name.zh, held: true },
  ];
}

let database: FreshDatabase;
let db: Kysely<Tables>;
let engine: SearchEngine;

beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase(createPool(database.url, { max: 2 }));
  await putDocuments(db, fair.lexicon, fair.documents);
  engine = new SearchEngine(db);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

type Verdict = { query: QualityQuery; good: boolean; shown: string };

/** Good: each of the first three hits is what was meant (of fewer, where the catalogue has fewer). */
async function verdict(query: QualityQuery): Promise<Verdict> {
  const found = await engine.query(
    fair.lexicon,
    {
      exhibitionId: EXHIBITION,
      kind: 'product',
      keyword: query.query,
      filter: {},
      sort: 'relevance',
      offset: 0,
      limit: 3,
      facets: [],
      lang: 'zh',
    },
    { ranges: [0], pool: [] },
  );
  const hits = found.ids.map((id) => judged.get(id)).filter((hit) => hit !== undefined);
  const possible = Math.min(3, [...judged.values()].filter(query.expects).length);
  const good = possible > 0 && hits.slice(0, possible).filter(query.expects).length === possible;
  return {
    query,
    good,
    shown: `${hits.map(({ draft }) => draft.name.zh).join(' | ')} (${found.total}, ${possible} possible)`,
  };
}

test('finds what the trade calls it: at least 97 of 100 queries have only right products among the first three', async () => {
  const queries = [...QUERIES, ...catalogueQueries()];
  const verdicts: Verdict[] = [];
  for (const query of queries) verdicts.push(await verdict(query));
  const rate = (of: readonly Verdict[]): number => of.filter(({ good }) => good).length / of.length;
  const held = verdicts.filter(({ query }) => query.held === true);
  const misses = verdicts
    .filter(({ good }) => !good)
    .map(({ query, shown }) => `${query.held === true ? '(held out) ' : ''}${query.query} → ${shown}`);
  console.log(
    `${queries.length} queries: ${(rate(verdicts) * 100).toFixed(1)} %; ${held.length} held out: ${(rate(held) * 100).toFixed(1)} %\n${misses.join('\n')}`,
  );
  expect(queries.length).toBeGreaterThanOrEqual(220);
  expect(rate(verdicts)).toBeGreaterThanOrEqual(0.97);
}, 120_000);
