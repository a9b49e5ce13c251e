import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '../session/session.ts';
import { testUser } from '../session/test-user.ts';

type Sent = { authorization: string | null; keepalive: boolean | undefined; body: Record<string, unknown> };

/** A browser's window, as far as visits go. */
class Page extends EventTarget {
  visibilityState = 'visible';
  referrer = '';
  prerendering = false;
  documentElement = { lang: 'zh', dataset: {} };
}
class Window extends EventTarget {
  innerWidth = 1440;
  requestIdleCallback = (work: () => void): void => void setTimeout(work, 5);
}

const START = Date.UTC(2026, 2, 12, 2);
let sent: Sent[];
let page: Page;
let stored: Map<string, string>;
let here: Window;
let navigator: { doNotTrack?: string; globalPrivacyControl?: boolean; onLine: boolean };
let navigation: string;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.resetModules();
  [sent, page, stored, here, navigator, navigation] = [
    [],
    new Page(),
    new Map(),
    new Window(),
    { onLine: true },
    'navigate',
  ];
  vi.stubGlobal('window', here);
  vi.stubGlobal('requestIdleCallback', here.requestIdleCallback);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { pathname: '/', origin: 'https://fair.example' });
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type: navigation }] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string, { headers, keepalive, body }: RequestInit) => {
    expect(url).toBe('/burying');
    sent.push({
      authorization: new Headers(headers).get('authorization'),
      keepalive,
      body: Object.fromEntries(Object.entries(JSON.parse(typeof body === 'string' ? body : ''))),
    });
    return Response.json({ code: 1000, data: null });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signIn = (kind: 'VISITOR' | 'ACTOR' | 'ORGANIZER'): void =>
  void stored.set(SESSION_KEY, JSON.stringify({ token: `of ${kind}`, user: testUser(kind, true) }));

/** The browser has nothing else to do, and what it loads then has come. */
const idle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(10);
  await vi.dynamicImportSettled();
};
async function open() {
  const { track } = await import('./track.ts');
  return {
    track,
    go: (site: string) => {
      vi.stubGlobal('location', { pathname: site, origin: 'https://fair.example' });
      track(null);
    },
  };
}
function look(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}
const events = () => sent.flatMap(({ body }) => body['events']);

test('what a guest does is sent on leaving in one batch: entered, opened, done, how long it was in sight, left', async () => {
  const { go, track } = await open();
  go('/find-exhibit/detail/P1');
  await idle();
  track('001034000', 'P1');
  vi.setSystemTime(START + 42_000);
  go('/');
  vi.setSystemTime(START + 50_000);
  look('hidden');
  here.dispatchEvent(new Event('pagehide'));
  const [{ authorization, keepalive, body } = { authorization: '', keepalive: false, body: {} }, ...more] = sent;
  expect([authorization, keepalive, more]).toEqual([null, true, []]);
  expect(body).toMatchObject({ appKey: 'portal', type: '000000001', userId: '', languageType: 'zh' });
  const site = '/find-exhibit/detail/P1';
  expect(events()).toEqual([
    { event: '001021003', time: expect.any(Number), site: '/', prop: { id: '' } },
    { event: '001032001', time: START, site, prop: { id: 'P1' } },
    { event: '001034000', time: expect.any(Number), site, prop: { id: 'P1' } },
    { event: '001033001', time: START + 42_000, site, prop: { id: 'P1', seconds: 42 } },
    { event: '001031000', time: START + 42_000, site: '/', prop: { id: '' } },
    { event: '001021004', time: START + 50_000, site: '/', prop: { id: '', seconds: 50 } },
  ]);
});

test('only the time in sight counts, at least a second and at most an hour', async () => {
  navigation = 'reload';
  const { go } = await open();
  go('/find-exhibitor/detail/A1');
  await idle();
  const seconds = () =>
    events()
      .map((event) => Object(event))
      .filter(({ event }) => event === '001033000')
      .map(({ prop }) => prop.seconds);
  vi.setSystemTime(START + 10_000);
  look('hidden');
  vi.setSystemTime(START + 100_000);
  look('visible');
  vi.setSystemTime(START + 100_200);
  look('hidden');
  look('visible');
  vi.setSystemTime(START + 9_000_000);
  look('hidden');
  expect(seconds()).toEqual([10, 1, 3_600]);
  expect(events()).not.toContainEqual(expect.objectContaining({ event: '001021003' }));
});

test('of a visitor the portal knows itself which exhibits were opened', async () => {
  signIn('VISITOR');
  const { go } = await open();
  page.referrer = 'https://fair.example/news';
  go('/find-exhibit/detail/P1');
  await idle();
  go('/find/product');
  look('hidden');
  expect(sent.map(({ authorization }) => authorization)).toEqual(['of VISITOR']);
  expect(events()).toMatchObject([{ event: '001033001' }, { event: '001031002' }, { event: '001021004' }]);
});

test.each([
  ['exhibitors', () => signIn('ACTOR')],
  ['the organizer’s staff', () => signIn('ORGANIZER')],
  ['whoever chose not to be counted', () => void stored.set('fairbridge.notCounted', 'true')],
  ['a browser that says Do Not Track', () => void (navigator.doNotTrack = '1')],
  ['a browser with Global Privacy Control', () => void (navigator.globalPrivacyControl = true)],
])('nothing is gathered and nothing loaded for %s', async (_who, arrange) => {
  arrange();
  const idleWork = vi.fn<(work: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', idleWork);
  here.requestIdleCallback = idleWork;
  const { go, track } = await open();
  go('/');
  track('001034000', 'P1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, idleWork.mock.calls]).toEqual([[], []]);
});

test('a page that was made ready ahead is told of once it is looked at', async () => {
  page.prerendering = true;
  page.visibilityState = 'hidden';
  const { go } = await open();
  go('/');
  await idle();
  look('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  page.prerendering = false;
  page.dispatchEvent(new Event('prerenderingchange'));
  await idle();
  look('visible');
  look('hidden');
  expect(events()).toMatchObject([{ event: '001021003' }, { event: '001031000' }, { event: '001021004' }]);
});

test('whoever chooses it while a page stands is counted no more', async () => {
  const { go } = await open();
  go('/');
  await idle();
  const { chooseCounted, isCounted } = await import('./counting-choice.ts');
  chooseCounted(false);
  expect(isCounted()).toBe(false);
  look('hidden');
  expect(sent).toEqual([]);
  chooseCounted(true);
  expect(isCounted()).toBe(true);
});
