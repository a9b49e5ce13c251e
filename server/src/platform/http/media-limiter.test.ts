import { LIMITS } from '@fairbridge/contract/limits.ts';
import { expect, test } from 'vitest';
import { MediaLimiter } from './media-limiter.ts';
import { RateLimiter } from './rate-limiter.ts';

/** A hundredth of the limits: 600 requests a minute, six of them for unknown names. */
const PART = 0.01;
const [ALL, UNKNOWN] = [LIMITS.mediaPerMinute * PART, LIMITS.unknownMediaPerMinute * PART];

function limiterOf(venue: string[] = []) {
  let now = 0;
  const looked: string[] = [];
  const limiter = new MediaLimiter(new RateLimiter(PART, () => now, venue), 'test');
  /** What somebody at this address gets: names that begin with `a` are there. */
  const ask = (ip: string, name: string): Promise<string | null> =>
    limiter
      .find({ ip }, name, async () => {
        looked.push(name);
        return name.startsWith('a') ? 'found' : null;
      })
      .catch(() => 'refused');
  const askAll = async (ip: string, names: readonly string[]) => {
    const got: (string | null)[] = [];
    for (const name of names) got.push(await ask(ip, name));
    return {
      found: got.filter((one) => one === 'found').length,
      refused: got.filter((one) => one === 'refused').length,
    };
  };
  return { ask, askAll, looked, later: () => (now += 60_000) };
}
const names = (letter: string, count: number): string[] => Array.from({ length: count }, (_, at) => letter + at);
const [ONE, OTHER] = ['192.0.2.1', '192.0.2.2'];

test('of names that mean nothing an address may ask for few; further ones are not even looked for, until the next minute', async () => {
  const { ask, askAll, looked, later } = limiterOf();
  expect(await askAll(ONE, names('x', 100))).toEqual({ found: 0, refused: 100 - UNKNOWN });
  expect(looked).toEqual(names('x', UNKNOWN));
  expect(await ask(OTHER, 'x')).toBe(null);
  later();
  expect(await ask(ONE, 'x')).toBe(null);
});

test('of names that are there an address may ask for many, also of those that nobody has asked for before', async () => {
  const { askAll } = limiterOf();
  expect(await askAll(ONE, names('a', ALL + 3))).toEqual({ found: ALL, refused: 3 });
});

test('what was found is still handed out behind an address that has guessed names', async () => {
  const { ask, askAll } = limiterOf();
  await ask(OTHER, 'a known one');
  await askAll(ONE, names('x', 100));
  expect([await ask(ONE, 'a known one'), await ask(ONE, 'a new one')]).toEqual(['found', 'refused']);
});

test('many who ask for a new name at once have not guessed', async () => {
  const { ask, askAll } = limiterOf();
  await Promise.all(names('a', UNKNOWN).map((name) => ask(ONE, name)));
  expect(await askAll(ONE, names('x', UNKNOWN + 1))).toEqual({ found: 0, refused: 1 });
});

test('the address of a venue has twenty times the room', async () => {
  const { askAll } = limiterOf([ONE]);
  expect(await askAll(ONE, names('x', 200))).toEqual({ found: 0, refused: 200 - UNKNOWN * LIMITS.venueFactor });
});
