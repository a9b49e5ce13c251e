import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { createPool } from '../database/client.ts';
import { createDatabase, type Tables } from '../database/kysely.ts';
import {
  putDocuments,
  removeDocuments,
  removeOwner,
  setRange,
  type Db,
  type DocumentRange,
  type SearchDocument,
} from './document.ts';
import { countFacets } from './facets.ts';
import { SearchEngine, type SearchQuery } from './search-engine.ts';
import { Lexicon } from './lexicon.ts';
import { fold, tally, type Tally } from './tallies.ts';

const lexicon = new Lexicon([]);
const EXHIBITION = 'FAIR';
const HALLS = ['H1', 'H2', 'H3', 'H4'];

let database: FreshDatabase;
let db: Kysely<Tables>;

beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase(createPool(database.url, { max: 4 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await sql`delete from search_document`.execute(db);
  await fold(db, EXHIBITION, 'product');
});

function product(id: string, range: DocumentRange = 0, halls: string[] = ['H1'], ownerId = 'OWNER'): SearchDocument {
  return {
    id,
    exhibitionId: EXHIBITION,
    kind: 'product',
    ownerId,
    range,
    boost: 0,
    publishedAt: new Date(Date.UTC(2026, 0, 1)),
    facets: {
      category: [],
      class: ['herbicide'],
      formulation: [],
      ingredient: [],
      crop: [],
      hall: halls,
      country: [],
      modeOfAction: [],
    },
    texts: { names: ['lamp'], terms: [], strengths: [], owner: [], rest: [], codes: [] },
  };
}

const put = (on: Db, ...documents: SearchDocument[]): Promise<void> => putDocuments(on, lexicon, documents);
const tallied = (ranges: readonly number[]): Promise<Tally> => tally(db, EXHIBITION, 'product', ranges);

/** The same by reading all documents. */
async function counted(ranges: readonly number[]): Promise<Tally> {
  const { rows } = await sql<{ facets: Buffer }>`
    select facets from search_document where exhibition_id = ${EXHIBITION} and kind = 'product' and scope = any(${ranges}::smallint[])`.execute(
    db,
  );
  return { total: rows.length, facets: countFacets(Buffer.concat(rows.map(({ facets }) => facets))) };
}

async function rowsKept(): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from search_tally`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** Always the same numbers from 0 to below 1 (xorshift). */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const SCOPES: DocumentRange[] = [0, 1, 2];

test('say what counting all documents would, after any changes, folded or not', async () => {
  const draw = drawing(7);
  const one = <T>(list: readonly T[]): T[] => list.slice(Math.floor(draw() * list.length)).slice(0, 1);
  const id = (): string => `P${Math.floor(draw() * 40)}`;
  const change: (() => Promise<void>)[] = [
    async () => {
      const ids = new Set([id(), id(), id()]);
      await put(
        db,
        ...[...ids].map((each) =>
          product(
            each,
            one(SCOPES)[0],
            HALLS.filter(() => draw() < 0.5),
            one(['A', 'B', 'C'])[0],
          ),
        ),
      );
    },
    () => setRange(db, EXHIBITION, [id(), id(), id()], one(SCOPES)[0] ?? 0),
    () => removeDocuments(db, EXHIBITION, [id(), id()]),
    () => removeOwner(db, EXHIBITION, one(['A', 'B', 'C'])[0] ?? ''),
    () => fold(db, EXHIBITION, 'product'),
  ];
  for (let round = 0; round < 120; round += 1) {
    await change[draw() < 0.6 ? 0 : Math.floor(draw() * change.length)]?.();
    for (const ranges of [[0], [0, 2], [1]]) expect(await tallied(ranges)).toEqual(await counted(ranges));
  }
});

test('know nothing of a change that was rolled back', async () => {
  await put(db, product('P1'));
  const before = await tallied([0]);
  const undone = db.transaction().execute(async (transaction) => {
    await put(transaction, product('P2'));
    await removeDocuments(transaction, EXHIBITION, ['P1']);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await tallied([0])).toEqual(before);
});

test('fold to one row of a scope and facet value; what says nothing goes', async () => {
  for (let round = 0; round < 30; round += 1) await put(db, product(`P${round}`));
  expect(await rowsKept()).toBe(90);
  await fold(db, EXHIBITION, 'product');
  expect(await rowsKept()).toBe(3);
  expect((await tallied([0])).total).toBe(30);
  await removeOwner(db, EXHIBITION, 'OWNER');
  await fold(db, EXHIBITION, 'product');
  expect([await rowsKept(), await tallied([0])]).toEqual([0, { total: 0, facets: new Map() }]);
});

test('count nothing twice and nothing away when several fold at once', async () => {
  for (let round = 0; round < 20; round += 1) await put(db, product(`P${round}`));
  const expected = await counted([0]);
  await Promise.all([1, 2, 3, 4].map(() => fold(db, EXHIBITION, 'product')));
  expect(await tallied([0])).toEqual(expected);
});

test('are folded by whoever reads too many rows', async () => {
  await sql`
    insert into search_tally (exhibition_id, kind, scope, facet, change)
    select ${EXHIBITION}, 'product', 1, 0, case when n % 2 = 0 then 1 else -1 end from generate_series(1, 1500) as n`.execute(
    db,
  );
  expect((await tallied([1])).total).toBe(0);
  await expect.poll(rowsKept).toBe(0);
});

test('make no writer wait for another, nor for one that folds', async () => {
  await put(db, product('P1'));
  await db.transaction().execute(async (slow) => {
    await put(slow, product('P2'));
    await db.transaction().execute(async (quick) => {
      await sql`set local lock_timeout = '500ms'`.execute(quick);
      await put(quick, product('P3'));
    });
    await fold(db, EXHIBITION, 'product');
    expect((await tallied([0])).total).toBe(2);
  });
  expect(await tallied([0])).toEqual(await counted([0]));
  expect((await tallied([0])).total).toBe(3);
});

test('a small change leaves no words waiting that each search would have to read through', async () => {
  await put(db, product('P1'), product('P2'));
  await setRange(db, EXHIBITION, ['P1'], 2);
  const { rows } = await sql<{ pages: number }>`
    select sum(gin_clean_pending_list(inhrelid))::int as pages from pg_inherits
    where inhparent = 'search_document_lexemes'::regclass`.execute(db);
  expect(rows).toEqual([{ pages: 0 }]);
});

describe('in a large catalogue', () => {
  const MANY = 5_100;
  let engine: SearchEngine;
  const find = (asked: Partial<SearchQuery>) =>
    engine.query(
      lexicon,
      {
        exhibitionId: EXHIBITION,
        kind: 'product',
        keyword: '',
        filter: {},
        sort: 'newest',
        offset: 0,
        limit: 24,
        facets: ['hall', 'class'],
        lang: 'en',
        ...asked,
      },
      { ranges: [0], pool: [] },
    );

  beforeEach(async () => {
    engine = new SearchEngine(db);
    await put(db, product('FIRST'), product('HIDDEN', 1, ['H2']));
    await sql`
      insert into search_document (exhibition_id, kind, id, owner_id, scope, boost, published_at, facets, name_zh, name_en, lexemes)
      select exhibition_id, kind, 'P' || lpad(n::text, 6, '0'), owner_id, scope, boost, published_at, facets, name_zh, name_en, lexemes
      from search_document, generate_series(1, ${MANY - 1}) as n where id = 'FIRST'`.execute(db);
  });

  test('a list of everything has its exact total and facets', async () => {
    const found = await find({});
    expect([found.total, found.capped]).toEqual([MANY, false]);
    expect(found.facets).toEqual({ hall: [{ code: 'H1', count: MANY }], class: [{ code: 'herbicide', count: MANY }] });
  });

  test('a filtered one is counted up to 5,000, hits of words up to 2,000, and both say so', async () => {
    const filtered = await find({ filter: { class: ['herbicide'] } });
    expect([filtered.total, filtered.capped, filtered.facets.class]).toEqual([
      5000,
      true,
      [{ code: 'herbicide', count: MANY }],
    ]);
    const words = await find({ keyword: 'lamp' });
    expect([words.total, words.capped]).toEqual([2000, true]);
    const few = await find({ filter: { hall: ['H2'] } });
    expect([few.total, few.capped]).toEqual([0, false]);
  });

  test('one pages through all that was counted, each once, and no further', async () => {
    for (const [asked, total] of [
      [{ filter: { class: ['herbicide'] } }, 5000],
      [{ keyword: 'lamp' }, 2000],
    ] as const) {
      const ids: string[] = [];
      for (let offset = 0; offset < total; offset += 480)
        ids.push(...(await find({ ...asked, offset, limit: 480 })).ids);
      expect([ids.length, new Set(ids).size]).toEqual([total, total]);
      expect(ids).toEqual(ids.toSorted());
      expect((await find({ ...asked, offset: total })).ids).toEqual([]);
    }
  });

  test('the best hits of a common word stand first whichever way they are found', async () => {
    const lamps = (count: number, boost: number): SearchDocument[] =>
      Array.from({ length: count }, (_, index) => ({ ...product(`Z${boost * 10}${index}`), boost }));
    await put(db, ...lamps(2, 0.5), ...lamps(1, 0.75));
    engine.invalidate(EXHIBITION);
    const few = (await find({ keyword: 'lamp', sort: 'relevance' })).ids;
    expect(few.slice(0, 6)).toEqual(['Z7.50', 'Z50', 'Z51', 'FIRST', 'P000001', 'P000002']);
    await put(db, ...lamps(30, 0.5));
    engine.invalidate(EXHIBITION);
    const many = (await find({ keyword: 'lamp', sort: 'relevance' })).ids;
    expect(many).toEqual(
      [
        'Z7.50',
        ...lamps(30, 0.5)
          .map(({ id }) => id)
          .toSorted(),
      ].slice(0, 24),
    );
  });
});
