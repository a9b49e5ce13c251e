import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { Page } from './page.ts';

const page = (text: string, keep = true): Page =>
  new Page({ status: 200, type: 'text/html; charset=utf-8', body: Buffer.from(text), headers: {}, keep });
const clocked = (pages = 10) => {
  const clock = { now: 0 };
  return { clock, cache: new PageCache({ pages, freshMs: 100, staleMs: 50 }, () => clock.now) };
};

describe('PageCache', () => {
  it('keeps a page fresh, then stale, then not at all', async () => {
    const { clock, cache } = clocked();
    const kept = await cache.fill('E1', 'E1 /', 'me', async () => page('a'));
    expect(cache.get('E1 /', 'me')).toEqual({ page: kept, stale: false });
    clock.now = 100;
    expect(cache.get('E1 /', 'me')).toEqual({ page: kept, stale: true });
    clock.now = 150;
    expect(cache.get('E1 /', 'me')).toBeNull();
  });
  it('renders once for everybody who asks meanwhile', async () => {
    const { cache } = clocked();
    let renders = 0;
    const ask = () =>
      cache.fill('E1', 'E1 /', 'me', async () => {
        renders += 1;
        return page('a');
      });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toBe(two);
    expect(renders).toBe(1);
  });
  it('empties one exhibition and leaves the other', async () => {
    const { cache } = clocked();
    await cache.fill('E1', 'E1 /', 'me', async () => page('a'));
    const other = await cache.fill('E2', 'E2 /', 'me', async () => page('b'));
    cache.changed('E1');
    expect(cache.get('E1 /', 'me')).toBeNull();
    expect(cache.get('E2 /', 'me')).toEqual({ page: other, stale: false });
  });
  it('does not keep or share a page that was being rendered when its exhibition changed', async () => {
    const { cache } = clocked();
    let finish: (page: Page) => void = () => undefined;
    const old = cache.fill('E1', 'E1 /', 'me', () => new Promise((resolve) => (finish = resolve)));
    cache.changed('E1');
    const fresh = await cache.fill('E1', 'E1 /', 'me', async () => page('new'));
    finish(page('old'));
    await old;
    expect(cache.get('E1 /', 'me')).toEqual({ page: fresh, stale: false });
  });
  it('lets the least recently used page go', async () => {
    const { cache } = clocked(2);
    for (const key of ['E1 a', 'E1 b']) await cache.fill('E1', key, 'me', async () => page(key));
    cache.get('E1 a', 'me');
    await cache.fill('E1', 'E1 c', 'me', async () => page('c'));
    expect(['E1 a', 'E1 b', 'E1 c'].map((key) => cache.get(key, 'me') !== null)).toEqual([true, false, true]);
  });
  it('does not keep what must not be kept, nor a failure', async () => {
    const { cache } = clocked();
    await cache.fill('E1', 'E1 gone', 'me', async () => page('404', false));
    expect(cache.get('E1 gone', 'me')).toBeNull();
    await expect(cache.fill('E1', 'E1 /', 'me', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.fill('E1', 'E1 /', 'me', async () => page('up'))).toMatchObject({ status: 200 });
  });
  it('drops with a change only what was made of the calls it reaches', async () => {
    const { cache } = clocked();
    const made = (path: string) => (used: (path: string) => void) => {
      used(path);
      return Promise.resolve(page(path));
    };
    for (const path of ['/visitors', '/products']) await cache.fill('E1', `E1 ${path}`, 'me', made(path));
    cache.changed('E1', (path) => path === '/visitors');
    expect(['/visitors', '/products'].map((path) => cache.get(`E1 ${path}`, 'me') !== null)).toEqual([false, true]);
  });
  it('keeps what several clients asked for, however many addresses one client asks for', async () => {
    const { cache } = clocked();
    await cache.fill('E1', 'E1 /', 'me', async () => page('home'));
    cache.get('E1 /', 'you');
    for (let at = 0; at < 100; at += 1) await cache.fill('E1', `E1 /?keyword=${at}`, 'flood', async () => page('list'));
    expect(['E1 /', 'E1 /?keyword=99', 'E1 /?keyword=0'].map((key) => cache.get(key, 'me') !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('is bounded by bytes', async () => {
    const cache = new PageCache({ pages: 1_000, bytes: 50_000, freshMs: 100, staleMs: 50 }, () => 0);
    for (let at = 0; at < 100; at += 1) {
      await cache.fill('E1', `E1 ${at}`, 'me', async () => page('x'.repeat(1_000)));
      if (at % 2 === 0) cache.get(`E1 ${at}`, 'you');
      expect(cache.bytes).toBeLessThanOrEqual(50_000);
    }
    expect(cache.get('E1 99', 'me')).not.toBeNull();
  });
});
