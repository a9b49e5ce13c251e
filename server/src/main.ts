import { buildApp } from './app.ts';
import { WrongConfiguration } from './config.ts';
import { log, openDatabase, readInstallation } from './start/installation.ts';
import { openPortal } from './portal.ts';
import { contextsOf } from './core/fair-context.ts';
import { advise, firstOwners, missing } from './start/advice.ts';
import { prepareData } from './start/data.ts';
import { draw } from './start/demo.ts';
import { Ending, leave } from './start/ending.ts';
import { failIfDemoExposed } from './start/exposed-demo.ts';
import { openPages } from './start/pages.ts';
import { say } from './start/say.ts';
import { welcome } from './start/welcome.ts';
import { setUpLines } from './set-up/set-up.link.ts';

async function main(ending: Ending): Promise<void> {
  const config = readInstallation();
  failIfDemoExposed(config);
  const database = await openDatabase(config);
  ending.atEnd(() => database.stop());
  await prepareData(config, database.url, say);
  const portal = await openPortal(config, database.url, log);
  ending.atEnd(() => portal.close());
  const built = buildApp(portal, draw);
  ending.atEnd(leave(built.app, built.goAway, config.NODE_ENV === 'development'));
  await openPages(config, portal, built);
  await built.app.listen({ port: config.PORT, host: config.HOST });
  await welcome(config, say);
  advise([...missing(config), ...(await firstOwners(config, contextsOf(portal.services)))], say);
  for (const line of await setUpLines(config, portal.services.db)) say(line);
}

const ending = new Ending(log.error);
main(ending).catch((error: unknown) => {
  // what is closed under a start that was called off fails, and says nothing new
  if (ending.begun) return;
  const wrong =
    error instanceof WrongConfiguration || (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  process.stderr.write(
    `${error instanceof Error ? (wrong ? error.message : (error.stack ?? error.message)) : String(error)}\n`,
  );
  process.exit(1);
});
