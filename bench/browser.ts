import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { z } from 'zod';
import { catalogue } from './catalogue.ts';
import { post, startPortal } from './portal-process.ts';
import { atLeast, atMost, plain, retried, type Row } from './table.ts';

export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Not among the project's packages: 175 of them for one measurement. Fetched when it is asked for. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Public pages in a real browser: bytes of JavaScript, paint and interaction on slow 4G with a 4 times slower CPU, Lighthouse. */
export async function measureBrowser(): Promise<Row[]> {
  const portal = await startPortal(catalogue(100_000, 5_000));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const list = await post(portal.origin, '/visitor/v2/product/browse/all/list', { pageSize: 1 });
    const [product] = z.array(z.object({ id: z.string() })).parse(list.data['list']);
    const pages = {
      home: '/',
      list: '/find/product',
      exhibitors: '/find/actor',
      detail: `/find-exhibit/detail/${product?.id ?? ''}`,
    };
    const rows: Row[] = [];
    for (const [name, address] of Object.entries(pages))
      rows.push(...(await retried(name, () => onPhone(browser, name, portal.origin + address))));
    for (const prefix of ['', '/en']) {
      for (const [name, address] of Object.entries(pages)) {
        const what = `Lighthouse ${name} ${prefix === '' ? 'zh' : 'en'}`;
        rows.push(...(await retried(what, async () => lighthouse(what, portal.origin + prefix + address))));
      }
    }
    return rows;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function onPhone(browser: Browser, name: string, url: string): Promise<Row[]> {
  const kilobytes = await scriptKilobytes(browser, url);
  const paint = await slowPaint(browser, url);
  return [
    atMost(`${name}: JavaScript on first load, gzip`, kilobytes, name === 'detail' ? 165 : 155, 'kB'),
    atMost(`${name}: largest paint, slow 4G, CPU / 4`, paint.largest / 1000, 0.9, 's'),
    atMost(`${name}: interactive, slow 4G, CPU / 4`, paint.interactive / 1000, 1.9, 's'),
  ];
}

async function scriptKilobytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 860 } });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.js(\?|$)/.test(response.url()))
      sizes.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  await page.close();
  return all.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Chromium's own 'slow 4G' applied to the connection, and the CPU slowed four times; median of five loads, in ms. */
async function slowPaint(browser: Browser, url: string): Promise<{ largest: number; interactive: number }> {
  const largest: number[] = [];
  const interactive: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 860 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 750e3 / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { largestPaint: entry.startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, {
      timeout: 30_000,
      polling: 500,
    });
    await page.waitForTimeout(1_500);
    const found = await page.evaluate(() => ({
      largest: Number(Object(window).largestPaint ?? 0),
      interactive: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
    }));
    largest.push(found.largest);
    interactive.push(found.interactive);
    await context.close();
  }
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[2] ?? 0;
  return { largest: median(largest), interactive: median(interactive) };
}

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), title: z.string() })),
});

function lighthouse(what: string, url: string): Row[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairbridge-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    execFileSync(
      'npm',
      [
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=--headless=new ${FLAGS.join(' ')}`,
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, CHROME_PATH: CHROMIUM },
      },
    );
    const { categories, audits } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
    const low = Object.values(audits)
      .filter((audit) => audit.score === 0)
      .map((audit) => audit.title);
    return [
      atLeast(`${what}: performance`, score('performance'), 92, ''),
      ...['accessibility', 'best-practices', 'seo'].map((category) =>
        atLeast(`${what}: ${category}`, score(category), 100, ''),
      ),
      ...(low.length > 0 ? [plain(`${what}: audits at 0`, low.slice(0, 6).join('; '))] : []),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
