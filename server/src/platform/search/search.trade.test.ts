import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { catalogue, type Catalogue } from '../../../test/search-catalogue.ts';
import type { Judged } from '../../../test/search-expectations.ts';
import type { TradeQuestion } from '../../../test/trade-question.ts';
import { TRADE_QUESTIONS } from '../../../test/trade-questions.ts';
import { createPool } from '../database/client.ts';
import { createDatabase, type Tables } from '../database/kysely.ts';
import { putDocuments, type SearchDocument } from './document.ts';
import { SearchEngine } from './search-engine.ts';

const exhibitionOf = { agro: 'TRADEAGRO001', sugar: 'TRADESUGAR01' };
const fairs = {
  agro: catalogue(exhibitionOf.agro, 300, 4000, 'agro'),
  sugar: catalogue(exhibitionOf.sugar, 150, 2000, 'sugar'),
};
const SHOWN = 3;

function judgedOf(fair: Catalogue): Map<string, Judged> {
  return new Map(
    fair.documents.flatMap((document) => {
      const draft = fair.drafts.get(document.id);
      const company = fair.companies.get(document.ownerId);
      return draft === undefined || company === undefined ? [] : [[document.id, { document, draft, company }]];
    }),
  );
}
const judged = { agro: judgedOf(fairs.agro), sugar: judgedOf(fairs.sugar) };

let database: FreshDatabase;
let db: Kysely<Tables>;
let engine: SearchEngine;

beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase(createPool(database.url, { max: 2 }));
  for (const { lexicon, documents } of Object.values(fairs)) await putDocuments(db, lexicon, documents);
  engine = new SearchEngine(db);
}, 240_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Where the fair has nothing of what is asked for, nothing is the right answer. */
function isGood({ right, allRight }: TradeQuestion, hits: readonly Judged[]): boolean {
  if (right === null) return hits.length === 0;
  return allRight === true ? hits.length > 0 && hits.every(right) : hits.some(right);
}

async function verdict(one: TradeQuestion): Promise<{ good: boolean; told: string }> {
  const { fair, about, query } = one;
  const asked = { kind: 'product', keyword: query, filter: {}, sort: 'relevance', offset: 0, limit: SHOWN } as const;
  const question = { ...asked, exhibitionId: exhibitionOf[fair], facets: [], lang: 'zh' } as const;
  const { ids, total } = await engine.query(fairs[fair].lexicon, question, { ranges: [0], pool: [] });
  const hits = ids.flatMap((id) => judged[fair].get(id) ?? []);
  const names = hits.map(({ draft }) => draft.name.zh).join(' | ');
  return { good: isGood(one, hits), told: `${about}: ${query} → ${names} (${total})` };
}

test.each(TRADE_QUESTIONS)('$fair: the catalogue has a right answer to $query', ({ fair, right }) => {
  expect(right === null || [...judged[fair].values()].some(right)).toBe(true);
});

test.each(['agro', 'sugar'] as const)(
  '%s: at least 97 of 100 questions of the trade have a right answer among the first three hits',
  async (fair) => {
    const questions = TRADE_QUESTIONS.filter((one) => one.fair === fair);
    const verdicts = [];
    for (const question of questions) verdicts.push(await verdict(question));
    const share = verdicts.filter(({ good }) => good).length / verdicts.length;
    const misses = verdicts.filter(({ good }) => !good).map(({ told }) => told);
    console.log(`${fair}, ${verdicts.length} questions: ${(share * 100).toFixed(1)} %\n${misses.join('\n')}`);
    expect(share).toBeGreaterThanOrEqual(0.97);
  },
  240_000,
);

test('what companies are, such as A.Ş. and S.L., is a part of their names; a formulation typed with dots goes on being one', async () => {
  const { lexicon } = fairs.agro;
  const exhibitionId = 'TRADEFORMS01';
  const document = (id: string, kind: 'product' | 'exhibitor', texts: Partial<SearchDocument['texts']>) => ({
    id,
    kind,
    exhibitionId,
    ownerId: id,
    range: 0 as const,
    boost: 0,
    publishedAt: new Date(0),
    facets: {},
    texts: { names: [], terms: [], strengths: [], owner: [], rest: [], codes: [], ...texts },
  });
  const companies = ['Egedere International Trading A.Ş.', 'Ruiz Agro S.L.', 'Duero Química S.C.', 'Lima Agro E. C.'];
  await putDocuments(db, lexicon, [
    ...companies.map((name) => document(name, 'exhibitor', { names: [name] })),
    document('of a company', 'product', { names: ['Imidacloprid 20% SC'], owner: ['Lima Agro E. C.'] }),
    document('emulsifiable', 'product', {
      names: ['Imidacloprid 20% EC'],
      terms: [{ kind: 'formulation', code: 'EC' }],
    }),
  ]);
  const found = async (kind: 'product' | 'exhibitor', keyword: string) => {
    const asked = { kind, keyword, filter: {}, sort: 'relevance', offset: 0, limit: SHOWN, facets: [] } as const;
    const everybody = { ranges: [0 as const], pool: [] };
    const { ids, setAside } = await engine.query(lexicon, { ...asked, exhibitionId, lang: 'en' }, everybody);
    return { first: ids[0], setAside };
  };
  for (const name of companies) expect(await found('exhibitor', name)).toEqual({ first: name, setAside: [] });
  for (const typed of ['imidacloprid 20% E.C.', 'imidacloprid E.C.', '20% e.c.'])
    expect(await found('product', typed)).toEqual({ first: 'emulsifiable', setAside: [] });
});
