import { expect, test } from 'vitest';
import { fairTemplate } from './vocabulary.ts';

const name = { zh: '一', en: 'One' };
const template = (floor: string) => ({
  name,
  searchHint: name,
  theme: { action: '#0F5B3E', accent: '#E8B33F', ink: '#1C2321', paper: '#FAF8F3' },
  floors: [
    { code: '2F', name },
    { code: '1F', name },
  ],
  halls: [{ code: 'H1', name, floor, colour: '#0F5B3E' }],
  categories: [],
  companyTypes: [],
  questionnaire: [],
  receivers: [],
});

test('numbers floors from the top to the bottom', () => {
  const { floors } = fairTemplate.parse(template('1F'));
  expect(floors.map(({ code, sort }) => [code, sort])).toEqual([
    ['2F', 1],
    ['1F', 2],
  ]);
});

test('says which hall is on a floor that the template does not have', () => {
  const { error } = fairTemplate.safeParse(template('9F'));
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['halls.0.floor', 'hall H1 is on floor 9F, which is none of the floors'],
  ]);
});
