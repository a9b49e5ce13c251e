import { describe, expect, test } from 'vitest';
import { mask, decrypt, encrypt, DecryptError } from './encryption.ts';

const SECRET = 'a secret of the tests, long enough to be one';
const PURPOSE = 'visitor identity number';

describe('a sealed text', () => {
  test.each(['11010519491231002X', '', '护照 E12345678', '😀'.repeat(500)])('opens to what it was: %.12s', (text) => {
    expect(decrypt(SECRET, PURPOSE, encrypt(SECRET, PURPOSE, text))).toBe(text);
  });

  test('is other bytes each time, and does not hold the text', () => {
    const sealed = Array.from({ length: 100 }, () => encrypt(SECRET, PURPOSE, '11010519491231002X'));
    expect(new Set(sealed).size).toBe(100);
    expect(sealed.filter((one) => /^v1\.[A-Za-z0-9_-]{62}$/.test(one)).length).toBe(100);
    expect(sealed.filter((one) => Buffer.from(one.slice(3), 'base64url').includes('1101051949'))).toEqual([]);
  });

  test('is refused after a change of any one sign', () => {
    const sealed = encrypt(SECRET, PURPOSE, 'E12345678');
    const opened = [...sealed].flatMap((sign, at) => {
      const changed = `${sealed.slice(0, at)}${sign === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      try {
        return [decrypt(SECRET, PURPOSE, changed)];
      } catch (error) {
        return error instanceof DecryptError ? [] : [String(error)];
      }
    });
    expect(opened).toEqual([]);
  });

  test.each([
    ['for another purpose', SECRET, 'passport number'],
    ['with another secret', `${SECRET}!`, PURPOSE],
  ])('does not open %s', (_how, secret, purpose) => {
    const sealed = encrypt(SECRET, PURPOSE, 'E12345678');
    expect(() => decrypt(secret, purpose, sealed)).toThrow(DecryptError);
  });

  test.each([
    '',
    'v1.',
    'v1.AAAA',
    'v2.AAAA',
    'E12345678',
    `${encrypt(SECRET, PURPOSE, 'x')}=`,
    ` ${encrypt(SECRET, PURPOSE, 'x')}`,
  ])('is not to be made up: "%.20s"', (made) => {
    expect(() => decrypt(SECRET, PURPOSE, made)).toThrow(DecryptError);
  });

  test('is refused when its end is cut off', () => {
    const sealed = encrypt(SECRET, PURPOSE, '11010519491231002X');
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => decrypt(SECRET, PURPOSE, sealed.slice(0, length))).toThrow(DecryptError);
  });
});

test.each([
  ['11010519491231002X', '11**************2X'],
  ['E12345678', 'E1*****78'],
  ['12345678', '12****78'],
  ['1234567', '*******'],
  ['', ''],
])('the number %s is shown as %s', (number, shown) => {
  expect(mask(number)).toBe(shown);
});
