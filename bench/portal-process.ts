import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** Limits can only be lifted where NODE_ENV is `test`; pages are rendered by the React of installations all the same. */
export const AS_IN_PRODUCTION = new URL('../e2e/react-as-in-production.ts', import.meta.url).href;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
      });
  });
}

export type Running = { origin: string; startedInMs: number; process: ChildProcess; stop: () => Promise<void> };

/** Those with which `npm start` runs the server; a commit of before has none. */
async function serverFlags(): Promise<string[]> {
  const file = path.join(ROOT, 'scripts/server-flags.mjs');
  if (!existsSync(file)) return [];
  return z.object({ SERVER_FLAGS: z.array(z.string()) }).parse(await import(file)).SERVER_FLAGS;
}

/** The real program in a process of its own, on a data folder; general limits lifted, everything else as it runs in an installation. */
export async function startPortal(
  dataFolder: string,
  environment: Record<string, string> = {},
  program = 'server/src/main.ts',
): Promise<Running> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...(program.endsWith('.ts') ? await serverFlags() : []), program], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      // by the environment, since `npm start` begins the server in a process of its own
      NODE_OPTIONS: `--import=${AS_IN_PRODUCTION}`,
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
      PORT: String(port),
      DATA_DIR: path.resolve(dataFolder),
      LOG_LEVEL: 'silent',
      RATE_MULTIPLIER: '1000000',
      ...environment,
    },
  });
  const origin = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is open')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`the portal ended with ${code}: ${said}`)));
  });
  const first = await fetch(`${origin}/`);
  await first.text();
  const startedInMs = performance.now() - began;
  const stop = async (): Promise<void> => {
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
    child.kill('SIGTERM');
    await ended;
  };
  return { origin, startedInMs, process: child, stop };
}

/** Resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((text) => text.startsWith('VmRSS'));
  return Number(line?.replaceAll(/\D/g, '') ?? 0) / 1024;
}

export async function post(
  origin: string,
  url: string,
  body: object,
  token?: string,
): Promise<{ status: number; text: string; data: Record<string, unknown> }> {
  const response = await fetch(origin + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: token }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const parsed: { data?: Record<string, unknown> } = JSON.parse(text);
  return { status: response.status, text, data: parsed.data ?? {} };
}
