import path from 'node:path';
import { originOf } from './address.ts';
import { buildApp } from './app.ts';
import { WrongConfiguration, type Config } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demo-people.ts';
import { draw } from './demo/draw.ts';
import { putFilms } from './demo/demo-films.ts';
import { loadDemo } from './demo/load-demo.ts';
import { sitemapKinds } from './domains/feed/sitemap.kinds.ts';
import { log, openDatabase, readInstallation, ROOT } from './installation.ts';
import { createPool } from './platform/database/client.ts';
import { createDatabase } from './platform/database/kysely.ts';
import { migrate } from './platform/database/migrate.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { mountPages } from './platform/pages/mount.ts';
import { openPortal } from './portal.ts';
import type { Scope } from './scope.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function prepare(config: Config, url: string): Promise<void> {
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

function welcome(config: Config): void {
  const base = config.BASE_PATH.replace(/\/$/, '');
  const at = `http://localhost:${config.PORT}${base}`;
  say(`\nFairbridge 展桥 is open: ${at}/   English: ${at}/en`);
  if (!config.DEMO) return;
  say(`Second fair (sugar and liquor): http://sugar.localhost:${config.PORT}${base}/`);
  say(`E-mails and codes: ${at}/outbox   Calls: ${at}/reference`);
  say(`Demo log-ins, all with the password ${DEMO_PASSWORD}:`);
  say(`  visitor (buyer)          ${DEMO_ACCOUNTS.visitor}      at ${at}/login/person`);
  say(`  visitor, not registered  ${DEMO_ACCOUNTS.newcomer}   at ${at}/login/person`);
  say(`  exhibitor, admin         ${DEMO_ACCOUNTS.exhibitorAdmin}  at ${at}/login/actor`);
  say(`  exhibitor, staff         ${DEMO_ACCOUNTS.exhibitorStaff}      at ${at}/login/actor`);
  say(`  exhibitor, no password   ${DEMO_ACCOUNTS.exhibitorNew} at ${at}/login/actor`);
  say(`  exhibitor, empty booth   ${DEMO_ACCOUNTS.exhibitorEmpty}   at ${at}/login/actor`);
  say(`  organizer, owner         ${DEMO_ACCOUNTS.organizer}  at ${at}/organizer/login`);
  say(`  organizer, other roles   ${[DEMO_ACCOUNTS.reviewer, DEMO_ACCOUNTS.editor, DEMO_ACCOUNTS.support].join(', ')}`);
}

async function main(): Promise<void> {
  const config = readInstallation();
  const database = await openDatabase(config);
  await prepare(config, database.url);
  const portal = await openPortal(config, database.url, log);
  const { app, anonymousApi } = buildApp(portal, draw);
  const scopeById = (exhibitionId: string): Scope => {
    const exhibition = portal.services.directory.all().find((entry) => entry.id === exhibitionId);
    if (exhibition === undefined) throw new Error('no such exhibition');
    return { exhibition, db: portal.services.db };
  };
  const pages = await mountPages(app, {
    base: config.BASE_PATH,
    buildFolder: path.join(ROOT, 'web/build'),
    dev: config.NODE_ENV === 'development',
    cachePages: config.CACHE_PAGES,
    siteOf: async (request) => {
      const { exhibition } = await portal.scopeOf(request.hostname);
      return { exhibitionId: exhibition.id, origin: originOf(config, exhibition) };
    },
    api: async (exhibitionId, lang) => anonymousApi(scopeById(exhibitionId), lang),
    sitemapKinds: sitemapKinds(scopeById),
  });
  portal.onChange((exhibitionId) => pages.changed(exhibitionId));
  await app.listen({ port: config.PORT, host: config.HOST });
  welcome(config);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await portal.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // `npm start` was killed: stop too, instead of keeping the port
  process.on('disconnect', () => void stop());
}

main().catch((error: unknown) => {
  const wrong =
    error instanceof WrongConfiguration || (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  process.stderr.write(
    `${error instanceof Error ? (wrong ? error.message : (error.stack ?? error.message)) : String(error)}\n`,
  );
  process.exit(1);
});
