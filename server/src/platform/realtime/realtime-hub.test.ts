import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPortalOn, openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { closeSockets, connected, echoChannel, listenWithEcho, told } from '../../../test/sockets.ts';
import { makeEmployee, makeExhibitor, makeVisitor } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';

let portal: TestPortal;
let other: TestPortal;
let servers: { app: FastifyInstance; address: string }[];
/** Of the first process, and of the second. */
const at = (process: 0 | 1): string => servers[process]?.address ?? '';

beforeAll(async () => {
  portal = await openTestPortal();
  other = await openPortalOn(portal.url);
  servers = [await listenWithEcho(portal), await listenWithEcho(other)];
});
afterEach(closeSockets);
afterAll(async () => {
  for (const { app } of servers) await app.close();
  await other.close();
  await portal.close();
});

test('what one process tells is heard in both, each word once and in order', async () => {
  const [visitor, stranger] = [await makeVisitor(portal), await makeVisitor(portal)];
  const sockets = [await connected(at(0), visitor), await connected(at(1), visitor), await connected(at(1), stranger)];
  const heard = sockets.map((socket) => {
    const words: unknown[] = [];
    socket.onAny((event: string, { text }: { text: string }) => words.push(`${event} ${text}`));
    return words;
  });
  const { realtime } = portal.portal.services;
  const words = Array.from({ length: 300 }, (_, word) => `word ${word} ${'字'.repeat(200)}`);
  for (const text of words) realtime.emit(echoChannel, 'said', [`subject ${visitor.visitorId}`], { text });
  const all = words.map((text) => `echo.said ${text}`);
  await expect.poll(() => heard[1]).toEqual(all);
  expect(heard).toEqual([all, all, []]);
});

test('what is too large to go from process to process is told there by its hint', async () => {
  const visitor = await makeVisitor(portal);
  const [here, there] = [await connected(at(0), visitor), await connected(at(1), visitor)];
  const large = { text: '长'.repeat(4_000), id: 'the one' };
  const heard = [told(here, 'echo.said'), told(there, 'echo.short')];
  portal.portal.services.realtime.emit(echoChannel, 'said', [`subject ${visitor.visitorId}`], large);
  expect(await Promise.all(heard)).toEqual([{ text: large.text }, { id: '' }]);
});

test('people of a company hear together, those of another do not', async () => {
  const [company, rival] = [await makeExhibitor(portal), await makeExhibitor(portal)];
  const [one, two, foreign] = [
    await connected(at(0), await makeEmployee(portal, company)),
    await connected(at(1), await makeEmployee(portal, company)),
    await connected(at(1), await makeEmployee(portal, rival)),
  ];
  const leaked: unknown[] = [];
  foreign.onAny((...all: unknown[]) => leaked.push(all));
  const heard = [told(one, 'echo.said'), told(two, 'echo.said')];
  const { realtime } = other.portal.services;
  realtime.emit(echoChannel, 'said', [`company ${company.id}`], { text: 'to all' });
  expect(await Promise.all(heard)).toEqual([{ text: 'to all' }, { text: 'to all' }]);
  const own = told(foreign, 'echo.said');
  realtime.emit(echoChannel, 'said', [`company ${rival.id}`], { text: 'to the rival' });
  expect(await own).toEqual({ text: 'to the rival' });
  expect(leaked).toEqual([['echo.said', { text: 'to the rival' }]]);
});

test('what does not parse is told to nobody', async () => {
  const visitor = await makeVisitor(portal);
  const socket = await connected(at(0), visitor);
  const heard = told(socket, 'echo.said');
  const { realtime } = portal.portal.services;
  const wrong: { text: string } = JSON.parse('{"text":1}');
  realtime.emit(echoChannel, 'said', [`subject ${visitor.visitorId}`], wrong);
  realtime.emit(echoChannel, 'said', [`subject ${visitor.visitorId}`], { text: 'right' });
  expect(await heard).toEqual({ text: 'right' });
});

test('each process knows who is there in both, until they have left or their process is dead', async () => {
  const [here, there, nowhere] = [await makeVisitor(portal), await makeVisitor(portal), await makeVisitor(portal)];
  const company = await makeExhibitor(portal);
  const rooms = [
    `subject ${here.visitorId}`,
    `subject ${there.visitorId}`,
    `subject ${nowhere.visitorId}`,
    `company ${company.id}`,
  ] as const;
  await connected(at(0), here);
  const far = await connected(at(1), there);
  await connected(at(1), await makeEmployee(portal, company));
  const present = async () => [...(await portal.portal.services.realtime.present(rooms))].toSorted();
  const [hereRoom, thereRoom, , companyRoom] = rooms;
  await expect.poll(present).toEqual([companyRoom, hereRoom, thereRoom].toSorted());
  far.disconnect();
  await expect.poll(present).toEqual([companyRoom, hereRoom].toSorted());
  // killed: it said the last time half a minute ago that it lives
  const dead = newId();
  const { db } = portal.portal.services;
  await sql`insert into realtime_process (id, seen_at) values (${dead}, now() - interval '31 seconds')`.execute(db);
  await sql`insert into realtime_presence (room, process_id) values (${rooms[2]}, ${dead})`.execute(db);
  expect(await present()).toEqual([companyRoom, hereRoom].toSorted());
  await sql`update realtime_process set seen_at = now() - interval '29 seconds' where id = ${dead}`.execute(db);
  expect(await present()).toEqual([...rooms].filter((room) => room !== thereRoom).toSorted());
  await sql`delete from realtime_process where id = ${dead}`.execute(db);
});

test('a server that ends closes its lines, also those that say no goodbye', async () => {
  const visitor = await makeVisitor(portal);
  const { app, address } = await listenWithEcho(portal);
  const socket = await connected(address, visitor);
  const ended: unknown[] = [];
  socket.on('session.ended', (data: unknown) => ended.push(data));
  const closed = told(socket, 'disconnect');
  const silent = new WebSocket(`${address.replace('http', 'ws')}/socket?EIO=4&transport=websocket`);
  await new Promise((opened) => silent.addEventListener('open', opened));
  await app.close();
  await closed;
  // it is to come back
  expect(ended).toEqual([]);
  // the hub serves the first server again
  const first = await listenWithEcho(portal);
  await servers[0]?.app.close();
  servers[0] = first;
});
