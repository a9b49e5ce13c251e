import { describe, expect, test } from 'vitest';
import { fits, looksDrawn, normalSubject } from './identity.rules.ts';
import { dragTo, typeTo } from '../../../test/slides.ts';

const even = (count: number, milliseconds: number, x: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: (x * index) / (count - 1),
    y: 100 + (index % 3),
    t: (milliseconds * index) / (count - 1),
  }));

describe('a drag counts as drawn by a hand', () => {
  test('when it speeds up, slows down and wavers', () => {
    expect([80, 200, 330].map((x) => looksDrawn(dragTo(x)))).toEqual([true, true, true]);
  });

  test('whatever clock its times are by', () => {
    const { x, by, track } = dragTo(200);
    expect(looksDrawn({ x, by, track: track.map((moment) => ({ ...moment, t: moment.t + 1_750_000_000_000 })) })).toBe(
      true,
    );
  });

  test('not at one and the same speed', () => {
    expect(looksDrawn({ x: 200, by: 'pointer', track: even(40, 800, 200) })).toBe(false);
  });

  test('not on a level line', () => {
    const { x, by, track } = dragTo(200);
    expect(looksDrawn({ x, by, track: track.map((moment) => ({ ...moment, y: 100 })) })).toBe(false);
  });

  test('only between a quarter of a second and a minute', () => {
    const lasting = (milliseconds: number) => {
      const { x, by, track } = dragTo(200);
      return looksDrawn({
        x,
        by,
        track: track.map(({ t, ...at }) => ({ ...at, t: ((t - 5_000) / 640) * milliseconds })),
      });
    };
    expect([249, 250, 60_000, 60_001].map(lasting)).toEqual([false, true, true, false]);
  });

  test('not with fewer than eight moments, and not without any', () => {
    const { x, by, track } = dragTo(200);
    const thinned = (every: number) => track.filter((_, index) => index % every === 0);
    expect([thinned(4).length, thinned(8).length]).toEqual([9, 5]);
    expect([thinned(4), thinned(8), []].map((some) => looksDrawn({ x, by, track: some }))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('only when it begins at the left and ends where it is claimed to', () => {
    const { by, track } = dragTo(200);
    expect([200, 202, 203, 100].map((x) => looksDrawn({ x, by, track }))).toEqual([true, true, false, false]);
    expect(looksDrawn({ x: 200, by, track: track.slice(12) })).toBe(false);
  });

  test('not backwards in time', () => {
    const { x, by, track } = dragTo(200);
    expect(looksDrawn({ x, by, track: [...track.slice(0, 10), ...track.slice(8)] })).toBe(false);
  });
});

describe('the keys of a keyboard', () => {
  test('need no height, but pauses as hands make them', () => {
    expect([80, 205, 330].map((x) => looksDrawn(typeTo(x)))).toEqual([true, true, true]);
    const track = even(30, 900, 200).map((moment) => ({ ...moment, y: 0 }));
    expect(looksDrawn({ x: 200, by: 'keys', track })).toBe(false);
  });

  test('do not jump', () => {
    const { x, by, track } = typeTo(200);
    expect(looksDrawn({ x, by, track: track.filter(({ x: at }) => at < 100 || at > 170) })).toBe(false);
  });
});

test('a piece fits three pixels off at most', () => {
  expect([196, 197, 197.5, 200, 203, 203.1, 204].map((x) => fits(x, 200))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('an identifier is the same in capitals, in full width and with spaces around', () => {
  expect(
    ['  Buyer@Fair.Example ', 'Ｂｕｙｅｒ＠Ｆａｉｒ．Ｅｘａｍｐｌｅ', 'buyer@fair.example', ''].map(normalSubject),
  ).toEqual(['buyer@fair.example', 'buyer@fair.example', 'buyer@fair.example', '']);
});
