import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { richText } from '@fairbridge/contract/rich-text/rich-text.ts';
import { plainOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { ExhibitionDirectory } from '../src/domains/exhibition/exhibition.directory.ts';
import { reindexDocuments } from '../src/domains/search/search.reindex.ts';
import { createPool } from '../src/platform/database/client.ts';
import { createDatabase } from '../src/platform/database/kysely.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';
import { makeScratchFolder } from './throwaway.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../migrations');
/** The first migration that the older program did not have. */
const NEWER = '0030';

let database: FreshDatabase;
let pool: pg.Pool;
const scratch = makeScratchFolder();
beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url, { max: 3 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  rmSync(scratch, { recursive: true, force: true });
});

/** A database as the program before news were edited left it, with people and news in it. */
async function openOlder(): Promise<void> {
  const folder = path.join(scratch, 'migrations');
  mkdirSync(folder);
  for (const name of readdirSync(MIGRATIONS).filter((file) => file < NEWER))
    symlinkSync(path.join(MIGRATIONS, name), path.join(folder, name));
  await pool.query('drop schema public cascade; create schema public');
  await migrate(database.url, { folder });
  await pool.query(`
    insert into exhibition (id, code, name_zh, name_en, short_name_zh, short_name_en, slogan_zh, slogan_en, venue_zh, venue_en,
      city_zh, city_en, starts_on, ends_on, theme, consent_version)
    values ('olderfair000', 'older', '老展会', 'An older fair', '老展', 'Older', '口号', 'Slogan', '展馆', 'Hall', '上海', 'Shanghai',
      '2026-03-01', '2026-03-03', '{"action":"#0F5B3E","accent":"#EAB444","ink":"#1C2321","paper":"#F9F8F3"}', '1');
    insert into account (id, email) values ('olderaccount', 'older@fair.example');
    insert into visitor (id, exhibition_id, account_id, company, position)
    values ('oldervisitor', 'olderfair000', 'olderaccount', 'Ceres Cropcare', 'Buyer');
    insert into article (id, exhibition_id, title_zh, title_en, summary_zh, summary_en, body_zh, body_en, published_at)
    values ('olderarticle', 'olderfair000', '开馆', 'Halls open', '', '', E'第一段\\n第二行\\n\\n\\n第二段 <b>', '', '2026-01-05')`);
}

test('an installation of an older program keeps its news and finds its people (G60)', async () => {
  await openOlder();
  expect((await migrate(database.url)).at(0)).toMatch(NEWER);

  const { rows } = await pool.query('select body_zh, body_en, state from article');
  expect(
    rows.map(({ body_zh: zh, body_en: en, state }) => [
      plainOf(richText.parse(zh)),
      plainOf(richText.parse(en)),
      state,
    ]),
  ).toEqual([['第一段\n第二行\n第二段 <b>', '', 'published']]);

  const db = createDatabase(pool);
  const directory = new ExhibitionDirectory(db, 'nothing is signed here');
  await directory.load();
  const [exhibition] = directory.all();
  if (exhibition === undefined) throw new Error('the fair is gone');
  await reindexDocuments({ exhibition, db });
  const found = await pool.query("select id from visitor where public_words && array['ceres']");
  expect(found.rows).toEqual([{ id: 'oldervisitor' }]);
  const documents = await pool.query('select kind, id, name_zh from search_document');
  expect(documents.rows).toEqual([{ kind: 'article', id: 'olderarticle', name_zh: '开馆' }]);
});
