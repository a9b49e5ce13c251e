import type { Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { describe, expect, it } from 'vitest';
import { answersOf, branches, givenOf, matching, toggled, wrongAnswers } from './answers.ts';

const option = (code: string, zh: string, en: string, parent: string | null = null) => ({
  code,
  name: { zh, en },
  parent,
});
const question = (code: string, kind: Question['kind'], required: boolean, max: number | null = null): Question => ({
  code,
  title: { zh: code, en: code },
  kind,
  required,
  max,
  options: [
    option('pesticides', '农药', 'Pesticides'),
    option('herbicides', '除草剂', 'Herbicides', 'pesticides'),
    option('seeds', '种子', 'Seeds'),
  ],
});

describe('questionnaire answers', () => {
  it('name the required questions without an answer and the numbers that are none', () => {
    const questions = [
      question('products', 'tree', true, 80),
      question('size', 'number', false),
      question('days', 'multiple', true, 1),
    ];
    const given = {
      products: { choices: [], text: '' },
      size: { choices: [], text: 'many' },
      days: { choices: ['a', 'b'], text: '' },
    };
    expect(wrongAnswers(questions, given, 'en')).toEqual({
      products: 'Please answer this question',
      size: 'Please enter a number',
      days: 'Choose at most 1 for this question',
    });
  });
  it('send only what was answered', () => {
    const given = givenOf(
      [question('a', 'text', false), question('b', 'single', true)],
      [{ question: 'b', choices: ['seeds'], text: '' }],
    );
    expect(answersOf(given)).toEqual([{ question: 'b', choices: ['seeds'], text: '' }]);
  });
  it('find a leaf of the tree in either language and keep its branch', () => {
    const tree = branches(question('products', 'tree', true).options);
    expect(matching(tree, '除草').map(({ choice, leaves }) => [choice.code, leaves.map(({ code }) => code)])).toEqual([
      ['pesticides', ['herbicides']],
    ]);
    expect(matching(tree, 'SEED').map(({ choice }) => choice.code)).toEqual(['seeds']);
  });
  it('never take more choices than the maximum', () => {
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'b', 2)).toEqual(['a']);
    expect(toggled(['a'], 'b', null)).toEqual(['a', 'b']);
  });
});
