import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * What stands behind a process number that a pid file names: nothing alive, the server of this cluster, some other
 * program that has the number now, or something that cannot be told from here.
 */
export type ProcessStatus = 'gone' | 'ours' | 'stranger' | 'unknown';

/** Whether a process with this number lives. A dead one that its parent has not collected yet does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
  return process.platform !== 'linux' || !isZombie(pid);
}

export function processStatus(pid: number, cluster: string): ProcessStatus {
  if (!isRunning(pid)) return 'gone';
  if (process.platform !== 'linux') return 'unknown';
  try {
    const program = path.basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '');
    return program === 'postgres' && folderOf(pid) === cluster ? 'ours' : 'stranger';
  } catch (error) {
    return hasCode(error, 'ENOENT') ? 'gone' : 'unknown';
  }
}

/**
 * Server processes of the cluster that outlived their killed postmaster, busy with a query. They hold its shared memory, and
 * no new server starts before they are gone. Linux only: elsewhere they end by themselves, with their query.
 */
export function findOrphans(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.map(Number).filter((pid) => isOrphan(pid, cluster));
}

function isOrphan(pid: number, cluster: string): boolean {
  try {
    if (folderOf(pid) !== cluster) return false;
    // A postmaster shows its command line, its children a title. A child whose postmaster lives is no orphan.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'latin1').startsWith('postgres: ')) return false;
    return processStatus(parentOf(pid), cluster) !== 'ours';
  } catch {
    return false;
  }
}

function folderOf(pid: number): string {
  return readlinkSync(`/proc/${pid}/cwd`);
}

/** State and parent follow the program's name, which stands in brackets and may hold anything. */
function readStat(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function parentOf(pid: number): number {
  return Number(readStat(pid)[1]);
}

function isZombie(pid: number): boolean {
  try {
    return /^[ZX]$/.test(readStat(pid)[0] ?? '');
  } catch {
    return true;
  }
}

/** Sends a signal to a process that may have ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
