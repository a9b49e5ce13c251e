import { describe, expect, it } from 'vitest';
import { exactChoice, findChoices, type Choice } from './choices.ts';

const CHOICES: readonly Choice[] = [
  { value: 'CN', label: '中国', note: 'China', also: ['86'] },
  { value: 'OM', label: '阿曼', note: 'Oman' },
  { value: 'RO', label: '罗马尼亚', note: 'Romania' },
  { value: 'SP', label: '圣保罗', note: 'São Paulo' },
  { value: 'XA', label: '西安市', note: "Xi'an" },
];
const values = (found: readonly Choice[]): string => found.map(({ value }) => value).join(' ');

describe('a search in choices', () => {
  it.each([
    ['', 'CN OM RO SP XA'],
    ['  ', 'CN OM RO SP XA'],
    ['中', 'CN'],
    ['oman', 'OM RO'],
    ['sao paulo', 'SP'],
    ['SAO', 'SP'],
    ['xian', 'XA'],
    ['86', 'CN'],
    ['ｃｈｉｎａ', 'CN'],
    ['zzz', ''],
  ])('for "%s" finds %s', (typed, expected) => {
    expect(values(findChoices(CHOICES, typed))).toBe(expected);
  });

  it.each([
    ['china', 'CN'],
    ['中国', 'CN'],
    ['oman', 'OM'],
    ['oma', undefined],
    ['', undefined],
  ])('takes "%s" for %s', (typed, expected) => {
    expect(exactChoice(CHOICES, typed)?.value).toBe(expected);
  });
});
