import pg from 'pg';
import type { Passwords } from './cluster.ts';
import { ADMIN_ROLE } from './cluster.ts';

const { Client, DatabaseError } = pg;

const PORTAL = 'fairbridge';
const LEASE_NAME = 'fairbridge keeper';
/** A server that runs answers at once, if only to say that it is starting. */
const CONNECT_MS = 2_000;
/** Making the portal's database copies files: seconds on a slow disk. */
const QUERY_MS = 60_000;
/** Any number that nothing else locks in the database `postgres`. */
const PROVISION_KEY = 7_310_427_002;
const INVALID_PASSWORD = '28P01';

/** The address of the portal's database as one of the two roles. */
export function databaseUrl(role: keyof Passwords, passwords: Passwords, port: number): string {
  const name = role === 'admin' ? ADMIN_ROLE : PORTAL;
  return `postgres://${name}:${passwords[role]}@127.0.0.1:${port}/${PORTAL}`;
}

/**
 * A connection that each portal process holds while it uses the server. When it breaks, the server is gone; and the server is
 * stopped only by the process that finds no other one's.
 */
export class PostgresLease {
  readonly #client: pg.Client;
  /** What the server was started with, see `describeServer`. */
  readonly mark: string;
  #open = true;
  #listener = (): void => {};

  constructor(client: pg.Client, mark: string) {
    this.#client = client;
    this.mark = mark;
    client.once('end', () => {
      const lost = this.#open;
      this.#open = false;
      if (lost) this.#listener();
    });
  }

  isOpen(): boolean {
    return this.#open;
  }

  /** The listener is called once when the connection breaks, not when it is closed. */
  onLost(listener: () => void): void {
    this.#listener = listener;
    if (!this.#open) listener();
  }

  /** Whether another process keeps the server, too. */
  async isShared(): Promise<boolean> {
    const others = 'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()';
    try {
      return (await this.#client.query(others, [LEASE_NAME])).rows.length > 0;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    this.#open = false;
    await this.#client.end().catch(() => {});
  }

  async run(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    return await this.#client.query(text, [...values]);
  }
}

/**
 * Connects to the server on a port.
 * @returns 'busy' when it answers but is starting, stopping or full; 'silent' when it does not answer
 * @throws Error when another server answers, or ours does not know our password
 */
export async function acquireLease(
  passwords: Passwords,
  port: number,
  dataFolder: string,
): Promise<PostgresLease | 'busy' | 'silent'> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: ADMIN_ROLE,
    password: passwords.admin,
    database: 'postgres',
    application_name: LEASE_NAME,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const asked = "select current_setting('data_directory') as folder, current_setting('cluster_name') as mark";
    const { rows } = await client.query<{ folder: string; mark: string }>(asked);
    const [answer] = rows;
    if (answer?.folder === dataFolder) return new PostgresLease(client, answer.mark);
  } catch (error) {
    await client.end().catch(() => {});
    if (!(error instanceof DatabaseError)) return 'silent';
    // Classes 57 (operator intervention: starting up, shutting down) and 53 (insufficient resources) pass.
    if (/^5[37]/.test(error.code ?? '')) return 'busy';
    if (error.code !== INVALID_PASSWORD) throw error;
    throw new Error(
      `The database server on port ${port} does not know the password kept beside ${dataFolder}. ` +
        'Stop the server, remove the file "passwords" there, and start again: new ones are made.',
      { cause: error },
    );
  }
  await client.end();
  throw new Error(`The server on port ${port} does not belong to ${dataFolder}`);
}

/**
 * Makes the portal's role and database where they are missing. The role is no superuser: it owns its database only.
 * @param renewed true when the role exists with a password that was lost
 */
export async function provision(lease: PostgresLease, passwords: Passwords, renewed: boolean): Promise<void> {
  // Two processes may be here at once. The connection ends with the process, and the lock with it.
  await lease.run('select pg_advisory_lock($1)', [PROVISION_KEY]);
  const role = await lease.run('select 1 from pg_roles where rolname = $1', [PORTAL]);
  const secret = pg.escapeLiteral(passwords.portal);
  if (role.rows.length === 0) await lease.run(`create role ${PORTAL} login password ${secret}`);
  else if (renewed) await lease.run(`alter role ${PORTAL} password ${secret}`);
  const database = await lease.run('select 1 from pg_database where datname = $1', [PORTAL]);
  if (database.rows.length === 0) await lease.run(`create database ${PORTAL} owner ${PORTAL}`);
  await lease.run('select pg_advisory_unlock($1)', [PROVISION_KEY]);
}
