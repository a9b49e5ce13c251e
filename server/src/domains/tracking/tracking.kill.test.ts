import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded, type Embedded } from '../../platform/database/embedded.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { fillWithFairs, openPortalOn, type TestPortal } from '../../../test/portal.ts';
import { freePort, startProgram } from '../../../test/program.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';

const CYCLES = 6;
const WRITERS = 8;
const MOST_MILLISECONDS = 180_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** A server of its own, as durable as that of an installation: what the tests share writes nothing that outlives it. */
let folder: string;
let database: Embedded;
const databaseEvents = new EventEmitter();
let portal: TestPortal;
let program: ChildProcess;
let origin: string;
let over = false;
/** Seconds of each event, by which it is known again: all that were sent, and those that were acknowledged. */
const sent: number[] = [];
const acknowledged: number[] = [];

beforeAll(async () => {
  folder = makeScratchFolder();
  database = await startEmbedded(path.join(folder, 'database'), {
    initdbArguments: ['--no-sync'],
    onEvent: (event) => databaseEvents.emit(event),
  });
  await migrate(database.url);
  await fillWithFairs(database.url);
  portal = await openPortalOn(database.url);
  origin = `http://127.0.0.1:${await freePort()}`;
});
afterAll(async () => {
  program.kill('SIGKILL');
  await portal.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  program = await startProgram(portal, origin, {}, 'ignore');
}

async function killProgram(): Promise<void> {
  const ended = once(program, 'exit');
  program.kill('SIGKILL');
  await ended;
}

/** Answers once the database is back, by itself and at the same address. */
async function killDatabase(): Promise<void> {
  const back = once(databaseEvents, 'restarted');
  const [pid = ''] = readFileSync(path.join(database.dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await back;
}

let time = Date.now() - 3_600_000;

/** No event lasts longer than a day, so there are no more to tell apart by their seconds. */
const SENT_MAX = 86_000;

/** Tells of ten events, none like another; those of a request that failed are not sent again. */
async function tell(): Promise<void> {
  if (sent.length > SENT_MAX) return pause(50);
  const events = Array.from({ length: 10 }, () => {
    time += 1;
    sent.push(sent.length);
    return { event: '001021004', time, prop: { seconds: sent.length - 1 } };
  });
  const answer = await fetch(`${origin}/burying`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
    body: JSON.stringify({ events }),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
  if (answer?.status === 200) acknowledged.push(...events.map(({ prop }) => prop.seconds));
  else await pause(50);
}

async function write(): Promise<void> {
  while (!over) await tell();
}

test(
  'events that were acknowledged are there once, however often program and database are killed',
  async () => {
    await start();
    const writing = Array.from({ length: WRITERS }, write);
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      await pause(300 + Math.random() * 1_000);
      if (cycle % 3 !== 1) await killProgram();
      if (cycle % 3 !== 0) await killDatabase();
      if (cycle % 3 !== 1) await start();
    }
    await pause(1_000);
    over = true;
    await Promise.all(writing);

    const { rows } = await sql<{ seconds: number; times: number }>`
      select seconds, count(*)::int as times from tracking_event group by seconds`.execute(portal.ctx.db);
    const times = new Map(rows.map((row) => [row.seconds, row.times]));
    console.log(`${acknowledged.length} acknowledged of ${sent.length} sent, ${rows.length} stored`);
    // enough was written between the breaks for the rest to say something
    expect(acknowledged.length).toBeGreaterThan(1_000);
    expect(acknowledged.filter((seconds) => times.get(seconds) !== 1)).toEqual([]);
    expect(rows.filter((row) => row.times !== 1 || row.seconds >= sent.length)).toEqual([]);
  },
  MOST_MILLISECONDS,
);
