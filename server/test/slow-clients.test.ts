import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BodyRoom } from '../src/platform/http/body-room.ts';
import { boundConnections } from '../src/platform/http/connections.ts';
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

test('large bodies have so much room in all and each client so much of it; who does not fit waits', async () => {
  const room = new BodyRoom(10, 6, 50);
  const leave = await room.take('one', 6);
  expect(await room.take('one', 1)).toBeNull();
  expect(await room.take('two', 5)).toBeNull();
  const patient = new BodyRoom(10, 10);
  const first = await patient.take('one', 8);
  const waits = patient.take('two', 5);
  first?.();
  expect(await waits).not.toBeNull();
  leave?.();
  leave?.();
  expect(await room.take('one', 6)).not.toBeNull();
  expect(await room.take('two', 6)).toBeNull();
});
