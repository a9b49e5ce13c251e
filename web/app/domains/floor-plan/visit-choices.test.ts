import { describe, expect, test } from 'vitest';
import { clockOf, keptChoices, minutesOf, usualChoices, visitErrors, type VisitChoices } from './visit-choices.ts';

const DAYS = ['2026-03-16', '2026-03-17'];
const usual = usualChoices('2026-03-16');

describe('what was kept of the choices', () => {
  test('is taken where it is understood', () => {
    const kept: VisitChoices = {
      day: '2026-03-17',
      starts: '10:00',
      ends: '15:30',
      begin: 'door',
      hasLunch: false,
      lunchStarts: '11:00',
      lunchEnds: '11:30',
      stepFree: true,
      booths: ['H1.A07'],
      minutes: { 'H1.A07': 30 },
    };
    expect(keptChoices(JSON.parse(JSON.stringify(kept)), usual, DAYS)).toEqual(kept);
  });

  test.each([
    ['nothing', null],
    ['no object', 'H1'],
    ['a day that the fair no longer has', { day: '2025-03-16' }],
    ['times that no clock shows', { starts: '9', ends: '24:00', lunchStarts: 7, lunchEnds: '12:60' }],
    ['other things', { begin: 1, hasLunch: 'yes', stepFree: 1, booths: 'H1.A07', minutes: { 'H1.A07': 11 } }],
  ])('is left where it is %s', (_, kept) => {
    expect(keptChoices(kept, usual, DAYS)).toEqual(usual);
  });
});

test.each([
  [{}, {}],
  [{ ends: '09:00' }, { ends: 'endFirst' }],
  [{ ends: '08:00' }, { ends: 'endFirst' }],
  [{ starts: '' }, { starts: 'noTime' }],
  [
    { starts: '', ends: '' },
    { starts: 'noTime', ends: 'noTime' },
  ],
  [{ lunchEnds: '12:00' }, { lunchEnds: 'endFirst' }],
  [
    { lunchStarts: '', lunchEnds: '' },
    { lunchStarts: 'noTime', lunchEnds: 'noTime' },
  ],
  [{ hasLunch: false, lunchEnds: '11:00' }, {}],
])('the choices %o are wrong at %o', (change, expected) => {
  expect(visitErrors({ ...usual, ...change })).toEqual(expected);
});

test('minutes of the day are those of a clock', () => {
  expect(['00:00', '09:05', '23:59'].map(minutesOf)).toEqual([0, 545, 1439]);
  expect([0, 545.4, 599.6, 1439].map(clockOf)).toEqual(['00:00', '09:05', '10:00', '23:59']);
});
