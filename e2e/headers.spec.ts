import { browse } from '@fairbridge/contract/product/product.calls.ts';
import { clientOf, get } from './client.ts';
import { expect, open, test, inGate } from './fixtures.ts';
import { tagsOf } from './html.ts';

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** G27: on every answer, whatever it is. */
function expectSecure(path: string, { headers }: Awaited<ReturnType<typeof get>>): void {
  const policy = directivesOf(String(headers['content-security-policy'] ?? ''));
  const sourcesOf = (name: string): string[] | undefined => policy.get(name) ?? policy.get('default-src');
  expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
  expect.soft(headers['referrer-policy'], path).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
  expect.soft(headers['server'], path).toBeUndefined();
  expect.soft(headers['x-powered-by'], path).toBeUndefined();
  expect
    .soft(headers['content-type'], path)
    .toMatch(/^(image\/(webp|svg\+xml)|(text|application)\/[\w+-]+; charset=utf-8)$/);
  expect.soft(sourcesOf('object-src'), path).toEqual(["'none'"]);
  const scripts = sourcesOf('script-src')?.join(' ') ?? '*';
  expect.soft(scripts, path).not.toMatch(/unsafe-inline|unsafe-eval|\*|http:/);
  if (policy.has('sandbox')) return;
  expect.soft(policy.get('base-uri'), path).toEqual(["'none'"]);
  expect.soft(policy.get('frame-ancestors'), path).toEqual(["'none'"]);
}

test('security headers are on pages, calls, files, errors and what is missing (G27)', inGate(), async () => {
  const { list } = await clientOf(null).call(browse, { pageNum: 5, pageSize: 24 });
  const [product] = list;
  const script = tagsOf((await get('/')).body, 'script').find((tag) => tag['src'] !== undefined)?.['src'] ?? '/assets/';
  const paths = [
    '/',
    '/en',
    '/find/product',
    `/find-exhibit/detail/${product?.id}`,
    `${product?.cover}/w400.webp`,
    script,
  ];
  const machines = [
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/reference',
    '/openapi.json',
    '/outbox',
    '/health',
  ];
  const missing = [
    '/nothing',
    '/files/AAAAAAAAAAAAAAAA/w400.webp',
    '/files/AAAAAAAAAAAAAAAA/w1.webp',
    '/assets/nothing.js',
    '/visitor/v2/nothing',
    '/sitemap/nothing-1.xml',
  ];
  const refused = [
    '/visitor/v2/getInfo',
    '/%',
    '/.git/config',
    '/package.json',
    '/server/src/main.ts',
    '/assets/',
    '/files',
  ];
  for (const path of [...paths, ...machines, ...missing, ...refused]) expectSecure(path, await get(path));
});

test('what is not meant for readers is not there, and no folder is listed (G27)', inGate(), async () => {
  for (const path of [
    '/.git/config',
    '/.git/HEAD',
    '/package.json',
    '/package-lock.json',
    '/.env',
    '/web/app/root.tsx',
    '/data/secret',
    '/assets/',
    '/files',
    '/assets/../server/index.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/..%2f..%2fpackage.json',
  ]) {
    const { status, body } = await get(path);
    expect.soft([400, 403, 404], `${path} answers ${status}`).toContain(status);
    expect.soft(body).not.toMatch(/"dependencies"|repositoryformatversion/);
  }
  const traced = await get('/', { 'x-canary': 'TRACED' }, 'TRACE');
  expect(traced.status).toBeGreaterThanOrEqual(400);
  expect(traced.body).not.toContain('TRACED');
});

test('a script that came in with text does not run (G27, G28)', inGate(), async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  const attack = '<script>window.hit=1</script><img src=x onerror="window.hit=1">"\'><svg onload=window.hit=1>';
  await open(page, `/en/search-list?keyword=${encodeURIComponent(attack)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
