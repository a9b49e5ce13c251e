import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url));
/** Any number that no other program on the same database uses. */
const LOCK_KEY = 7_310_427_001;
/** A lock that a busy table does not give within a second is tried again rather than waited for (G60). */
const LOCK_TIMEOUT_MS = 1_000;
/** What runs alone holds no lock that others wait for, so it may wait itself, such as for the end of a backup. */
const PATIENT_LOCK_TIMEOUT_MS = 600_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const MAX_TRIES = 40;
const MAX_TIMEOUTS = 8;
/** lock_not_available and deadlock_detected: the same migration may succeed a moment later. */
const RETRYABLE = new Set(['55P03', '40P01']);
/** query_canceled: the statement took longer than it was given. */
const TIMED_OUT = '57014';

export interface MigrateOptions {
  /** Folder with the migrations; default `server/migrations`. */
  folder?: string;
  /** Longest time of one statement at the first try, in milliseconds; default 5,000. Each time it runs out the next try has twice as much. */
  statementTimeoutMs?: number;
}

/**
 * Brings the schema up to date, forward only, each migration in a transaction of its own.
 *
 * Several processes may start at once: one migrates, the others wait for it. A build older than the schema changes
 * nothing, so old and new builds run side by side (G59). A file that exports `transaction = false` runs without a
 * transaction and without statement time-out, for what `online-migration.ts` does; it must be safe to run again.
 * Locks that are not given, deadlocks and time-outs are tried again: a short time-out protects those who use the portal, but
 * a large installation has to get through.
 * @param url a direct connection: advisory locks do not work through a pooler in transaction mode
 * @returns the names of the migrations that this call applied, in order
 * @throws Error naming the migration that failed, with the database's error as cause
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const provider = createProvider(options.folder ?? MIGRATIONS);
  const firstTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const database = open(url, firstTimeoutMs, LOCK_TIMEOUT_MS);
  const untimed = open(url, 0, PATIENT_LOCK_TIMEOUT_MS);
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  lock.on('error', () => {});
  try {
    const migrator = new Migrator({ db: database, provider });
    if ((await findPending(migrator)) === undefined) return [];
    await lock.connect();
    await takeTurn(lock);
    const slow = new Migrator({ db: untimed, provider, disableTransactions: true });
    const applied: string[] = [];
    for (;;) {
      const pending = await findPending(migrator);
      if (pending === undefined) return applied;
      if (runsAlone(pending.migration)) await applyNext(slow, pending.name, async () => {});
      else
        await applyNext(migrator, pending.name, (timeouts) => setTimeoutOf(database, firstTimeoutMs * 2 ** timeouts));
      applied.push(pending.name);
    }
  } finally {
    await lock.end().catch(() => {});
    await Promise.all([database.destroy(), untimed.destroy()]);
  }
}

/** The files are read once: every step asks for all of them. */
function createProvider(migrationFolder: string): MigrationProvider {
  const files = new FileMigrationProvider({
    fs: { readdir },
    path,
    migrationFolder,
    import: (file) => import(pathToFileURL(file).href),
  });
  const migrations = files.getMigrations();
  return { getMigrations: () => migrations };
}

function open(url: string, statementTimeoutMs: number, lockTimeoutMs: number): Kysely<unknown> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'fairbridge migrate',
    connectionTimeoutMillis: 5_000,
    lock_timeout: lockTimeoutMs,
    statement_timeout: statementTimeoutMs,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

async function findPending(migrator: Migrator): Promise<{ name: string; migration: Migration } | undefined> {
  return (await migrator.getMigrations()).find(({ executedAt }) => executedAt === undefined);
}

/** A session's lock ends with its connection, so a process killed half-way keeps nobody waiting. */
async function takeTurn(lock: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await lock.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY]);
    if (rows[0]?.taken === true) return;
    await sleep(100);
  }
}

function runsAlone(migration: Migration): boolean {
  return 'transaction' in migration && migration.transaction === false;
}

/** The pool has one connection, which keeps it. */
async function setTimeoutOf(database: Kysely<unknown>, milliseconds: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, false)`.execute(database);
}

async function applyNext(migrator: Migrator, name: string, allow: (timeouts: number) => Promise<void>): Promise<void> {
  let timeouts = 0;
  for (let tries = 1; ; tries++) {
    await allow(timeouts);
    const { error } = await migrator.migrateUp();
    if (error === undefined) return;
    const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
    if (code === TIMED_OUT) timeouts += 1;
    const again = code === TIMED_OUT ? timeouts < MAX_TIMEOUTS : RETRYABLE.has(code) && tries < MAX_TRIES;
    if (!again) {
      const reason = error instanceof Error ? error.message : 'unknown error';
      throw new Error(`Migration ${name} failed: ${reason}`, { cause: error });
    }
    // Spread out, so that the waiting queries of a busy table get their turn between two tries.
    await sleep(200 + Math.random() * 800);
  }
}
