import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openPortalOn, openTestPortal, SUGAR_HOST, type TestPortal } from '../../../test/portal.ts';

const AGRO = 'localhost';
const LINKED = 'fair.example';
const answer = z.object({ data: z.object({ id: z.string() }) });

let plain: TestPortal;
let proxied: TestPortal;
let forwarding: TestPortal;
beforeAll(async () => {
  plain = await openTestPortal();
  proxied = await openPortalOn(plain.url, { TRUST_PROXY: '1' });
  forwarding = await openPortalOn(plain.url, {
    TRUST_PROXY: '1',
    TRUST_FORWARDED_HOST: '1',
    PUBLIC_ORIGIN: `https://${LINKED}`,
  });
});
afterAll(async () => {
  await forwarding.close();
  await proxied.close();
  await plain.close();
});

/** Which fair answers the call for the fair itself, and the feed of its catalogue. */
async function fairOf(portal: TestPortal, host: string, forwardedHost: string | null): Promise<string> {
  const headers = { host, ...(forwardedHost !== null && { 'x-forwarded-host': forwardedHost }) };
  const called = await portal.app.inject({
    method: 'POST',
    url: '/visitor/v2/configurationItem/visitor/getConfigurationInformation',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{}',
  });
  const id = answer.parse(called.json()).data.id;
  const feed = await portal.app.inject({ url: '/feed/catalogue.json', headers });
  const fair = id === portal.sugarCtx.exhibition.id ? 'sugar' : id === portal.ctx.exhibition.id ? 'agro' : id;
  const short = portal[fair === 'sugar' ? 'sugarCtx' : 'ctx'].exhibition.name.en;
  return feed.body.includes(JSON.stringify(short).slice(1, -1)) ? fair : `${fair}, but another feed`;
}

describe('the fair is chosen by the name in Host', () => {
  test.for([
    [AGRO, SUGAR_HOST, 'agro'],
    [SUGAR_HOST, AGRO, 'sugar'],
    [SUGAR_HOST, 'evil.example', 'sugar'],
    [`${SUGAR_HOST}:3000`, null, 'sugar'],
    ['nowhere.example', SUGAR_HOST, 'agro'],
  ] as const)('%s, whatever X-Forwarded-Host says (%s)', async ([host, forwardedHost, fair]) => {
    expect(await fairOf(plain, host, forwardedHost)).toBe(fair);
    expect(await fairOf(proxied, host, forwardedHost)).toBe(fair);
  });

  test('unless the operator said that the proxy sets it: then by what the nearest one wrote', async () => {
    expect(await fairOf(forwarding, AGRO, SUGAR_HOST)).toBe('sugar');
    expect(await fairOf(forwarding, AGRO, `evil.example, ${SUGAR_HOST}:443`)).toBe('sugar');
    expect(await fairOf(forwarding, SUGAR_HOST, `${SUGAR_HOST}, ${LINKED}`)).toBe('agro');
    expect(await fairOf(forwarding, SUGAR_HOST, null)).toBe('sugar');
  });

  test('a name that is none of ours chooses no fair, and stands in no link (G3, G22)', async () => {
    for (const foreign of ['evil.example', 'evil.example:443', `${SUGAR_HOST}.evil.example`, '', ', '])
      expect(await fairOf(forwarding, SUGAR_HOST, foreign)).toBe('sugar');
    expect(await fairOf(forwarding, SUGAR_HOST, `${LINKED}, evil.example`)).toBe('sugar');
    const headers = { host: SUGAR_HOST, 'x-forwarded-host': 'evil.example' };
    for (const url of ['/feed/catalogue.json', '/feed/news.xml'])
      expect((await forwarding.app.inject({ url, headers })).body).not.toContain('evil.example');
  });

  test('the name in PUBLIC_ORIGIN is that of the default fair, passed on or not', async () => {
    expect(await fairOf(forwarding, SUGAR_HOST, 'Fair.example:443')).toBe('agro');
    expect(await fairOf(forwarding, LINKED, null)).toBe('agro');
  });

  test('and nothing else of the server reads the name that a proxy may have passed on unseen', () => {
    const sources = readdirSync(join(import.meta.dirname, '../..'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const readers = sources.filter((file) =>
      /\b(request|req)\.(hostname|host|port)\b/.test(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(readers).toEqual([]);
  });
});
