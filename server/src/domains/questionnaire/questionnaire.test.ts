import { describe, expect, test } from 'vitest';
import type { Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { answer } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { wrongAnswers } from './questionnaire.rules.ts';

const option = (code: string) => ({ code, name: { zh: code, en: code }, parent: null });
const question = (given: Partial<Question> & { code: string }): Question => ({
  title: { zh: '题', en: 'Question' },
  kind: 'single',
  required: false,
  max: null,
  options: [option('a'), option('b'), option('c')],
  ...given,
});
const given = (code: string, choices: string[], text = '') => answer.parse({ question: code, choices, text });
const rules = (questions: Question[], answers: ReturnType<typeof given>[]) =>
  wrongAnswers(questions, answers).map(({ field, rule }) => `${field} ${rule}`);

describe('the rules of the questionnaire', () => {
  test('a required question must be answered, another need not', () => {
    const questions = [question({ code: 'one', required: true }), question({ code: 'two' })];
    expect(rules(questions, [])).toEqual(['one questionRequired']);
    expect(rules(questions, [given('one', [])])).toEqual(['one questionRequired']);
    expect(rules(questions, [given('one', ['a'])])).toEqual([]);
  });

  test('choices are of the question’s own options', () => {
    expect(rules([question({ code: 'one' })], [given('one', ['z'])])).toEqual(['one choice']);
    expect(rules([question({ code: 'one' })], [given('other', ['a'])])).toEqual(['other choice']);
  });

  test('one choice of a single question, at most `max` of a multiple one; the same twice is one', () => {
    expect(rules([question({ code: 'one' })], [given('one', ['a', 'b'])])).toEqual(['one questionMaximum']);
    const multiple = question({ code: 'many', kind: 'multiple', max: 2 });
    expect(rules([multiple], [given('many', ['a', 'b'])])).toEqual([]);
    expect(rules([multiple], [given('many', ['a', 'a', 'b'])])).toEqual([]);
    expect(wrongAnswers([multiple], [given('many', ['a', 'b', 'c'])])).toEqual([
      { field: 'many', rule: 'questionMaximum', values: { max: 2 } },
    ]);
  });

  test('at most eighty product categories', () => {
    const options = Array.from({ length: 100 }, (_, index) => option(`c${index}`));
    const tree = question({ code: 'products', kind: 'tree', max: 80, options });
    const codes = (count: number) => options.slice(0, count).map(({ code }) => code);
    expect(rules([tree], [given('products', codes(80))])).toEqual([]);
    expect(answer.safeParse({ question: 'products', choices: codes(81) }).success).toBe(false);
  });

  test('a number is one', () => {
    const number = question({ code: 'size', kind: 'number', options: [] });
    expect(['3', '2.5'].flatMap((text) => rules([number], [given('size', [], text)]))).toEqual([]);
    for (const text of ['x', '-1', '1e3', '٣', '1,5', '.5'])
      expect(rules([number], [given('size', [], text)])).toEqual(['size number']);
  });

  test('a question answered twice counts once, by its last answer', () => {
    expect(rules([question({ code: 'one', required: true })], [given('one', ['a']), given('one', [])])).toEqual([
      'one questionRequired',
    ]);
  });
});
