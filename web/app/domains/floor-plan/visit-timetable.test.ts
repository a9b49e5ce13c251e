import { describe, expect, test } from 'vitest';
import { booth, element, floorOf, planOf, rectangle } from '@fairbridge/contract/floor-plan/random-plan.ts';
import { walkwaysOf } from '@fairbridge/contract/floor-plan/walkways.ts';
import { clockOf, usualChoices, type VisitChoices } from './visit-choices.ts';
import { timetableOf, type Timetable } from './visit-timetable.ts';
import type { OwnMarks } from './own-marks.ts';
import { appointmentsOn, askedVisit, stopsOf } from './visit-wishes.ts';

const company = (id: string) => ({ id, name: { zh: id, en: id }, logo: null });
const at = (number: string, x: number, exhibitors: readonly string[]) => ({
  ...booth(number, rectangle(x, 1, 4, 4), 'H1'),
  exhibitors: exhibitors.map(company),
});
/** An aisle of 120 m with a booth each 40 m; A9 is on a floor to which only stairs lead. */
const plan = planOf(
  floorOf(
    '1F',
    [
      element('door', 'entrance', [[0, 0]]),
      { ...element('lounge', 'meeting', [[60, -1]]), name: { zh: '洽谈区', en: 'Lounge' } },
      element('aisle', 'aisle', [
        [0, 0],
        [120, 0],
      ]),
      element('stairs-1', 'stairs', [[120, 0]], 's'),
    ],
    [at('A1', 38, ['a']), at('A2', 78, ['b', 'c']), at('A3', 110, ['b'])],
  ),
  floorOf(
    '2F',
    [
      element('aisle-2', 'aisle', [
        [0, 0],
        [120, 0],
      ]),
      element('stairs-2', 'stairs', [[120, 0]], 's'),
    ],
    [at('A9', 38, ['d'])],
  ),
);
const walkways = walkwaysOf(plan);

const meeting = (exhibitorId: string, from: string, to: string, place = '') => ({
  exhibitorId,
  title: { zh: '对接会', en: 'Meeting' },
  startsAt: `2026-03-16T${from}:00+08:00`,
  endsAt: `2026-03-16T${to}:00+08:00`,
  place: { zh: place, en: '' },
});
const NOTHING: OwnMarks = { favourites: [], orders: [], visited: [], meetings: [] };
const usual = usualChoices('2026-03-16');
const timetable = (marks: Partial<OwnMarks>, choices: Partial<VisitChoices> = {}): Timetable =>
  timetableOf(walkways, askedVisit(plan, { ...NOTHING, ...marks }, { ...usual, ...choices }));

const told = ({ rows }: Timetable): string[] =>
  rows.map((row) => {
    const span = `${clockOf(row.begins)}–${clockOf(row.leaves)}`;
    if (row.kind === 'break') return `${span} break`;
    const where = row.kind === 'stop' ? row.stop.name : (row.appointment.end?.id ?? 'somewhere');
    return `${span} ${where} from ${row.from?.id ?? 'nowhere'}`;
  });

describe('the booths that may be visited', () => {
  test('are those of own favourites, orders and meetings, each company once', () => {
    const marks = { favourites: ['b'], orders: ['d'], visited: [], meetings: [meeting('a', '10:00', '10:30')] };
    expect(stopsOf(plan, marks).map(({ name, exhibitors }) => [name, exhibitors.map(({ id }) => id)])).toEqual([
      ['H1.A1', ['a']],
      ['H1.A2', ['b']],
      ['H1.A9', ['d']],
    ]);
  });

  test('are at most 25, and without those that were not selected', () => {
    const many = planOf(
      floorOf(
        '1F',
        [],
        Array.from({ length: 27 }, (_, number) => at(`A${number}`, number * 4, [String(number)])),
      ),
    );
    const favourites = Array.from({ length: 27 }, (_, number) => String(number));
    const stops = (booths: readonly string[] | null) =>
      askedVisit(many, { ...NOTHING, favourites }, { ...usual, booths }).stops.map(({ name }) => name);
    expect(stops(null)).toEqual(Array.from({ length: 25 }, (_, number) => `H1.A${number}`));
    expect(stops(['H1.A26', 'H1.A3', 'H1.Z1'])).toEqual(['H1.A3', 'H1.A26']);
    expect(stops([])).toEqual([]);
  });
});

test('appointments are those of the day, at the place they name or at the booth', () => {
  const meetings = [
    meeting('a', '10:00', '10:30'),
    meeting('a', '11:00', '11:30', '洽谈区'),
    meeting('a', '12:00', '12:30', '酒店'),
    { ...meeting('b', '23:30', '23:45'), endsAt: '2026-03-17T00:30:00+08:00' },
  ];
  expect(
    appointmentsOn(plan, meetings, '2026-03-16').map(({ startsAt, endsAt, end }) => [
      startsAt,
      endsAt,
      end?.id ?? null,
    ]),
  ).toEqual([
    [600, 630, 'A1'],
    [660, 690, 'lounge'],
    [720, 750, null],
    [1410, 1440, 'A2'],
  ]);
  expect(appointmentsOn(plan, meetings, '2026-03-17')).toEqual([]);
});

describe('a day at the fair', () => {
  test('visits booth after booth from the entrance, with the time at each', () => {
    const made = timetable({ favourites: ['b', 'a'] }, { minutes: { 'H1.A2': 30 } });
    expect(told(made)).toEqual(['09:01–09:16 H1.A1 from door', '09:16–09:46 H1.A2 from A1', '12:00–13:00 break']);
    expect(made.rows.map((row) => (row.kind === 'break' ? null : row.walkingMinutes))).toEqual([1, 1, null]);
    expect([made.leftOut, made.missed, made.walkingMinutes]).toEqual([[], [], 2]);
  });

  test('keeps appointments, and says which of them cannot be reached', () => {
    const made = timetable(
      {
        favourites: ['b'],
        meetings: [
          meeting('a', '10:00', '10:30'),
          meeting('a', '10:20', '10:40', '洽谈区'),
          meeting('a', '14:00', '15:00', '酒店'),
        ],
      },
      { hasLunch: false },
    );
    expect(told(made)).toEqual([
      '10:00–10:30 A1 from door',
      '10:31–10:46 H1.A2 from A1',
      '14:00–15:00 somewhere from nowhere',
    ]);
    expect(made.rows.map((row) => (row.kind === 'break' ? null : row.idleMinutes))).toEqual([59, 0, 0]);
    expect(made.missed.map(({ startsAt }) => startsAt)).toEqual([620]);
  });

  test('leaves out what no time is left for, and what no way without steps leads to', () => {
    const marks = { favourites: ['a', 'b', 'd'] };
    const why = (choices: Partial<VisitChoices>) =>
      timetable(marks, choices).leftOut.map(({ stop, why: reason }) => [stop.name, reason]);
    expect(why({})).toEqual([]);
    expect(why({ stepFree: true })).toEqual([['H1.A9', 'noWay']]);
    expect(why({ ends: '09:20', hasLunch: false })).toEqual([
      ['H1.A2', 'noTime'],
      ['H1.A9', 'noTime'],
    ]);
  });

  test('begins where the person is', () => {
    expect(told(timetable({ favourites: ['a', 'b'] }, { begin: 'H1.A3', hasLunch: false }))).toEqual([
      '09:00–09:15 H1.A2 from A3',
      '09:16–09:31 H1.A1 from A2',
    ]);
  });
});
