import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

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

/** The real program in a process of its own, on a data folder; general limits lifted, everything else as it runs for people. */
export async function startPortal(
  dataFolder: string,
  environment: Record<string, string> = {},
  program = 'server/src/main.ts',
): Promise<Running> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
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
