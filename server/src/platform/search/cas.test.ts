import { expect, test } from 'vitest';
import { templateOf } from '../../set-up/fair-template.ts';
import { casCheck, casText } from './cas.ts';

test('accepts a right check digit and refuses a wrong one', () => {
  expect(casCheck('1071836')).toBe(true);
  expect(casCheck('131860338')).toBe(true);
  expect(casCheck('1071835')).toBe(false);
  expect(casCheck('107')).toBe(false);
  expect(casCheck('10718x6')).toBe(false);
});

test('every number of the ingredient table has its check digit', () => {
  const wrong = templateOf('agro')
    .ingredients.flatMap(({ cas }) => cas)
    .filter((cas) => !casCheck(cas.replaceAll('-', '')) || casText(cas.replaceAll('-', '')) !== cas);
  expect(wrong).toEqual([]);
});
