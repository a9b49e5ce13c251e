import { expect, test } from 'vitest';
import { openStateAt } from './open-state-at.ts';
import type { OpeningHours } from './opening-hours.shapes.ts';

const nine = { from: '09:00', to: '18:00' };
const OFFICE: OpeningHours = {
  zone: 'Asia/Shanghai',
  week: [nine, nine, nine, nine, nine, null, null],
  exceptions: [],
};
const at = (iso: string, hours = OFFICE) => {
  const { open, changesAt } = openStateAt(hours, new Date(iso));
  return [open, changesAt];
};

test('within the hours it is open until they end, outside it opens at the next', () => {
  // Thursday 10:00, 08:59:59 and 18:00 in Beijing
  expect(at('2026-11-26T02:00:00.000Z')).toEqual([true, '2026-11-26T10:00:00.000Z']);
  expect(at('2026-11-26T00:59:59.000Z')).toEqual([false, '2026-11-26T01:00:00.000Z']);
  expect(at('2026-11-26T10:00:00.000Z')).toEqual([false, '2026-11-27T01:00:00.000Z']);
});

test('the day is that of the zone, and what is closed is passed over', () => {
  // Friday 18:30 in Beijing; Sunday 23:00 UTC is Monday 07:00 there
  expect(at('2026-11-27T10:30:00.000Z')).toEqual([false, '2026-11-30T01:00:00.000Z']);
  expect(at('2026-11-29T23:00:00.000Z')).toEqual([false, '2026-11-30T01:00:00.000Z']);
});

test('an exception holds in place of its weekday', () => {
  const exceptions = [
    { on: '2026-11-26', hours: null },
    { on: '2026-11-28', hours: { from: '10:00', to: '12:00' } },
  ];
  const hours = { ...OFFICE, exceptions };
  expect(at('2026-11-26T02:00:00.000Z', hours)).toEqual([false, '2026-11-27T01:00:00.000Z']);
  expect(at('2026-11-28T02:30:00.000Z', hours)).toEqual([true, '2026-11-28T04:00:00.000Z']);
});

test('a change to summer time moves the hours with the clock', () => {
  const hours: OpeningHours = { ...OFFICE, zone: 'Europe/Berlin', week: Array.from({ length: 7 }, () => nine) };
  // the clock goes forward on Sunday, 29 March 2026
  expect(at('2026-03-28T18:00:00.000Z', hours)).toEqual([false, '2026-03-29T07:00:00.000Z']);
  expect(at('2026-03-27T18:00:00.000Z', hours)).toEqual([false, '2026-03-28T08:00:00.000Z']);
});

test('round the clock and never do not change', () => {
  const all = Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' }));
  expect(at('2026-11-26T02:00:00.000Z', { ...OFFICE, week: all })).toEqual([true, null]);
  const none = Array.from({ length: 7 }, () => null);
  expect(at('2026-11-26T02:00:00.000Z', { ...OFFICE, week: none })).toEqual([false, null]);
});
