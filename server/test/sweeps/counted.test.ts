import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { RateLimiter } from '../../src/platform/http/rate-limiter.ts';
import { mediaToken } from '../../src/platform/live/media-token.ts';
import { testPortal } from '../portal.ts';

const portal = testPortal();
afterEach(() => void vi.restoreAllMocks());
/** Every use of anything is one too many. */
const useUp = () => vi.spyOn(RateLimiter.prototype, 'consume').mockReturnValue(false);

/** Why these are asked for without being counted. */
const NOT_COUNTED: Readonly<Record<string, string>> = {
  'GET /health': 'answers from nothing',
  'GET /outbox': 'stands in the demo alone, and answers its own machine',
  'GET /outbox/:id': 'stands in the demo alone, and answers its own machine',
  'GET /ready': 'is what a load balancer asks: the database hears of it once a second',
  'POST /burying':
    'is counted, and never refused: what comes too often is dropped, and that is counted (tracking.test.ts)',
};

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
type Asked = { method: (typeof METHODS)[number]; url: string };

/** Every address of the server with each of its methods, as Fastify draws them: what follows another address stands below it. */
function addressesOf(app: FastifyInstance): Asked[] {
  const above: string[] = [];
  const LINE = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/;
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? [];
      if (part === '') return [];
      above.splice(indent.length / 4, above.length, part);
      const known = methods.split(', ');
      // Fastify answers HEAD by what answers GET
      const asked = METHODS.filter((one) => known.includes(one) && !(one === 'HEAD' && known.includes('GET')));
      return asked.map((method) => ({ method, url: above.join('') }));
    });
}

test('every address is counted: whoever asks too often is refused and told when to come back (G33)', async () => {
  const addresses = addressesOf(portal.app);
  expect(addresses.length).toBeGreaterThan(portal.portal.routes.length);
  useUp();
  const uncounted: string[] = [];
  for (const { method, url } of addresses) {
    const filled = url.replaceAll(/:\w+/g, 'AAAAAAAAAAAAAAAA');
    const { statusCode, headers } = await portal.app.inject({ method, url: filled, headers: { host: 'localhost' } });
    // the client of the sockets reads no headers, and comes back at growing distances
    const isTold = url === '/socket' || Number(headers['retry-after']) >= 1;
    if (statusCode !== 429 || !isTold) uncounted.push(`${method} ${url}`);
  }
  expect(uncounted.toSorted()).toEqual(Object.keys(NOT_COUNTED).toSorted());
});

test('the media process is not counted: strangers who try keys at it take nothing from those who send', async () => {
  const url = `/broadcast/hook/${mediaToken(portal.portal.services.config.SECRET)}`;
  useUp();
  const payload = { action: 'on_close', app: '', stream: '' };
  const { statusCode } = await portal.app.inject({ method: 'POST', url, headers: { host: 'localhost' }, payload });
  expect(statusCode).toBe(200);
});
