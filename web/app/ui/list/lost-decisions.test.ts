import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepUnsent, takeLost } from './lost-decisions.ts';

/** The locks of one browser; `crash` frees those of all windows. */
function browserLocks() {
  const names: string[] = [];
  return {
    crash: () => names.splice(0),
    request: async (name: string) => names.push(name),
    query: async () => ({ held: names.map((name) => ({ name })), pending: [] }),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', {});
  const kept: Record<string, string> = {};
  const storage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => (kept[key] = text) },
    removeItem: { value: (key: string) => delete kept[key] },
  });
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('what a window that crashed had not sent is told once', async () => {
  const locks = browserLocks();
  keepUnsent(locks)(['Approved: Anna', 'Approved: Bruno']);
  expect(await takeLost(locks)).toEqual([]);
  locks.crash();
  expect([await takeLost(locks), await takeLost(locks)]).toEqual([['Approved: Anna', 'Approved: Bruno'], []]);
});

test('what was sent or taken back is not told', async () => {
  const locks = browserLocks();
  const keep = keepUnsent(locks);
  keep(['Approved: Anna']);
  keep([]);
  locks.crash();
  expect(await takeLost(locks)).toEqual([]);
});

test('a browser without locks keeps nothing', async () => {
  keepUnsent(null)(['Approved: Anna']);
  expect([await takeLost(null), await takeLost(browserLocks())]).toEqual([[], []]);
});
