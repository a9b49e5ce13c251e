import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asRecord, localStorageItem, sessionStorageItem, asNumber, asText } from './stored-item.ts';

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
  const [here, long] = [sessionStorageItem('fairbridge.a'), localStorageItem('fairbridge.a')];
  expect([here.read(), long.read()]).toEqual([null, null]);
  here.write({ step: 1 });
  long.write(['x']);
  expect([here.read(), long.read()]).toEqual([{ step: 1 }, ['x']]);
  expect([[...session.texts], [...local.texts]]).toEqual([
    [['fairbridge.a', '{"step":1}']],
    [['fairbridge.a', '["x"]']],
  ]);
  here.remove();
  expect([here.read(), long.read()]).toEqual([null, ['x']]);
});

test('keeps nothing, and breaks nothing, without a storage, in a full one, and where something else lies', () => {
  const item = sessionStorageItem('fairbridge.a');
  vi.stubGlobal('sessionStorage', undefined);
  item.write(1);
  item.remove();
  expect(item.read()).toBe(null);
  const full = storage(true);
  vi.stubGlobal('sessionStorage', full);
  item.write(1);
  expect(item.read()).toBe(null);
  full.texts.set('fairbridge.a', '{broken');
  expect(item.read()).toBe(null);
});

test("keeps nothing on a server, whose storage would be everybody's", () => {
  const shared = storage();
  vi.stubGlobal('localStorage', shared);
  vi.stubGlobal('window', undefined);
  localStorageItem('fairbridge.a').write(1);
  expect([...shared.texts]).toEqual([]);
  shared.texts.set('fairbridge.a', '1');
  expect(localStorageItem('fairbridge.a').read()).toBe(null);
});

test('reads fields of what it cannot trust', () => {
  expect([asRecord({ a: 1 }), asRecord(null), asRecord('text')]).toEqual([{ a: 1 }, {}, {}]);
  expect([asText('a'), asText(1), asNumber(2), asNumber('2'), asNumber(NaN)]).toEqual(['a', '', 2, 0, 0]);
});
