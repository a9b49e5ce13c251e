import { describe, expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { countedAddress, RateLimiter } from './rate.ts';

describe('the rate limiter', () => {
  test('lets so many through in a window, then again in the next', () => {
    let now = 0;
    const limiter = new RateLimiter(1, () => now);
    const take = () => [1, 2, 3, 4].map(() => limiter.take('a', 3, 60));
    expect(take()).toEqual([true, true, true, false]);
    now = 59_999;
    expect(limiter.take('a', 3, 60)).toBe(false);
    expect(limiter.take('b', 3, 60)).toBe(true);
    now = 60_000;
    expect(take()).toEqual([true, true, true, false]);
  });

  test('keeps what runs when a flood of other keys comes', () => {
    let now = 0;
    const limiter = new RateLimiter(1, () => now);
    for (let key = 0; key < 49_000; key += 1) limiter.take(`old ${key}`, 1, 1);
    now = 5_000;
    limiter.take('runs', 1, 60);
    for (let key = 0; key < 20_000; key += 1) limiter.take(`new ${key}`, 1, 60);
    expect(limiter.take('runs', 1, 60)).toBe(false);
  });
});

test('an IPv6 network counts as one address, an IPv4 address as itself', () => {
  const table = {
    '192.0.2.7': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
    '2001:db8:1:2::9': '2001:db8:1:2::/64',
    '2001:db8::1': '2001:db8:0:0::/64',
    '::1': '0:0:0:0::/64',
  };
  expect(Object.fromEntries(Object.keys(table).map((address) => [address, countedAddress(address)]))).toEqual(table);
});

describe('the short cache of answers', () => {
  const body = Buffer.from('answer');

  test('keeps an answer until its exhibition changes, and that one’s only', () => {
    const cache = new AnswerCache(10, 60_000);
    cache.set('one', 'key', body, cache.generation('one'));
    cache.set('two', 'key', body, cache.generation('two'));
    cache.changed('one');
    expect([cache.get('one', 'key'), cache.get('two', 'key')]).toEqual([null, body]);
  });

  test('does not keep an answer made before a change that came meanwhile', () => {
    const cache = new AnswerCache(10, 60_000);
    const generation = cache.generation('one');
    cache.changed('one');
    cache.set('one', 'key', body, generation);
    expect(cache.get('one', 'key')).toBeNull();
  });

  test('is bounded: the least recently used goes first, and everything goes with time', () => {
    const cache = new AnswerCache(2, 60_000);
    const put = (key: string) => cache.set('one', key, body, cache.generation('one'));
    put('a');
    put('b');
    cache.get('one', 'a');
    put('c');
    expect(['a', 'b', 'c'].map((key) => cache.get('one', key) !== null)).toEqual([true, false, true]);
    const short = new AnswerCache(2, -1);
    short.set('one', 'a', body, short.generation('one'));
    expect(short.get('one', 'a')).toBeNull();
  });
});
