/**
 * `npm run demo -- --exhibitors N --products N`: loads a larger agrochemical fair into an empty database, for trying the portal at scale.
 * Takes DATA_DIR or DATABASE_URL like `npm start`; `npm start` then serves it.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_SIZES, loadDemo } from '../demo/load-demo.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { startEmbedded } from '../server/src/platform/database/embedded.ts';
import { createDatabase } from '../server/src/platform/database/kysely.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';

const { values } = parseArgs({ options: { exhibitors: { type: 'string' }, products: { type: 'string' } } });

function whole(name: 'exhibitors' | 'products', most: number): number {
  const given = values[name];
  if (given === undefined) return DEMO_SIZES.agro[name];
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`--${name} takes a whole number from 1 to ${most}`);
  return value;
}

const agro = { ...DEMO_SIZES.agro, exhibitors: whole('exhibitors', 5_000), products: whole('products', 200_000) };
const folder = path.resolve(process.env['DATA_DIR'] ?? 'data');
const embedded = process.env['DATABASE_URL'] === undefined ? await startEmbedded(path.join(folder, 'database')) : null;
const url = embedded?.url ?? process.env['DATABASE_URL'] ?? '';
const db = createDatabase(createPool(url, { max: 2, statementTimeoutMs: 1_800_000 }));
try {
  await migrate(url);
  const loaded = await loadDemo(db, (line) => console.log(line), { ...DEMO_SIZES, agro });
  console.log(
    loaded
      ? 'Loaded. Now: npm start'
      : `The database already holds exhibitions: nothing was loaded. Begin with an empty DATA_DIR (now ${folder}).`,
  );
} finally {
  await db.destroy();
  await embedded?.stop();
}
