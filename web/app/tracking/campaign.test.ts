import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '../session/session.ts';
import { testUser } from '../session/test-user.ts';

const START = Date.UTC(2026, 2, 12, 2);
const DAY_MS = 86_400_000;
let stored: Map<string, string>;
let told: unknown[];
let navigator: { doNotTrack?: string; globalPrivacyControl?: boolean; onLine: boolean };
let address: string;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.resetModules();
  [stored, told, navigator, address] = [new Map(), [], { onLine: true }, ''];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { lang: 'zh', dataset: {} } });
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { pathname: '/live/a1b2', search: '?x=1', origin: 'https://fair.example' });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => (address = to),
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    told.push(JSON.parse(typeof body === 'string' ? body : '{}'));
    return Response.json({ code: 1000, message: '', data: { done: true } });
  });
});

const arrive = async (hash: string) => (await import('./campaign.ts')).arrive(hash);
const storedCampaign = async () => (await import('./campaign-memory.ts')).storedCampaign();

test('the last link is told of once, remembered for thirty days, and leaves the address', async () => {
  await arrive('#c=ABCDEFGH');
  await arrive('#c=JKLMNPQR&gone');
  expect([address, told.length, await storedCampaign()]).toEqual(['/live/a1b2?x=1', 2, 'JKLMNPQR']);
  vi.setSystemTime(START + 30 * DAY_MS - 1);
  expect(await storedCampaign()).toBe('JKLMNPQR');
  vi.setSystemTime(START + 30 * DAY_MS);
  expect(await storedCampaign()).toBe(null);
});

test.each([
  ['whose browser asks not to be tracked', () => void (navigator.doNotTrack = '1')],
  ['whose browser sends Global Privacy Control', () => void (navigator.globalPrivacyControl = true)],
  ['who has said no in this browser', () => void stored.set('fairbridge.notCounted', 'true')],
  [
    'who works for a company',
    () => void stored.set(SESSION_KEY, JSON.stringify({ token: 't', user: testUser('ACTOR') })),
  ],
])('of somebody %s nothing is kept and nothing told', async (_who, say) => {
  say();
  await arrive('#c=ABCDEFGH');
  expect([told, stored.get('fairbridge.campaign'), await storedCampaign()]).toEqual([[], undefined, null]);
});

test('what was kept goes when somebody does not want to be counted any more', async () => {
  await arrive('#c=ABCDEFGH');
  const { chooseCounted } = await import('./counting-choice.ts');
  chooseCounted(false);
  chooseCounted(true);
  expect(await storedCampaign()).toBe(null);
});

test('what is no code is neither kept nor told', async () => {
  for (const hash of ['#c=', '#c=abc', '#c=<script>', '#gone']) await arrive(hash);
  expect([told, await storedCampaign()]).toEqual([[], null]);
});
