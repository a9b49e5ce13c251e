import type { CallApi } from '@fairbridge/contract/client.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import Fastify from 'fastify';
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateLimitAddress, RateLimiter } from '../http/rate-limiter.ts';
import { mountPages, type MountedPages } from './mount.ts';

/** A build with the shape of the real one, whose pages say what they were rendered from. */
const BUILD = `
let renders = 0;
export const entry = { module: {
  rendererOf: () => async (address) => {
    renders += 1;
    const { pathname, search, origin } = new URL(address);
    const status = pathname.endsWith('404') || pathname.endsWith('missing00000') ? 404 : 200;
    const html = '<script nonce="n1">start()</script><p>' + origin + pathname + search + ' render ' + renders + '</p>';
    return { response: new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }), nonce: 'n1' };
  },
  matchRoute: (path) => path === '/' || path === '/list' || path === '/en/list' || path.startsWith('/thing/') || path.endsWith('/embed/map')
    ? { lang: path.startsWith('/en') ? 'en' : 'zh', query: path.endsWith('/list') ? ['keyword'] : [] } : null,
  sitemapPaths: () => ['/', '/list'],
} };
`;

const noApi: CallApi = () => Promise.reject(new Error('no API in this test'));
const app = Fastify();
/** What the calls count by as well. */
const rate = new RateLimiter(1, () => Date.now());
let pages: MountedPages;

beforeAll(async () => {
  // pages grow old when a test says so
  vi.useFakeTimers({ toFake: ['Date'] });
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'server'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'server/index.js'), BUILD);
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server/page-sheets.json'), '{}');
  writeFileSync(join(folder, 'client/assets/app-abc.js'), 'run()');
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>');
  pages = await mountPages(app, {
    base: '/fair/',
    buildFolder: folder,
    dev: false,
    cachePages: 50,
    siteOf: async (request) => ({
      exhibitionId: request.headers.host === 'sugar.test' ? 'E2' : 'E1',
      origin: `https://${request.headers.host === 'sugar.test' ? 'sugar' : 'agro'}.example`,
      embeddingHosts: request.headers.host === 'sugar.test' ? [] : ['www.expo.example', '*.agro.example:8443'],
      hidden: false,
    }),
    api: () => noApi,
    rate,
    registrationOnly: () => false,
    sitemapKinds: [],
  });
});
afterAll(() => {
  vi.useRealTimers();
  return app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('mounted pages', () => {
  it('sends the same bytes to everybody, whatever the request carries (G7)', async () => {
    const plain = await get('/fair/list');
    const signedIn = await get('/fair/list', {
      authorization: 'token',
      cookie: 'token=1',
      'x-forwarded-host': 'evil.example',
    });
    expect(signedIn.body).toBe(plain.body);
    expect(plain.body).toContain('https://agro.example/fair/list');
  });
  it('keeps one page for all spellings of an address', async () => {
    const first = await get('/fair/list?keyword=SL');
    expect((await get('/fair/list?utm=1&keyword=SL')).body).toBe(first.body);
    expect((await get('/fair/list?keyword=SC')).body).not.toBe(first.body);
  });
  it('renders anew after a change, for that exhibition alone', async () => {
    const [agro, sugar] = [await get('/fair/list'), await get('/fair/list', { host: 'sugar.test' })];
    pages.changed('E1');
    expect((await get('/fair/list')).body).not.toBe(agro.body);
    expect((await get('/fair/list', { host: 'sugar.test' })).body).toBe(sugar.body);
  });
  it('answers 304 to a reader who has the page', async () => {
    const { headers } = await get('/fair/');
    const again = await get('/fair/', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
  it('shows one kept page for all unknown addresses, with status 404', async () => {
    const one = await get('/fair/nothing');
    expect([one.statusCode, (await get('/fair/other')).body]).toEqual([404, one.body]);
  });
  it('does not keep the page of a missing object', async () => {
    const one = await get('/fair/thing/missing00000');
    expect(one.statusCode).toBe(404);
    expect((await get('/fair/thing/missing00000')).body).not.toBe(one.body);
  });
  it('has the security headers on every answer (G27)', async () => {
    for (const url of ['/fair/', '/fair/nothing', '/fair/robots.txt']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(String(headers['strict-transport-security'])).toContain('max-age=31536000');
      expect(String(headers['content-security-policy'])).toMatch(
        /object-src 'none'; base-uri 'none'; frame-ancestors 'none'/,
      );
      expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/);
    }
  });
  it('lets named sites hold a page below /embed in a frame, no other page, and of another fair none', async () => {
    const ancestors = async (url: string, headers: Record<string, string> = {}) =>
      /frame-ancestors ([^;]*);/.exec(String((await get(url, headers)).headers['content-security-policy']))?.[1];
    const named = 'www.expo.example *.agro.example:8443';
    expect(
      await Promise.all(['/fair/embed/map', '/fair/en/embed/map', '/fair/list'].map((url) => ancestors(url))),
    ).toEqual([named, named, "'none'"]);
    expect(await ancestors('/fair/embed/map', { host: 'sugar.test' })).toBe("'none'");
    expect(await ancestors('/fair/nothing?x=/embed/')).toBe("'none'");
  });
  it('redirects a closing slash to the address without, and the bare base path to the home page', async () => {
    expect((await get('/fair/list/?keyword=a')).headers['location']).toBe('/fair/list?keyword=a');
    expect((await get('/fair')).headers['location']).toBe('/fair/');
    expect((await get('/fair//evil.example/')).statusCode).toBe(404);
  });
  it('serves built files for ever and hides what the build keeps for itself', async () => {
    const asset = await get('/fair/assets/app-abc.js');
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await get('/fair/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
    expect((await get('/fair/.vite/manifest.json')).statusCode).toBe(404);
  });
  it('makes only so many pages a minute for one address, and goes on serving kept ones and others (G33)', async () => {
    const from = (remoteAddress: string, keyword: string) =>
      app.inject({ url: `/fair/list?keyword=${keyword}`, remoteAddress });
    for (const address of ['192.0.2.2', '192.0.2.3']) await from(address, 'kept');
    const flood = await Promise.all(
      Array.from({ length: LIMITS.pagesMadePerMinute + 5 }, (_one, at) => from('192.0.2.1', `flood${at}`)),
    );
    const [refused, ...more] = flood.filter(({ statusCode }) => statusCode === 429);
    expect(more.length).toBe(4);
    expect([refused?.headers['content-type'], refused?.headers['retry-after']]).toEqual([
      'text/html; charset=utf-8',
      '60',
    ]);
    // the page of every failure, in both languages, with a way to try again
    expect(refused?.headers['content-security-policy']).toContain("default-src 'none'");
    for (const part of [
      '<span class="plate">429</span>',
      CODES.tooMany.zh,
      CODES.tooMany.en,
      'href="/fair/list?keyword=flood',
      'href="/fair/"',
    ])
      expect(refused?.body).toContain(part);
    expect(refused?.body.startsWith('<!doctype html><html lang="zh-CN">')).toBe(true);
    const inEnglish = await app.inject({ url: '/fair/en/list?keyword=flood', remoteAddress: '192.0.2.1' });
    expect([inEnglish.statusCode, inEnglish.body.startsWith('<!doctype html><html lang="en">')]).toEqual([429, true]);
    expect([(await from('192.0.2.1', 'kept')).statusCode, (await from('192.0.2.2', 'other')).statusCode]).toEqual([
      200, 200,
    ]);
  });
});

describe('the limits of one address', () => {
  const ask = async (remoteAddress: string, url: string, host = 'agro.test') =>
    (await app.inject({ url, remoteAddress, headers: { host } })).statusCode;
  const use = (address: string, what: '' | 'page', count: number): boolean[] =>
    Array.from({ length: count }, () =>
      what === ''
        ? rate.consumeByAddress(rateLimitAddress(address), '', LIMITS.callsPerClientFiveMinutes, 300)
        : rate.consumeByAddress(rateLimitAddress(address), 'page', LIMITS.pagesMadePerMinute, 60),
    );

  it('count kept pages and those for machines as calls, of a whole network of IPv6', async () => {
    for (const url of ['/fair/', '/fair/robots.txt']) await ask('192.0.2.10', url);
    use('2001:db8:5:6::1', '', LIMITS.callsPerClientFiveMinutes - 2);
    expect([
      await ask('2001:db8:5:6::2', '/fair/'),
      await ask('2001:db8:5:6:7::3', '/fair/robots.txt'),
      use('2001:db8:5:6::4', '', 1),
    ]).toEqual([200, 200, [false]]);
    expect([await ask('2001:db8:5:6::5', '/fair/'), await ask('2001:db8:5:6::6', '/fair/robots.txt')]).toEqual([
      429, 429,
    ]);
    expect(await ask('2001:db8:5:7::1', '/fair/')).toBe(200);
  });

  it('are those of making pages for machines, too, until another has asked', async () => {
    use('192.0.2.20', 'page', LIMITS.pagesMadePerMinute);
    const robots = (address: string) => ask(address, '/fair/robots.txt', 'sugar.test');
    expect([await robots('192.0.2.20'), await robots('192.0.2.21'), await robots('192.0.2.20')]).toEqual([
      429, 200, 200,
    ]);
  });

  it('are not used up by waiting for a page that is being made', async () => {
    use('192.0.2.40', 'page', LIMITS.pagesMadePerMinute - 1);
    const same = '/fair/list?keyword=together';
    expect(await Promise.all([ask('192.0.2.40', same), ask('192.0.2.40', same), ask('192.0.2.40', same)])).toEqual([
      200, 200, 200,
    ]);
    expect(await ask('192.0.2.40', '/fair/list?keyword=another')).toBe(429);
  });

  it('leave who has used them up the page as it was, and renew it for others', async () => {
    const read = async (remoteAddress: string) =>
      (await app.inject({ url: '/fair/list?keyword=old', remoteAddress })).body;
    const kept = await read('192.0.2.30');
    // no longer fresh
    vi.setSystemTime(Date.now() + 31_000);
    use('192.0.2.31', 'page', LIMITS.pagesMadePerMinute);
    expect([await read('192.0.2.31'), await read('192.0.2.31'), await read('192.0.2.31')]).toEqual([kept, kept, kept]);
    await expect.poll(() => read('192.0.2.30')).not.toBe(kept);
  });
});
