import { expect, test } from 'vitest';
import type { Meaning } from './lexicon.ts';
import { agroLexicon } from '../../../test/search-catalogue.ts';

const lexicon = agroLexicon();
const codes = (meanings: readonly Meaning[]) => meanings.map(({ entry }) => entry.code);

test('knows a name in both languages, by alias, formulation code and old word', () => {
  expect(codes(lexicon.exact('草甘膦'))).toEqual(['glyphosate']);
  expect(codes(lexicon.exact('lambdacyhalothrin'))).toEqual(['lambda-cyhalothrin']);
  expect(codes(lexicon.exact('水剂'))).toEqual(['SL']);
  expect(codes(lexicon.exact('wdg'))).toEqual(['WG']);
  expect(codes(lexicon.exact('df'))).toEqual(['WG']);
});

test('knows every CAS number of a substance, and its beginning', () => {
  expect(codes(lexicon.cas('135410207'))).toEqual(['acetamiprid']);
  expect(codes(lexicon.cas('160430648'))).toEqual(['acetamiprid']);
  expect(codes(lexicon.casBeginning('131860'))).toEqual(['azoxystrobin']);
  expect(codes(lexicon.casNear('1071835'))).toContain('glyphosate');
});

test('takes a mistyped name for the nearest of the same sound, then for the one a character away', () => {
  expect(codes(lexicon.nearHan('嘧菌脂')?.meanings ?? [])).toEqual(['azoxystrobin']);
  expect(codes(lexicon.nearHan('百草苦')?.meanings ?? [])).toEqual(codes(lexicon.exact('百草枯')));
  expect(lexicon.nearHan('完全不同')).toBeNull();
});

test('takes a mistyped Latin name within its length for a name', () => {
  expect(codes(lexicon.nearLatin('glyphosat', 2)?.meanings ?? [])).toContain('glyphosate');
  expect(lexicon.nearLatin('qqqqqqqq', 2)).toBeNull();
});

test('a substance the fair has no list of is a name of its own, and what is asked for in other words is known', () => {
  expect(codes(lexicon.exact('sulfosulfuron'))).toEqual(['sulfosulfuron']);
  expect(codes(lexicon.nearLatin('sulfosulfurn', 3)?.meanings ?? [])).toEqual(['sulfosulfuron']);
  expect([codes(lexicon.exact('emb')), codes(lexicon.exact('pgr'))]).toEqual([
    ['emamectin-benzoate'],
    ['plantGrowthRegulator'],
  ]);
});

test('finds a substance by the short name mixtures use', () => {
  expect(codes(lexicon.abbreviated('苯环'))).toContain('difenoconazole');
  expect(codes(lexicon.initials('cal'))).toContain('glufosinate-ammonium');
});
