import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import { createPool } from '../platform/database/client.ts';
import { createDatabase, type Tables } from '../platform/database/kysely.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openOwnStore } from '../platform/files/own-store.ts';
import { checkSecret } from '../secret/fingerprint.ts';
import { openDemo } from './demo.ts';
import type { PrintLine } from './print-line.ts';
import { countSql } from '../platform/database/count-sql.ts';

const secondsSince = (begun: number): string => ((performance.now() - begun) / 1_000).toFixed(1);

/** Brings the database to this program's version, and a demo's to its fairs. */
export async function prepareData(config: Config, url: string, say: PrintLine): Promise<void> {
  const begun = performance.now();
  const applied = await migrate(url);
  if (applied.length > 0)
    say(`Database brought up to ${applied.at(-1)}: ${applied.length} steps, ${secondsSince(begun)} s`);
  const db = createDatabase(createPool(url, { max: 2, statementTimeoutMs: 600_000 }));
  try {
    await checkSecret(db, config.SECRET);
    if (!config.DEMO) return await endDemo(db, say);
    const { loadDemo, putFilms, putRecordings } = await openDemo();
    await loadDemo(db, (line) => say(`Demo fair loaded: ${line}`));
    await putFilms(db, await openOwnStore(config, db, (error) => say(error.message)));
    await putRecordings(db, path.join(config.DATA_DIR, 'live'));
  } finally {
    await db.destroy();
  }
}

/** Data that began as a demo: its people log in no more (`Sessions.requireEntry`), and who was signed in is not any longer. */
export async function endDemo(db: Kysely<Tables>, say: PrintLine): Promise<void> {
  const people = await countSql(db, sql`from account where demo`);
  if (people === 0) return;
  await db
    .deleteFrom('session')
    .where('account_id', 'in', (own) => own.selectFrom('account').where('demo', '=', true).select('id'))
    .execute();
  say(`This data began as a demo: the log-ins of its ${people} demo people are disabled (DEMO=0).`);
}
