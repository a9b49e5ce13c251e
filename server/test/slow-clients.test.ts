import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { UploadMemoryLimiter } from '../src/platform/http/upload-memory-limiter.ts';
import { limitConnections, MAX_CONNECTIONS } from '../src/platform/http/connection-limit.ts';
import { testPortal } from './portal.ts';
import { begin, video } from './videos.ts';
import { makeEmployee, makeExhibitor, makeVisitor } from './world.ts';

const portal = testPortal();
let port: number;
beforeAll(async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = portal.app.addresses();
  port = typeof address === 'object' ? address.port : 0;
});

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

test.for([
  ['what is no request', 'HELLO\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nhost: localhost\r\nx-large: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['a request without Host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['an expectation that nobody meets', 'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: nothing\r\n\r\n', 417],
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
    limitConnections(server, { behindProxy, unbounded: [] }, { ...MAX_CONNECTIONS, perAddress: 2 });
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

test('of three connections where two may be open in all, behind a proxy too, one is let go', async () => {
  const server = createServer();
  limitConnections(server, { behindProxy: true, unbounded: [] }, { ...MAX_CONNECTIONS, inAll: 2 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : 0;
  const sockets = Array.from({ length: 3 }, () => connect(at, '127.0.0.1').on('error', () => {}));
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(1);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test('the portal bounds the connections of one address, and those of others are free (G33)', async () => {
  const open = (localAddress: string, count: number): Socket[] =>
    Array.from({ length: count }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      // whoever is let go hears of it only by reading
      return socket.on('error', () => {}).resume();
    });
  const [crowd, others] = [open('127.0.0.2', MAX_CONNECTIONS.perAddress + 8), open('127.0.0.3', 8)];
  const gone = (sockets: readonly Socket[]): number => sockets.filter(({ closed }) => closed).length;
  await expect.poll(() => [gone(crowd), gone(others)]).toEqual([8, 0]);
  for (const socket of [...crowd, ...others]) socket.destroy();
});

const one = (key: string) => ({ key, anonymous: false });
const stranger = (key: string) => ({ key, anonymous: true });

test('large bodies have so much room in all and each client so much of it; who does not fit waits (G33)', async () => {
  const uploadMemory = new UploadMemoryLimiter({ all: 10, perClient: 6, timeoutMs: 50 });
  const leave = await uploadMemory.acquire(one('one'), 6);
  expect(await uploadMemory.acquire(one('one'), 1)).toBeNull();
  expect(await uploadMemory.acquire(one('two'), 5)).toBeNull();
  const patient = new UploadMemoryLimiter({ all: 10, perClient: 10 });
  const first = await patient.acquire(one('one'), 8);
  const waits = patient.acquire(one('two'), 5);
  first?.();
  expect(await waits).not.toBeNull();
  leave?.();
  leave?.();
  expect(await uploadMemory.acquire(one('one'), 6)).not.toBeNull();
  expect(await uploadMemory.acquire(one('two'), 6)).toBeNull();
});

test('strangers fill their part of the room, each address a share of it, and leave the rest to who is signed in', async () => {
  const uploadMemory = new UploadMemoryLimiter({
    all: 10,
    perClient: 10,
    allAnonymous: 4,
    perAnonymousClient: 2,
    timeoutMs: 50,
  });
  const leave = await uploadMemory.acquire(stranger('here'), 2);
  expect(await uploadMemory.acquire(stranger('here'), 1)).toBeNull();
  expect(await uploadMemory.acquire(stranger('there'), 2)).not.toBeNull();
  expect(await uploadMemory.acquire(stranger('elsewhere'), 1)).toBeNull();
  expect(await uploadMemory.acquire(one('buyer'), 6)).not.toBeNull();
  expect(await uploadMemory.acquire(one('seller'), 1)).toBeNull();
  leave?.();
  expect(await uploadMemory.acquire(stranger('elsewhere'), 1)).not.toBeNull();
});

test('strangers who wait leave places to wait for who is signed in', async () => {
  const uploadMemory = new UploadMemoryLimiter({
    all: 10,
    perClient: 10,
    allAnonymous: 2,
    perAnonymousClient: 2,
    waiting: 4,
  });
  const leave = await uploadMemory.acquire(stranger('first'), 2);
  const whole = await uploadMemory.acquire(one('buyer'), 8);
  const waiting = [uploadMemory.acquire(stranger('second'), 1), uploadMemory.acquire(stranger('third'), 1)];
  expect(await uploadMemory.acquire(stranger('fourth'), 1)).toBeNull();
  const known = uploadMemory.acquire(one('seller'), 8);
  whole?.();
  expect(await known).not.toBeNull();
  leave?.();
  expect((await Promise.all(waiting)).every((taken) => taken !== null)).toBe(true);
});

type Drip = { head: string; body?: string | Buffer; drop: string | ((at: number) => Buffer | string); drops: number };

/** Sends a body in drips of a fifth of a second; answers what came, and after how long. */
async function drip({ head, body = '', drop, drops }: Drip): Promise<{ heard: string; milliseconds: number }> {
  const begun = Date.now();
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let heard = '';
  socket.on('data', (part) => {
    heard += part.toString();
    // an answer that leaves the connection open
    if (heard.includes('\r\n\r\n')) socket.end();
  });
  socket.write(head);
  socket.write(body);
  let at = 0;
  const drips = setInterval(() => {
    if (!socket.writable || at >= drops) return;
    socket.write(typeof drop === 'string' ? drop : drop(at));
    at += 1;
  }, 200);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drips);
  return { heard, milliseconds: Date.now() - begun };
}

const BROWSE =
  'POST /visitor/v2/product/browse/all/list HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
/** Longer than ten seconds and shorter than thirty. */
const DROPS = 75;

describe.concurrent('at the portal', () => {
  test('headers that do not end are let go after ten seconds, not after thirty (G33)', async () => {
    const begun = Date.now();
    expect(await say('GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 'closed')).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - begun).toBeLessThan(25_000);
  });

  test.for([
    ['small, of known length', 'content-length: 1000\r\n\r\n', ' '],
    ['small, in pieces', 'transfer-encoding: chunked\r\n\r\n', '1\r\n \r\n'],
    ['large, of a stranger', 'content-length: 60000\r\n\r\n', ' '],
  ] as const)('a body that drips, %s, is let go after ten seconds, not after thirty', async ([, rest, drop]) => {
    const { heard, milliseconds } = await drip({ head: BROWSE + rest, drop, drops: 10_000 });
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(milliseconds).toBeLessThan(25_000);
  });

  test('a body that drips, large, of who is signed in, is read to its end', async () => {
    const { token } = await makeVisitor(portal);
    const body = `{}${' '.repeat(60_000)}`;
    const head = `${BROWSE}authorization: ${token}\r\ncontent-length: ${body.length + DROPS}\r\n\r\n`;
    const { heard, milliseconds } = await drip({ head, body, drop: ' ', drops: DROPS });
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
    expect(milliseconds).toBeGreaterThan(10_000);
  });

  test('a body that drips, a part of a video, is read to its end', async () => {
    const staff = await makeEmployee(portal, await makeExhibitor(portal));
    const bytes = video('mp4');
    const id = await begin(portal, staff, bytes.length + 1_000);
    const head = [
      `PATCH /upload/resumable/${id} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${staff.token}\r\ntus-resumable: 1.0.0\r\n`,
      `upload-offset: 0\r\ncontent-type: application/offset+octet-stream\r\ncontent-length: ${bytes.length + DROPS}\r\n\r\n`,
    ].join('');
    const { heard, milliseconds } = await drip({ head, body: bytes, drop: ' ', drops: DROPS });
    expect(heard).toMatch(/^HTTP\/1\.1 204 /);
    expect(milliseconds).toBeGreaterThan(10_000);
  });

  test('a part of a video comes whole over an uplink of a megabit', { timeout: 120_000 }, async () => {
    const size = 4_000_000;
    const staff = await makeEmployee(portal, await makeExhibitor(portal));
    const id = await begin(portal, staff, 2 * size);
    const bytes = Buffer.concat([video('flv'), Buffer.alloc(size)]).subarray(0, size);
    const head = [
      `PATCH /upload/resumable/${id} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${staff.token}\r\ntus-resumable: 1.0.0\r\n`,
      `upload-offset: 0\r\ncontent-type: application/offset+octet-stream\r\ncontent-length: ${size}\r\n\r\n`,
    ].join('');
    // a fortieth of it each second
    const drops = Array.from({ length: 200 }, (_none, at) => bytes.subarray(at * 20_000, (at + 1) * 20_000));
    const { heard, milliseconds } = await drip({ head, drop: (at) => drops[at] ?? '', drops: drops.length });
    expect(heard).toMatch(/^HTTP\/1\.1 204 /);
    expect(heard.toLowerCase()).toContain(`upload-offset: ${size}`);
    expect(milliseconds).toBeGreaterThan(30_000);
  });

  test(
    'an answer that nobody takes is let go long before its connection is old (G33)',
    { timeout: 100_000 },
    async () => {
      const { rawPayload } = await portal.app.inject('/openapi.json');
      const localAddress = '127.0.0.4';
      const cut = new Promise<void>((resolve) => {
        portal.app.server.on('connection', (socket: Socket) => {
          if (socket.remoteAddress === localAddress) socket.once('close', () => resolve());
        });
      });
      const client = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
      // more than the system itself takes on the way
      client.write('GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(60_000_000 / rawPayload.length));
      client.pause();
      await cut;
      client.destroy();
    },
  );
});
