import { expect, test } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

test('the rest takes as long as what has gone, by their sizes', () => {
  expect(secondsLeft({ seconds: 4, from: 0, sent: 40, total: 100 })).toBe(6);
});

test('what was there before a break says nothing of the speed', () => {
  expect(secondsLeft({ seconds: 2, from: 60, sent: 70, total: 100 })).toBe(6);
});

test('too early, or at a standstill, nothing is promised', () => {
  expect(secondsLeft({ seconds: 0.5, from: 0, sent: 40, total: 100 })).toBeNull();
  expect(secondsLeft({ seconds: 9, from: 60, sent: 60, total: 100 })).toBeNull();
});
