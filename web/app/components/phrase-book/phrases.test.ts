import { describe, expect, test } from 'vitest';
import { fill } from '@fairbridge/contract/text.ts';
import { phrasesIn, PHRASE_GROUPS, PHRASES, toFillIn } from './phrases.ts';

const blanksOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe('the phrase book', () => {
  test('has between 80 and 120 sentences, some in each group, each once', () => {
    expect([PHRASES.length >= 80, PHRASES.length <= 120]).toEqual([true, true]);
    expect(new Set(PHRASES.map(({ zh }) => zh)).size).toBe(PHRASES.length);
    expect(new Set(PHRASES.map(({ en }) => en)).size).toBe(PHRASES.length);
    expect([...new Set(PHRASES.map(({ group }) => group))]).toEqual([...PHRASE_GROUPS]);
  });

  test('names each blank of every sentence in both languages', () => {
    for (const phrase of PHRASES)
      expect([toFillIn(phrase, 'zh').includes('{'), toFillIn(phrase, 'en').includes('{'), phrase.key]).toEqual([
        false,
        false,
        phrase.key,
      ]);
  });
});

describe.each(PHRASES.map((phrase) => [phrase.key, phrase] as const))('%s', (_key, phrase) => {
  const values = Object.fromEntries(blanksOf(phrase.zh).map((name, at) => [name, `A${at}-7 xy`]));

  test('is shown in the language of its reader, with what its blanks hold', () => {
    expect([phrasesIn(fill(phrase.zh, values), 'en'), phrasesIn(fill(phrase.en, values), 'zh')]).toEqual([
      fill(phrase.en, values),
      fill(phrase.zh, values),
    ]);
  });

  test('is no phrase with something before or behind it', () => {
    const text = fill(phrase.zh, values);
    if (!phrase.zh.startsWith('{')) expect(phrasesIn(`另外${text}`, 'en')).toBe(null);
    expect(phrasesIn(`${text}另外请注意`, 'en')).toBe(null);
  });
});

test('ports and quantities are known in both languages, and the rest stays as it is written', () => {
  expect([
    phrasesIn('请报草甘膦 FOB 上海的价格，数量20吨。', 'en'),
    phrasesIn('Please quote glyphosate FOB shanghai for 20 t.', 'zh'),
    phrasesIn('您好，很高兴认识您。\n请报草甘膦 FOB 某港的价格，数量两柜。', 'en'),
  ]).toEqual([
    'Please quote 草甘膦 FOB Shanghai for 20 t.',
    '请报glyphosate FOB 上海的价格，数量20 吨。',
    'Hello, nice to meet you.\nPlease quote 草甘膦 FOB 某港 for 两柜.',
  ]);
});

test('a sentence whose blanks are still open, or are very long, is no phrase', () => {
  const [phrase] = PHRASES.filter(({ zh }) => zh.includes('{'));
  if (phrase === undefined) throw new Error('no phrase has a blank');
  expect([
    phrasesIn(toFillIn(phrase, 'zh'), 'en'),
    phrasesIn(`请发${'长'.repeat(200)}的质检报告（COA）。`, 'en'),
  ]).toEqual([null, null]);
  expect(phrasesIn('', 'en')).toBe(null);
});
