import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { draw } from '../demo/draw.ts';
import { openPortal } from '../server/src/portal.ts';
import { ROOT } from './portal-process.ts';
import { recordStatements, type Statement } from './statements.ts';

export type BareRoute = { path: string; statements: Statement[]; body: string; type: string; encoding?: string };

/** Runs the bare routes in a process of their own while `work` measures them. */
export async function withBare<T>(
  databaseUrl: string,
  routes: readonly BareRoute[],
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairbridge-bare-'));
  const file = path.join(folder, 'work.json');
  writeFileSync(file, JSON.stringify({ databaseUrl, routes }), { mode: 0o600 });
  const child = spawn(process.execPath, ['bench/bare.ts', file], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const found = /port (\d+)/.exec(chunk.toString());
        if (found?.[1] !== undefined) resolve(found[1]);
      });
      child.on('exit', (code) => reject(new Error(`bare routes ended with ${code}`)));
    });
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

type Asked = { path: string; body: object; token: string };

/** What the portal sends to PostgreSQL for these calls once it is warm, and what it answers: the work of a bare route. */
export async function workOf(
  databaseUrl: string,
  calls: readonly Asked[],
): Promise<{ statements: Statement[]; body: string }[]> {
  const config = readConfig(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'bench-')),
      RATE_MULTIPLIER: '1000000',
    },
    'a secret for measuring, long enough to be one',
  );
  const portal = await openPortal(config, databaseUrl, { error: () => {} });
  const { app } = buildApp(portal, draw);
  const ask = ({ path: url, body, token }: Asked) =>
    app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', authorization: token, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  try {
    const found: { statements: Statement[]; body: string }[] = [];
    for (const call of calls) {
      await ask(call);
      await ask(call);
      let answer = '';
      const statements = await recordStatements(async () => {
        answer = (await ask(call)).body;
      });
      found.push({
        statements: statements.filter(({ text }) => !/pgboss|limit_counter/.test(text)),
        body: Buffer.from(answer).toString('base64'),
      });
    }
    return found;
  } finally {
    await app.close();
    await portal.close();
  }
}
