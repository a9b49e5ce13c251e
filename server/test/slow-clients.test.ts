import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BodyRoom } from '../src/platform/http/body-room.ts';
import { boundConnections } from '../src/platform/http/connections.ts';
import { cutSlowReaders, type Patience } from '../src/platform/http/slow-readers.ts';
import { openTestPortal, type TestPortal } from './portal.ts';

let portal: TestPortal;
let port: number;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = portal.app.addresses();
  port = typeof address === 'object' ? address.port : 0;
});
afterAll(() => portal.close());

/** Sends this much and no more; answers what came until the server hung up or the answer's first part was there. */
function say(text: string, until: 'closed' | 'answered'): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text));
    const done = (): void => {
      socket.destroy();
      resolve(heard);
    };
    socket.on('data', (part) => {
      heard += part.toString();
      if (until === 'answered' && heard.includes('\r\n\r\n')) done();
    });
    socket.once('close', done);
    socket.once('error', reject);
  });
}

test('headers that do not end are let go after ten seconds, not after thirty', async () => {
  const begun = Date.now();
  expect(await say('GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 'closed')).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - begun).toBeLessThan(25_000);
});

test.for([
  ['what is no request', 'HELLO\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nhost: localhost\r\nx-large: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
] as const)('%s is answered with the headers of every answer', async ([, text, status]) => {
  const answer = await say(text, 'closed');
  expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  for (const header of ['x-content-type-options: nosniff', 'content-security-policy: ', 'cache-control: no-store'])
    expect(answer.toLowerCase()).toContain(header);
});

test.for([
  ['nobody', '', 401],
  ['a token that is none', 'authorization: fb_nothing\r\n', 401],
] as const)('a large body of %s is refused before it comes', async ([, token, status]) => {
  const head = `POST /upload/stream?use=avatar HTTP/1.1\r\nhost: localhost\r\n${token}content-type: application/octet-stream\r\n`;
  expect(await say(`${head}content-length: 4000000\r\n\r\nx`, 'answered')).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} `),
  );
  expect(await say(`${head}transfer-encoding: chunked\r\n\r\n1\r\nx\r\n`, 'answered')).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} `),
  );
});

test.for([
  [false, 1],
  [true, 0],
] as const)(
  'of three connections from one address where two may be open, behind a proxy: %s',
  async ([behindProxy, cut]) => {
    const server = createServer();
    boundConnections(server, { behindProxy, unbounded: [] }, 2);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const at = typeof address === 'object' && address !== null ? address.port : 0;
    const seen = new Set<Socket>();
    server.on('connection', (socket: Socket) => seen.add(socket));
    const sockets = Array.from({ length: 3 }, () => connect(at, '127.0.0.1').on('error', () => {}));
    await expect.poll(() => [seen.size, [...seen].filter(({ destroyed }) => destroyed).length]).toEqual([3, cut]);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  },
);

const one = (key: string) => ({ key, stranger: false });
const stranger = (key: string) => ({ key, stranger: true });

test('large bodies have so much room in all and each client so much of it; who does not fit waits', async () => {
  const room = new BodyRoom({ all: 10, ofOne: 6, patienceMilliseconds: 50 });
  const leave = await room.take(one('one'), 6);
  expect(await room.take(one('one'), 1)).toBeNull();
  expect(await room.take(one('two'), 5)).toBeNull();
  const patient = new BodyRoom({ all: 10, ofOne: 10 });
  const first = await patient.take(one('one'), 8);
  const waits = patient.take(one('two'), 5);
  first?.();
  expect(await waits).not.toBeNull();
  leave?.();
  leave?.();
  expect(await room.take(one('one'), 6)).not.toBeNull();
  expect(await room.take(one('two'), 6)).toBeNull();
});

test('strangers fill their part of the room, each address a share of it, and leave the rest to who is signed in', async () => {
  const room = new BodyRoom({ all: 10, ofOne: 10, ofStrangers: 4, ofOneStranger: 2, patienceMilliseconds: 50 });
  const leave = await room.take(stranger('here'), 2);
  expect(await room.take(stranger('here'), 1)).toBeNull();
  expect(await room.take(stranger('there'), 2)).not.toBeNull();
  expect(await room.take(stranger('elsewhere'), 1)).toBeNull();
  expect(await room.take(one('buyer'), 6)).not.toBeNull();
  expect(await room.take(one('seller'), 1)).toBeNull();
  leave?.();
  expect(await room.take(stranger('elsewhere'), 1)).not.toBeNull();
});

test('strangers who wait leave places to wait for who is signed in', async () => {
  const room = new BodyRoom({ all: 10, ofOne: 10, ofStrangers: 2, ofOneStranger: 2, waiting: 4 });
  const leave = await room.take(stranger('first'), 2);
  const whole = await room.take(one('buyer'), 8);
  const waiting = [room.take(stranger('second'), 1), room.take(stranger('third'), 1)];
  expect(await room.take(stranger('fourth'), 1)).toBeNull();
  const known = room.take(one('seller'), 8);
  whole?.();
  expect(await known).not.toBeNull();
  leave?.();
  expect((await Promise.all(waiting)).every((taken) => taken !== null)).toBe(true);
});

test.for([
  ['of known length', 'content-length: 1000\r\n\r\n', ' '],
  ['in pieces', 'transfer-encoding: chunked\r\n\r\n', '1\r\n \r\n'],
] as const)('a small body %s that drips is let go after ten seconds, not after thirty', async ([, rest, drop]) => {
  const begun = Date.now();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let heard = '';
  socket.on('data', (part) => void (heard += part.toString()));
  socket.write(
    `POST /visitor/v2/product/browse/all/list HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${rest}`,
  );
  const drips = setInterval(() => void (socket.writable && socket.write(drop)), 200);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drips);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - begun).toBeLessThan(25_000);
});

/** A server of so many bytes an answer, and who connects to it, reading nothing by itself. */
async function openServer(patience: Patience, answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response));
  cutSlowReaders(server, patience);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : 0;
  const gone = new Promise<void>((resolve) => {
    server.on('connection', (socket: Socket) => void socket.once('close', () => resolve()));
  });
  const client = connect(at, '127.0.0.1').on('error', () => {});
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const close = (): Promise<void> =>
    new Promise<void>((resolve) => {
      client.destroy();
      server.close(() => resolve());
    });
  return { client, gone, close };
}

const LARGE = Buffer.alloc(60_000_000);
function* pieces(): Generator<Buffer> {
  for (let at = 0; at < LARGE.length; at += 64_000) yield LARGE.subarray(at, at + 64_000);
}
const ANSWERS: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['one large piece', (response) => void response.end(LARGE)],
  ['a stream', (response) => void Readable.from(pieces()).pipe(response)],
];
const never = { stillMilliseconds: 600_000, graceMilliseconds: 600_000, bytesPerSecond: 1, lookMilliseconds: 50 };

describe('whoever does not take an answer', () => {
  test.for(ANSWERS)('and takes nothing of %s is cut', async ([, answer]) => {
    const { gone, close } = await openServer({ ...never, stillMilliseconds: 500 }, answer);
    await gone;
    await close();
  });

  test('and takes it in drips is cut, too', async () => {
    const { client, gone, close } = await openServer(
      { ...never, graceMilliseconds: 2_000, bytesPerSecond: 1_000_000_000 },
      (response) => void response.end(LARGE),
    );
    client.pause();
    const drips = setInterval(() => void client.read(1_000), 50);
    await gone;
    clearInterval(drips);
    await close();
  });

  test('but slowly goes on gets all of it', async () => {
    const { client, close } = await openServer(
      { ...never, stillMilliseconds: 3_000 },
      (response) => void response.end(LARGE),
    );
    let taken = 0;
    let rests = 0;
    client.on('data', (part: Buffer) => {
      taken += part.length;
      // ten rests of half a second in the middle: longer together than anybody may be still
      if (taken < (rests + 1) * 5_000_000 || rests >= 10) return;
      rests += 1;
      client.pause();
      setTimeout(() => client.resume(), 500);
    });
    await new Promise((resolve) => client.once('close', resolve));
    expect([rests, taken > LARGE.length]).toEqual([10, true]);
    await close();
  });

  test('a line on which something is said now and then stays open', async () => {
    const { client, close } = await openServer(
      { stillMilliseconds: 500, graceMilliseconds: 200, bytesPerSecond: 1_000_000_000, lookMilliseconds: 20 },
      (response) => {
        let said = 0;
        const words = setInterval(() => {
          response.write(`word ${(said += 1)}\n`);
          if (said < 8) return;
          clearInterval(words);
          response.end();
        }, 400);
      },
    );
    let heard = '';
    client.on('data', (part: Buffer) => void (heard += part.toString()));
    await new Promise((resolve) => client.once('close', resolve));
    expect(heard).toContain('word 8');
    await close();
  });
});
