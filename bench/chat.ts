import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { z } from 'zod';
import {
  accountRow,
  chatRows,
  conversationRow,
  employeeRow,
  exhibitorRow,
  visitorRow,
} from '../demo/factories/factories.ts';
import { newId } from '../server/src/core/id.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { createDatabase, type Db } from '../server/src/platform/database/kysely.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { acknowledged, openLine } from './chat-line.ts';
import { measureRoom } from './chat-room.ts';
import { defaultFair } from './company.ts';
import { percentile } from './load.ts';
import { post, residentMegabytes, startPortal, type Running } from './portal-process.ts';
import { atLeast, atMost, plain, type Row } from './table.ts';

const SENDERS = 200;
const SECONDS = 8;
const STEADY_PER_SECOND = 500;
const MISSED = 1_000;
const IDLE = 5_000;
const SOCKETS_PER_ACCOUNT = 20;
const HISTORY = '/visitor/v2/chat/history';

type Side = { token: string; conversationId: string };
type Pair = { visitor: Side; employee: Side };
/** How a sender gets in, and the line of whoever hears. */
type Chat = { origin: string; path: string; linesOf: (pair: Pair) => { sends: object; hears: object } };

/**
 * 200 buyers who each write to a company, durable, against bare Socket.IO with one committed INSERT a message in the same run; what was
 * missed, what is said in a full room, and what an idle line costs.
 */
export async function measureChat(): Promise<Row[]> {
  const folder = catalogue(500, 50);
  return withDatabase(folder, async (url) => {
    const pairs = await makePairs(url);
    const bare = await withBare(url, pairs);
    // one address may open 500 lines, those of the venue as many as come
    const portal = await startPortal(folder, { VENUE_ADDRESSES: '127.0.0.1,::1' });
    try {
      const own = await measureSending({ origin: portal.origin, path: '/socket', linesOf: OWN }, pairs);
      const [first] = pairs;
      if (first === undefined) throw new Error('nobody to chat with');
      return [
        plain('bare Socket.IO with an INSERT', `${bare.perSecond.toFixed(0)}/s, p99 ${bare.p99.toFixed(1)} ms`),
        plain('chat', `${own.perSecond.toFixed(0)}/s`),
        atLeast('chat, 200 senders: share of bare', own.perSecond / bare.perSecond, 0.7, ''),
        atMost('chat, 200 senders: acknowledged p99', own.p99, 100, 'ms'),
        atMost(`chat at ${STEADY_PER_SECOND} a second: acknowledged p99`, own.steady, 5, 'ms'),
        plain('the same of bare', `${bare.steady.toFixed(1)} ms`),
        atMost(`catch-up of ${MISSED} messages`, await measureCatchUp(portal, first, url), 2_000, 'ms'),
        await measureRoom(portal, first.visitor.token, url),
        ...(await measureIdle(portal, pairs)),
      ];
    } finally {
      await portal.stop();
    }
  });
}

const OWN: Chat['linesOf'] = ({ visitor, employee }) => ({
  sends: { token: visitor.token },
  hears: { token: employee.token },
});
const BARE: Chat['linesOf'] = ({ visitor: { conversationId } }) => ({
  sends: { room: '' },
  hears: { room: conversationId },
});

async function withBare(url: string, pairs: readonly Pair[]) {
  const child = spawn(process.execPath, ['bench/chat-bare.ts', url], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (said: Buffer) => resolve(/port (\d+)/.exec(said.toString())?.[1] ?? ''));
      child.on('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    });
    return await measureSending({ origin: `http://127.0.0.1:${port}`, path: '/socket.io', linesOf: BARE }, pairs);
  } finally {
    child.removeAllListeners('exit');
    child.kill();
  }
}

/** Answers how long it took until it was acknowledged, in ms. */
async function send(socket: Socket, conversationId: string): Promise<number> {
  const began = performance.now();
  const body = { kind: 'text', text: 'Is the 200 g/L SL in stock for October?' };
  acknowledged.parse(await socket.emitWithAck('chat.send', { conversationId, clientId: newId(), body }));
  return performance.now() - began;
}

async function measureSending(chat: Chat, pairs: readonly Pair[]) {
  const lines = await Promise.all(
    pairs.slice(0, SENDERS).map(async (pair) => {
      const { sends, hears } = chat.linesOf(pair);
      const hearing = await openLine(chat, hears);
      let heard = 0;
      hearing.on('chat.message', () => (heard += 1));
      return {
        sending: await openLine(chat, sends),
        hearing,
        heard: () => heard,
        conversationId: pair.visitor.conversationId,
      };
    }),
  );
  const run = async (seconds: number, waits: (took: number) => number) => {
    const until = performance.now() + seconds * 1_000;
    const times: number[] = [];
    await Promise.all(
      lines.map(async ({ sending, conversationId }, at) => {
        const first = waits(0);
        if (first > 0) await pause((first * at) / lines.length);
        while (performance.now() < until) {
          const took = await send(sending, conversationId);
          times.push(took);
          const wait = waits(took);
          if (wait > 0) await pause(wait);
        }
      }),
    );
    return times;
  };
  await run(2, () => 0); // warm-up
  const times = await run(SECONDS, () => 0);
  const each = (lines.length / STEADY_PER_SECOND) * 1_000;
  const steady = await run(SECONDS, (took) => Math.max(1, each - took));
  await pause(500);
  const heard = lines.reduce((sum, line) => sum + line.heard(), 0);
  if (heard < times.length + steady.length) throw new Error(`${heard} heard of ${times.length + steady.length}`);
  for (const { sending, hearing } of lines) for (const socket of [sending, hearing]) socket.disconnect();
  return { perSecond: times.length / SECONDS, p99: percentile(times, 0.99), steady: percentile(steady, 0.99) };
}

async function lastSeq(url: string, conversationId: string): Promise<number> {
  const db = createDatabase(createPool(url, { max: 1 }));
  try {
    const row = await db
      .selectFrom('conversation')
      .where('id', '=', conversationId)
      .select('last_seq')
      .executeTakeFirstOrThrow();
    return row.last_seq;
  } finally {
    await db.destroy();
  }
}

/** Whoever was away asks in pages for what was said meanwhile. */
async function measureCatchUp({ origin }: Running, { employee }: Pair, url: string): Promise<number> {
  const last = await lastSeq(url, employee.conversationId);
  const began = performance.now();
  let [afterSeq, fetched] = [last - MISSED, 0];
  for (let more = true; more;) {
    const asked = { conversationId: employee.conversationId, afterSeq, limit: 200 };
    const { data } = await post(origin, HISTORY, asked, employee.token);
    const list = z.array(z.object({ seq: z.int() })).parse(data['list']);
    fetched += list.length;
    afterSeq = list.at(-1)?.seq ?? afterSeq;
    more = data['hasMore'] === true;
  }
  if (fetched !== MISSED) throw new Error(`${fetched} messages came of ${MISSED}`);
  return performance.now() - began;
}

async function measureIdle(portal: Running, pairs: readonly Pair[]): Promise<Row[]> {
  const { pid = 0 } = portal.process;
  const tokens = pairs.flatMap(({ visitor, employee }) => [visitor.token, employee.token]);
  const wanted = tokens.flatMap((token) => Array.from({ length: SOCKETS_PER_ACCOUNT }, () => token)).slice(0, IDLE);
  await pause(2_000);
  const before = residentMegabytes(pid);
  const sockets: Socket[] = [];
  for (let at = 0; at < wanted.length; at += 100)
    sockets.push(
      ...(await Promise.all(
        wanted.slice(at, at + 100).map((token) => openLine({ origin: portal.origin, path: '/socket' }, { token })),
      )),
    );
  await pause(2_000);
  const open = sockets.filter((socket) => socket.connected).length;
  const each = ((residentMegabytes(pid) - before) * 1_024) / Math.max(1, open);
  for (const socket of sockets) socket.disconnect();
  return [atLeast('idle lines open in one process', open, IDLE, ''), atMost('memory of an idle line', each, 60, 'KiB')];
}

/** So many buyers, each with a conversation with a company of their own, and everybody logged in. */
async function makePairs(url: string): Promise<Pair[]> {
  const db = createDatabase(createPool(url, { max: 2 }));
  try {
    const fair = await defaultFair(db);
    // what earlier runs left unread would be told by e-mail while this one is measured
    await db.updateTable('conversation').set({ visitor_told: true, exhibitor_told: true }).execute();
    return await db.transaction().execute((inner) => insertPairs(inner, fair));
  } finally {
    await db.destroy();
  }
}

async function insertPairs(db: Db, fair: string): Promise<Pair[]> {
  const said = Array.from({ length: MISSED }, (_, at) => ({ side: 'visitor' as const, minutesAgo: MISSED - at }));
  const made = Array.from({ length: SENDERS }, (_, at) => {
    const tail = newId().toLowerCase();
    const [buyer, seller] = [
      accountRow({ email: `b-${tail}@bench.example` }),
      accountRow({ email: `s-${tail}@bench.example` }),
    ];
    const company = exhibitorRow(fair, {});
    const visitor = visitorRow(fair, buyer.id, {});
    const employee = employeeRow(company, { account_id: seller.id, admin: true });
    const { conversation, messages } = chatRows(
      conversationRow(company, visitor.id),
      at === 0 ? said.map((one) => ({ ...one, authorId: visitor.id })) : [],
    );
    return { buyer, seller, company, visitor, employee, conversation, messages };
  });
  await insertRows(
    db,
    'account',
    made.flatMap(({ buyer, seller }) => [buyer, seller]),
  );
  await insertRows(
    db,
    'exhibitor',
    made.map(({ company }) => company),
  );
  await insertRows(
    db,
    'visitor',
    made.map(({ visitor }) => visitor),
  );
  await insertRows(
    db,
    'employee',
    made.map(({ employee }) => employee),
  );
  await insertRows(
    db,
    'conversation',
    made.map(({ conversation }) => conversation),
  );
  await insertRows(
    db,
    'chat_message',
    made.flatMap(({ messages }) => messages),
  );
  const pairs: Pair[] = [];
  for (const { buyer, seller, conversation } of made) {
    const conversationId = conversation.id ?? '';
    pairs.push({
      visitor: { conversationId, token: await logIn(db, fair, buyer.id, 'VISITOR') },
      employee: { conversationId, token: await logIn(db, fair, seller.id, 'ACTOR') },
    });
  }
  return pairs;
}

/** A session as a log-in makes it: a hundred passwords would be checked for a minute. */
async function logIn(db: Db, fair: string, accountId: string, subjectType: string): Promise<string> {
  const token = `fb_${randomBytes(32).toString('base64url')}`;
  const ends = new Date(Date.now() + 86_400_000);
  await db
    .insertInto('session')
    .values({
      id: newId(),
      exhibition_id: fair,
      token_hash: createHash('sha256').update(token).digest(),
      account_id: accountId,
      subject_type: subjectType,
      remember: false,
      idle_until: ends,
      ends_at: ends,
    })
    .execute();
  return token;
}
