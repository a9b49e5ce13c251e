import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const fair = { startsOn: '2026-03-16', endsOn: '2026-03-18' };

it.each([
  ['2026-02-28', { state: 'before', days: 16 }],
  ['2026-03-15', { state: 'before', days: 1 }],
  ['2026-03-16', { state: 'during', day: 1, of: 3 }],
  ['2026-03-18', { state: 'during', day: 3, of: 3 }],
  ['2026-03-19', { state: 'after', days: 1 }],
])('on %s the fair stands at %o', (today, expected) => {
  expect(countdown(fair, today)).toEqual(expected);
});
