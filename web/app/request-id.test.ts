import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRequests, lastUnshown, requestIds } from './request-id.ts';

const counting = () => {
  let made = 0;
  return () => `request-${(made += 1)}`;
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the id while the order stays the same and makes a new one when it changes', () => {
  const { idOf } = requestIds('order', counting());
  expect([idOf({ quantity: 5 }), idOf({ quantity: 5 }), idOf({ quantity: 6 })]).toEqual([
    'request-1',
    'request-1',
    'request-2',
  ]);
});

it('makes a new id for the same order once the answer to the first was shown', () => {
  const { idOf, answered } = requestIds('order', counting());
  idOf({ quantity: 5 });
  answered();
  vi.advanceTimersByTime(1_000);
  expect([lastUnshown(), idOf({ quantity: 5 })]).toEqual(['', 'request-2']);
});

it('makes a new id at once where the answer was seen', () => {
  const { idOf, answered, forget } = requestIds('order', counting());
  idOf({ quantity: 5 });
  answered();
  forget();
  expect(idOf({ quantity: 5 })).toBe('request-2');
  vi.advanceTimersByTime(1_000);
  expect(idOf({ quantity: 5 })).toBe('request-2');
});

it('keeps the id over a screen that failed on the answer, and over a reload, for this form alone', () => {
  const make = counting();
  const { idOf, answered } = requestIds('order', make);
  idOf({ quantity: 5 });
  answered();
  keepRequests();
  vi.advanceTimersByTime(1_000);
  expect(lastUnshown()).toBe('order');
  expect([1, 2].map((_, at) => requestIds('order', make).repeats({ quantity: 5 + at }))).toEqual([true, false]);
  expect(requestIds('inquiry', make).idOf({ quantity: 5 })).toBe('request-2');
  expect(requestIds('order', make).idOf({ quantity: 5 })).toBe('request-1');
});

it('a request is told of for a minute', () => {
  requestIds('order', counting()).idOf({ quantity: 5 });
  expect([lastUnshown(59_999), lastUnshown(60_000)]).toEqual(['order', '']);
});
