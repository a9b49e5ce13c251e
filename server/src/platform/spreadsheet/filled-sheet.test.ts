import { describe, expect, test } from 'vitest';
import { columnOfField } from './filled-sheet.ts';

const COLUMNS = [
  { key: 'a', field: 'name.zh' },
  { key: 'b', field: 'name.en' },
  { key: 'c', field: 'crops' },
] as const;
const keyOf = (field: string): string | undefined => columnOfField(COLUMNS, field)?.key;

describe('the column of what a schema found wrong', () => {
  test('is the one that fills the very field, or holds it', () => {
    expect([keyOf('name.en'), keyOf('crops'), keyOf('crops.3')]).toEqual(['b', 'c', 'c']);
  });

  test('is the first of those that make up what is wrong as a whole', () => {
    expect(keyOf('name')).toBe('a');
  });

  test('is none for another field, also where one begins with the same signs', () => {
    expect([keyOf('nam'), keyOf('cropsOfAll'), keyOf('price')]).toEqual([undefined, undefined, undefined]);
  });
});
