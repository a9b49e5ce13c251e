import { createHash } from 'node:crypto';
import type { Binaries } from './binaries.ts';

/** Settings of the built-in server, for two cores and a few gigabytes shared with the portal. */
const SETTINGS: Readonly<Record<string, string>> = {
  // Nobody but this machine may connect (G25).
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  timezone: 'UTC',

  // An acknowledged write is on the disk (G55).
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',

  // Queries are short: compiling and spreading them costs more than it saves, as measured.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  effective_io_concurrency: '32',
  autovacuum_max_workers: '2',

  // What must be replayed after a kill stays small enough to be back within 8 s (fact 1).
  wal_buffers: '16MB',
  min_wal_size: '128MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '5min',

  // Neither statements nor key values come into the log: they hold names, addresses and secrets.
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * The settings as arguments of `postgres`, with a mark by which a running server tells what it was started with:
 * a server started with other settings, or from a program since replaced, carries another one in `cluster_name`.
 */
export function describeServer(
  binaries: Binaries,
  overrides: Readonly<Record<string, string>>,
): { parameters: string[]; mark: string } {
  const settings = { ...SETTINGS, ...overrides };
  const digest = createHash('sha256')
    .update(JSON.stringify([settings, binaries.stamp]))
    .digest('hex');
  const mark = `fairbridge-${digest.slice(0, 16)}`;
  const all = Object.entries({ ...settings, cluster_name: mark });
  return { parameters: all.flatMap(([name, value]) => ['-c', `${name}=${value}`]), mark };
}
