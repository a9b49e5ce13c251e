import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptFields, keptInBrowser, keptInWindow, keptNumber, keptText } from './kept.ts';

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => vi.unstubAllGlobals());

/** A storage as a browser has it, of which the texts can be looked at. */
function storage(full = false) {
  const texts = new Map<string, string>();
  const set = (key: string, text: string): void => {
    if (full) throw new Error('QuotaExceededError');
    texts.set(key, text);
  };
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: set,
    removeItem: (key: string) => texts.delete(key),
  };
}

test('keeps a value for the window or for the browser, each by itself, and forgets it', () => {
  const [session, local] = [storage(), storage()];
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  const [here, long] = [keptInWindow('fairbridge.a'), keptInBrowser('fairbridge.a')];
  expect([here.read(), long.read()]).toEqual([null, null]);
  here.write({ step: 1 });
  long.write(['x']);
  expect([here.read(), long.read()]).toEqual([{ step: 1 }, ['x']]);
  expect([[...session.texts], [...local.texts]]).toEqual([
    [['fairbridge.a', '{"step":1}']],
    [['fairbridge.a', '["x"]']],
  ]);
  here.forget();
  expect([here.read(), long.read()]).toEqual([null, ['x']]);
});

test('keeps nothing, and breaks nothing, without a storage, in a full one, and where something else lies', () => {
  const kept = keptInWindow('fairbridge.a');
  vi.stubGlobal('sessionStorage', undefined);
  kept.write(1);
  kept.forget();
  expect(kept.read()).toBe(null);
  const full = storage(true);
  vi.stubGlobal('sessionStorage', full);
  kept.write(1);
  expect(kept.read()).toBe(null);
  full.texts.set('fairbridge.a', '{broken');
  expect(kept.read()).toBe(null);
});

test("keeps nothing on a server, whose storage would be everybody's", () => {
  const shared = storage();
  vi.stubGlobal('localStorage', shared);
  vi.stubGlobal('window', undefined);
  keptInBrowser('fairbridge.a').write(1);
  expect([...shared.texts]).toEqual([]);
  shared.texts.set('fairbridge.a', '1');
  expect(keptInBrowser('fairbridge.a').read()).toBe(null);
});

test('reads fields of what it cannot trust', () => {
  expect([keptFields({ a: 1 }), keptFields(null), keptFields('text')]).toEqual([{ a: 1 }, {}, {}]);
  expect([keptText('a'), keptText(1), keptNumber(2), keptNumber('2'), keptNumber(NaN)]).toEqual(['a', '', 2, 0, 0]);
});
