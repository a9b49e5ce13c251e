import { existsSync, readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { logOff, logOn } from '@fairbridge/contract/account/account.calls.ts';
import { httpClient, sendBytes, type CallApi } from '@fairbridge/contract/client.ts';
import type { PictureUse } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { stream } from '@fairbridge/contract/upload/upload.calls.ts';
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

export { expect };
export const LANGS = ['zh', 'en'] as const satisfies readonly Lang[];
export const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** The log-ins that the start of the program prints. A test that changes what an account owns makes its own account instead. */
export const DEMO = {
  visitor: 'buyer@fair.example',
  newcomer: 'newcomer@fair.example',
  exhibitor: 'exhibitor@fair.example',
  staff: 'sales@fair.example',
} as const;
export const DEMO_PASSWORD = 'Zhanqiao26';

/** Where the portal listens, such as `http://localhost:40123`; known once `server.ts` has started it. */
export const origin = (): string => process.env['E2E_ORIGIN'] ?? '';

/** The path of a page in a language: Chinese without prefix, English under `/en` (ruling 1.9). */
export const inLang = (lang: Lang, at: string): string => (lang === 'zh' ? at : at === '/' ? '/en' : `/en${at}`);

// --- what a page may not do ---------------------------------------------------------------------------------------

/** Watches one browser context: nothing of what it collects may remain when the test ends. */
export type Guard = {
  /** This problem is what the test provokes; every problem that matches is left out. */
  allow: (problem: RegExp) => void;
  problems: () => string[];
};
const guards = new WeakMap<BrowserContext, Guard>();

/** `Failed to load resource` says without the address what the response has said already. */
const isRepeated = (text: string): boolean => text.startsWith('Failed to load resource');

async function watch(context: BrowserContext): Promise<Guard> {
  const seen: string[] = [];
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
    if (response.status() >= 400)
      seen.push(`${response.status()} ${response.request().method()} ${here(response.url())}`);
  });
  context.on('requestfailed', (request) => {
    // A request that the page itself gave up, because it went elsewhere or asked anew, has not failed.
    const text = request.failure()?.errorText ?? '';
    if (text !== 'net::ERR_ABORTED') seen.push(`${text} ${request.method()} ${here(request.url())}`);
  });
  const guard: Guard = {
    allow: (problem) => void allowed.push(problem),
    problems: () => seen.filter((one) => !allowed.some((pattern) => pattern.test(one))),
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
    const problems = contexts.flatMap((context) => guards.get(context)?.problems() ?? []);
    for (const context of contexts) {
      await endSessions(context);
      await context.close();
    }
    expect(problems, 'problems seen by the browser').toEqual([]);
  },
  apiAs: async ({}, use) => {
    const leave: (() => Promise<unknown>)[] = [];
    await use(async (account, type = 'vis') => {
      const anonymous = clientOf(null);
      if (account === null) return anonymous;
      const { token } = await anonymous.call(logOn, { account, password: DEMO_PASSWORD, type });
      const client = clientOf(token);
      leave.push(() => client.call(logOff, {}).catch(() => null));
      return client;
    });
    for (const end of leave) await end();
  },
});

// --- pages --------------------------------------------------------------------------------------------------------

/** Waits until clicks are handled by the page. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Opens an address of this portal and waits until the page answers to clicks. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe?: {
      run: (
        root: Document,
        options: object,
      ) => Promise<{
        violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
      }>;
    };
  }
}

/** The page as it stands has no axe violation. */
export async function expectAccessible(page: Page): Promise<void> {
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
}

/** What every page must keep, at the end of a visit: usable for everybody, no error, and no wider than the window. */
export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(tooWide, `${page.url()} is wider than the window by this many px`).toBe(0);
  expect.soft(guardOf(page).problems(), `problems at ${page.url()}`).toEqual([]);
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

/** The tokens of the sessions that a browser keeps. */
export async function tokensOf(context: BrowserContext): Promise<string[]> {
  const { origins } = await context.storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage.filter(({ name }) => name === 'fairbridge.session'));
  return kept.map(({ value }) => {
    const { token }: { token: string } = JSON.parse(value);
    return token;
  });
}

/** An account has at most five sessions: what a test leaves behind must not end another test's. */
async function endSessions(context: BrowserContext): Promise<void> {
  for (const token of await tokensOf(context))
    await clientOf(token)
      .call(logOff, {})
      .catch(() => null);
}

// --- the API and the outbox ---------------------------------------------------------------------------------------

/** The contract's calls with a token of one's own, and uploads, which answer the file's id. */
export type Client = {
  token: string | null;
  call: CallApi;
  upload: (use: PictureUse, bytes: Buffer) => Promise<string>;
};

export function clientOf(token: string | null): Client {
  const context = { languageType: 'zh', exhibitionId: '', appId: 'e2e', terminal: 'PC', subjectType: '' } as const;
  const caller = { context: () => context, token: () => token, base: origin() };
  return {
    token,
    call: httpClient(caller),
    upload: async (use, bytes) => (await sendBytes(stream, { use }, new Blob([new Uint8Array(bytes)]), caller)).id,
  };
}

export type Raw = { status: number; headers: http.IncomingHttpHeaders; body: string };

/** Asks the server for an address as it is: no cookies, no following, no unpacking. `host` chooses the fair. */
export function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  const { port } = new URL(origin());
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: address, method, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on('error', reject).end();
  });
}

export type Mail = {
  kind: string;
  to: string;
  code: string | null;
  link: string | null;
  subject: string;
  text: string;
};
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Every message that left the program so far, oldest first. */
export function outbox(): Mail[] {
  const folder = process.env['E2E_OUTBOX'] ?? '';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name): Mail[] => {
      // A file may be seen while it is still written.
      const text = readFileSync(path.join(folder, name), 'utf8');
      if (!text.endsWith('}')) return [];
      const { kind, to, code, link, subject, text: body }: Record<string, unknown> = JSON.parse(text);
      return [
        {
          kind: textOf(kind) ?? '',
          to: textOf(to) ?? '',
          code: textOf(code),
          link: textOf(link),
          subject: textOf(subject) ?? '',
          text: textOf(body) ?? '',
        },
      ];
    });
}

/** Waits for a message that fits, and answers the newest such. */
export async function readMail(fits: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(() => (found = outbox().findLast(fits)) !== undefined, {
      message: 'a message in the outbox',
      timeout: 20_000,
    })
    .toBe(true);
  if (found === undefined) throw new Error('no such message');
  return found;
}

/** The newest verification code sent to an address. */
export async function readCode(email: string): Promise<string> {
  const { code } = await readMail((mail) => mail.to === email && mail.code !== null);
  return code ?? '';
}

let accounts = 0;
/** An address that nobody else uses. */
export const newEmail = (who: string): string =>
  `${who}.${Date.now().toString(36)}.${process.pid}.${(accounts += 1)}@test.example`;
