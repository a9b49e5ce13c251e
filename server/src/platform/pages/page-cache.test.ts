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
    const kept = await cache.fill('E1', 'E1 /', async () => page('a'));
    expect(cache.get('E1 /')).toEqual({ page: kept, stale: false });
    clock.now = 100;
    expect(cache.get('E1 /')).toEqual({ page: kept, stale: true });
    clock.now = 150;
    expect(cache.get('E1 /')).toBeNull();
  });
  it('renders once for everybody who asks meanwhile', async () => {
    const { cache } = clocked();
    let renders = 0;
    const ask = () =>
      cache.fill('E1', 'E1 /', async () => {
        renders += 1;
        return page('a');
      });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toBe(two);
    expect(renders).toBe(1);
  });
  it('empties one exhibition and leaves the other', async () => {
    const { cache } = clocked();
    await cache.fill('E1', 'E1 /', async () => page('a'));
    const other = await cache.fill('E2', 'E2 /', async () => page('b'));
    cache.empty('E1');
    expect(cache.get('E1 /')).toBeNull();
    expect(cache.get('E2 /')).toEqual({ page: other, stale: false });
  });
  it('does not keep or share a page that was being rendered when its exhibition changed', async () => {
    const { cache } = clocked();
    let finish: (page: Page) => void = () => undefined;
    const old = cache.fill('E1', 'E1 /', () => new Promise((resolve) => (finish = resolve)));
    cache.empty('E1');
    const fresh = await cache.fill('E1', 'E1 /', async () => page('new'));
    finish(page('old'));
    await old;
    expect(cache.get('E1 /')).toEqual({ page: fresh, stale: false });
  });
  it('lets the least recently used page go', async () => {
    const { cache } = clocked(2);
    for (const key of ['E1 a', 'E1 b']) await cache.fill('E1', key, async () => page(key));
    cache.get('E1 a');
    await cache.fill('E1', 'E1 c', async () => page('c'));
    expect(['E1 a', 'E1 b', 'E1 c'].map((key) => cache.get(key) !== null)).toEqual([true, false, true]);
  });
  it('does not keep what must not be kept, nor a failure', async () => {
    const { cache } = clocked();
    await cache.fill('E1', 'E1 gone', async () => page('404', false));
    expect(cache.get('E1 gone')).toBeNull();
    await expect(cache.fill('E1', 'E1 /', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.fill('E1', 'E1 /', async () => page('up'))).toMatchObject({ status: 200 });
  });
});
