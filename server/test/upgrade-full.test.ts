import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';
import { makeScratchFolder } from './throwaway.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../migrations');
/** The first migration that changed exhibits and their pictures after the catalogue was made. */
const NEWER = '0020';
/** `npm run test:all` tries it on as many as a large fair has. */
const PRODUCTS = process.env['TESTS'] === 'all' ? 100_000 : 20_000;

let database: FreshDatabase;
let client: pg.Client;
const scratch = makeScratchFolder();
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(scratch, { recursive: true, force: true });
});

/** A fair of an older program with so many exhibits, each with a picture, and people, answers and notices beside them. */
async function fillOlder(): Promise<void> {
  const folder = path.join(scratch, 'migrations');
  mkdirSync(folder);
  for (const name of readdirSync(MIGRATIONS).filter((file) => file < NEWER))
    symlinkSync(path.join(MIGRATIONS, name), path.join(folder, name));
  await client.query('drop schema public cascade; create schema public');
  await migrate(database.url, { folder });
  await client.query(`
    insert into exhibition (id, code, name_zh, name_en, short_name_zh, short_name_en, slogan_zh, slogan_en, venue_zh, venue_en,
      city_zh, city_en, starts_on, ends_on, theme, consent_version)
    values ('olderfair000', 'older', '老展会', 'An older fair', '老展', 'Older', '口号', 'Slogan', '展馆', 'Hall', '上海', 'Shanghai',
      '2026-03-01', '2026-03-03', '{"action":"#0F5B3E","accent":"#EAB444","ink":"#1C2321","paper":"#F9F8F3"}', '1')`);
  await client.query(`
    insert into category (exhibition_id, code, name_zh, name_en, sort) values ('olderfair000', 'goods', '商品', 'Goods', 1);
    insert into exhibitor (id, exhibition_id) select 'company' || n, 'olderfair000' from generate_series(1, 1000) n;
    insert into file (id, exhibition_id, owner_id, use, bytes, width, height, kind)
      select 'picture' || n, 'olderfair000', 'company' || n % 1000 + 1, 'demo', 1, 1, 1, 'drawn' from generate_series(1, ${PRODUCTS}) n;
    insert into product (id, exhibition_id, exhibitor_id, name_en, category, pictures, attributes, scope)
      select 'product' || n, 'olderfair000', 'company' || n % 1000 + 1, 'Exhibit ' || n, 'goods', array['picture' || n],
        jsonb_build_object('ingredients', jsonb_build_array(jsonb_build_object('id', 'i' || n % 400))), n % 3
      from generate_series(1, ${PRODUCTS}) n;
    insert into account (id, email) select 'account' || n, n || '@older.example' from generate_series(1, 20000) n;
    insert into visitor (id, exhibition_id, account_id, company)
      select 'visitor' || n, 'olderfair000', 'account' || n, 'Company ' || n from generate_series(1, 20000) n;
    insert into notice (id, exhibition_id, recipient_id, notice_type, title_zh, title_en, body_zh, body_en)
      select 'notice' || n, 'olderfair000', 'visitor' || n % 20000 + 1, 'SPONSOR', '', '', '', '' from generate_series(1, ${PRODUCTS}) n`);
}

/** What somebody does to an exhibit, again and again, for as long as `work` takes. Answers how often it was done. */
async function meanwhile(work: Promise<unknown>): Promise<number> {
  const other = new pg.Client({ connectionString: database.url, lock_timeout: 45_000 });
  await other.connect();
  let running = true;
  void work.then(
    () => (running = false),
    () => (running = false),
  );
  let done = 0;
  while (running) {
    await other.query('update product set sale_price = $1 where id = $2', [
      String(done),
      `product${(done % 1000) + 1}`,
    ]);
    done += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await other.end();
  return done;
}

test(
  'an installation with 100,000 exhibits is brought up to date while exhibits are changed',
  async () => {
    await fillOlder();
    const migrated = migrate(database.url);
    const written = await meanwhile(migrated);
    const applied = await migrated;
    expect([applied.at(0)?.slice(0, 4), applied.length]).toEqual([
      NEWER,
      readdirSync(MIGRATIONS).filter((file) => file >= NEWER).length,
    ]);
    expect(written).toBeGreaterThan(1);
    const { rows } = await client.query(`
      select (select count(*)::int from product) as products, (select count(*)::int from file where use = 'product') as pictures,
        (select count(*)::int from visitor where directory_key = lower(company)) as visitors,
        (select count(*)::int from pg_index where not indisvalid) as unfinished`);
    expect(rows).toEqual([{ products: PRODUCTS, pictures: PRODUCTS, visitors: 20_000, unfinished: 0 }]);
  },
  // a bound for what hangs: filling takes most of it
  300_000,
);
