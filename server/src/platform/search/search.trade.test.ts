import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { catalogue, type Catalogue } from '../../../test/search-catalogue.ts';
import type { Judged } from '../../../test/search-expectations.ts';
import type { TradeQuestion } from '../../../test/trade-question.ts';
import { TRADE_QUESTIONS } from '../../../test/trade-questions.ts';
import { createPool } from '../database/client.ts';
import { createDatabase, type Tables } from '../database/kysely.ts';
import { putDocuments } from './document.ts';
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
