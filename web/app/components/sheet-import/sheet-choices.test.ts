import type { SheetOutline } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { expect, test } from 'vitest';
import { askedValues, firstChoices, lackingNeeds, saidChoices, withField } from './sheet-choices.ts';

const column = (place: number, field: string) => ({
  place,
  letter: 'ABC'.charAt(place),
  head: `head ${place}`,
  field,
  remembered: false,
  samples: [],
});
const name = { zh: '', en: '' };
const OUTLINE: SheetOutline = {
  sheet: 'Sheet1',
  rows: 3,
  hidden: [],
  totals: [],
  merged: [],
  pictures: 0,
  clear: false,
  columns: [column(0, 'name'), column(1, 'price'), column(2, '')],
  fields: [],
  needs: [['name', 'nameEn']],
  values: [
    { field: 'currency', name, choices: ['USD'], with: ['price'] },
    { field: 'scope', name, choices: [], with: [] },
  ],
};

test('a field that one column takes is left out at the one that held it', () => {
  const choices = withField(firstChoices(OUTLINE), 2, 'name');
  expect(choices.columns).toEqual({ 0: '', 1: 'price', 2: 'name' });
  expect(lackingNeeds(OUTLINE, choices)).toEqual([]);
  expect(lackingNeeds(OUTLINE, withField(choices, 2, ''))).toEqual([['name', 'nameEn']]);
});

test('columns that are left out may be several', () => {
  expect(withField(firstChoices(OUTLINE), 1, '').columns).toEqual({ 0: 'name', 1: '', 2: '' });
});

test('a value is asked while no column holds it, and what it belongs to is there', () => {
  const asked = (choices = firstChoices(OUTLINE)) => askedValues(OUTLINE, choices).map(({ field }) => field);
  expect(asked()).toEqual(['currency', 'scope']);
  expect(asked(withField(firstChoices(OUTLINE), 1, ''))).toEqual(['scope']);
  expect(asked(withField(firstChoices(OUTLINE), 2, 'scope'))).toEqual(['currency']);
});

test('a value that was said and is not asked any more is not sent, nor an empty one', () => {
  const choices = { ...firstChoices(OUTLINE), values: { currency: 'USD', scope: ' ' } };
  expect(saidChoices(OUTLINE, choices).values).toEqual({ currency: 'USD' });
  expect(saidChoices(OUTLINE, withField(choices, 1, '')).values).toEqual({});
});
