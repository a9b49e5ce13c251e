import type { Ingredient } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { expect, test } from 'vitest';
import { groupsOf, withGroups } from './own-product-groups.ts';

const ingredient = (code: string, modeOfAction: string): Ingredient => ({
  code,
  name: { zh: code, en: code },
  cas: [],
  aliases: [],
  class: '',
  modeOfAction,
});
const known = [ingredient('a', 'HRAC 10'), ingredient('b', 'HRAC 9'), ingredient('c', ''), ingredient('d', 'HRAC 9')];
const parts = (...codes: string[]) => codes.map((code) => ({ code, content: '', unit: '%' as const }));

test('groups are those of the ingredients, each once, in the order of their numbers', () => {
  expect(groupsOf(known).map(({ code }) => code)).toEqual(['HRAC 9', 'HRAC 10']);
});

test('an ingredient brings its group and takes it along; what was chosen by hand stays', () => {
  expect(withGroups([], parts(), parts('a', 'c'), known)).toEqual(['HRAC 10']);
  expect(withGroups(['IRAC 1', 'HRAC 10'], parts('a'), parts(), known)).toEqual(['IRAC 1']);
  expect(withGroups(['HRAC 9'], parts('b', 'd'), parts('b'), known)).toEqual(['HRAC 9']);
  expect(withGroups([], parts('b'), parts('b', 'a'), known)).toEqual(['HRAC 10']);
});
