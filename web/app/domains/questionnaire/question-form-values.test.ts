import type { ManagedQuestion } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { describe, expect, it } from 'vitest';
import {
  coverage,
  toFormValues,
  toInput,
  inTreeOrder,
  moved,
  newOption,
  pasted,
  previewOf,
  without,
  withRetired,
  validateQuestion,
} from './question-form-values.ts';

const name = (zh: string, en = '') => ({ zh, en });
const managed: ManagedQuestion = {
  code: 'one',
  section: name(''),
  title: name('题目', 'Title'),
  hint: name(''),
  unit: name(''),
  kind: 'multiple',
  required: true,
  min: null,
  max: 2,
  whole: false,
  options: [
    { code: 'a', name: name('甲', 'A'), parent: null, other: false, retired: false, answers: 3 },
    { code: 'b', name: name('乙'), parent: null, other: false, retired: false, answers: 0 },
    { code: 'c', name: name('丙'), parent: null, other: false, retired: true, answers: 1 },
  ],
  condition: null,
  version: 4,
  retired: false,
  answers: 4,
  values: null,
};

describe('the draft of a question', () => {
  it('gives back the question it was made of', () => {
    const form = toInput(toFormValues(managed));
    expect(form).toMatchObject({ title: managed.title, kind: 'multiple', required: true, min: null, max: 2 });
    expect(form.options.map(({ code, retired }) => [code, retired])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
    ]);
    expect(validateQuestion(toFormValues(managed), 'en')).toEqual({});
    expect(previewOf(toFormValues(managed)).options.map(({ code }) => code)).toEqual(['a', 'b']);
  });

  it('says what is wrong where it stands', () => {
    expect(validateQuestion(toFormValues(null), 'en')).toEqual({ title: 'This field is required' });
    expect(validateQuestion({ ...toFormValues(null), title: name('题目') }, 'en')).toEqual({
      options: 'At least 2 options are required',
    });
    expect(validateQuestion({ ...toFormValues(managed), min: 'x', max: '1.5' }, 'en')).toEqual({
      min: 'Please enter a whole number',
      max: 'Please enter a whole number',
    });
    expect(validateQuestion({ ...toFormValues(managed), condition: { question: 'zero', choices: [] } }, 'en')).toEqual({
      condition: 'Please select',
    });
  });

  it('counts what stands in each language', () => {
    expect(coverage(toFormValues(managed))).toEqual({ zh: 3, en: 2, all: 3 });
  });
});

describe('pasted lines', () => {
  const shape = (text: string, tree: boolean) => {
    const made = pasted(text, tree);
    return made.map(({ name: { zh, en }, parent }) => [zh, en, made.findIndex(({ code }) => code === parent)]);
  };
  it('are options in one or two languages', () => {
    expect(shape('农药 | Pesticides\n\n种子\tSeeds\nTools\n肥料 / Fertilizer\nOther ｜ 其他', false)).toEqual([
      ['农药', 'Pesticides', -1],
      ['种子', 'Seeds', -1],
      ['', 'Tools', -1],
      ['肥料', 'Fertilizer', -1],
      ['其他', 'Other', -1],
    ]);
  });
  it('are a tree by their indentation', () => {
    const text = '农药\n  除草剂\n    苗后\n  杀虫剂\n种子\n- 水稻';
    expect(shape(text, true).map(([zh, , parent]) => [zh, parent])).toEqual([
      ['农药', -1],
      ['除草剂', 0],
      ['苗后', 1],
      ['杀虫剂', 0],
      ['种子', -1],
      ['水稻', 4],
    ]);
    expect(shape(text, false).map(([, , parent]) => parent)).toEqual([-1, -1, -1, -1, -1, -1]);
  });
});

describe('options', () => {
  const a = newOption(name('甲'));
  const below = newOption(name('甲一'), a.code);
  const deeper = newOption(name('甲一一'), below.code);
  const b = newOption(name('乙'));
  const options = [a, below, deeper, b];
  it('move among those beside them', () => {
    expect(moved(options, b.code, -1).map(({ name: { zh } }) => zh)).toEqual(['乙', '甲一', '甲一一', '甲']);
    expect(moved(options, a.code, -1)).toBe(options);
    expect(inTreeOrder(moved(options, b.code, -1)).map(({ option, depth }) => [option.name.zh, depth])).toEqual([
      ['乙', 0],
      ['甲', 0],
      ['甲一', 1],
      ['甲一一', 2],
    ]);
  });
  it('go, and are retired, with all below them', () => {
    expect(without(options, a.code)).toEqual([b]);
    expect(withRetired(options, below.code, true).map(({ retired }) => retired)).toEqual([false, true, true, false]);
  });
});
