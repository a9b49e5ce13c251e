import { expect, test } from 'vitest';
import { PublishLimits } from './publish-limits.ts';

test('ten wrong keys of an address in a minute ban it for ten minutes, and nobody else (G47)', () => {
  let now = 0;
  const limits = new PublishLimits(() => now);
  for (let tried = 0; tried < 9; tried += 1) limits.countWrong('1.2.3.4');
  expect(limits.isBanned('1.2.3.4')).toBe(false);
  limits.countWrong('1.2.3.4');
  expect([limits.enter('1.2.3.4'), limits.enter('5.6.7.8')]).toEqual([false, true]);
  now = 600_001;
  expect(limits.enter('1.2.3.4')).toBe(true);
});

test('wrong keys that come slowly ban nobody', () => {
  let now = 0;
  const limits = new PublishLimits(() => now);
  for (let tried = 0; tried < 30; tried += 1) {
    limits.countWrong('1.2.3.4');
    now += 10_000;
  }
  expect(limits.isBanned('1.2.3.4')).toBe(false);
});

test('an address has twenty connections at once', () => {
  const limits = new PublishLimits();
  const entered = Array.from({ length: 21 }, () => limits.enter('1.2.3.4'));
  expect(entered.filter(Boolean).length).toBe(20);
  limits.leave('1.2.3.4');
  expect(limits.enter('1.2.3.4')).toBe(true);
});
