import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/database/migrate.ts';
import { TEMPLATE, startThrowaway } from './throwaway.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's database server, as the role that owns the template. Tests take a `freshDatabase()` from it. */
    databaseUrl: string;
  }
}

/** Starts one database server for the run and migrates the template once. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  requireNode24();
  const server = await startThrowaway();
  try {
    await makeTemplate(server.url, server.adminUrl);
  } catch (error) {
    await server.remove();
    throw error;
  }
  project.provide('databaseUrl', server.url);
  return server.remove;
}

async function makeTemplate(url: string, adminUrl: string): Promise<void> {
  const { username } = new URL(url);
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  try {
    // The portal's role itself clones and drops, so that tests run with its rights and no more.
    await admin.query(`alter role ${pg.escapeIdentifier(username)} createdb`);
    await admin.query(`create database ${TEMPLATE} owner ${pg.escapeIdentifier(username)}`);
  } finally {
    await admin.end();
  }
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.href);
}

function requireNode24(): void {
  if (Number.parseInt(process.versions.node, 10) >= 24) return;
  throw new Error(`Tests need Node 24, this is ${process.versions.node}: run them through npm`);
}
