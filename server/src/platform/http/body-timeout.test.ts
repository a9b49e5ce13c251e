import { connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { UploadMemoryLimiter } from './upload-memory-limiter.ts';
import { allowSlowBody, allowsSlowBody } from './body-timeout.ts';
import { sendErrorPageToSocket } from './error-page.ts';

describe('a large body of somebody signed in', () => {
  const uploadMemory = new UploadMemoryLimiter({ slow: 10, slowPerClient: 10 });
  const sender = { key: 'seller', anonymous: false };
  const pace = { graceMilliseconds: 1_000, bytesPerSecond: 2_000, lookMilliseconds: 500, mostMilliseconds: 6_000 };
  /** A server whose requests end after a second, but for bodies that are let come; answers what it said to so many bytes each tenth of a second. */
  async function heard(bytes: number, each: number, stays: () => (() => void) | null): Promise<string> {
    const app = Fastify({
      requestTimeout: 1_000,
      http: { connectionsCheckingInterval: 100, headersTimeout: 1_000 },
      clientErrorHandler: (error, socket) => {
        if (!allowsSlowBody(error, socket)) sendErrorPageToSocket(error, socket);
      },
    });
    app.addHook('onRequest', async (request) => allowSlowBody(request, stays, pace));
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body.length));
    app.post('/', async (request) => `${String(request.body)} bytes`);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = app.addresses();
    const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1').on('error', () => {});
    let answer = '';
    socket.on('data', (part) => void (answer += part.toString()));
    socket.write(
      `POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: a/b\r\ncontent-length: ${bytes}\r\n\r\n`,
    );
    let sent = 0;
    const drips = setInterval(() => {
      if (sent < bytes && socket.writable) socket.write('x'.repeat(Math.min(each, bytes - sent)));
      sent += each;
    }, 100);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drips);
    await app.close();
    return answer;
  }
  const stay = (): (() => void) | null => uploadMemory.acquireSlow(sender, 10);

  test('comes as slowly as the line is, beyond the time of a request, and gives its room back', async () => {
    expect(await heard(30_000, 1_000, stay)).toMatch(/^HTTP\/1\.1 200 [^]*30000 bytes$/);
    expect(uploadMemory.acquireSlow(sender, 10)).not.toBeNull();
  });
  test.for([
    ['drips', 3_000, 10, true],
    ['goes on without end', 1_000_000, 1_000, true],
    ['finds the room of slow ones full', 30_000, 1_000, false],
  ] as const)('is let go where it %s', async ([, bytes, each, fits]) => {
    const empty = new UploadMemoryLimiter({ slow: fits ? 10 : 5 });
    expect(await heard(bytes, each, () => empty.acquireSlow(sender, 10))).toMatch(/^HTTP\/1\.1 408 /);
  });
});
