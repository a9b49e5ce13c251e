import { WrongConfiguration } from './config.ts';
import { removeBytesWithoutRow, removeOrphans } from './domains/upload/upload.orphans.ts';
import { log, openDatabase, readInstallation } from './start/installation.ts';
import { collectDeclarations } from './bootstrap/declarations.ts';
import { createPool } from './platform/database/client.ts';
import { createDatabase } from './platform/database/kysely.ts';
import { openOwnStore } from './platform/files/own-store.ts';
import { PictureStore } from './platform/files/picture-store.ts';
import { domains } from './portal.ts';

const USAGE = 'npm run sweep [-- --all]';

/** Sweeps files that nothing needs now instead of within the hour: a tenth of the store at most, or all of them with `--all`. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  if (given.some((word) => word !== '--all')) throw new WrongConfiguration(`Usage: ${USAGE}`);
  const options = { asked: given.includes('--all') };
  const config = readInstallation();
  const database = await openDatabase(config);
  const db = createDatabase(createPool(database.url, { max: 2, statementTimeoutMs: 600_000 }));
  try {
    const files = await openOwnStore(config, db, (err) => log.error({ err }, 'the store of files'));
    const services = { db, files, pictures: new PictureStore(files), declarations: collectDeclarations(domains) };
    const orphans = await removeOrphans(services, options);
    const lost = await removeBytesWithoutRow(services, options);
    process.stdout.write(
      `Files that nothing needs: ${orphans.removed} removed, ${orphans.waiting} wait.\n` +
        `Bytes that no row names: ${lost.removed} removed, ${lost.waiting} wait.\n` +
        'What was removed stands in the table swept_file for 90 days.\n',
    );
  } finally {
    await db.destroy();
    await database.stop();
  }
}

main().catch((error: unknown) => {
  const wrong = error instanceof WrongConfiguration;
  process.stderr.write(`${error instanceof Error ? (wrong ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
});
