import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '../../core/id.ts';
import { startEmbedded, type Embedded } from '../../platform/database/embedded.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { makeConversation } from '../../../test/chats.ts';
import { fillWithFairs, openPortalOn, type Person, type TestPortal } from '../../../test/portal.ts';
import { freePort, startProgram } from '../../../test/program.ts';
import { openProxy, type Proxy } from '../../../test/proxy.ts';
import { acknowledged, closeSockets, entering, openSocket } from '../../../test/sockets.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { makeEmployee, makeExhibitor, makeVisitor } from '../../../test/world.ts';

const CONVERSATIONS = 20;
const CYCLES = 10;
/** Two write in each conversation, five times a second: 200 messages a second. */
const EVERY_MILLISECONDS = 200;
const ANSWERED_MILLISECONDS = 5_000;
const MOST_MILLISECONDS = 600_000;

type Writer = { person: Person; conversationId: string };
/** `seq`: where it stands, once that was acknowledged. */
type Sent = { conversationId: string; clientId: string; seq: number | null };

/** A server of its own, as durable as that of an installation: what the tests share writes nothing that outlives it. */
let folder: string;
let database: Embedded;
const databaseEvents = new EventEmitter();
let portal: TestPortal;
let program: ChildProcess;
let origin: string;
/** Between the program and its database, and between the program and those who write. */
let toDatabase: Proxy;
let toProgram: Proxy;
let over = false;
const sent: Sent[] = [];

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
  toDatabase = await openProxy(portal.url);
  toProgram = await openProxy(origin);
});
afterAll(async () => {
  closeSockets();
  program.kill('SIGKILL');
  await Promise.all([toProgram.close(), toDatabase.close()]);
  await portal.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  program = await startProgram({ portal: portal.portal, url: toDatabase.url }, origin, {}, 'ignore');
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

async function cutFor(proxy: Proxy, milliseconds: number): Promise<void> {
  await proxy.cut();
  await pause(milliseconds);
  await proxy.mend();
}

/** What may happen to a chat at any moment. */
const BREAKS: readonly (() => Promise<void>)[] = [
  () => killProgram().then(start),
  killDatabase,
  () => Promise.all([killProgram(), killDatabase()]).then(start),
  () => cutFor(toDatabase, 300),
  () => cutFor(toProgram, 300),
];

async function writersOf(): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let at = 0; at < CONVERSATIONS; at += 1) {
    const company = await makeExhibitor(portal);
    const [visitor, employee] = [await makeVisitor(portal), await makeEmployee(portal, company)];
    const conversationId = await makeConversation(portal, company, visitor);
    writers.push({ person: visitor, conversationId }, { person: employee, conversationId });
  }
  return writers;
}

/** An open line, or null: tried again a moment later. */
async function comeIn(person: Person): Promise<Socket | null> {
  const socket = openSocket(toProgram.url, person);
  if ((await Promise.race([entering(socket), pause(ANSWERED_MILLISECONDS)])) === 'open') return socket;
  socket.disconnect();
  return null;
}

const success = z.object({ code: z.literal(1000), data: z.object({ seq: z.int() }) });

async function send(socket: Socket, { conversationId, clientId }: Sent): Promise<number | null> {
  const input = { conversationId, clientId, body: { kind: 'text', text: clientId } };
  const answer = await Promise.race([acknowledged(socket, 'chat.send', input), pause(ANSWERED_MILLISECONDS, null)]);
  const read = success.safeParse(answer);
  return read.success ? read.data.data.seq : null;
}

/** Writes until all is over: one message after the other, each again under its own id until it is acknowledged. */
async function write({ person, conversationId }: Writer): Promise<void> {
  let socket: Socket | null = null;
  while (!over) {
    const message: Sent = { conversationId, clientId: newId(), seq: null };
    sent.push(message);
    while (!over && message.seq === null) {
      if (socket?.connected !== true) socket = await comeIn(person);
      if (socket !== null) message.seq = await send(socket, message);
      if (message.seq === null) await pause(EVERY_MILLISECONDS);
    }
    await pause(EVERY_MILLISECONDS);
  }
}

async function stored(): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select conversation_id as "conversationId", client_id as "clientId", seq from chat_message order by conversation_id, seq`.execute(
    portal.ctx.db,
  );
  return rows;
}

test(
  'what was acknowledged is there once and in its place, however often program, database and network go (G49, G50, G52)',
  async () => {
    const writers = await writersOf();
    await start();
    const writing = writers.map(write);
    for (let cycle = 0; cycle < CYCLES; cycle += 1)
      for (const breakIt of BREAKS) {
        await pause(200 + Math.random() * 1_500);
        await breakIt();
      }
    await pause(3_000);
    over = true;
    await Promise.all(writing);

    const rows = await stored();
    const places = new Map(rows.map(({ clientId, seq }) => [clientId, seq]));
    const acked = sent.filter(({ seq }) => seq !== null);
    console.log(`${acked.length} acknowledged of ${sent.length} sent, ${rows.length} stored`);
    // enough was written between the breaks for the rest to say something
    expect(acked.length).toBeGreaterThan(1_000);
    expect(acked.filter(({ clientId, seq }) => places.get(clientId) !== seq)).toEqual([]);
    // each once, and nothing that nobody sent
    expect(places.size).toBe(rows.length);
    const known = new Set(sent.map(({ clientId }) => clientId));
    expect(rows.filter(({ clientId }) => !known.has(clientId))).toEqual([]);
    for (const [, ofOne] of Map.groupBy(rows, ({ conversationId }) => conversationId))
      expect(ofOne.map(({ seq }) => seq)).toEqual(ofOne.map((_row, at) => at + 1));
  },
  MOST_MILLISECONDS,
);
