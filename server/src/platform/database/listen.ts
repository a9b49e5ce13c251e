import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './kysely.ts';

/** PostgreSQL refuses a payload of 8,000 bytes or more. */
const MAX_PAYLOAD_BYTES = 7_999;
const HEARTBEAT_MS = 15_000;
const TIMEOUT_MS = 5_000;
const LONGEST_WAIT_MS = 2_000;

export interface Subscription {
  /** Ends the connection; nothing is reported afterwards. */
  close: () => Promise<void>;
}

/**
 * Listens on channels through a connection of its own, which is made again whenever it is lost.
 *
 * Messages sent while it was away are gone, so `onReconnect` must bring whatever they would have changed up to date:
 * empty caches, read again. It is called after listening works again.
 * @param url a direct connection: a pooler in transaction mode does not carry LISTEN
 * @returns when listening for the first time; rejects when the database is away then
 */
export async function listen(
  url: string,
  channels: readonly string[],
  onMessage: (channel: string, payload: string) => void,
  onReconnect: () => void,
): Promise<Subscription> {
  let closed = false;
  let client = await open();

  async function open(): Promise<pg.Client> {
    const opened = await subscribe(url, channels, onMessage);
    const heartbeat = setInterval(() => {
      // A connection cut without a word looks alive until something is sent over it.
      opened.query('select 1').catch(() => opened.end().catch(() => {}));
    }, HEARTBEAT_MS).unref();
    opened.once('end', () => {
      clearInterval(heartbeat);
      if (!closed) void reopen();
    });
    return opened;
  }

  async function reopen(): Promise<void> {
    for (let wait = 100; !closed; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        client = await open();
        // close() may have come while the connection was being made.
        if (closed) await client.end();
        else onReconnect();
        return;
      } catch {
        await sleep(wait);
      }
    }
  }

  return {
    async close() {
      closed = true;
      await client.end();
    },
  };
}

async function subscribe(
  url: string,
  channels: readonly string[],
  onMessage: (channel: string, payload: string) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'fairbridge listen',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  client.on('error', () => {});
  client.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/**
 * Sends a message to every listener of a channel. Inside a transaction it goes out with the commit, or not at all.
 * @param payload at most 7,999 bytes: send ids, not contents
 * @throws RangeError when the payload is longer
 */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES) {
    throw new RangeError(
      `A message on ${channel} has ${Buffer.byteLength(payload)} bytes, more than a channel carries`,
    );
  }
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** The same of many, by one statement. */
export async function notifyAll(db: Db, channel: string, ids: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, id) from unnest(${[...ids]}::text[]) as id`.execute(db);
}

/**
 * The same, which waits for no disk: for what is lost with whoever would hear it. A NOTIFY is a commit like any other, and would be written
 * out between two that people wait for. Never in a transaction that stores something.
 */
export async function notifyAllInPassing(db: Db, channel: string, ids: readonly string[]): Promise<void> {
  await sql`
    with passing as materialized (select set_config('synchronous_commit', 'off', true))
    select pg_notify(${channel}, id) from passing, unnest(${[...ids]}::text[]) as id`.execute(db);
}
