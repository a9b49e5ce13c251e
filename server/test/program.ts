import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { TestPortal } from './portal.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A port of this machine that nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const address = listener.address();
      listener.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * The real program in a process of its own, on the database and the files of a test, once it is open at this address: to be killed.
 * `errors`: whether what it complains of is printed; where the test itself takes its database away, that is no news.
 */
export async function startProgram(
  { url, portal }: Pick<TestPortal, 'url' | 'portal'>,
  origin: string,
  settings: Readonly<Record<string, string>> = {},
  errors: 'inherit' | 'ignore' = 'inherit',
): Promise<ChildProcess> {
  // a program of its own works by the clock, as tests within this process do not
  await sql`update pgboss.version set cron_on = null`.execute(portal.services.db);
  const program = spawn(process.execPath, [path.join(ROOT, 'server/src/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', errors],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      PORT: new URL(origin).port,
      DATABASE_URL: url,
      DATA_DIR: portal.services.config.DATA_DIR,
      // the database holds what the first process sealed as it opened
      SECRET: portal.services.config.SECRET,
      RATE_MULTIPLIER: '1000',
      ...settings,
    },
  });
  await new Promise<void>((resolve, reject) => {
    program.stdout?.on('data', (said: Buffer) => said.includes('is open') && resolve());
    program.on('exit', (code) => reject(new Error(`the portal ended with ${code}`)));
  });
  return program;
}
