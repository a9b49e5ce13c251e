import { setTimeout as sleep } from 'node:timers/promises';
import { FAIR_PART_NAMES } from '@fairbridge/contract/fair/fair.parts.ts';
import { drawnFileRow, exhibitorRow, productRow } from '../demo/factories/factories.ts';
import { newId } from '../server/src/core/id.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { createDatabase } from '../server/src/platform/database/kysely.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { bystander, defaultFair, ownerToken } from './company.ts';
import { percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atMost, plain, type Row } from './table.ts';

const EXHIBITORS = 3_000;
const EXHIBITS = 100_000;
const EACH = Math.ceil(EXHIBITS / EXHIBITORS);
const COMPANIES_AT_ONCE = 100;
const ASKED_EVERY_MS = 250;

/** So many exhibitors with their exhibits and a picture of each, where they are not there yet. Answers the code of the fair. */
async function fill(url: string): Promise<string> {
  const db = createDatabase(createPool(url, { max: 2 }));
  try {
    const fair = await defaultFair(db);
    const counted = await db
      .selectFrom('product')
      .where('exhibition_id', '=', fair)
      .select(db.fn.countAll().as('n'))
      .executeTakeFirst();
    for (let made = Number(counted?.n ?? 0); made < EXHIBITS; made += COMPANIES_AT_ONCE * EACH) {
      const companies = Array.from({ length: COMPANIES_AT_ONCE }, () =>
        exhibitorRow(fair, { categories: ['herbicides'] }),
      );
      const files = companies.flatMap((company) =>
        Array.from({ length: EACH }, () => drawnFileRow(fair, company.id, {}, { width: 800, height: 800 }, 'product')),
      );
      await insertRows(db, 'exhibitor', companies);
      await insertRows(db, 'file', files);
      const products = companies.flatMap((company, at) =>
        files
          .slice(at * EACH, (at + 1) * EACH)
          .map(({ id }) => productRow(company, { category: 'herbicides', pictures: [id] })),
      );
      await insertRows(db, 'product', products);
    }
    const { code } = await db.selectFrom('exhibition').where('id', '=', fair).select('code').executeTakeFirstOrThrow();
    return code;
  } finally {
    await db.destroy();
  }
}

const TEXT = { zh: '复制的展会', en: 'A copied fair' };

/** Asks for a copy with all its parts and waits until it is there. */
async function clone(origin: string, token: string, from: string): Promise<void> {
  const code = `bench-${newId().slice(0, 12).toLowerCase()}`;
  const fair = {
    code,
    host: `${code}.example`,
    name: TEXT,
    shortName: TEXT,
    venue: TEXT,
    city: TEXT,
    startsOn: '2099-03-10',
    endsOn: '2099-03-12',
  };
  const asked = await post(origin, '/organizer/v1/fair/clone', { from, parts: FAIR_PART_NAMES, fair }, token);
  for (;;) {
    const { data } = await post(origin, '/organizer/v1/fair/making', { id: asked.data['id'] }, token);
    if (data['state'] === 'done') return;
    if (data['state'] === 'failed') throw new Error('the fair was not made');
    await sleep(ASKED_EVERY_MS);
  }
}

/** A fair of 3,000 exhibitors with 100,000 exhibits and their pictures, copied whole. */
export async function measureCloneFair(): Promise<Row[]> {
  const folder = catalogue(1_000, 50);
  return withDatabase(folder, async (url) => {
    const from = await fill(url);
    const token = await ownerToken(url);
    const portal = await startPortal(folder);
    try {
      const began = performance.now();
      const work = clone(portal.origin, token, from);
      const times = await bystander(portal.origin, work);
      const seconds = (performance.now() - began) / 1000;
      return [
        atMost(`copy of a fair with ${EXHIBITORS} exhibitors and ${EXHIBITS} exhibits`, seconds, 60, 's'),
        plain(
          'bystander meanwhile: p50, p99, slowest',
          `${percentile(times, 0.5).toFixed(1)} ms, ${percentile(times, 0.99).toFixed(1)} ms, ${Math.max(...times).toFixed(0)} ms`,
        ),
      ];
    } finally {
      await portal.stop();
    }
  });
}
