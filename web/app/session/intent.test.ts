import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIntent, peekIntent, takeIntent } from './intent.ts';

const HOUR_MS = 3_600_000;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what was typed before the log-in is there after it, once', () => {
  keepIntent('order P1', { quantity: '1234', remark: 'FOB' });
  expect(takeIntent('order P1')).toEqual({ quantity: '1234', remark: 'FOB' });
  expect(takeIntent('order P1')).toBeNull();
});

it('stays while it is only looked at: a rendering may be thrown away and done again', () => {
  keepIntent('order P1', { quantity: '1234' });
  expect([peekIntent('order P1'), peekIntent('order P1'), takeIntent('order P1'), peekIntent('order P1')]).toEqual([
    { quantity: '1234' },
    { quantity: '1234' },
    { quantity: '1234' },
    null,
  ]);
});

it('stays for the thing it was begun for, whatever else is opened meanwhile', () => {
  keepIntent('document D1');
  expect(takeIntent('document D2')).toBeNull();
  expect(takeIntent('document D1')).toEqual({});
});

it('is forgotten after an hour, and gives way to what is begun later', () => {
  keepIntent('order P1', { quantity: '1' });
  vi.setSystemTime(Date.now() + HOUR_MS + 1);
  expect(takeIntent('order P1')).toBeNull();
  keepIntent('order P1', { quantity: '2' });
  keepIntent('favourite', { kind: 'ACTOR', id: 'X1', name: 'Name' });
  expect([takeIntent('order P1'), takeIntent('favourite')]).toEqual([null, { kind: 'ACTOR', id: 'X1', name: 'Name' }]);
});

it.each(['', 'null', '{', '[]', '{"what":"order P1"}', '{"what":"order P1","values":null,"at":1}'])(
  'is nothing where %j stands there',
  (text) => {
    kept.set('fairbridge.intent', text);
    expect(takeIntent('order P1')).toBeNull();
  },
);

it('is begun anew in a browser that keeps nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  keepIntent('order P1', { quantity: '1' });
  expect(takeIntent('order P1')).toBeNull();
});
