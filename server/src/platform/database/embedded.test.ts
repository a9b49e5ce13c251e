import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { chooseAccount } from './account.ts';
import type { Embedded } from './embedded.ts';
import { startEmbedded } from './embedded.ts';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

let scratch: string;
let folder: string;
let started: Embedded[];

beforeEach(() => {
  scratch = makeScratchFolder();
  folder = path.join(scratch, 'database');
  started = [];
});

afterEach(async () => {
  for (const server of started) await server.stop();
  rmSync(scratch, { recursive: true, force: true });
});

async function start(options: Parameters<typeof startEmbedded>[1] = {}): Promise<Embedded> {
  const server = await startEmbedded(folder, { initdbArguments: ['--no-sync'], ...options });
  started.push(server);
  return server;
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(statement);
    return rows.map(({ answer }) => answer);
  } finally {
    await client.end();
  }
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

/** Starts the server from a process of its own, which then waits, or kills itself when it is up. */
function startElsewhere(after: 'stay' | 'die'): { firstLine: Promise<string>; end: () => Promise<void> } {
  const program = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    const { url } = await startEmbedded(${JSON.stringify(folder)}, { initdbArguments: ['--no-sync'] });
    process.stdout.write(url, () => ${after === 'die' ? "process.kill(process.pid, 'SIGKILL')" : 'process.stdout.end()'});
    ${after === 'stay' ? 'setInterval(() => {}, 1000);' : ''}
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { firstLine: text(child.stdout), end };
}

describe('a first start', () => {
  test('makes a database that keeps what was acknowledged and listens on this machine only', async () => {
    const { url, adminUrl } = await start();
    const show = async (name: string): Promise<unknown> =>
      (await ask(adminUrl, `select current_setting('${name}') answer`))[0];
    expect(await Promise.all(['fsync', 'synchronous_commit', 'listen_addresses', 'jit', 'TimeZone'].map(show))).toEqual(
      ['on', 'on', '127.0.0.1', 'off', 'UTC'],
    );
    const rights = 'select rolsuper or rolcreatedb or rolcreaterole answer from pg_roles where rolname = current_user';
    expect(await ask(url, rights)).toEqual([false]);
  });

  test('keeps random passwords where nobody else can read them, and refuses others (G25)', async () => {
    const { url } = await start();
    const { password } = new URL(url);
    expect(Buffer.from(password, 'base64url').length).toBe(24);
    expect(statSync(path.join(folder, 'passwords')).mode & 0o777).toBe(0o600);
    for (const [role, guess] of [
      ['postgres', 'postgres'],
      ['postgres', ''],
      ['fairbridge', 'password'],
    ]) {
      const wrong = new URL(url);
      wrong.username = role ?? '';
      wrong.password = guess ?? '';
      await expect(ask(wrong.href, 'select 1 answer')).rejects.toThrow(/password/);
    }
  });

  test('of two processes at once gives both the same server', async () => {
    const others = [startElsewhere('stay'), startElsewhere('stay')];
    const urls = await Promise.all(others.map(({ firstLine }) => firstLine));
    expect(new Set(urls).size).toBe(1);
    expect(await ask(urls[0] ?? '', 'select 1 answer')).toEqual([1]);
    await Promise.all(others.map(({ end }) => end()));
    expect((await start()).url).toBe(urls[0]);
  });

  test('after one that was killed half-way begins anew', async () => {
    mkdirSync(path.join(folder, 'cluster.new-999999999-00'), { recursive: true });
    const { url } = await start();
    expect(await ask(url, 'select 1 answer')).toEqual([1]);
    expect(existsSync(path.join(folder, 'cluster.new-999999999-00'))).toBe(false);
  });

  test('refuses a folder that holds something else', async () => {
    mkdirSync(path.join(folder, 'cluster', 'photos'), { recursive: true });
    await expect(start()).rejects.toThrow(`${path.join(folder, 'cluster')} does not hold a database`);
  });

  test.skipIf(!isRoot)(
    'under root names the folder that the server may not enter (only root changes account)',
    async () => {
      const closed = path.join(scratch, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      await expect(startEmbedded(path.join(closed, 'database'))).rejects.toThrow(`may not enter the folder ${closed}.`);
    },
  );

  test.skipIf(!isRoot)('under root runs as another account (nothing to change otherwise)', async () => {
    await start();
    const { uid } = statSync(path.join(folder, 'cluster'));
    expect(uid).toBe(chooseAccount(path.join(folder, 'cluster'))?.uid);
    expect(uid).not.toBe(0);
  });
});

describe('a living server', () => {
  test('is taken over when the portal was killed', async () => {
    const url = await startElsewhere('die').firstLine;
    await ask(url, 'create table kept as select 7 answer');
    const pid = postmasterPid();
    const server = await start();
    expect([server.origin, server.url, postmasterPid()]).toEqual(['adopted', url, pid]);
    expect(await ask(server.url, 'select answer from kept')).toEqual([7]);
  });

  test('started with other settings is stopped cleanly and started with ours', async () => {
    const first = await start({ settings: { work_mem: '8MB' } });
    await startElsewhere('die').firstLine;
    expect(await ask(first.url, "select current_setting('work_mem') answer")).toEqual(['8MB']);
    await first.stop();
    const url = await startElsewhere('die').firstLine;
    const server = await start({ settings: { work_mem: '9MB' } });
    expect([server.origin, server.url]).toEqual(['launched', url]);
    expect(await ask(url, "select current_setting('work_mem') answer")).toEqual(['9MB']);
    expect(readFileSync(path.join(folder, 'log'), 'utf8')).not.toContain('not properly shut down');
  });

  test('is stopped by the last of those who use it', async () => {
    const other = startElsewhere('stay');
    const url = await other.firstLine;
    const server = await start();
    await server.stop();
    expect(await ask(url, 'select 1 answer')).toEqual([1]);
    await other.end();
    await (await start()).stop();
    await expect(ask(url, 'select 1 answer')).rejects.toThrow('ECONNREFUSED');
    expect(readFileSync(path.join(folder, 'log'), 'utf8')).toContain('database system is shut down');
  });

  test('that was halted goes on', async () => {
    const url = await startElsewhere('die').firstLine;
    const pid = postmasterPid();
    process.kill(pid, 'SIGSTOP');
    const server = await start();
    expect([server.url, postmasterPid()]).toEqual([url, pid]);
  });
});

describe('after kill -9 (G55)', () => {
  test('of the server alone it is back at the same address, with all that was acknowledged', async () => {
    const events: string[] = [];
    const { url, ensureRunning } = await start({ onEvent: (event) => events.push(event) });
    await ask(url, 'create table kept as select 7 answer');
    process.kill(postmasterPid(), 'SIGKILL');
    await expect.poll(() => events).toEqual(['lost', 'restarted']);
    expect(await ask(url, 'select answer from kept')).toEqual([7]);
    expect(await ensureRunning()).toBe('running');
  });

  test.skipIf(!isLinux)(
    'of the server amid a long query it does not wait for the query (seen through /proc)',
    async () => {
      const events: string[] = [];
      const { url } = await start({ onEvent: (event) => events.push(event) });
      const busy = ask(url, 'select count(*) answer from generate_series(1, 1000000000) a').catch(() => 'cut off');
      await expect
        .poll(() => ask(url, "select 1 answer from pg_stat_activity where query like '%1000000000%'"))
        .toEqual([1, 1]);
      process.kill(postmasterPid(), 'SIGKILL');
      await expect.poll(() => events).toEqual(['lost', 'restarted']);
      expect(await busy).toBe('cut off');
    },
  );

  test('of server and portal the next start needs no hand', async () => {
    const url = await startElsewhere('die').firstLine;
    await ask(url, 'create table kept as select 7 answer');
    process.kill(postmasterPid(), 'SIGKILL');
    const server = await start();
    expect(server.url).toBe(url);
    expect(await ask(url, 'select answer from kept')).toEqual([7]);
  });

  test('a pid file whose number another program has now does not keep the server from starting', async () => {
    await (await start()).stop();
    // As the server's own account, because PostgreSQL overlooks the processes of others.
    const account = chooseAccount(path.join(folder, 'cluster'));
    const stranger = spawn('sleep', ['60'], {
      stdio: 'ignore',
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    onTestFinished(() => void stranger.kill());
    const content = `${stranger.pid}\n${path.join(folder, 'cluster')}\n1700000000\n5432\n\n127.0.0.1\n  1  1\nready   \n`;
    writeFileSync(path.join(folder, 'cluster', 'postmaster.pid'), content);
    const { url } = await start();
    expect(await ask(url, 'select 1 answer')).toEqual([1]);
    expect(stranger.exitCode ?? stranger.signalCode).toBe(null);
  });
});

test('a port that somebody else has taken is replaced by another', async () => {
  const first = await start();
  await first.stop();
  const { port } = new URL(first.url);
  const other = createServer().listen(Number(port), '127.0.0.1');
  await once(other, 'listening');
  const second = await start();
  expect(new URL(second.url).port).not.toBe(port);
  expect(await ask(second.url, 'select 1 answer')).toEqual([1]);
  other.close();
});

test('a port that is free again in a moment, as that of a killed server is, is kept', async () => {
  const first = await start();
  await first.stop();
  const { port } = new URL(first.url);
  const other = createServer().listen(Number(port), '127.0.0.1');
  await once(other, 'listening');
  setTimeout(() => other.close(), 200);
  const second = await start();
  expect(second.url).toBe(first.url);
});

test('passwords that were lost are made anew, and the data are still there', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 7 answer');
  await first.stop();
  rmSync(path.join(folder, 'passwords'));
  const second = await start();
  expect(second.url).not.toBe(first.url);
  expect(await ask(second.url, 'select answer from kept')).toEqual([7]);
});
