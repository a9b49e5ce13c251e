import { describe, expect, test } from 'vitest';
import { pairError } from './bilingual-form.ts';

describe('what is wrong with a text in two languages', () => {
  const errors = { name: '此项必填', 'name.en': 'No Chinese characters' };

  test('stands while neither language has it', () => {
    expect(pairError(errors, 'name', { zh: '', en: '  ' })).toBe('此项必填');
  });

  test('is over with the first sign of either', () => {
    expect(pairError(errors, 'name', { zh: '糖', en: '' })).toBeUndefined();
    expect(pairError(errors, 'name', { zh: '', en: 'S' })).toBeUndefined();
  });

  test('is not what is wrong with one side', () => {
    expect(pairError({ 'name.en': 'No Chinese characters' }, 'name', { zh: '', en: '' })).toBeUndefined();
  });
});
