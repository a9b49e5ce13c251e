import { expect, test } from 'vitest';
import { cardCodeIn, shownCode } from './card-code.ts';

test('a code is found in what was scanned or typed, in any writing', () => {
  const said = ['abcde fgh23', 'ABCDE-FGH23', 'http://fair.example/visiting-card?code=ABCDEFGH23', ' ABCDEFGH23 '];
  expect(said.map(cardCodeIn)).toEqual(['ABCDEFGH23', 'ABCDEFGH23', 'ABCDEFGH23', 'ABCDEFGH23']);
});

test('what is no card has none', () => {
  expect(['', 'FB1.abc.def', 'https://other.example/?x=1', 'ABCDEFGH2', 'ABCDEFGH234'].map(cardCodeIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a code is shown in two halves', () => {
  expect(shownCode('ABCDEFGH23')).toBe('ABCDE-FGH23');
});
