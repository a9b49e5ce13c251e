import { expect, test } from 'vitest';
import type { FloorPlan, PlanBooth } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { boothAt, findBooths } from './plan-search.ts';

const booth = (hall: string, number: string, zh = '', en = ''): PlanBooth => ({
  id: `${hall}${number}`,
  hall,
  number,
  points: [],
  exhibitors: zh === '' && en === '' ? [] : [{ id: `E${hall}${number}`, name: { zh, en }, logo: null }],
});
const floor = (code: string, booths: PlanBooth[]) => ({
  code,
  name: { zh: code, en: code },
  width: 10,
  depth: 10,
  elements: [],
  booths,
});
const first = floor('1F', [
  booth('H1', 'A07', '梧桐农化', 'Wutong Agrochemicals'),
  booth('H1', 'A17', '绿田化工', 'Green Field'),
  booth('H2', 'A07', '江苏农华', 'Jiangsu Nonghua'),
]);
const second = floor('2F', [booth('H3', 'A07'), booth('H3', 'B70', 'A07 公司', 'Acme')]);
const plan: FloorPlan = { version: 1, floors: [first, second] };
const HALLS = new Map([
  ['H1', ['1号馆', 'Hall 1']],
  ['H2', ['2号馆', 'Hall 2']],
  ['H3', ['3号馆', 'Hall 3']],
]);
const found = (typed: string): string[] => findBooths(plan, typed, HALLS, 10).map(({ booth: one }) => one.id);

test.each(['A07', 'Ａ07', 'a-7', 'a 7', 'A7'])('a booth is found by its number, however it is written: %s', (typed) => {
  expect(found(typed).slice(0, 3)).toEqual(['H1A07', 'H2A07', 'H3A07']);
});

test.each([
  ['1F A07', ['H1A07', 'H2A07']],
  ['2F-A07', ['H3A07']],
  ['H2 A07', ['H2A07']],
  ['2号馆 A07', ['H2A07']],
  ['hall 3 a07', ['H3A07']],
  ['H2 1F · A07', ['H2A07']],
])('a booth is found by its floor or hall and number: %s', (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test('exhibitors are found by a part of either name, those that begin so first', () => {
  expect(found('农')).toEqual(['H1A07', 'H2A07']);
  expect(found('green')).toEqual(['H1A17']);
  expect(found('field')).toEqual(['H1A17']);
});

test('nothing is found for blanks or for what is nowhere', () => {
  expect(found('  ')).toEqual([]);
  expect(found('Z99')).toEqual([]);
});

test('an address names a booth with or without its hall, in any writing', () => {
  expect(boothAt(first, 'H2', 'a-07')?.id).toBe('H2A07');
  expect(boothAt(first, '', 'Ａ17')?.id).toBe('H1A17');
  expect(boothAt(first, 'H9', 'A07')).toBeUndefined();
});
