import { buildApp } from './app.ts';
import { WrongConfiguration } from './config.ts';
import { log, openDatabase, readInstallation } from './start/installation.ts';
import { openPortal } from './portal.ts';
import { contextsOf } from './core/fair-context.ts';
import { advise, firstOwners, missing } from './start/advice.ts';
import { prepareData } from './start/data.ts';
import { draw } from './start/demo.ts';
import { GracefulShutdown, closeServer } from './start/graceful-shutdown.ts';
import { failIfDemoExposed } from './start/exposed-demo.ts';
import { openPages } from './start/pages.ts';
import { printLine } from './start/print-line.ts';
import { welcome } from './start/welcome.ts';
import { setUpLines } from './set-up/set-up.link.ts';

async function main(shutdown: GracefulShutdown): Promise<void> {
  const config = readInstallation();
  failIfDemoExposed(config);
  const database = await openDatabase(config, printLine);
  shutdown.onShutdown(() => database.stop());
  await prepareData(config, database.url, printLine);
  const portal = await openPortal(config, database.url, log);
  shutdown.onShutdown(() => portal.close());
  const built = buildApp(portal, draw);
  shutdown.onShutdown(closeServer(built.app, built.goAway, config.NODE_ENV === 'development'));
  await openPages(config, portal, built);
  // `welcome` says where it listens
  const { level } = built.app.log;
  built.app.log.level = 'warn';
  await built.app.listen({ port: config.PORT, host: config.HOST });
  built.app.log.level = level;
  await welcome(config, printLine);
  // whoever has started this keeps it running from here on
  process.send?.('open');
  advise([...missing(config), ...(await firstOwners(config, contextsOf(portal.services)))], printLine);
  for (const line of await setUpLines(config, portal.services.db)) printLine(line);
}

const shutdown = new GracefulShutdown(log.error);
main(shutdown).catch((error: unknown) => {
  // what is closed under a start that was called off fails, and says nothing new
  if (shutdown.begun) return;
  const wrong =
    error instanceof WrongConfiguration || (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  process.stderr.write(
    `${error instanceof Error ? (wrong ? error.message : (error.stack ?? error.message)) : String(error)}\n`,
  );
  process.exit(1);
});
