import { expect, test } from 'vitest';
import { byHour, dayAfter } from './live-day.ts';

const live = (id: string, startsAt: string, endsAt: string) => ({ id, startsAt, endsAt });

test('lives stand below the hour in Beijing in which they begin, each with how many others go on meanwhile', () => {
  const lives = [
    live('night', '2027-01-10T15:30:00.000Z', '2027-01-10T16:30:00.000Z'),
    live('a', '2027-01-11T02:00:00.000Z', '2027-01-11T03:00:00.000Z'),
    live('b', '2027-01-11T02:30:00.000Z', '2027-01-11T04:00:00.000Z'),
    live('c', '2027-01-11T03:00:00.000Z', '2027-01-11T03:30:00.000Z'),
  ];
  const shown = byHour('2027-01-11', lives).map(([hour, list]) => [
    hour,
    list.map(({ live: { id }, others }) => `${id} ${others}`),
  ]);
  expect(shown).toEqual([
    ['', ['night 0']],
    ['10:00', ['a 1', 'b 2']],
    ['11:00', ['c 1']],
  ]);
});

test('the day after the last of a month is the first of the next', () => {
  expect([dayAfter('2027-01-31', 1), dayAfter('2027-03-01', -1)]).toEqual(['2027-02-01', '2027-02-28']);
});
