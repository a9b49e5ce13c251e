import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ExhibitionDirectory } from '../server/src/domains/exhibition/exhibition.directory.ts';
import type { Exhibition } from '../server/src/domains/exhibition/exhibition.directory.ts';
import { indexProducts } from '../server/src/domains/product/product.document.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { createDatabase, type Db } from '../server/src/platform/database/kysely.ts';
import { inTransaction } from '../server/src/core/fair-context.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { ROOT } from './portal-process.ts';
import { atLeast, plain, type Row } from './table.ts';

/** Exhibits of one transaction: as many as one statement writes. */
const PORTION = 500;

async function largestFair(db: Db): Promise<{ exhibition: Exhibition; ids: string[] }> {
  const directory = new ExhibitionDirectory(db, 'nothing is signed here');
  await directory.load();
  const fairs = await Promise.all(
    directory.all().map(async (exhibition) => {
      const rows = await db.selectFrom('product').where('exhibition_id', '=', exhibition.id).select('id').execute();
      return { exhibition, ids: rows.map(({ id }) => id) };
    }),
  );
  const [largest] = fairs.toSorted((a, b) => b.ids.length - a.ids.length);
  if (largest === undefined) throw new Error('no fair was loaded');
  return largest;
}

async function ingest(url: string): Promise<Row[]> {
  const pool = createPool(url, { max: 2 });
  try {
    const db = createDatabase(pool);
    const { exhibition, ids } = await largestFair(db);
    await db
      .deleteFrom('search_document')
      .where('exhibition_id', '=', exhibition.id)
      .where('kind', '=', 'product')
      .execute();
    await pool.query('vacuum analyze search_document');
    const began = performance.now();
    for (let from = 0; from < ids.length; from += PORTION)
      await inTransaction({ exhibition, db }, (ctx) => indexProducts(ctx, ids.slice(from, from + PORTION)));
    const seconds = (performance.now() - began) / 1000;
    return [
      atLeast(
        `ingest: ${ids.length} products into the index, ${PORTION} a transaction`,
        ids.length / seconds,
        2000,
        '/s',
      ),
      plain('ingest: the whole', `${seconds.toFixed(1)} s`),
    ];
  } finally {
    await pool.end();
  }
}

/** Writes the documents of 100,000 products into an index that has none of them, in a copy of the data folder. */
export async function measureIngest(): Promise<Row[]> {
  const original = catalogue(100_000, 5_000);
  const folder = path.join(ROOT, 'data-bench', 'ingest');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    // with its owner, who may be another than ours
    execFileSync('cp', ['-a', path.join(original, 'database'), folder]);
    return await withDatabase(folder, ingest);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
