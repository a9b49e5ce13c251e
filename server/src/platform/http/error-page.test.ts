import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '@fairbridge/contract/index.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { buildApp } from '../../app.ts';
import { draw } from '../../../../demo/draw.ts';
import { mountPages } from '../pages/mount.ts';
import { AppError } from './app-error.ts';

/** What a browser says when somebody opens an address. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** Pages that fail in the ways that pages can. */
const BUILD = `
export const entry = { module: {
  rendererOf: () => async (address) => {
    if (address.endsWith('/throws')) throw new Error('the renderer broke');
    return { response: new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } }), nonce: '' };
  },
  matchRoute: (path) => ({ lang: path.startsWith('/en') ? 'en' : 'zh', query: [] }),
  sitemapPaths: () => [],
} };
`;

function brokenBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'broken-pages-'));
  mkdirSync(path.join(folder, 'server'));
  mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'server/index.js'), BUILD);
  writeFileSync(path.join(folder, 'server/package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'server/page-sheets.json'), '{}');
  return folder;
}

let portal: TestPortal;
let app: FastifyInstance;
/** Thrown where a page asks for its fair. */
let failing: Error | null = null;
beforeAll(async () => {
  portal = await openTestPortal();
  const built = buildApp(portal.portal, draw);
  app = built.app;
  await mountPages(app, {
    base: '/',
    buildFolder: brokenBuild(),
    dev: false,
    cachePages: 10,
    siteOf: async () => {
      if (failing !== null) throw failing;
      return {
        exhibitionId: portal.ctx.exhibition.id,
        origin: 'https://fair.example',
        embeddingHosts: [],
        hidden: false,
      };
    },
    api: async (_id, lang, inProcess) => built.anonymousApi(portal.ctx, lang, inProcess),
    rate: built.rate,
    registrationOnly: () => false,
    sitemapKinds: [],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await portal.close();
});
afterEach(() => {
  failing = null;
});

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };
/** Status, kind, first language, and whether both languages are there. */
const seen = ({ statusCode, headers, body }: Answer) => ({
  status: statusCode,
  type: String(headers['content-type']).split(';')[0],
  lang: /<html lang="([^"]+)"/.exec(body)?.[1],
  both: /lang="zh-CN"/.test(body) && /lang="en"/.test(body),
});
const page = (status: number, lang = 'zh-CN') => ({ status, type: 'text/html', lang, both: true });

const withCode = (code: string): Error => Object.assign(new Error('connect'), { code });

test.each([
  ['the database is down', withCode('ECONNREFUSED'), 503],
  ['too many were asked for', new AppError('tooMany'), 429],
  ['there is no exhibition yet', new AppError('beingPrepared'), 503],
  ['something is wrong in the program', new TypeError('undefined is not a function'), 500],
])('a page whose fair cannot be told, since %s, is a page in both languages', async (_why, error, status) => {
  failing = error;
  for (const headers of [BROWSER, { accept: '*/*' }, {}]) {
    expect(seen(await app.inject({ url: '/', headers }))).toEqual(page(status));
    expect(seen(await app.inject({ url: '/en/find/product?keyword=a', headers }))).toEqual(page(status, 'en'));
  }
  expect(seen(await app.inject({ url: '/robots.txt', headers: BROWSER }))).toEqual(page(status));
});

test('a page that cannot be rendered is one too', async () => {
  expect(seen(await app.inject({ url: '/throws' }))).toEqual(page(500));
  expect(seen(await app.inject({ url: '/en/plain-text' }))).toEqual(page(500, 'en'));
});

test('the page is kept by nobody, runs nothing, and does not repeat what was asked for as its own', async () => {
  failing = new AppError('tooMany');
  const { headers, body } = await app.inject({ url: '/?keyword="><script>alert(1)</script>', headers: BROWSER });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  expect(headers['retry-after']).toBe('30');
  expect(body).not.toContain('<script');
});

test('no call answers a browser with an envelope when it refuses, and every call does to a script', async () => {
  const opened: string[] = [];
  for (const [name, call] of calls) {
    const asked = { method: call.method, url: call.path, headers: { ...BROWSER, authorization: 'none of ours' } };
    const [shown, told] = [await app.inject(asked), await app.inject({ ...asked, headers: { accept: '*/*' } })];
    if (shown.statusCode >= 400 && seen(shown).type !== 'text/html') opened.push(name);
    if (told.statusCode >= 400 && seen(told).type !== 'application/json') opened.push(`${name} to a script`);
  }
  expect(opened).toEqual([]);
});

test('files and other addresses that people open refuse with a page', async () => {
  for (const url of ['/files/nothing', '/documents/nothing', '/feed/nothing.xml', '/openapi.jso'])
    expect([url, seen(await app.inject({ url, headers: BROWSER })).type]).toEqual([url, 'text/html']);
});

test('an address that cannot be read is answered with a page', async () => {
  const answer = await app.inject({ url: '/%zz', headers: BROWSER });
  expect(seen(answer)).toEqual(page(400));
});

/** What comes back for these bytes on a connection of their own. */
async function sent(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test('what is no request, or one with too many cookies, is answered with a page', async () => {
  const crowded = await sent(`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a=${'x'.repeat(60_000)}\r\n\r\n`);
  expect(crowded).toMatch(/^HTTP\/1\.1 431 /);
  const garbage = await sent('what is this\r\n\r\n');
  expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
  for (const answer of [crowded, garbage]) {
    expect(answer).toMatch(/\r\ncontent-type: text\/html/i);
    expect(answer).toContain('</html>');
  }
});
