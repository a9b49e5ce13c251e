import type { Option, Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { describe, expect, it } from 'vitest';
import {
  askedAfter,
  branches,
  checked,
  fitted,
  givenOf,
  groupToggled,
  leavesOf,
  matching,
  partsOf,
  toggled,
} from './answers.ts';

const option = (code: string, zh: string, en: string, parent: string | null = null): Option => ({
  code,
  name: { zh, en },
  parent,
  other: false,
  retired: false,
});
const NO_TEXT = { zh: '', en: '' };
const question = (code: string, kind: Question['kind'], more: Partial<Question> = {}): Question => ({
  code,
  section: NO_TEXT,
  title: { zh: code, en: code },
  hint: NO_TEXT,
  kind,
  required: false,
  min: null,
  max: null,
  unit: NO_TEXT,
  whole: false,
  options: [
    option('pesticides', '农药', 'Pesticides'),
    option('herbicides', '除草剂', 'Herbicides', 'pesticides'),
    option('weeds', '苗后除草剂', 'Post-emergence', 'herbicides'),
    option('seeds', '种子', 'Seeds'),
  ],
  condition: null,
  ...more,
});

describe('questionnaire answers', () => {
  it('name what is wrong in the reader’s language, and hold what would be sent', () => {
    const questions = [
      question('products', 'tree', { required: true }),
      question('size', 'number'),
      question('days', 'multiple', { max: 1 }),
    ];
    const given = { size: { choices: [], text: 'many' }, days: { choices: ['seeds', 'pesticides'], text: '' } };
    expect(checked(questions, given, [], 'en').errors).toEqual({
      products: 'Please answer this question',
      size: 'Only numbers allowed',
      days: 'Select up to 1 for this question',
    });
    const right = { products: { choices: ['pesticides'], text: '' }, size: { choices: [], text: ' 3 ' } };
    expect(checked(questions, right, [], 'zh')).toEqual({
      answers: [
        { question: 'products', choices: ['weeds'], text: '' },
        { question: 'size', choices: [], text: '3' },
      ],
      errors: {},
    });
  });

  it('stay, after the questions have changed, where they still fit', () => {
    const given = givenOf([
      { question: 'gone', choices: ['seeds'], text: '' },
      { question: 'one', choices: ['seeds', 'sold out'], text: 'words' },
    ]);
    expect(fitted([question('one', 'multiple')], given)).toEqual({ one: { choices: ['seeds'], text: 'words' } });
  });

  it('fall into parts by the sections that are asked', () => {
    const [a, b, c] = [
      question('a', 'single'),
      question('b', 'single', {
        section: { zh: '需求', en: 'Needs' },
        condition: { question: 'a', choices: ['seeds'] },
      }),
      question('c', 'text'),
    ];
    const questions = [a, b, c];
    const parts = (given: object) =>
      partsOf(questions, askedAfter(questions, { ...given })).map((part) => [
        part.title?.en,
        part.questions.map(({ code }) => code),
      ]);
    expect(parts({})).toEqual([
      [undefined, ['a']],
      ['Needs', ['c']],
    ]);
    expect(parts({ a: { choices: ['seeds'], text: '' } })).toEqual([
      [undefined, ['a']],
      ['Needs', ['b', 'c']],
    ]);
  });

  it('of a tree are found in either language, at any depth, with the groups above', () => {
    const tree = branches(question('products', 'tree').options);
    const [found] = matching(tree, '苗后');
    expect([found?.option.code, found?.below[0]?.option.code, found?.below[0]?.below[0]?.option.code]).toEqual([
      'pesticides',
      'herbicides',
      'weeds',
    ]);
    expect(matching(tree, 'SEED').map((branch) => branch.option.code)).toEqual(['seeds']);
    expect(matching(tree, 'nothing')).toEqual([]);
    expect(leavesOf(question('products', 'tree'), 'pesticides')).toEqual(['weeds']);
  });

  it('never hold more choices than the maximum', () => {
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'b', 2)).toEqual(['a']);
    expect(toggled(['a'], 'b', null)).toEqual(['a', 'b']);
    expect(groupToggled(['a'], ['b', 'c', 'd'], 3)).toEqual(['a', 'b', 'c']);
    expect(groupToggled(['a', 'b', 'c'], ['b', 'c'], 3)).toEqual(['a']);
    expect(groupToggled(['b'], ['b', 'c'], null)).toEqual(['b', 'c']);
  });
});
