import { describe, expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { rateLimitAddress, RateLimiter } from './rate-limiter.ts';

describe('the rate limiter', () => {
  test('lets so many through in a window, then again in the next', () => {
    let now = 0;
    const limiter = new RateLimiter(1, () => now);
    const take = () => [1, 2, 3, 4].map(() => limiter.consume('a', 3, 60));
    expect(take()).toEqual([true, true, true, false]);
    now = 59_999;
    expect(limiter.consume('a', 3, 60)).toBe(false);
    expect(limiter.consume('b', 3, 60)).toBe(true);
    now = 60_000;
    expect(take()).toEqual([true, true, true, false]);
  });

  test('keeps what runs when a flood of other keys comes', () => {
    let now = 0;
    const limiter = new RateLimiter(1, () => now);
    for (let key = 0; key < 49_000; key += 1) limiter.consume(`old ${key}`, 1, 1);
    now = 5_000;
    limiter.consume('runs', 1, 60);
    for (let key = 0; key < 20_000; key += 1) limiter.consume(`new ${key}`, 1, 60);
    expect(limiter.consume('runs', 1, 60)).toBe(false);
  });
});

test('an IPv6 network counts as one address, an IPv4 address as itself (G34)', () => {
  const table = {
    '192.0.2.7': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
    '2001:db8:1:2::9': '2001:db8:1:2::/64',
    '2001:db8::1': '2001:db8:0:0::/64',
    '::1': '0:0:0:0::/64',
  };
  expect(Object.fromEntries(Object.keys(table).map((address) => [address, rateLimitAddress(address)]))).toEqual(table);
});

test('a shared address has wider limits, whichever of its addresses is named', () => {
  const limiter = new RateLimiter(1, () => 0, ['192.0.2.7', '2001:db8:1:2::7']);
  const takes = (address: string): number =>
    Array.from({ length: 50 }, () => limiter.consumeByAddress(rateLimitAddress(address), 'page', 2, 60)).filter(Boolean)
      .length;
  expect([takes('192.0.2.7'), takes('2001:db8:1:2::99'), takes('192.0.2.8')]).toEqual([40, 40, 2]);
});

describe('the short cache of answers', () => {
  const body = Buffer.from('answer');
  const put = (cache: AnswerCache, exhibitionId: string, path: string, input = 'key') =>
    cache.set(exhibitionId, path, input, body, cache.moment(exhibitionId));

  test('keeps an answer until its exhibition changes, and that one’s only', () => {
    const cache = new AnswerCache(10_000, 60_000);
    put(cache, 'one', '/a');
    put(cache, 'two', '/a');
    cache.changed('one');
    expect([cache.get('one', '/a', 'key'), cache.get('two', '/a', 'key')]).toEqual([null, body]);
  });

  test('drops with a change what it reaches, and nothing else', () => {
    const cache = new AnswerCache(10_000, 60_000);
    put(cache, 'one', '/visitors');
    put(cache, 'one', '/products');
    cache.changed('one', (path) => path === '/visitors');
    expect([cache.get('one', '/visitors', 'key'), cache.get('one', '/products', 'key')]).toEqual([null, body]);
  });

  test('does not keep an answer made before a change that came meanwhile and reaches it', () => {
    const cache = new AnswerCache(10_000, 60_000);
    const moment = cache.moment('one');
    cache.changed('one', (path) => path === '/visitors');
    cache.set('one', '/visitors', 'key', body, moment);
    cache.set('one', '/products', 'key', body, moment);
    expect([cache.get('one', '/visitors', 'key'), cache.get('one', '/products', 'key')]).toEqual([null, body]);
  });

  test('is bounded by bytes: the least recently used goes first, and everything goes with time', () => {
    const cache = new AnswerCache(700, 60_000);
    put(cache, 'one', '/a');
    put(cache, 'one', '/b');
    cache.get('one', '/a', 'key');
    put(cache, 'one', '/c');
    expect(['/a', '/b', '/c'].map((path) => cache.get('one', path, 'key') !== null)).toEqual([true, false, true]);
    expect(cache.bytes).toBeLessThanOrEqual(700);
    const short = new AnswerCache(700, -1);
    put(short, 'one', '/a');
    expect([short.get('one', '/a', 'key'), short.bytes]).toEqual([null, 0]);
  });
});
