import { spawn } from 'node:child_process';
import { closeSync, fstatSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { keepOwner } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Layout } from './cluster.ts';
import { asAccount } from './cluster.ts';
import { findOrphans, hasCode, isRunning, signal, processStatus } from './processes.ts';

/** What the pid file says about a living server. */
export interface RunningServer {
  pid: number;
  port: number;
  status: 'starting' | 'ready' | 'stopping';
}

/** How a launch ended when the server did not come up. */
export interface LaunchFailure {
  /** blocked: something of the last server is still there. port: somebody has the port. broken: anything else. */
  kind: 'blocked' | 'port' | 'broken';
  /** What the server wrote. */
  problem: string;
}

const LOG_LIMIT_BYTES = 8 * 1024 * 1024;
/** Replaying what a kill left may take long on a slow disk; it must not be cut short. */
const LAUNCH_MS = 120_000;

/** One cluster's server process: looks at it, launches it, stops it. Holds no state but the cluster's own files. */
export class Postmaster {
  readonly #layout: Layout;
  readonly #binaries: Binaries;
  readonly #account: Account | undefined;
  readonly #parameters: readonly string[];

  constructor(layout: Layout, binaries: Binaries, account: Account | undefined, parameters: readonly string[]) {
    this.#layout = layout;
    this.#binaries = binaries;
    this.#account = account;
    this.#parameters = parameters;
  }

  /** @returns what runs on the cluster; undefined when nothing does, whatever pid file may lie there */
  inspect(): RunningServer | undefined {
    const running = this.#readPidFile();
    if (running === undefined) return undefined;
    const status = processStatus(running.pid, this.#layout.cluster);
    return status === 'gone' || status === 'stranger' ? undefined : running;
  }

  #readPidFile(): RunningServer | undefined {
    let lines: string[];
    try {
      lines = readFileSync(this.#pidFile, 'utf8').split('\n');
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
    const [pid, , , port, , , , status] = lines;
    if (!/^\d+$/.test(pid ?? '')) return undefined;
    const word = status?.trim();
    return {
      pid: Number(pid),
      port: Number(port ?? 0),
      status: word === 'ready' || word === 'stopping' ? word : 'starting',
    };
  }

  get #pidFile(): string {
    return path.join(this.#layout.cluster, 'postmaster.pid');
  }

  /**
   * Starts the server and waits until it takes connections. It outlives us, by its own process group.
   * Of several launches at once PostgreSQL lets one through; the others are refused as blocked.
   */
  async launch(port: number): Promise<LaunchFailure | undefined> {
    this.#removeStalePidFile();
    const log = openLog(this.#layout.log);
    const begin = fstatSync(log).size;
    const child = spawn(this.#binaries.postgres, ['-D', this.#layout.cluster, '-p', `${port}`, ...this.#parameters], {
      ...asAccount(this.#account),
      cwd: this.#layout.folder,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    child.unref();
    let ended: string | undefined;
    child.once('error', (error) => (ended = error.message));
    child.once('exit', () => (ended ??= ''));
    for (const deadline = Date.now() + LAUNCH_MS; Date.now() < deadline; await sleep(10)) {
      if (ended !== undefined) {
        return classify(ended || readFileSync(this.#layout.log).subarray(begin).toString('utf8'));
      }
      const running = this.#readPidFile();
      if (running?.pid === child.pid && running?.status === 'ready') return undefined;
    }
    return { kind: 'broken', problem: `no answer within ${LAUNCH_MS / 1000} s; see ${this.#layout.log}` };
  }

  /**
   * Under the same account PostgreSQL takes any process that has the number in its pid file for a server, even one
   * that is dead but not collected. The file goes only when its server is certainly gone.
   */
  #removeStalePidFile(): void {
    const stale = this.#readPidFile();
    if (stale === undefined || this.inspect() !== undefined || hasVanished(stale.pid)) return;
    const aside = `${this.#layout.cluster}.stale-${process.pid}.pid`;
    try {
      renameSync(this.#pidFile, aside);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return;
      throw error;
    }
    // Another launcher may have been through here meanwhile: then this is the new server's file, and goes back.
    if (!readFileSync(aside, 'utf8').startsWith(`${stale.pid}\n`)) linkSync(aside, this.#pidFile);
    rmSync(aside);
  }

  /** Ends server processes whose postmaster was killed while they were busy. What they did is not committed. */
  endOrphans(name: 'SIGQUIT' | 'SIGKILL'): void {
    for (const pid of findOrphans(this.#layout.cluster)) signal(pid, name);
  }

  /**
   * Stops the server: cleanly if it does that within the time, at once if not (then the next start replays the log).
   * @param cleanMs how long a clean stop may take, in milliseconds
   */
  async stop(pid: number, cleanMs: number): Promise<void> {
    if (process.platform === 'win32') return await this.#stopOnWindows(cleanMs);
    const steps: [NodeJS.Signals, number][] = [
      ['SIGINT', cleanMs],
      ['SIGQUIT', 1_500],
      ['SIGKILL', 1_000],
    ];
    for (const [name, ms] of steps) {
      // Looked at before every signal: the number must never be that of a process that came later.
      if (!this.#isServer(pid)) return;
      signal(pid, name);
      for (const deadline = Date.now() + ms; Date.now() < deadline; await sleep(10)) {
        if (!this.#isServer(pid)) return;
      }
    }
    throw new Error(`The database server (process ${pid}) does not stop`);
  }

  /** Lets a server go on that somebody has halted (SIGSTOP). Does nothing to one that runs. */
  wake(pid: number): void {
    if (process.platform !== 'win32' && this.#isServer(pid)) signal(pid, 'SIGCONT');
  }

  #isServer(pid: number): boolean {
    return this.inspect()?.pid === pid || processStatus(pid, this.#layout.cluster) === 'ours';
  }

  /** Windows has no signals: pg_ctl speaks to the server through its own channel. */
  async #stopOnWindows(cleanMs: number): Promise<void> {
    const seconds = `${Math.ceil(cleanMs / 1000)}`;
    const child = spawn(this.#binaries.pgCtl, ['stop', '-D', this.#layout.cluster, '-m', 'fast', '-w', '-t', seconds], {
      ...asAccount(undefined),
      stdio: 'ignore',
    });
    await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  }
}

/** PostgreSQL itself removes the file of a process that no longer exists at all. */
function hasVanished(pid: number): boolean {
  if (isRunning(pid)) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

function classify(problem: string): LaunchFailure {
  if (/could not bind|Address already in use|could not create any TCP/i.test(problem)) return { kind: 'port', problem };
  if (/lock file|shared memory block|still in use/i.test(problem)) return { kind: 'blocked', problem };
  return { kind: 'broken', problem };
}

/** Opens the log for appending; a long one is set aside first, and the one before that is dropped. */
function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
  const handle = openSync(file, 'a', 0o600);
  keepOwner(handle, path.dirname(file));
  return handle;
}
