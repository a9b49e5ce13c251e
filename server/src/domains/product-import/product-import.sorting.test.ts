import { describe, expect, test } from 'vitest';
import { arranged } from './product-import.sorting.ts';

/** `a1 b2 c-`: exhibits with their sort numbers, none for a dash. */
const list = (text: string) =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => ({ id: one.slice(0, 1), sortNumber: one.slice(1) === '-' ? null : Number(one.slice(1)) }));

describe('sort numbers after an import', () => {
  test.each([
    ['nothing is named: nothing moves', 'a1 b2 c-', '', ''],
    ['a free number pushes nobody', 'a1 b2 c-', 'c5', 'c5'],
    ['one that is taken pushes as far as numbers are taken', 'a1 b2 d4 c-', 'c1', 'a2 b3 c1'],
    ['two change places as the file says', 'a1 b2 c3', 'a2 b1', 'a2 b1'],
    ['those that are not in the file keep their order', 'a1 b2 c3 d-', 'd2 c1', 'a3 b4 c1 d2'],
    ['an entered number pushes one that stays, wherever it stands in the file', 'a1 b-', 'b1 a1', 'a2 b1'],
    ['of two that are entered the later pushes the earlier', 'a- b-', 'a3 b3', 'a4 b3'],
    ['a number is given up', 'a1 b2', 'a-', 'a-'],
  ])('%s', (_name, all, claims, differ) => {
    expect(arranged(list(all), list(claims))).toEqual(list(differ));
  });
});
