import { expect, test } from 'vitest';
import { isOutsideFair } from './outside-fair.ts';

const FAIR = { startsOn: '2026-03-16', endsOn: '2026-03-18' };

test.for([
  ['2026-03-16T09:00', '2026-03-18T23:30', false],
  ['2026-03-15T18:00', '2026-03-16T09:00', true],
  ['2206-03-16T09:00', '2206-03-16T10:00', true],
  ['2020-03-16T09:00', '2020-03-16T10:00', true],
  ['2026-03-16T09:00', '12026-03-16T10:00', true],
  ['', '', false],
] as const)('an event from %s to %s lies outside of the days of the fair: %s', ([startsAt, endsAt, outside]) => {
  expect(isOutsideFair({ startsAt, endsAt }, FAIR)).toBe(outside);
});
