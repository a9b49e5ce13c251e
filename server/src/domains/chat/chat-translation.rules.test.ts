import { describe, expect, test } from 'vitest';
import { languageOfText } from '@fairbridge/contract/chat/language-of-text.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { seeded } from '../../../test/seeded.ts';
import { templateOf } from '../../set-up/fair-template.ts';
import { marksIn } from '../../platform/translation/masking.ts';
import { vocabularyFinder } from './chat-translation.names.ts';
import { prepare, tellIn } from './chat-translation.rules.ts';

const agro = templateOf('agro');
const exhibition = {
  ingredients: new Map(agro.ingredients.map((one) => [one.code, one])),
  formulations: new Map(agro.formulations.map((one) => [one.code, { ...one, aliases: [...one.aliases] }])),
};
const prepared = (text: string, into: Lang) => prepare(text, into, vocabularyFinder(exhibition, into));
/** What an engine gets to read. */
const sent = (text: string, into: Lang) => prepared(text, into).flatMap(({ masked }) => masked ?? []);
/** By an engine that gives back what it got. */
const echoed = (text: string, into: Lang, change: (sentence: string) => string = (same) => same) =>
  tellIn(prepared(text, into), sent(text, into).map(change), into);

describe('what no engine may touch', () => {
  test.each([
    ['请报 480 g/L 草甘膦 SL 的价格', 'en', '请报 480 g/L glyphosate SL 的价格'],
    ['草铵膦200克/升可溶液剂需要20吨，交货期30天', 'en', 'glufosinate-ammonium 200 g/L SL 需要 20 t，交货期 30 天'],
    ['CAS 号 77182-82-2，海关编码 3808.93.11', 'en', 'CAS 号 77182-82-2，海关编码 3808.93.11'],
    ['每年3-5万吨，单价12.5美元/公斤', 'en', '每年 30,000–50,000 t，单价 12.5 USD/kg'],
    ['请在3月12日前寄到', 'en', '请在 12 March 前寄到'],
    ['2026年2月29日装船，不是2月30日', 'en', '29 February 2026 装船，不是 2月30日'],
    ['登记证号PD20184567，货号 A-1024/3', 'en', '登记证号 PD20184567，货号 A-1024/3'],
    ['Please quote glyphosate 480 g/L SL', 'zh', 'Please quote 草甘膦 480 g/L SL'],
    ['We need Glufosinate-Ammonium 280SL, 20 MT, FOB Shanghai', 'zh', 'We need 草铵膦 280SL, 20 MT, FOB Shanghai'],
    ['Is the water dispersible granule 75.7% available?', 'zh', 'Is the 水分散粒剂 75.7% available?'],
    ['Price: US$1,250.50-1,300 per drum', 'zh', 'Price: US$1,250.50-1,300 per drum'],
    [
      'Mail me at li.ming@fair.example or see https://fair.example/a?b=1',
      'zh',
      'Mail me at li.ming@fair.example or see https://fair.example/a?b=1',
    ],
    ['Is 2,4-D with CAS 94-75-7 in your list?', 'zh', 'Is 2,4-D with CAS 94-75-7 in your list?'],
    ['The 1st lot has 20tons', 'zh', 'The 1st lot has 20 tons'],
    ['do you know qz0z and 5 others?', 'zh', 'do you know qz0z and 5 others?'],
  ] as const)('%s (%s)', (text, into, told) => {
    const figures = sent(text, into).map((one) => one.replace(/QZ\d+Z/g, '').match(/\d/g));
    expect([echoed(text, into), figures.filter((found) => found !== null)]).toEqual([
      { text: told, kept: [] },
      // '1st' is a word
      text.includes('1st') ? [['1']] : [],
    ]);
  });

  test('names of every day are no names of the trade, and no part of another word is one', () => {
    expect(sent('The dust and a tablet; aureas and glyphosates', 'zh')).toEqual([
      'The dust and a tablet; aureas and glyphosates',
    ]);
    expect(sent('五氟的苯唑', 'en')).toEqual(['五氟的苯唑']);
  });

  test('who shouts is understood, too', () => {
    expect(sent('PLEASE SEND THE OFFER AS SOON AS POSSIBLE, 280SL', 'zh')).toEqual([
      'PLEASE SEND THE OFFER AS SOON AS POSSIBLE, QZ0Z',
    ]);
  });
});

describe('an engine', () => {
  const text = '需要20吨草甘膦。请报价。';

  test('may say it in another order, in small letters and with spaces', () => {
    const told = tellIn(prepared(text, 'en'), ['Glyphosate needed: qz1z, qz 0 z', 'Please quote.'], 'en');
    expect(told).toEqual({ text: 'Glyphosate needed: glyphosate, 20 t Please quote.', kept: [] });
  });

  test.each([
    ['loses a mark', '20 t of QZ1Z are needed.'],
    ['says one twice', 'QZ0Z of QZ1Z QZ1Z are needed.'],
    ['makes one up', 'QZ0Z of QZ1Z and QZ7Z are needed.'],
    ['says nothing', ' '],
    ['never ends', `QZ0Z of QZ1Z ${'again '.repeat(200)}`],
  ])('that %s is not believed: the passage stays, and is named', (_does, back) => {
    expect(tellIn(prepared(text, 'en'), [back, 'Please quote.'], 'en')).toEqual({
      text: '需要20吨草甘膦。 Please quote.',
      kept: ['需要20吨草甘膦。'],
    });
  });

  test('is not asked for what is in the language already', () => {
    expect([sent('Please quote 草甘膦, 20 t.', 'en'), echoed('Please quote 草甘膦, 20 t.', 'en').text]).toEqual([
      [],
      'Please quote glyphosate, 20 t.',
    ]);
    expect(echoed('草甘膦 200克/升 可溶液剂 20吨', 'en').text).toBe('glyphosate 200 g/L SL 20 t');
    expect(echoed('好的，20吨。', 'zh').text).toBe('好的，20吨。');
  });
});

test('a language is told by its script', () => {
  const told = [
    '您好',
    'Hello',
    'PLEASE QUOTE',
    '请报 Glufosinate 280 SL FOB 上海',
    'We want 草铵膦 for Brazil',
    '12.5 USD/kg',
    'FOB SL',
    '👍',
    '',
  ];
  expect(told.map(languageOfText)).toEqual(['zh', 'en', 'en', 'zh', 'en', null, null, null, null]);
});

/** Pieces of messages: those that must come through whole, and the words between. */
const { next: random, int, pick } = seeded(225);
const whole = (most: number): number => int(most) + 1;
const figure = (): string =>
  pick([`${whole(999)}`, `${whole(99)}.${whole(9)}`, `${whole(9)},${whole(899) + 100}`, `0.0${whole(9)}`]);
const PIECES: readonly (() => string)[] = [
  figure,
  () => `${figure()}%`,
  () => `${figure()} g/L`,
  () => `${whole(50)}-${whole(50) + 50} MT`,
  () => `USD ${figure()}`,
  () => `${whole(89_999) + 10_000}-${whole(89) + 10}-${whole(9)}`,
  () => `3808.${whole(89) + 10}.${whole(89) + 10}`,
  () => `PD20${whole(89_999) + 10_000}`,
  () => `2026-${String(whole(12)).padStart(2, '0')}-${String(whole(28)).padStart(2, '0')}`,
  () => pick(agro.formulations).code,
  () => pick(['FOB', 'CIF', 'COA', 'SDS', 'L/C', 'T/T', 'MOQ', 'ICAMA']),
];
const ZH = ['请报', '的价格', '需要', '每月', '能否提供', '以及', '最快多久', '，', '、'];
const EN = ['please quote', 'we need', 'a month', 'can you supply', 'and also', 'how soon', ', ', ' for '];

describe.each(Array.from({ length: 40 }, (_, at) => at))('a message made up of pieces (%i)', () => {
  const into = pick(['zh', 'en'] as const);
  const words = into === 'en' ? ZH : EN;
  const ingredients = Array.from({ length: whole(3) }, () => pick(agro.ingredients));
  const codes = Array.from({ length: whole(5) }, () => pick(PIECES)());
  const from = into === 'en' ? 'zh' : 'en';
  const parts = [...codes, ...ingredients.map(({ name }) => name[from])].toSorted(() => random() - 0.5);
  const text = `${parts.map((part) => `${pick(words)} ${pick(words)} ${part}`).join(' ')} ${words.slice(0, 4).join(' ')}`;

  test('shows an engine no figure, no code and no name, and gets all of them back in their order', () => {
    const masked = sent(text, into).join('\n');
    const told = echoed(text, into);
    let at = 0;
    const found = parts.map((part) => {
      const one = ingredients.find(({ name }) => name[from] === part);
      const place = told.text.indexOf(one === undefined ? part : one.name[into], at);
      at = Math.max(at, place);
      return place >= 0;
    });
    const visible = masked.replaceAll(/QZ\d+Z/g, '');
    const names = ingredients.filter(({ name }) => visible.includes(name[from]));
    expect([told.kept, found, visible.match(/\d/g), names.map(({ code }) => code), text]).toEqual([
      [],
      parts.map(() => true),
      null,
      [],
      text,
    ]);
  });

  test('is kept as it was written where any one mark is lost', () => {
    const [first = ''] = sent(text, into);
    for (const mark of marksIn(first)) {
      const told = tellIn(prepared(text, into), [first.replace(`QZ${mark}Z`, '')], into);
      expect(told).toEqual({ text: text.trim(), kept: [text] });
    }
  });
});
