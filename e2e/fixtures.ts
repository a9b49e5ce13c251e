import type axe from 'axe-core';
import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import { logOff } from '@fairbridge/contract/session/session.calls.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
  type TestDetails,
} from '@playwright/test';
import { classesIn } from '../web/split-stylesheet.ts';
import { callAt, clientOf, get, origin, type Client } from './client.ts';
import { judgeOnce } from './page-kinds.ts';
import { isShared } from './staff-session.ts';

export { expect };
/**
 * A journey that runs in both takes the desktop in one and the phone in the other, so that each address is judged in both widths. What would be
 * the same way twice in one width goes in one language (`if (lang === ...)`), unless its texts are what is tried.
 */
export const LANGS = ['zh', 'en'] as const satisfies readonly Lang[];
export const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** The log-ins that the start of the program prints. A test that changes what an account owns makes its own account instead. */
export const DEMO = {
  visitor: 'buyer@fair.example',
  newcomer: 'newcomer@fair.example',
  exhibitor: 'exhibitor@fair.example',
  staff: 'sales@fair.example',
  /** Has no password until the test of the log-in sets one. */
  exhibitorNew: 'firstlogin@fair.example',
  /** At both fairs of a company that has nothing at its booth yet. */
  exhibitorEmpty: 'newbooth@fair.example',
} as const;
export const DEMO_PASSWORD = 'Zhanqiao26';

/** Of a browser that people use: to the figures, what calls itself headless is a robot. */
export const COUNTED_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Of a journey that `npm test` runs: `npm run test:all` runs every one. Of a pair in both languages, one is enough there. */
export const inGate = (is = true): TestDetails => (is ? { tag: '@gate' } : {});

/** The path of a page in a language: Chinese without prefix, English under `/en` (ruling 1.9). */
export const inLang = (lang: Lang, at: string): string => (lang === 'zh' ? at : at === '/' ? '/en' : `/en${at}`);

// --- what a page may not do ---------------------------------------------------------------------------------------

/** Watches one browser context: nothing of what it collects may remain when the test ends. */
export type Guard = {
  /** This problem is what the test provokes; every problem that matches is left out. */
  allow: (problem: RegExp) => void;
  /** Once it is known of each picture that was missing whether the page still shows it. */
  problems: () => Promise<string[]>;
};
const guards = new WeakMap<BrowserContext, Guard>();

/** `Failed to load resource` says without the address what the response has said already. */
const isRepeated = (text: string): boolean => text.startsWith('Failed to load resource');

const PICTURE = /\/files\/([\w-]+)\/w\d+\.webp$/;

/**
 * Has another journey deleted the exhibit between a page of guests and its picture? Then the page, asked again, shows pictures, and not this
 * one. It may be kept for a moment.
 */
async function isDeletedSince(request: Request, id: string): Promise<boolean> {
  const { host, pathname, search } = new URL((await request.allHeaders())['referer'] ?? origin());
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, body } = await get(pathname + search, { host });
    if (status !== 200 || !body.includes('/files/')) return false;
    if (!body.includes(id)) return true;
    await sleep(500);
  }
  return false;
}

async function watch(context: BrowserContext): Promise<Guard> {
  const seen: string[] = [];
  const asked: Promise<void>[] = [];
  const allowed: RegExp[] = [];
  const here = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*$/, '');
  // Also where the page catches what the policy stopped, and the browser says nothing (G27).
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRepeated(message.text())) seen.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => seen.push(`page error: ${error.error().message}`));
  context.on('response', (response) => {
    // where a session was ended elsewhere its line ends within seconds, and is refused when it knocks again: whenever that is
    if (response.status() === 401 && here(response.url()) === '/visitor/v2/notice/stream') return;
    if (response.status() < 400) return;
    const problem = `${response.status()} ${response.request().method()} ${here(response.url())}`;
    const [, picture] = PICTURE.exec(here(response.url())) ?? [];
    if (response.status() !== 404 || picture === undefined) seen.push(problem);
    else
      asked.push(isDeletedSince(response.request(), picture).then((deleted) => void (deleted || seen.push(problem))));
  });
  context.on('requestfailed', (request) => {
    // A request that the page itself gave up, because it went elsewhere or asked anew, has not failed.
    const text = request.failure()?.errorText ?? '';
    if (text !== 'net::ERR_ABORTED') seen.push(`${text} ${request.method()} ${here(request.url())}`);
  });
  const guard: Guard = {
    allow: (problem) => void allowed.push(problem),
    problems: async () => {
      await Promise.all(asked);
      return seen.filter((one) => !allowed.some((pattern) => pattern.test(one)));
    },
  };
  guards.set(context, guard);
  return guard;
}

/** The guard of the browser that a page belongs to. */
export function guardOf(page: Page): Guard {
  const guard = guards.get(page.context());
  if (guard === undefined) throw new Error('this page was not opened by `enter`');
  return guard;
}

export type Visitor = { lang?: Lang; size?: keyof typeof WIDTHS } & BrowserContextOptions;
type Fixtures = {
  /** A person with a browser of their own: `const page = await enter({ lang: 'en', size: 'phone' })`. */
  enter: (visitor?: Visitor) => Promise<Page>;
  /** Calls the API as nobody, or as one of the demo accounts; the session is ended after the test. */
  apiAs: (account: string | null, type?: 'vis' | 'actor') => Promise<Client>;
};

export const test = base.extend<Fixtures>({
  enter: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ lang = 'zh', size = 'desktop', ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: origin(),
        locale: lang === 'zh' ? 'zh-CN' : 'en-GB',
        viewport: WIDTHS[size],
        hasTouch: size === 'phone',
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      await watch(context);
      return context.newPage();
    });
    const problems = (await Promise.all(contexts.map(async (context) => guards.get(context)?.problems() ?? []))).flat();
    for (const context of contexts) {
      await endSessions(context);
      await context.close();
    }
    expect(problems, 'problems seen by the browser').toEqual([]);
  },
  apiAs: async ({ browserName: _anyBrowser }, use) => {
    // one session an account and test: an account has five, and other tests run meanwhile
    const clients = new Map<string, Promise<Client>>();
    const signIn = async (account: string, type: 'vis' | 'actor'): Promise<Client> => {
      const { token } = await clientOf(null).call(logOn, { account, password: DEMO_PASSWORD, type });
      return clientOf(token);
    };
    await use(async (account, type = 'vis') => {
      if (account === null) return clientOf(null);
      const key = `${type} ${account}`;
      const client = clients.get(key) ?? signIn(account, type);
      clients.set(key, client);
      return client;
    });
    for (const client of clients.values()) await (await client).call(logOff, {}).catch(() => null);
  },
});

// --- pages --------------------------------------------------------------------------------------------------------

/** Waits until clicks are handled by the page. */
export async function expectHydrated(page: Page): Promise<void> {
  // to be asked at each frame would have the page draw frames: a tenth of what it takes to open one
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, { polling: 50 });
}

/** Takes the network away. Whatever the page asks for meanwhile fails, such as the icon of the window, which comes after all else. */
export async function goOffline(page: Page): Promise<void> {
  guardOf(page).allow(/^net::ERR_INTERNET_DISCONNECTED |^console: .*ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
}

/** Gives the network back. */
export const goOnline = (page: Page): Promise<void> => page.context().setOffline(false);

/** Opens an address of this portal and waits until the page answers to clicks; its pictures may still be on their way. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expectHydrated(page);
}

/**
 * Brings a page of this portal to another of its addresses as a link does: nothing is loaded anew but what the address needs. It stands there
 * when this is done. What a whole load shows alone, such as the page as it is served, is for `open`.
 */
export async function go(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    await window.__reactRouterDataRouter?.navigate(to, { flushSync: true });
  }, address);
}

/** The smaller of its two forms: it goes over the line, and is read, once for each page that is judged. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe?: Pick<typeof axe, 'run'>;
    /** React Router's own, as it keeps it in every page. */
    __reactRouterDataRouter?: { navigate: (to: string, options: { flushSync: boolean }) => Promise<void> };
  }
}

/** The page as it stands has no axe violation. What was judged before at this address and width is not judged again. */
export const expectAccessible = (page: Page): Promise<void> => judgeOnce(page, () => judge(page));

async function judge(page: Page): Promise<boolean> {
  // Evaluated, not added as a script: the page's policy forbids other scripts, and is right to.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  const found = await page.evaluate(async (tags) => {
    const result = await window.axe?.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return result?.violations.map(
      ({ id, help, nodes }) =>
        `${id} (${help}): ${nodes
          .slice(0, 3)
          .map(({ target, failureSummary = '' }) => `${target.join(' ')} [${failureSummary.replaceAll(/\s+/g, ' ')}]`)
          .join('; ')}`,
    );
  }, AXE_TAGS);
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
  return found?.length === 0;
}

/** Nothing loads and nothing fades any more: a list that waits for its next results is pale on purpose. */
async function expectAtRest(page: Page): Promise<void> {
  // a picture that is missing is a problem of the page, too
  await page.waitForLoadState('load');
  await expect(page.locator('[aria-busy="true"]:not(button):visible')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

const wholeSheets = new Map<string, Promise<string>>();

/** The sheet at an address; read once. */
function sheetAt(address: string): Promise<string> {
  const known = wholeSheets.get(address) ?? get(address).then(({ body }) => body);
  wholeSheets.set(address, known);
  return known;
}

/** The selectors of a sheet that name this class, without the states they ask for. */
const selectorsWith = (name: string, sheet: string): string[] =>
  [...sheet.matchAll(/([^{}]*)\{/g)]
    .flatMap(([, head = '']) => head.split(','))
    .filter((selector) => classesIn(`${selector}{}`).includes(name))
    .map((selector) => selector.replaceAll(/(?<!\\)::?[a-z-]+(\([^()]*\))?/g, '').trim());

/** A page that carries a part of the portal's rules carries those of everything that stands in it (`web/page-sheets.ts`). */
async function expectRules(page: Page): Promise<void> {
  const { own, whole, named } = await page.evaluate(() => {
    const style = document.getElementById('css');
    const address = style?.dataset['whole'] ?? '';
    const isThere = address === '' || document.querySelector(`link[rel=stylesheet][href="${address}"]`) !== null;
    const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    return { own: style?.textContent ?? '', whole: isThere ? '' : address, named: [...new Set(classes)] };
  });
  if (whole === '') return;
  const sheet = await sheetAt(whole);
  const [carried, ruled] = [new Set(classesIn(own)), new Set(classesIn(sheet))];
  const missing = named.filter((name) => ruled.has(name) && !carried.has(name));
  // a rule that asks for more than the page has, such as to stand in a card, is none of its own
  const asked = missing.flatMap((name) => selectorsWith(name, sheet));
  const lost = await page.evaluate((all) => all.filter((one) => document.querySelector(one) !== null), asked);
  expect.soft(lost, `selectors at ${page.url()} whose rules the page does not carry`).toEqual([]);
}

/**
 * What headless Chromium does not show, since it hides scroll bars: strips that scroll sideways and, by a pixel or two, downwards as well, so that
 * a scroll bar with arrows stands at their end; and dates whose last character is cut.
 */
const hiddenFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''}`;
    const strips = [...document.querySelectorAll('nav, [role=tablist]')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const over = element.scrollHeight - element.clientHeight;
      return overflowX === 'auto' && overflowY === 'auto' && element.clientHeight < 80 && over > 0;
    });
    const dates = [...document.querySelectorAll('.date-words')].filter(
      (element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth,
    );
    return [...strips.map((one) => `scrolls downwards: ${nameOf(one)}`), ...dates.map((one) => `cut: ${nameOf(one)}`)];
  });

/** What every page must keep, at the end of a visit: usable for everybody, no error, and no wider than the window. */
export async function expectGood(page: Page): Promise<void> {
  // what is judged is the page, or the dialog that stands before it, not the bones shown until its data are there
  await expect(page.locator('h1, dialog[open]').or(page.getByRole('dialog')).first()).toBeAttached();
  await expectAtRest(page);
  await expectRules(page);
  await expectAccessible(page);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(tooWide, `${page.url()} is wider than the window by this many px`).toBe(0);
  expect.soft(await hiddenFaults(page), `hidden by headless Chromium at ${page.url()}`).toEqual([]);
  expect.soft(await guardOf(page).problems(), `problems at ${page.url()}`).toEqual([]);
}

export type Login = { lang?: Lang; type?: 'person' | 'actor'; account: string; password?: string };

/** Logs in by the form of the log-in page, where `page` stands or is brought to, and waits until it has led elsewhere. */
export async function signIn(
  page: Page,
  { lang = 'zh', type = 'person', account, password = DEMO_PASSWORD }: Login,
): Promise<void> {
  const address = inLang(lang, `/login/${type}`);
  if (new URL(page.url(), origin()).pathname !== address) await open(page, address);
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form:has(input[name=password]) button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/login\//);
}

/** The sessions that a browser keeps, and where each is for. */
async function sessionsOf(context: BrowserContext): Promise<{ at: string; token: string }[]> {
  const { origins } = await context.storageState();
  return origins.flatMap(({ origin: at, localStorage }) =>
    localStorage
      .filter(({ name }) => name === 'fairbridge.session')
      .map(({ value }) => {
        const { token }: { token: string } = JSON.parse(value);
        return { at, token };
      }),
  );
}
export const tokensOf = async (context: BrowserContext): Promise<string[]> =>
  (await sessionsOf(context)).map(({ token }) => token);

/** An account has at most five sessions, whichever fairs they are for: what a test leaves behind must not end another test's. */
async function endSessions(context: BrowserContext): Promise<void> {
  for (const { at, token } of await sessionsOf(context)) {
    if (isShared(token)) continue;
    await callAt(at, token)(logOff, {}).catch(() => null);
  }
}
