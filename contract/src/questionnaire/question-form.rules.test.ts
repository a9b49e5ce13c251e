import { describe, expect, test } from 'vitest';
import { brokenConditions, normalForm, wrongForm } from './question-form.rules.ts';
import { questionForm, type QuestionForm } from './questionnaire.shapes.ts';

const name = (text: string) => ({ zh: text, en: '' });
const two = [
  { code: 'a', name: name('甲') },
  { code: 'b', name: name('乙') },
];
const form = (given: object): QuestionForm =>
  questionForm.parse({ title: name('题目'), kind: 'multiple', options: two, ...given });
const wrong = (given: object): string[] => wrongForm(form(given)).map(({ field, rule }) => `${field} ${rule}`);

describe('the form of a question', () => {
  test.each<[string, object, string[]]>([
    ['two options are enough', {}, []],
    ['one is not', { options: two.slice(0, 1) }, ['options questionOptions']],
    ['a retired one does not count', { options: [two[0], { ...two[1], retired: true }] }, ['options questionOptions']],
    ['a text needs none', { kind: 'text', options: [] }, []],
    ['the same code twice', { options: [...two, two[0]] }, ['options.2.code codeTaken']],
    ['least above most', { min: 3, max: 2 }, ['max tooSmall']],
    ['least above the options', { min: 3 }, ['min tooBig']],
    ['a most above the options', { max: 9 }, []],
    ['a most of none', { max: 0 }, ['max tooSmall']],
    ['a tree of eighty at most', { kind: 'tree', max: 81 }, ['max tooBig']],
    ['a text of 2,000 at most', { kind: 'text', max: 2_001 }, ['max tooBig']],
    ['a number between bounds', { kind: 'number', min: -5, max: 5_000_000 }, []],
    ['bounds the wrong way round', { kind: 'number', min: 5, max: 4 }, ['max tooSmall']],
    ['two that ask for words', { options: two.map((one) => ({ ...one, other: true })) }, ['options questionOneOther']],
    [
      'a parent that is none',
      { kind: 'tree', options: [...two, { code: 'c', name: name('丙'), parent: 'z' }] },
      ['options.2.parent choice'],
    ],
    [
      'a group that asks for words',
      { kind: 'tree', options: [{ ...two[0], other: true }, two[1], { code: 'c', name: name('丙'), parent: 'a' }] },
      ['options.0.other questionOtherGroup'],
    ],
    [
      'parents in a loop',
      {
        kind: 'tree',
        options: [...two, { code: 'c', name: name('丙'), parent: 'd' }, { code: 'd', name: name('丁'), parent: 'c' }],
      },
      ['options.2.parent choice', 'options.3.parent choice'],
    ],
    [
      'something offered below a retired group',
      {
        kind: 'tree',
        options: [...two, { code: 'c', name: name('丙'), retired: true }, { code: 'd', name: name('丁'), parent: 'c' }],
      },
      ['options.3.parent choice'],
    ],
  ])('%s', (_name, given, expected) => {
    expect(wrong(given)).toEqual(expected);
  });

  test('keeps nothing that its kind has no use for', () => {
    const single = normalForm(form({ kind: 'single', min: 1, max: 2, unit: name('人'), whole: true }));
    expect([single.min, single.max, single.unit, single.whole]).toEqual([null, null, { zh: '', en: '' }, false]);
    expect(normalForm(form({ kind: 'number', unit: name('人'), whole: true }))).toMatchObject({
      options: [],
      unit: name('人'),
      whole: true,
    });
    const flat = normalForm(form({ options: [...two, { code: 'c', name: name('丙'), parent: 'a' }] }));
    expect(flat.options.map(({ parent }) => parent)).toEqual([null, null, null]);
  });

  test('one language is enough for a title and for an option', () => {
    expect(questionForm.safeParse({ title: { zh: '题目' }, kind: 'text' }).success).toBe(true);
    expect(questionForm.safeParse({ title: { zh: ' ' }, kind: 'text' }).success).toBe(false);
  });
});

test('a condition must name offered options of an earlier question of choices', () => {
  const one = { code: 'one', ...form({}), condition: null };
  const asks = (question: string, ...choices: string[]) => ({ ...one, code: 'two', condition: { question, choices } });
  expect(brokenConditions([one, asks('one', 'a')])).toEqual([]);
  expect(brokenConditions([asks('one', 'a'), one])).toEqual(['two']);
  expect(brokenConditions([one, asks('one', 'z')])).toEqual(['two']);
  expect(brokenConditions([one, asks('none', 'a')])).toEqual(['two']);
  expect(brokenConditions([one, asks('one')])).toEqual(['two']);
  expect(brokenConditions([{ ...one, kind: 'text', options: [] }, asks('one', 'a')])).toEqual(['two']);
  const retired = one.options.map((option) => ({ ...option, retired: option.code === 'a' }));
  expect(brokenConditions([{ ...one, options: retired }, asks('one', 'a')])).toEqual(['two']);
});
