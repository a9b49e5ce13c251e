import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { requestOf } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { fairs } from '../demo/data/index.ts';
import { loadFair } from '../demo/demo-fair.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { startEmbedded } from '../server/src/platform/database/embedded.ts';
import { createDatabase } from '../server/src/platform/database/kysely.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openPortalOn, SUGAR_HOST } from '../server/test/portal.ts';
import { makeScratchFolder } from '../server/test/throwaway.ts';
import { makeVisitor } from '../server/test/world.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** For what hangs: the first start may have to build the pages. */
const LONG = 600_000;

let folder: string;
let data: string;
let port: number;
let token: string;
let started: ChildProcess | null = null;

beforeAll(async () => {
  folder = makeScratchFolder();
  data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o711 });
  port = await freePort();
  // two fairs and a visitor, in the database that the command then starts by itself
  const embedded = await startEmbedded(path.join(data, 'database'));
  await migrate(embedded.url);
  const db = createDatabase(createPool(embedded.url, { max: 2 }));
  await loadFair(db, fairs.agro, { host: null, isDefault: true, opensInDays: 40 });
  await loadFair(db, fairs.sugar, { host: SUGAR_HOST, isDefault: false, opensInDays: 60 });
  await db.destroy();
  const portal = await openPortalOn(embedded.url);
  token = (await makeVisitor(portal)).token ?? '';
  await portal.close();
  await embedded.stop();
}, LONG);
afterEach(() => {
  // what a failed test left, with all it started
  if (started?.pid !== undefined && started.exitCode === null) process.kill(-started.pid, 'SIGKILL');
  started = null;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const listening = (at: number): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer()
      .on('error', () => resolve(null))
      .listen(at, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null));
      });
  });
const freePort = async (): Promise<number> => (await listening(0)) ?? 0;
const portIsFree = async (): Promise<boolean> => (await listening(port)) !== null;

/** The real command, as a person, Docker or systemd starts it; in a process group of its own, as a service is. */
async function start(command: 'npm' | 'node', settings: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(
    command === 'npm' ? 'npm' : process.execPath,
    [command === 'npm' ? 'start' : 'scripts/start.mjs'],
    {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DEMO: '0',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        DATA_DIR: data,
        SECRET: 'a secret of the tests, long enough to be one',
        ...(command === 'node' ? { npm_lifecycle_event: undefined } : {}),
        ...settings,
      },
    },
  );
  started = child;
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (said: Buffer) => said.includes('is open') && resolve());
    child.on('exit', (code) => reject(new Error(`the command ended with ${code} before it was open`)));
  });
  return child;
}

const exitOf = (child: ChildProcess): Promise<number | string | null> =>
  new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));

/** What a new connection is answered; null where nobody listens. */
function ask(address: string): Promise<{ status: number; connection: string } | null> {
  return new Promise((resolve) => {
    http
      .get(
        { host: '127.0.0.1', port, path: address, agent: false, headers: { host: `localhost:${port}` } },
        (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection ?? '' });
        },
      )
      .on('error', () => resolve(null));
  });
}

/** A request that has begun: the server waits for the second half of its body. */
async function beginRequest(): Promise<{ finish: () => Promise<number | 'cut'>; ended: Promise<number | 'cut'> }> {
  const context = { languageType: 'zh', exhibitionId: '', appId: 'test', terminal: 'PC', subjectType: '' } as const;
  const caller = { base: '', context: () => context, token: () => null };
  const { url, init } = requestOf(contract.product.browse, { pageSize: 5 }, caller);
  const body = typeof init.body === 'string' ? init.body : '';
  const request = http.request({
    host: '127.0.0.1',
    port,
    path: url,
    method: 'POST',
    agent: false,
    headers: {
      ...Object.fromEntries(new Headers(init.headers ?? {})),
      host: `localhost:${port}`,
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const ended = new Promise<number | 'cut'>((resolve) => {
    request.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', () => resolve('cut'));
  });
  // the server has read the headers: the request is under way
  const begun = new Promise<void>((resolve) => request.on('continue', () => resolve()));
  request.flushHeaders();
  await begun;
  request.write(body.slice(0, 10));
  const finish = (): Promise<number | 'cut'> => {
    request.end(body.slice(10));
    return ended;
  };
  return { finish, ended };
}

/** The line of one's own notices, open. */
async function openNotices(): Promise<{ ended: Promise<'ended'> }> {
  const answer = await fetch(`http://localhost:${port}/visitor/v2/notice/stream`, {
    headers: { authorization: token },
  });
  expect(answer.status).toBe(200);
  const ended = answer.text().then(
    () => 'ended' as const,
    () => 'ended' as const,
  );
  return { ended };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

describe('the command, told to end (G58)', () => {
  test(
    'is ready no more while it still answers, finishes what runs, ends the streams, and leaves port and database free',
    async () => {
      const child = await start('npm');
      expect((await ask('/ready'))?.status).toBe(200);
      const slow = await beginRequest();
      const notices = await openNotices();
      const ended = exitOf(child);
      child.kill('SIGTERM');
      await until(async () => (await ask('/ready'))?.status !== 200);
      // not refused: whoever balances load has not heard yet
      expect(await ask('/ready')).toEqual({ status: 503, connection: 'close' });
      expect(await ask('/health')).toEqual({ status: 200, connection: 'close' });
      await until(async () => (await ask('/health')) === null);
      expect(await slow.finish()).toBe(200);
      expect(await notices.ended).toBe('ended');
      expect(await ended).toBe(0);
      expect(await portIsFree()).toBe(true);
      expect(existsSync(path.join(data, 'database/cluster/postmaster.pid'))).toBe(false);
    },
    LONG,
  );

  test.for([
    ['npm', 'SIGINT'],
    ['npm', 'SIGHUP'],
    ['npm', 'SIGKILL'],
    ['node', 'SIGTERM'],
    ['node', 'SIGINT'],
    ['node', 'SIGHUP'],
  ] as const)(
    'by %s and %s it leaves the port free, though somebody never finishes what was begun',
    { timeout: LONG },
    async ([command, signal]) => {
      const child = await start(command);
      const stuck = await beginRequest();
      const ended = exitOf(child);
      child.kill(signal);
      await ended;
      expect(await stuck.ended).toBe('cut');
      await until(portIsFree);
      await until(async () => !existsSync(path.join(data, 'database/cluster/postmaster.pid')));
    },
  );

  test(
    'a second time ends at once',
    async () => {
      const child = await start('node');
      const stuck = await beginRequest();
      const ended = exitOf(child);
      child.kill('SIGTERM');
      await until(async () => (await ask('/ready'))?.status !== 200);
      // one Ctrl-C comes twice within a moment, which is not what is meant
      await pause(1_200);
      child.kill('SIGTERM');
      // in order it would be 0
      expect(await ended).toBe(1);
      expect(await stuck.ended).toBe('cut');
      expect(await portIsFree()).toBe(true);
    },
    LONG,
  );
});

describe('with a media process beside it', () => {
  /** Processes that this one has started, by their programs; Linux tells. */
  const programsOf = ({ pid }: ChildProcess): Map<string, number> => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const named = children.map((id): [string, number] => {
      const program = readFileSync(`/proc/${id}/cmdline`, 'utf8')
        .split('\0')
        .find((word) => word.endsWith('.ts'));
      return [path.basename(program ?? ''), Number(id)];
    });
    return new Map(named);
  };
  const isThere = (id: number): boolean => existsSync(`/proc/${id}`);

  test(
    'the server and the media process that are killed come back, and neither ends the other',
    async () => {
      const child = await start('node', { LIVE: '1', RTMP_PORT: '0' });
      const address = path.join(data, 'live/media.json');
      await until(async () => existsSync(address));
      const first = programsOf(child);
      const [server, media] = [first.get('main.ts') ?? 0, first.get('media.ts') ?? 0];
      process.kill(server, 'SIGKILL');
      await until(async () => (await ask('/ready'))?.status === 200 && programsOf(child).get('main.ts') !== server);
      expect([isThere(server), isThere(media)]).toEqual([false, true]);
      const before = readFileSync(address, 'utf8');
      process.kill(media, 'SIGKILL');
      await until(async () => readFileSync(address, 'utf8') !== before);
      const ended = exitOf(child);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(await portIsFree()).toBe(true);
      expect([...first.values()].filter(isThere)).toEqual([]);
    },
    LONG,
  );
});
