import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

test('a text is named from its second time on', () => {
  const names = new StatementNames();
  expect([names.nameOf('a'), names.nameOf('b'), names.nameOf('a'), names.nameOf('a'), names.nameOf('b')]).toEqual([
    undefined,
    undefined,
    'q1',
    'q1',
    'q2',
  ]);
});

test('there are 500 names, and those given stay', () => {
  const names = new StatementNames();
  for (let i = 0; i < 600; i++) {
    names.nameOf(`text ${i}`);
    names.nameOf(`text ${i}`);
  }
  expect(['text 0', 'text 499', 'text 500'].map((text) => names.nameOf(text))).toEqual(['q1', 'q500', undefined]);
});

test('a refused name is replaced once, however many connections met it', () => {
  const names = new StatementNames();
  names.nameOf('a');
  names.nameOf('a');
  expect([names.rename('a', 'q1'), names.rename('a', 'q1'), names.nameOf('a')]).toEqual(['q2', 'q2', 'q2']);
});
