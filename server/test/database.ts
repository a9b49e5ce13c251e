import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './throwaway.ts';

export interface FreshDatabase {
  url: string;
  /** Removes the database, cutting off whoever is still connected. */
  drop: () => Promise<void>;
}

/**
 * A migrated, empty database of one's own, in about 25 ms. Take one for each test file (`beforeAll`) or each test, and
 * drop it after (`afterAll`); what is not dropped goes with the server at the end of the run.
 */
export const freshDatabase = (): Promise<FreshDatabase> => cloneOf(TEMPLATE);

const filled = new Set<string>();

/**
 * The same with what `fill` puts into it, which is done once in a run: the databases of all test files that ask by this
 * name are copies of one. `fill` leaves no connection open.
 */
export async function filledDatabase(name: string, fill: (url: string) => Promise<void>): Promise<FreshDatabase> {
  const template = `${TEMPLATE}_${name}`;
  if (!filled.has(name)) {
    await connected(async (client) => {
      // test files in other processes wait here until it is whole
      await client.query('select pg_advisory_lock(hashtext($1))', [template]);
      const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
      if (rowCount === 0) await makeFilled(client, template, fill);
    });
    filled.add(name);
  }
  return cloneOf(template);
}

async function makeFilled(client: pg.Client, template: string, fill: (url: string) => Promise<void>): Promise<void> {
  // what a killed run of the same server left half done
  await client.query(`drop database if exists ${template}_begun with (force)`);
  await client.query(`create database ${template}_begun template ${TEMPLATE} strategy file_copy`);
  await fill(urlOf(`${template}_begun`));
  await client.query(`alter database ${template}_begun rename to ${template}`);
}

async function cloneOf(template: string): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files beats writing every page through the log, most of all in memory.
  await execute(`create database ${name} template ${template} strategy file_copy`);
  return { url: urlOf(name), drop: () => execute(`drop database if exists ${name} with (force)`) };
}

function urlOf(database: string): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

const execute = (statement: string): Promise<void> => connected(async (client) => void (await client.query(statement)));

async function connected(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(inject('databaseUrl'));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
