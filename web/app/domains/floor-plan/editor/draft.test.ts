import { expect, test } from 'vitest';
import type { EditedFloor } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { draftOf, formOf, occupancyOf, withExhibitor, withoutExhibitor, wronglyNumbered, type Draft } from './draft.ts';
import { rectangle } from './shapes.ts';

const booth = (id: string, number: string, hall = 'H1') => ({
  id,
  hall,
  number,
  state: 'open' as const,
  points: rectangle({ left: 0, top: 0, right: 3, bottom: 3 }),
});
const floor: EditedFloor = {
  code: '1F',
  version: 1,
  name: { zh: '一层', en: '1F' },
  width: 30,
  depth: 20,
  elements: [],
  booths: [booth('one', 'A01'), booth('two', 'A02'), booth('far', 'A01', 'H2')],
  exhibitors: [
    { id: 'x', name: { zh: '甲', en: '' }, hall: 'H1', boothNumber: 'A01、a-2' },
    { id: 'y', name: { zh: '乙', en: '' }, hall: null, boothNumber: '' },
  ],
};
const draft = draftOf(floor);
const renamed = (of: Draft, key: string, number: string): Draft => ({
  ...of,
  booths: of.booths.map((one) => (one.key === key ? { ...one, number } : one)),
});
const standing = ({ booths }: Draft) => booths.map(({ exhibitors }) => exhibitors.join(''));

test('who has several booths stands at each', () => {
  expect(standing(draft)).toEqual(['x', 'x', '']);
  expect(draft.booths.map(occupancyOf)).toEqual(['taken', 'taken', 'free']);
});

test('an exhibitor whose booth has another number alone is not sent', () => {
  expect(formOf(renamed(draft, 'one', 'B01'), draft).places).toEqual([]);
});

test('who is given a booth, or loses one, is sent with all that it has', () => {
  expect(formOf(withExhibitor(draft, 'far', 'y'), draft).places).toEqual([
    { exhibitor: 'y', hall: 'H2', numbers: ['A01'] },
  ]);
  expect(formOf(withoutExhibitor(renamed(draft, 'two', 'B02'), 'one', 'x'), draft).places).toEqual([
    { exhibitor: 'x', hall: 'H1', numbers: ['B02'] },
  ]);
  const gone = { ...draft, booths: draft.booths.filter(({ hall }) => hall === 'H2') };
  expect(formOf(gone, draft).places).toEqual([{ exhibitor: 'x', hall: null, numbers: [] }]);
});

test('a booth in another hall takes the place of those an exhibitor has', () => {
  expect(standing(withExhibitor(draft, 'far', 'x'))).toEqual(['', '', 'x']);
  expect(standing(withExhibitor(draft, 'one', 'y'))).toEqual(['xy', 'x', '']);
  expect(withExhibitor(draft, 'one', 'y').booths.map(occupancyOf)).toEqual(['double', 'taken', 'free']);
});

test('booths without a number and with one that is taken are found', () => {
  expect([...wronglyNumbered(renamed(draft, 'two', 'a-1'))]).toEqual(['one', 'two']);
  expect([...wronglyNumbered(renamed(draft, 'far', ' - '))]).toEqual(['far']);
});
