import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { offlineCopyTexts } from '../web/app/shell/offline-copy.texts.ts';
import { scanTexts } from '../web/app/domains/scan/scan.texts.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { accountRow, visitorRow } from '../demo/factories/factories.ts';
import { badgeCode } from '../server/src/domains/voucher/voucher.codes.ts';
import { newId } from '../server/src/core/id.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { createDatabase } from '../server/src/platform/database/kysely.ts';
import { CHROMIUM, FLAGS } from './browser.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { logOn, makeCompany, sessionOf } from './company.ts';
import { percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atMost, type Row } from './table.ts';

/** Fewer than an employee may scan in a day. */
const BADGES = 500;
/** Of these, so many in a browser with the network and as many without. */
const IN_BROWSER = 20;
const t = translator(scanTexts, 'en');
const ADD = '/visitor/v2/badgeScan/insert';

/** From the reading of a badge until it is kept, as a colleague at a busy stand goes on (issue: at most 300 ms); all others stand there by then. */
export async function measureScan(): Promise<Row[]> {
  const folder = catalogue(500, 50);
  const secret = readFileSync(path.join(folder, 'secret'), 'utf8').trim();
  return withDatabase(folder, async (url) => {
    const email = await makeCompany(url, 1);
    const codes = (await makeBadges(url, email)).map((id) => badgeCode(secret, id));
    const portal = await startPortal(folder);
    try {
      const token = await logOn(portal.origin, email);
      const times: number[] = [];
      for (const code of codes.slice(2 * IN_BROWSER)) times.push(await scanned(portal.origin, token, code));
      return [
        atMost(`a badge scanned until it is kept, of ${times.length}: p99`, percentile(times, 0.99), 300, 'ms'),
        atMost('the same: p50', percentile(times, 0.5), 300, 'ms'),
        ...(await measureInBrowser(portal.origin, email, codes)),
      ];
    } finally {
      await portal.stop();
    }
  });
}

/** Ids of badges of new visitors. */
async function makeBadges(url: string, email: string): Promise<string[]> {
  const db = createDatabase(createPool(url, { max: 2, statementTimeoutMs: 600_000 }));
  try {
    const { exhibition_id: fair } = await db
      .selectFrom('employee')
      .where('email', '=', email)
      .select('exhibition_id')
      .executeTakeFirstOrThrow();
    const tail = newId();
    const numbers = Array.from({ length: BADGES }, (_, at) => at);
    const accounts = numbers.map((at) => accountRow({ email: `visitor${at}-${tail.toLowerCase()}@bench.example` }));
    const visitors = accounts.map(({ id }, at) => visitorRow(fair, id, { name: `Visitor ${at}` }));
    const badges = visitors.map(({ id }, at) => ({
      id: newId(),
      exhibition_id: fair,
      number: `B${tail.slice(0, 8)}-${at}`,
      visitor_id: id,
    }));
    await insertRows(db, 'account', accounts);
    await insertRows(db, 'visitor', visitors);
    await insertRows(db, 'badge', badges);
    return badges.map(({ id }) => id);
  } finally {
    await db.destroy();
  }
}

async function scanned(origin: string, token: string, code: string): Promise<number> {
  const scan = { code, scannedAt: new Date().toISOString(), heat: 'warm', note: 'CIF Santos', requestId: newId() };
  const began = performance.now();
  const { status, text } = await post(origin, ADD, scan, token);
  if (status !== 200) throw new Error(text);
  return performance.now() - began;
}

/** On a phone, from the press of 'save' until the screen says that it is saved: by the portal, and without a network by the device. */
async function measureInBrowser(origin: string, email: string, codes: readonly string[]): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const session = await sessionOf(origin, email);
    await page.addInitScript((kept) => localStorage.setItem('fairbridge.session', kept), session);
    await page.goto(`${origin}/en/badge-scans`);
    await page.getByText(translator(offlineCopyTexts, 'en')('kept')).waitFor();
    const online: number[] = [];
    for (let at = 0; at < IN_BROWSER; at += 1)
      online.push(await savedAfter(page, codes[at] ?? '', t('saved', { name: `Visitor ${at}` })));
    await page.context().setOffline(true);
    const offline: number[] = [];
    for (let at = 0; at < IN_BROWSER; at += 1)
      offline.push(await savedAfter(page, codes[IN_BROWSER + at] ?? '', t('waiting', { count: at + 1 })));
    return [
      atMost(`in a browser, pressed until it says saved, of ${IN_BROWSER}: slowest`, Math.max(...online), 300, 'ms'),
      atMost('the same without a network: slowest', Math.max(...offline), 100, 'ms'),
    ];
  } finally {
    await browser.close();
  }
}

/** Measured in the page itself, by its own clock. */
async function savedAfter(page: Page, code: string, said: string): Promise<number> {
  await page.getByRole('textbox', { name: t('typed') }).fill(code);
  await page.getByRole('button', { name: t('take') }).click();
  const save = page.getByRole('button', { name: t('Save'), exact: true });
  await save.waitFor();
  const taking = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const press = (): void => {
          const began = performance.now();
          const watching = new MutationObserver(() => {
            if (!document.body.textContent.includes(wanted)) return;
            watching.disconnect();
            resolve(performance.now() - began);
          });
          watching.observe(document.body, { childList: true, subtree: true, characterData: true });
        };
        addEventListener('click', press, { once: true, capture: true });
      }),
    said,
  );
  await save.click();
  return taking;
}
