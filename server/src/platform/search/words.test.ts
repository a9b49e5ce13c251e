import { expect, test } from 'vitest';
import { codeKey, fold, parseItems, nameKey, stem } from './tokens.ts';
import { pinyinOf } from './pinyin.ts';
import { agroLexicon } from '../../../test/search-catalogue.ts';
import { distance, wildcards } from './spelling.ts';
import { fieldLexemes, mentions } from './words.ts';

const lexicon = agroLexicon();
const mentioned = (text: string) => mentions(lexicon, parseItems(text)).map(({ entry }) => entry.code);

test('writes alike what is only written differently', () => {
  expect(fold('ＳＣ－１２')).toBe('SC-12');
  expect(fold('草銨膦水劑')).toBe('草铵膦水剂');
  expect(fold('Türkiye – Çukurova')).toBe('Turkiye - Cukurova');
  expect(nameKey('λ-Cyhalothrin')).toBe('lambdacyhalothrin');
  expect(nameKey('Water dispersible granules')).toBe('waterdispersiblegranule');
  expect(codeKey('EPA 12345-678')).toBe('epa12345678');
});

test('takes a plural for its singular', () => {
  expect(['sprayers', 'cherries', 'boxes', 'glass', 'bus', 'tools'].map(stem)).toEqual([
    'sprayer',
    'cherry',
    'box',
    'glass',
    'bus',
    'tool',
  ]);
});

test('splits a text into characters, words, numbers, strengths and CAS numbers', () => {
  const items = parseItems('草甘膦480g/L SL 1071–83–6 2甲4氯');
  expect(items.map((item) => (item.type === 'atom' ? item.text : item.type))).toEqual([
    '草',
    '甘',
    '膦',
    'strength',
    'sl',
    'cas',
    '2',
    '甲',
    '4',
    '氯',
  ]);
});

test('mentions the longest name, none within another', () => {
  expect(mentioned('10% 微囊悬浮剂')).toEqual(['CS']);
  expect(mentioned('2,4-滴 and S-metolachlor 960 g/L EC')).toEqual(['2-4-d', 's-metolachlor', 'EC']);
  expect(mentioned('tell me as soon as it is so')).toEqual([]);
});

test('indexes Chinese in names by neighbouring characters, elsewhere by words', () => {
  const names = fieldLexemes(lexicon, 'n', ['植保无人机 T30']).lexemes;
  expect([...names]).toEqual(expect.arrayContaining(['n:植保', 'n:保无', 'n:无人机', 'n:t30', 'n:t', 'n:30']));
  const rest = fieldLexemes(lexicon, 'r', ['植保无人机']).lexemes;
  expect(rest.has('r:保无')).toBe(false);
  expect(rest.has('r:无人机')).toBe(true);
});

test('spells Chinese in pinyin and by its initials', () => {
  expect(pinyinOf('草铵膦')).toEqual({ full: 'caoanlin', initials: 'cal' });
});

test('counts edits up to a limit', () => {
  expect(distance('glyfosate', 'glyphosate', 3)).toBe(2);
  expect(distance('imidaclorpid', 'imidacloprid', 3)).toBe(1);
  expect(distance('a', 'abcdef', 2)).toBe(3);
  expect(wildcards('草甘膦')).toEqual(['*甘膦', '草*膦', '草甘*']);
});
