import { chownSync, fchownSync, lchownSync, mkdirSync, readdirSync, readFileSync, chmodSync, statSync } from 'node:fs';
import path from 'node:path';

/** The system account that the server runs as, when that is another one than ours. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so under root it runs as `postgres` or, where that does not exist, `nobody`.
 * A folder that belongs to one of them already keeps its owner.
 * @returns undefined when we are not root and the server runs as ourselves
 */
export function chooseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) {
    failIfForeignOwner(cluster);
    return undefined;
  }
  const accounts = ['postgres', 'nobody'].flatMap((name) => findAccount(name) ?? []);
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  const account = accounts.find(({ uid }) => uid === owner) ?? accounts[0];
  if (account !== undefined) return account;
  throw new Error(
    'PostgreSQL does not run as root, and there is neither an account "postgres" nor "nobody". ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

function failIfForeignOwner(cluster: string): void {
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || process.getuid === undefined || owner === process.getuid()) return;
  throw new Error(
    `The data folder ${cluster} belongs to the account with number ${owner}. ` +
      'Start as that account (or as root, if it was made under root), or choose another data folder.',
  );
}

function findAccount(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { name, uid: Number(uid), gid: Number(gid) };
}

/** Makes a folder, with missing parents, that the account may pass through. */
export function makeFolder(folder: string, account: Account | undefined): void {
  const first = mkdirSync(folder, { recursive: true });
  if (account === undefined || first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) chmodSync(made, 0o711);
}

/**
 * Sees to it that the account can reach a folder.
 * @throws Error naming the first folder on the way that it may not enter
 */
export function requireEnterable(folder: string, account: Account | undefined): void {
  if (account === undefined) return;
  const way: string[] = [];
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    way.unshift(at);
    if (at === path.dirname(at)) break;
  }
  const closed = way.find((at) => !mayEnter(statSync(at), account));
  if (closed === undefined) return;
  throw new Error(
    `Under root the built-in database runs as "${account.name}", which may not enter the folder ${closed}. ` +
      `Allow it (chmod o+x ${closed}), move the project to a folder that everybody may enter, ` +
      'start as an ordinary user, or set DATABASE_URL.',
  );
}

function mayEnter(entry: { mode: number; uid: number; gid: number }, account: Account): boolean {
  if (entry.uid === account.uid) return (entry.mode & 0o100) !== 0;
  if (entry.gid === account.gid) return (entry.mode & 0o010) !== 0;
  return (entry.mode & 0o001) !== 0;
}

/** Gives a folder and all in it to the account: a backup restored under root belongs to root. */
export function giveTo(folder: string, account: Account | undefined): void {
  if (account === undefined || statSync(folder).uid === account.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), account.uid, account.gid);
  }
  // Last, so that a run cut short begins again.
  chownSync(folder, account.uid, account.gid);
}

/** A file that root writes into another account's folder belongs to that account, or it could not read it later. */
export function keepOwner(handle: number, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  fchownSync(handle, uid, gid);
}
