import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveSlice } from './work-solver.ts';

const parameters = { salt: '00112233445566778899aabbccddeeff', nonce: 'fedcba98765432100123456789abcdef' };
const keyOf = (counter: number): string => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return createHash('sha256')
    .update(Buffer.concat([Buffer.from(parameters.salt + parameters.nonce, 'hex'), count]))
    .digest('hex');
};

test('the key of a counter is the SHA-256 of salt, nonce and counter', () => {
  for (const counter of [0, 1, 255, 65_536, 899_999, 4_294_967_295]) {
    const derivedKey = keyOf(counter);
    expect(solveSlice({ ...parameters, keyPrefix: derivedKey }, counter, 1)).toEqual({ counter, derivedKey });
  }
});

test('the counter is found within the slice it lies in, and not outside of it', () => {
  const wanted = { ...parameters, keyPrefix: keyOf(1_234).slice(0, 32) };
  expect(solveSlice(wanted, 0, 1_234)).toBeNull();
  expect(solveSlice(wanted, 1_000, 500)).toEqual({ counter: 1_234, derivedKey: keyOf(1_234) });
  expect(solveSlice(wanted, 1_235, 500)).toBeNull();
});

test('a short prefix counts by its own length', () => {
  const found = solveSlice({ ...parameters, keyPrefix: '00f' }, 0, 100_000);
  expect(found?.derivedKey.slice(0, 3)).toBe('00f');
  const earlier = Array.from({ length: found?.counter ?? 0 }, (_, counter) => keyOf(counter).startsWith('00f'));
  expect(earlier.includes(true)).toBe(false);
});

test('a message that is not this check’s is refused', () => {
  expect(() => solveSlice({ salt: 'ab', nonce: '', keyPrefix: '00' }, 0, 1)).toThrow('not a message');
});
