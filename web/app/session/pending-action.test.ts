import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savePendingAction, getPendingAction, consumePendingAction } from './pending-action.ts';

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
  savePendingAction('order P1', { quantity: '1234', remark: 'FOB' });
  expect(consumePendingAction('order P1')).toEqual({ quantity: '1234', remark: 'FOB' });
  expect(consumePendingAction('order P1')).toBeNull();
});

it('stays while it is only looked at: a rendering may be thrown away and done again', () => {
  savePendingAction('order P1', { quantity: '1234' });
  expect([
    getPendingAction('order P1'),
    getPendingAction('order P1'),
    consumePendingAction('order P1'),
    getPendingAction('order P1'),
  ]).toEqual([{ quantity: '1234' }, { quantity: '1234' }, { quantity: '1234' }, null]);
});

it('stays for the thing it was begun for, whatever else is opened meanwhile', () => {
  savePendingAction('document D1');
  expect(consumePendingAction('document D2')).toBeNull();
  expect(consumePendingAction('document D1')).toEqual({});
});

it('is forgotten after an hour, and gives way to what is begun later', () => {
  savePendingAction('order P1', { quantity: '1' });
  vi.setSystemTime(Date.now() + HOUR_MS + 1);
  expect(consumePendingAction('order P1')).toBeNull();
  savePendingAction('order P1', { quantity: '2' });
  savePendingAction('favourite', { kind: 'ACTOR', id: 'X1', name: 'Name' });
  expect([consumePendingAction('order P1'), consumePendingAction('favourite')]).toEqual([
    null,
    { kind: 'ACTOR', id: 'X1', name: 'Name' },
  ]);
});

it.each(['', 'null', '{', '[]', '{"what":"order P1"}', '{"what":"order P1","values":null,"at":1}'])(
  'is nothing where %j stands there',
  (text) => {
    kept.set('fairbridge.intent', text);
    expect(consumePendingAction('order P1')).toBeNull();
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
  savePendingAction('order P1', { quantity: '1' });
  expect(consumePendingAction('order P1')).toBeNull();
});
