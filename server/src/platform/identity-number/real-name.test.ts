import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { httpRealName, noRealName, realNameOf } from './real-name.ts';

const NAME = '张三';
const NUMBER = '11010519491231002X';
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Seen = { method: string | undefined; path: string | undefined; headers: IncomingHttpHeaders; body: unknown };

/** A provider of our own on this machine, and what it was asked. */
async function provider(answer: (response: ServerResponse) => void): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method, path: request.url, headers: request.headers, body: JSON.parse(body) });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  return { url: `http://127.0.0.1:${port}/check`, seen };
}

const says = (result: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(result));

describe('a provider of real-name checks', () => {
  test.each(['match', 'mismatch', 'unknown'] as const)('says %s', async (result) => {
    const { url, seen } = await provider(says({ result, requestId: 'abc' }));
    expect(await httpRealName(url, { token: 'secret' }).check(NAME, NUMBER)).toBe(result);
    expect(seen).toEqual([
      {
        method: 'POST',
        path: '/check',
        headers: expect.objectContaining({ 'content-type': 'application/json', authorization: 'Bearer secret' }),
        body: { name: NAME, number: NUMBER },
      },
    ]);
  });

  test.each([
    ['answers an error', (response: ServerResponse) => void response.writeHead(500).end('{"result":"match"}')],
    ['answers something else', says({ result: 'yes' })],
    ['answers no JSON', (response: ServerResponse) => void response.end('<html>')],
    ['answers too much', says({ result: 'match', more: 'x'.repeat(20_000) })],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
    ['never answers', () => {}],
  ])('that %s leaves it unknown, and the failure tells neither name nor number', async (_how, answer) => {
    const { url } = await provider(answer);
    const failures: string[] = [];
    const asked = httpRealName(url, { timeoutMs: 200, onFailure: (error) => failures.push(String(error)) });
    expect(await asked.check(NAME, NUMBER)).toBe('unknown');
    expect([failures.length, failures.join().includes(NAME), failures.join().includes(NUMBER)]).toEqual([
      1,
      false,
      false,
    ]);
  });

  test('that redirects is not followed', async () => {
    const other = await provider(says({ result: 'match' }));
    const { url } = await provider((response) => void response.writeHead(307, { location: other.url }).end());
    expect([await httpRealName(url).check(NAME, NUMBER), other.seen]).toEqual(['unknown', []]);
  });

  test('is none without an address', async () => {
    expect([realNameOf({}), await noRealName.check(NAME, NUMBER)]).toEqual([noRealName, 'unknown']);
  });

  test('is the configured one', async () => {
    const { url, seen } = await provider(says({ result: 'mismatch' }));
    const result = await realNameOf({ REAL_NAME_URL: url, REAL_NAME_TOKEN: 'token' }).check(NAME, NUMBER);
    expect([result, seen[0]?.headers.authorization]).toEqual(['mismatch', 'Bearer token']);
  });
});
