import { loadDemo } from '../demo/load-demo.ts';
import { putFilms } from '../demo/demo-films.ts';
import type { Config } from '../config.ts';
import { createPool } from '../platform/database/client.ts';
import { createDatabase } from '../platform/database/kysely.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import type { Say } from './say.ts';

/** Brings the database to this program's version, and a demo's to its fairs. */
export async function prepareData(config: Config, url: string, say: Say): Promise<void> {
  const applied = await migrate(url);
  if (applied.length > 0) say(`Migrated: ${applied.join(', ')}`);
  if (!config.DEMO) return;
  const db = createDatabase(createPool(url, { max: 2, statementTimeoutMs: 600_000 }));
  try {
    await loadDemo(db, (line) => say(`Demo fair loaded: ${line}`));
    await putFilms(db, await openFileStore(config, (error) => say(error.message)));
  } finally {
    await db.destroy();
  }
}
