import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { cutSlowReaders, type SlowReaderLimits } from './slow-readers.ts';

/** A server of so many bytes an answer, and who connects to it, reading nothing by itself. */
async function openServer(patience: SlowReaderLimits, answer: (response: ServerResponse) => void) {
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

describe('whoever does not take an answer (G33)', () => {
  test.for(ANSWERS)('and takes nothing of %s is cut', async ([, answer]) => {
    const { gone, close } = await openServer({ ...never, stillMilliseconds: 4_000 }, answer);
    const begun = performance.now();
    await gone;
    await close();
    // twice as long is what node takes of its own; a busy machine has the time between
    expect(performance.now() - begun).toBeLessThan(7_500);
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
