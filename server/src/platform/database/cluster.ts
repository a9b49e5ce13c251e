import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Account } from './account.ts';
import { keepOwner } from './account.ts';
import type { Binaries } from './binaries.ts';
import { isRunning } from './processes.ts';

/** Where things are inside the folder that `startEmbedded` was given. */
export interface Layout {
  folder: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  passwords: string;
  port: string;
  log: string;
}

export function layOut(folder: string): Layout {
  const inside = (name: string): string => path.join(folder, name);
  return {
    folder,
    cluster: inside('cluster'),
    passwords: inside('passwords'),
    port: inside('port'),
    log: inside('log'),
  };
}

/** Passwords of the two roles, 24 random bytes each, in characters that need no escaping anywhere. */
export interface Passwords {
  /** The superuser: backups, checks, tests. */
  admin: string;
  /** The portal's role, which owns the database and nothing else. */
  portal: string;
}

export const ADMIN_ROLE = 'postgres';

/**
 * Reads the passwords, or makes them on the first run.
 * @returns made: true when they are new, so that an existing database has to be told them
 */
export function readPasswords(layout: Layout): { passwords: Passwords; made: boolean } {
  const known = parsePasswords(layout.passwords);
  if (known !== undefined) return { passwords: known, made: false };
  const word = (): string => randomBytes(24).toString('base64url');
  const draft = `${layout.passwords}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeDurably(draft, `${word()}\n${word()}\n`);
  try {
    // A link fails when the file exists: of two processes starting at once both use the first one's passwords.
    linkSync(draft, layout.passwords);
  } catch (error) {
    if (!existsSync(layout.passwords)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const passwords = parsePasswords(layout.passwords);
  if (passwords === undefined) throw new Error(`The file ${layout.passwords} is damaged: remove it and start again`);
  return { passwords, made: true };
}

function parsePasswords(file: string): Passwords | undefined {
  if (!existsSync(file)) return undefined;
  const [admin, portal] = readFileSync(file, 'utf8').split('\n');
  const isWord = (word: string | undefined): word is string => /^[\w-]{32}$/.test(word ?? '');
  if (isWord(admin) && isWord(portal)) return { admin, portal };
  throw new Error(`The file ${file} is damaged: restore it, or remove it to have new passwords made`);
}

/** The port of the last run, kept so that addresses stay the same; undefined on the first run. */
export function readPort(layout: Layout): number | undefined {
  if (!existsSync(layout.port)) return undefined;
  const port = Number(readFileSync(layout.port, 'utf8'));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

export function writePort(layout: Layout, port: number): void {
  const draft = `${layout.port}.${process.pid}`;
  writeDurably(draft, `${port}\n`);
  renameSync(draft, layout.port);
}

function writeDurably(file: string, content: string): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    keepOwner(handle, path.dirname(file));
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Makes the cluster on the first run: beside its place, then renamed into it, so that there is never half of one.
 * @param extra further arguments of initdb
 * @throws Error when the place holds something else, or a cluster of another major version
 */
export async function initialise(
  layout: Layout,
  binaries: Binaries,
  account: Account | undefined,
  password: string,
  extra: readonly string[],
): Promise<void> {
  removeDrafts(layout);
  if (existsSync(layout.cluster)) return requireVersion(layout.cluster, binaries.majorVersion);
  const draft = `${layout.cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account !== undefined) {
      chownSync(draft, account.uid, account.gid);
      chownSync(passwordFile, account.uid, account.gid);
    }
    await runInitdb(draft, passwordFile, binaries, account, extra);
    renameSync(draft, layout.cluster);
    syncFolder(layout.folder);
  } catch (error) {
    // Another process was first: a folder cannot be renamed onto one that holds something.
    if (!existsSync(path.join(layout.cluster, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

function requireVersion(cluster: string, majorVersion: string): void {
  const file = path.join(cluster, 'PG_VERSION');
  if (!existsSync(file)) throw new Error(`The folder ${cluster} does not hold a database; choose another data folder`);
  const found = readFileSync(file, 'utf8').trim();
  if (found === majorVersion) return;
  throw new Error(
    `The data folder ${cluster} was made by PostgreSQL ${found}, the built-in one is ${majorVersion}. ` +
      'Back up with the release that made it and restore with this one.',
  );
}

/** What processes left that were killed while making a cluster. */
function removeDrafts(layout: Layout): void {
  for (const entry of readdirSync(layout.folder)) {
    const pid = /^cluster\.new-(\d+)-/.exec(entry)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) {
      rmSync(path.join(layout.folder, entry), { recursive: true, force: true });
    }
  }
}

async function runInitdb(
  target: string,
  passwordFile: string,
  binaries: Binaries,
  account: Account | undefined,
  extra: readonly string[],
): Promise<void> {
  // The locale is built in and the same on every machine: sorting by a library's locale breaks indexes on a move.
  const form = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${ADMIN_ROLE}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const child = spawn(binaries.initdb, ['-D', target, ...form, ...access, ...extra], {
    ...asAccount(account),
    cwd: path.dirname(target),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  const [status, problem] = await Promise.all([ended, text(child.stderr)]);
  if (status !== 0) throw new Error(`The database could not be made in ${target}: ${problem.trim()}`);
}

/** Options that start a program as the account, without our environment and its secrets. */
export function asAccount(account: Account | undefined): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', SystemRoot: process.env['SystemRoot'] };
  return account === undefined ? { env } : { uid: account.uid, gid: account.gid, env };
}

/** Makes a rename survive a power cut. Windows has no such call and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Gives the superuser a password when the file with the old one was lost, through the server's single-user mode.
 * The server must not be running.
 */
export async function resetAdminPassword(
  layout: Layout,
  binaries: Binaries,
  account: Account | undefined,
  password: string,
): Promise<void> {
  const child = spawn(binaries.postgres, ['--single', '-D', layout.cluster, 'postgres'], {
    ...asAccount(account),
    cwd: layout.folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  child.stdin.end(`alter role ${ADMIN_ROLE} password '${password}'\n`);
  const [status, problem] = await Promise.all([ended, text(child.stderr)]);
  if (status !== 0 || /ERROR|FATAL/.test(problem)) throw new Error(`The password could not be renewed: ${problem}`);
}
