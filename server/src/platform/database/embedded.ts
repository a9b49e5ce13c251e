import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount, giveTo, makeFolder, requireEnterable } from './account.ts';
import { findBinaries } from './binaries.ts';
import type { Passwords } from './cluster.ts';
import { initialise, layOut, readPasswords, readPort, resetAdminPassword, writePort } from './cluster.ts';
import type { PostgresLease } from './postgres-lease.ts';
import { databaseUrl, acquireLease, provision } from './postgres-lease.ts';
import { findFreePort, isFree } from './port.ts';
import type { RunningServer } from './postmaster.ts';
import { Postmaster } from './postmaster.ts';
import { describeServer } from './settings.ts';

export interface EmbeddedOptions {
  /** Settings of the server that differ from ours, such as `{ fsync: 'off' }` in tests. */
  settings?: Readonly<Record<string, string>>;
  /** Further arguments of initdb on the first run, such as `--no-sync` in tests. */
  initdbArguments?: readonly string[];
  /**
   * Told what happens to the server after the start: it was lost, it is back, it could not be brought back (with
   * the error; it is tried again every second).
   */
  onEvent?: (event: 'lost' | 'restarted' | 'failed', error?: unknown) => void;
}

export interface Embedded {
  /** Address of the portal's database, as the role that owns it and nothing else. */
  url: string;
  /** The same database as superuser: for backups, checks and tests only. */
  adminUrl: string;
  /** PostgreSQL's own data folder: what a physical backup copies. */
  dataFolder: string;
  /** How this call found the server. */
  origin: 'launched' | 'adopted';
  /**
   * Brings the server back when it is gone; the address stays the same. The launcher calls it by itself as soon as
   * the server is lost, so this is for whoever wants to wait for it, or to be sure.
   * @throws Error when the server cannot be started
   */
  ensureRunning: () => Promise<'running' | 'restarted'>;
  /**
   * Stops the server cleanly, unless another process uses it too: then the last one to stop does. Close pools and
   * listeners first; what is still connected is cut off.
   */
  stop: () => Promise<void>;
}

/** How long a server may keep us waiting that runs, but does not answer. */
const SILENT_MS = 3_000;
/** How long to wait for what a killed server left behind, and for a stop that is under way. */
const PATIENCE_MS = 60_000;
const CLEAN_STOP_MS = 7_000;
/** How long the last port may be taken by a killed server that is still ending, before it counts as another program's. */
const PORT_PATIENCE_MS = 2_000;

/**
 * Starts the built-in PostgreSQL on a folder, or takes over the one that runs there already (fact 2: it outlives a killed
 * portal). Made on the first run, in about a second; back within 8 s after kill -9 of everything (G55).
 *
 * The server listens on 127.0.0.1 only, with random passwords kept in the folder (G25), on a port that stays the
 * same unless somebody else took it. Of several processes starting at once on one folder all get the same server.
 * @param folder of its own; may be missing
 * @throws Error with what to do, when this machine cannot run it
 */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const server = await prepare(path.resolve(folder), options);
  await server.ensureStarted();
  return {
    url: databaseUrl('portal', server.passwords, server.port),
    adminUrl: databaseUrl('admin', server.passwords, server.port),
    dataFolder: server.dataFolder,
    origin: server.launched ? 'launched' : 'adopted',
    ensureRunning: () => server.ensureRunning(),
    stop: () => server.stop(),
  };
}

async function prepare(wanted: string, options: EmbeddedOptions): Promise<Server> {
  const binaries = findBinaries();
  const account = chooseAccount(layOut(wanted).cluster);
  makeFolder(wanted, account);
  // The real path, because the system reports the folders of processes by it.
  const layout = layOut(realpathSync(wanted));
  requireEnterable(layout.folder, account);
  requireEnterable(path.dirname(binaries.postgres), account);
  const existed = existsSync(layout.cluster);
  if (existed) giveTo(layout.cluster, account);
  const { passwords, made } = readPasswords(layout);
  await initialise(layout, binaries, account, passwords.admin, options.initdbArguments ?? []);
  const { parameters, mark } = describeServer(binaries, options.settings ?? {});
  const postmaster = new Postmaster(layout, binaries, account, parameters);
  const renewed = existed && made;
  if (renewed) {
    const running = postmaster.inspect();
    if (running !== undefined) await postmaster.stop(running.pid, CLEAN_STOP_MS);
    await resetAdminPassword(layout, binaries, account, passwords.admin);
  }
  const savePort = (port: number): void => writePort(layout, port);
  return new Server(
    postmaster,
    { passwords, renewed, mark, dataFolder: layout.cluster, savePort },
    readPort(layout),
    options,
  );
}

interface Facts {
  passwords: Passwords;
  /** The file with the passwords was lost, so the portal's role has to be given its new one. */
  renewed: boolean;
  mark: string;
  dataFolder: string;
  savePort: (port: number) => void;
}

class Server {
  readonly #postmaster: Postmaster;
  readonly #facts: Facts;
  readonly #onEvent: NonNullable<EmbeddedOptions['onEvent']>;
  #port: number | undefined;
  /** Once an address has been given out it must stay true. */
  #portIsKnown = false;
  #lease: PostgresLease | undefined;
  #raising: Promise<'running' | 'restarted'> | undefined;
  #stopped = false;
  launched = false;

  constructor(postmaster: Postmaster, facts: Facts, port: number | undefined, options: EmbeddedOptions) {
    this.#postmaster = postmaster;
    this.#facts = facts;
    this.#port = port;
    this.#onEvent = options.onEvent ?? (() => {});
  }

  get passwords(): Passwords {
    return this.#facts.passwords;
  }

  get dataFolder(): string {
    return this.#facts.dataFolder;
  }

  get port(): number {
    if (this.#port === undefined) throw new Error('The database server has not been started');
    return this.#port;
  }

  async ensureRunning(): Promise<'running' | 'restarted'> {
    if (this.#stopped) throw new Error('The database server has been stopped');
    if (this.#lease?.isOpen() === true) return 'running';
    this.#raising ??= this.ensureStarted().then(() => 'restarted' as const);
    try {
      return await this.#raising;
    } finally {
      this.#raising = undefined;
    }
  }

  /** Does what is needed, one step at a time, until there is a server that answers and we are connected to it. */
  async ensureStarted(): Promise<void> {
    const begin = Date.now();
    let silentSince: number | undefined;
    let problem = 'it does not answer';
    while (!this.#stopped && Date.now() - begin < PATIENCE_MS) {
      const running = this.#postmaster.inspect();
      if (running === undefined) {
        problem = (await this.#launch(Date.now() - begin)) ?? problem;
      } else if (running.status === 'ready') {
        const outcome = await this.#adopt(running);
        if (outcome === 'done') return;
        silentSince = outcome === 'silent' ? (silentSince ?? Date.now()) : undefined;
        if (silentSince !== undefined) await this.#wake(running.pid, Date.now() - silentSince);
      }
      await sleep(25);
    }
    throw new Error(`The database server cannot be started: ${problem}`);
  }

  /** @returns what stands in the way for the moment */
  async #launch(waitedMs: number): Promise<string | undefined> {
    const port = await this.#choosePort(waitedMs);
    if (port === undefined) return `port ${this.port} is used by another program`;
    const refusal = await this.#postmaster.launch(port);
    if (refusal === undefined) {
      this.launched = true;
      this.#port = port;
      this.#facts.savePort(port);
      return undefined;
    }
    if (refusal.kind === 'broken') throw new Error(`The database server cannot be started: ${refusal.problem}`);
    if (refusal.kind === 'port' && !this.#portIsKnown) this.#port = undefined;
    if (refusal.kind === 'blocked' && waitedMs > 300)
      this.#postmaster.endOrphans(waitedMs > 1_000 ? 'SIGKILL' : 'SIGQUIT');
    return refusal.problem;
  }

  /** The port of last time, or a new one when another program has it; undefined when it may not change any more. */
  async #choosePort(waitedMs: number): Promise<number | undefined> {
    if (this.#port === undefined) return await findFreePort();
    if (await isFree(this.#port)) return this.#port;
    return this.#portIsKnown || waitedMs < PORT_PATIENCE_MS ? undefined : await findFreePort();
  }

  /** A server that somebody halted goes on when woken; one that still says nothing is stopped. */
  async #wake(pid: number, silentMs: number): Promise<void> {
    if (silentMs < SILENT_MS) this.#postmaster.wake(pid);
    else await this.#postmaster.stop(pid, SILENT_MS);
  }

  async #adopt(running: RunningServer): Promise<'done' | 'busy' | 'silent'> {
    if (this.#portIsKnown && running.port !== this.#port) {
      throw new Error(`The database server has moved from port ${this.port} to ${running.port}: start again`);
    }
    const lease = await acquireLease(this.passwords, running.port, this.dataFolder);
    if (lease === 'busy' || lease === 'silent') return lease;
    if (lease.mark !== this.#facts.mark && !(await lease.isShared())) {
      // It was started by another release or with other settings, and nobody else needs it.
      await lease.close();
      await this.#postmaster.stop(running.pid, CLEAN_STOP_MS);
      return 'busy';
    }
    this.#port = running.port;
    if (!this.#portIsKnown) await provision(lease, this.passwords, this.#facts.renewed);
    this.#portIsKnown = true;
    this.#lease = lease;
    lease.onLost(() => void this.#restart());
    return 'done';
  }

  async #restart(): Promise<void> {
    if (this.#stopped) return;
    this.#onEvent('lost');
    while (!this.#stopped) {
      try {
        await this.ensureRunning();
        this.#onEvent('restarted');
        return;
      } catch (error) {
        if (this.#stopped) return;
        this.#onEvent('failed', error);
        await sleep(1_000);
      }
    }
  }

  async stop(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    await this.#raising?.catch(() => {});
    const shared = (await this.#lease?.isShared()) ?? false;
    await this.#lease?.close();
    const running = this.#postmaster.inspect();
    if (running !== undefined && !shared) await this.#postmaster.stop(running.pid, CLEAN_STOP_MS);
  }
}
