import { expect, test } from 'vitest';
import type { PlanBooth } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { labelOf } from './plan-labels.ts';

/** Chinese letters are as wide as high, others half of it. */
const measure = (text: string, size: number): number =>
  size * [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 1 : 0.5), 0);

const booth = (width: number, depth: number, zh: string, en: string): PlanBooth => ({
  id: 'B',
  hall: 'H1',
  number: 'A07',
  points: [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ],
  exhibitors: [{ id: 'E', name: { zh, en }, logo: null }],
});

test('a booth too small for its number stays without one', () => {
  expect(labelOf(booth(3, 3, '梧桐农化', ''), 2, 'zh', measure)).toBeNull();
});

test('a booth with room for the number alone shows the number', () => {
  expect(labelOf(booth(3, 3, '梧桐农化', ''), 5, 'zh', measure)?.lines).toEqual([]);
});

test('a name is broken into lines that fit, the last one with an ellipsis', () => {
  const label = labelOf(booth(3, 3, '衡水霁野植保股份有限公司', ''), 20, 'zh', measure);
  expect(label?.lines).toEqual(['衡水霁野', '植保股…']);
});

test('English is broken between words', () => {
  const label = labelOf(booth(6, 4, '', 'Green Field Crop Science'), 16, 'en', measure);
  expect(label?.lines).toEqual(['Green Field', 'Crop Science']);
});

test('a word that is wider than the booth is cut off, and the name ends there', () => {
  const label = labelOf(booth(3, 4, '', 'Lagobranco Biotechnology'), 16, 'en', measure);
  expect(label?.lines).toEqual(['Lagob…']);
});
