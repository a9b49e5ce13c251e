import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import type { Embedded } from '../src/platform/database/embedded.ts';
import { isRunning, signal, processStatus } from '../src/platform/database/processes.ts';

/** The migrated database that every test's own is cloned from. Nobody stays connected to it. */
export const TEMPLATE = 'tmpl_app';

/** Nothing durable, and room for the pools of many test files. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  max_connections: '200',
  // In the data folder, so that a killed server's goes with it.
  dynamic_shared_memory_type: 'mmap',
  autovacuum: 'off',
};

const PREFIX = 'fairbridge-test-';

/** In memory where that is possible: cloning a database on a disk takes 10 to 30 times as long. */
function findRoom(): string {
  return process.platform === 'linux' && existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
}

/** Makes an empty folder that carries our process number, so that a later run can tell when nobody needs it. */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(path.join(findRoom(), `${PREFIX}${process.pid}-`));
  // Under root the server runs as another account, which has to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

export interface Throwaway extends Pick<Embedded, 'url' | 'adminUrl'> {
  /** Stops the server and removes its files. */
  remove: () => Promise<void>;
}

/**
 * Starts a database server for a test run or a script. It writes nothing durably, so it is quick, and what it holds
 * is gone at the first power cut. What killed runs left is removed first.
 */
export async function startThrowaway(): Promise<Throwaway> {
  await removeLeftovers(findRoom());
  const folder = makeScratchFolder();
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startEmbedded(path.join(folder, 'database'), {
      settings: SETTINGS,
      initdbArguments: ['--no-sync', '--no-data-checksums'],
    });
    return { url: server.url, adminUrl: server.adminUrl, remove: () => server.stop().finally(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}

async function removeLeftovers(room: string): Promise<void> {
  for (const entry of readdirSync(room)) {
    const pid = entry.startsWith(PREFIX) ? Number.parseInt(entry.slice(PREFIX.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || isRunning(pid)) continue;
    const folder = path.join(room, entry);
    const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
    if (owner === undefined || owner !== process.getuid?.()) continue;
    try {
      endServers(folder);
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // another run, begun at the same moment, takes it away already; if not, the next one does
    }
  }
}

function endServers(folder: string): void {
  for (const pidFile of globSync('*/cluster/postmaster.pid', { cwd: folder })) {
    const cluster = path.dirname(path.join(folder, pidFile));
    const pid = Number.parseInt(readFileSync(path.join(folder, pidFile), 'utf8'), 10);
    if (processStatus(pid, cluster) === 'ours') signal(pid, 'SIGKILL');
  }
}
