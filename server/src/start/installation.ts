import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, WrongConfiguration, type Config } from '../config.ts';
import type { PrintLine } from './print-line.ts';
import { startEmbedded } from '../platform/database/embedded.ts';

/** What the program and the commands beside it share: where this installation keeps its data, its secret and its database. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const plain = (facts: object) =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, value instanceof Error ? value.message : value]),
  );

export const log = {
  error: (facts: object, message: string) =>
    void process.stderr.write(`${JSON.stringify({ level: 'error', message, ...plain(facts) })}\n`),
};

/** The key that codes are hashed with: from the environment, else made at the first start and kept beside the data (ruling 8.3). */
function readOrCreateSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataFolder, { recursive: true });
  const made = `${file}.${process.pid}`;
  writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(made, file);
  } catch (error) {
    // the server and the media process start at once: whoever comes second takes what the first has made, which is there whole
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(made);
  }
  return readFileSync(file, 'utf8').trim();
}

/** The configuration of this installation, from the environment. Throws `WrongConfiguration` with a text for the operator. */
export function readInstallation(environment: NodeJS.ProcessEnv = process.env): Config {
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new WrongConfiguration(`Node 24 or newer is needed, this is ${process.version}. Start with: npm start`);
  const folder = environment['DATA_DIR'] ?? path.join(ROOT, 'data');
  const given = { ...environment, DATA_DIR: path.resolve(folder) };
  return readConfig(given, environment['SECRET'] ?? readOrCreateSecret(given.DATA_DIR));
}

/** The database of the configuration, else the built-in one: started here, or the one that runs already. */
export async function openDatabase(
  config: Config,
  say: PrintLine = () => {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL, stop: async () => {} };
  const embedded = await startEmbedded(path.join(config.DATA_DIR, 'database'), {
    onEvent: (event, error) => log.error({ event, err: error }, 'the embedded database'),
  });
  if (embedded.origin === 'adopted')
    say(`The database in ${config.DATA_DIR} was running already: another portal may be working on the same data.`);
  return { url: embedded.url, stop: () => embedded.stop() };
}
