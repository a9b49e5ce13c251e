import { expect, test } from 'vitest';
import { PublishLimits } from './publish-limits.ts';

test('ten wrong keys for a stream from one address in a minute slow that pair down for ten minutes, and nobody else (G47)', () => {
  let now = 0;
  const limits = new PublishLimits(() => now);
  const delays = Array.from({ length: 11 }, () => limits.countWrong('1.2.3.4', 'live1'));
  expect(delays).toEqual([...Array.from({ length: 10 }, () => 2_000), 10_000]);
  expect([limits.countWrong('1.2.3.4', 'live2'), limits.countWrong('5.6.7.8', 'live1')]).toEqual([2_000, 2_000]);
  now = 600_001;
  expect(limits.countWrong('1.2.3.4', 'live1')).toBe(2_000);
});

test('wrong keys that come slowly slow nobody down', () => {
  let now = 0;
  const limits = new PublishLimits(() => now);
  const delays = Array.from({ length: 30 }, () => {
    now += 10_000;
    return limits.countWrong('1.2.3.4', 'live1');
  });
  expect(new Set(delays)).toEqual(new Set([2_000]));
});

test('beyond twenty connections of an address the oldest that has not published is closed, one that publishes never', () => {
  const limits = new PublishLimits();
  const closed: number[] = [];
  const connections = Array.from({ length: 22 }, (_, at) => () => void closed.push(at));
  for (const [at, close] of connections.entries()) {
    limits.enter('1.2.3.4', close);
    if (at === 0) limits.leave('1.2.3.4', close);
  }
  expect(closed).toEqual([1]);
});
