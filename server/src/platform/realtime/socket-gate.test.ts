import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { decorateRequestHost } from '../http/request-host.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import { SocketGate } from './socket-gate.ts';

type Asked = { address?: string; origin?: string; sid?: boolean };

/** A gate as a request meets it. */
async function openGate(venue: readonly string[] = []) {
  const app = Fastify();
  const isOurs = (host: string): boolean => ['fair.example', 'sugar.example'].includes(host);
  decorateRequestHost(app, { forwarded: false, isOurs });
  const gate = new SocketGate({ isOurHost: isOurs, rate: new RateLimiter(1_000), venue });
  const requests: FastifyRequest[] = [];
  app.get('/socket', (request) => {
    requests.push(request);
    return { refused: gate.refused(request) };
  });
  const ask = async ({ address = '203.0.113.7', origin, sid = false }: Asked = {}): Promise<unknown> => {
    const headers = { host: 'fair.example', ...(origin === undefined ? {} : { origin }) };
    const url = `/socket?EIO=4&transport=polling${sid ? '&sid=a' : ''}`;
    const { refused }: { refused: unknown } = (await app.inject({ url, headers, remoteAddress: address })).json();
    return refused;
  };
  const enter = async (asked: Asked = {}): Promise<() => void> => {
    await ask(asked);
    const raw = requests.at(-1)?.raw;
    const whence = raw === undefined ? null : gate.whenceOf(raw);
    if (whence === null) throw new Error('refused');
    return gate.count(whence);
  };
  return { ask, enter };
}

test('so many connections of one address, and no more until one has gone; what is open goes on (G53)', async () => {
  const { ask, enter } = await openGate();
  const leave = await enter();
  for (let open = 1; open < LIMITS.socketsPerClientMax; open += 1) await enter();
  expect([await ask(), await ask({ sid: true }), await ask({ address: '203.0.113.8' })]).toEqual([
    'tooMany',
    null,
    null,
  ]);
  leave();
  expect(await ask()).toBe(null);
});

test('IPv6 counts by its /64, and the venue’s own addresses are not counted', async () => {
  const { ask, enter } = await openGate(['198.51.100.1']);
  for (let open = 0; open < LIMITS.socketsPerClientMax; open += 1) {
    await enter({ address: `2001:db8:0:1::${(open + 1).toString(16)}` });
    await enter({ address: '198.51.100.1' });
  }
  expect(await ask({ address: '2001:db8:0:1:ffff::1' })).toBe('tooMany');
  expect([await ask({ address: '2001:db8:0:2::1' }), await ask({ address: '198.51.100.1' })]).toEqual([null, null]);
});

test('pages of this installation alone (G26)', async () => {
  const { ask } = await openGate();
  const origins = [
    'https://fair.example',
    'https://sugar.example:8443',
    'https://fair.example.evil.example',
    'null',
    'nonsense',
    '',
  ];
  const refused = await Promise.all(origins.map((origin) => ask({ origin })));
  expect(refused).toEqual([null, null, 'notAllowed', 'notAllowed', 'notAllowed', 'notAllowed']);
});
