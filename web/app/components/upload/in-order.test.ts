import { expect, test } from 'vitest';
import { withInOrder } from './in-order.ts';

/** Letters are what was given, in their order; numbers stood there before. */
const turnOf = (one: string): number | undefined => (/[a-z]/.test(one) ? one.charCodeAt(0) : undefined);
const arrived = (list: string, one: string): string => withInOrder([...list], one, turnOf).join('');

test('what arrives stands behind what was given before it, and before what was given after it', () => {
  expect([arrived('1', 'b'), arrived('1b', 'a'), arrived('1ac', 'b'), arrived('1ab', 'c')]).toEqual([
    '1b',
    '1ab',
    '1abc',
    '1abc',
  ]);
});

test('what stood there, or was moved by hand, stays', () => {
  expect([arrived('c12', 'b'), arrived('1c2', 'd')]).toEqual(['bc12', '1c2d']);
});
