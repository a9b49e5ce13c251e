import { describe, expect, test } from 'vitest';
import { seeded, type Seeded } from '../../../server/test/seeded.ts';
import type { VisitWishes } from './visit-day.ts';
import { planVisit, type VisitPlan } from './visit-plan.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Walking seconds between places scattered over so many metres; every place of a hundred cannot be reached. */
function scattered(random: Seeded, places: number, metres: number): number[][] {
  const at = range(places).map(() => [random.int(metres), random.int(metres)] as const);
  return at.map(([x, y]) =>
    at.map(([otherX, otherY]) => Math.round((Math.abs(x - otherX) + Math.abs(y - otherY)) / 1.2)),
  );
}

function wishesOf(
  random: Seeded,
  { stops, appointments, breaks }: { stops: number; appointments: number; breaks: number },
): VisitWishes {
  const places = 1 + stops + appointments;
  const starts = range(appointments).map(() => 540 + random.int(80) * 3);
  return {
    seconds: scattered(random, places, 600),
    start: random.int(5) === 0 ? null : 0,
    stops: range(stops).map((stop) => ({ place: 1 + stop, minutes: 5 + random.int(30), fixed: random.int(4) === 0 })),
    appointments: starts.map((startsAt, at) => ({
      place: random.int(4) === 0 ? null : 1 + stops + at,
      startsAt,
      endsAt: startsAt + 10 + random.int(30),
    })),
    breaks: range(breaks).map(() => {
      const from = 560 + random.int(120);
      return { from, to: from + 10 + random.int(40) };
    }),
    dayStarts: 540,
    dayEnds: 600 + random.int(200),
  };
}

type Found = { fixed: number; visited: number; walked: number };

/** Every order of every set of stops between the appointments, minute by minute as a person would live it. */
function bestOfAll(wishes: VisitWishes, missed: readonly number[]): Found {
  const { seconds, stops, appointments, breaks, dayEnds } = wishes;
  const kept = appointments
    .filter((_, at) => !missed.includes(at))
    .toSorted((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt);
  const calls = kept
    .filter(({ place }) => place === null)
    .map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }));
  const meetings = kept.flatMap(({ place, ...times }) => (place === null ? [] : [{ ...times, place }]));
  const near = 1e-6;
  /** Walks and stands still whenever one of these is on. */
  const walkUntil = (at: number, minutes: number, still: readonly { from: number; to: number }[]): number => {
    let [now, left] = [at, minutes];
    while (left > near) {
      const on = still.find(({ from, to }) => from <= now + near && now < to - near);
      if (on !== undefined) {
        now = on.to;
        continue;
      }
      const next = Math.min(...still.filter(({ from }) => from > now + near).map(({ from }) => from), Infinity);
      const walked = Math.min(left, next - now);
      now += walked;
      left -= walked;
    }
    return now;
  };
  const stayFrom = (at: number, minutes: number): number => {
    let now = at;
    for (;;) {
      const on = [...breaks, ...calls].find(({ from, to }) => from < now + minutes - near && now < to - near);
      if (on === undefined) return now;
      now = on.to;
    }
  };
  let best: Found = { fixed: -1, visited: -1, walked: Infinity };
  const tryFrom = (
    place: number | null,
    now: number,
    over: number,
    left: readonly number[],
    so: Found,
    fresh: boolean,
  ) => {
    const meeting = meetings[over];
    if (meeting === undefined) {
      const more = so.fixed - best.fixed || so.visited - best.visited || best.walked - so.walked;
      if (more > 0) best = so;
    } else {
      const walk = place === null ? 0 : (seconds[place]?.[meeting.place] ?? 0);
      if (fresh || walkUntil(now, walk / 60, calls) <= meeting.startsAt + near)
        tryFrom(meeting.place, meeting.endsAt, over + 1, left, { ...so, walked: so.walked + walk }, false);
    }
    for (const index of left) {
      const stop = stops[index];
      if (stop === undefined) continue;
      const walk = place === null ? 0 : (seconds[place]?.[stop.place] ?? 0);
      const leaves = stayFrom(walkUntil(now, walk / 60, [...breaks, ...calls]), stop.minutes) + stop.minutes;
      if (leaves > Math.min(dayEnds, meeting?.startsAt ?? Infinity) + near) continue;
      const then = { fixed: so.fixed + Number(stop.fixed), visited: so.visited + 1, walked: so.walked + walk };
      tryFrom(
        stop.place,
        leaves,
        over,
        left.filter((other) => other !== index),
        then,
        false,
      );
    }
  };
  tryFrom(wishes.start, wishes.dayStarts, 0, range(stops.length), { fixed: 0, visited: 0, walked: 0 }, true);
  return best;
}

const worthOf = ({ stops }: VisitWishes, { visits, walkingSeconds }: VisitPlan): Found => {
  const visited = visits.filter(({ kind }) => kind === 'stop');
  return {
    fixed: visited.filter(({ index }) => stops[index]?.fixed).length,
    visited: visited.length,
    walked: walkingSeconds,
  };
};

/** What is wrong with a plan as a day: nothing, if it can be lived. */
function faultsOf(wishes: VisitWishes, { visits, leftOut, missed }: VisitPlan): string[] {
  const faults: string[] = [];
  const said = (what: string, isWrong: boolean): void => {
    if (isWrong) faults.push(what);
  };
  const near = 1e-5;
  const stops = visits.filter(({ kind }) => kind === 'stop').map(({ index }) => index);
  const appointments = visits.filter(({ kind }) => kind === 'appointment').map(({ index }) => index);
  const sorted = (numbers: number[]): string => numbers.toSorted((one, other) => one - other).join();
  said('a stop is lost or there twice', sorted([...stops, ...leftOut]) !== range(wishes.stops.length).join());
  said('an appointment is lost', sorted([...appointments, ...missed]) !== range(wishes.appointments.length).join());
  for (const [at, { kind, index, arrives, begins, leaves, idleMinutes }] of visits.entries()) {
    const before = visits[at - 1];
    said(`${at} before the one before it`, before !== undefined && begins < before.leaves - near);
    said(`${at} times out of order`, arrives > begins + near || begins > leaves || idleMinutes < -near);
    const appointment = wishes.appointments[index];
    if (kind === 'appointment') {
      said(`${at} moved`, begins !== appointment?.startsAt || leaves !== appointment.endsAt);
      continue;
    }
    said(`${at} stay`, Math.abs(leaves - begins - (wishes.stops[index]?.minutes ?? 0)) > near);
    said(`${at} after the day`, leaves > wishes.dayEnds + near);
    said(
      `${at} in a break`,
      wishes.breaks.some(({ from, to }) => begins < to - near && from < leaves - near),
    );
  }
  return faults;
}

describe('up to 7 stops', () => {
  test.each([
    { stops: 5, appointments: 2, breaks: 1, cases: 120 },
    { stops: 6, appointments: 1, breaks: 2, cases: 40 },
    { stops: 4, appointments: 4, breaks: 1, cases: 80 },
    { stops: 7, appointments: 1, breaks: 1, cases: 12 },
  ])(
    '$stops stops, $appointments appointments, $breaks breaks: the plan is the best of all orders in $cases random days',
    ({ cases, ...sizes }) => {
      for (let seed = 0; seed < cases; seed += 1) {
        const wishes = wishesOf(seeded(seed + 31 * sizes.stops), sizes);
        const plan = planVisit(wishes);
        const { walked, ...rest } = worthOf(wishes, plan);
        const best = bestOfAll(wishes, plan.missed);
        expect({ seed, ...rest, walked: walked.toFixed(3) }).toEqual({ seed, ...best, walked: best.walked.toFixed(3) });
        expect(faultsOf(wishes, plan)).toEqual([]);
      }
    },
  );
});

/** The least seconds to walk from the start to all stops (Held and Karp). */
function leastWalk(seconds: readonly (readonly number[])[]): number {
  const stops = seconds.length - 1;
  const least = range(2 ** stops).map(() => range(stops).map(() => Infinity));
  const row = (set: number): number[] => least[set] ?? [];
  for (const stop of range(stops)) row(1 << stop)[stop] = seconds[0]?.[stop + 1] ?? 0;
  for (const set of least.keys())
    for (const last of range(stops))
      for (const next of range(stops)) {
        if ((set & (1 << next)) !== 0) continue;
        const to = row(set | (1 << next));
        to[next] = Math.min(to[next] ?? 0, (row(set)[last] ?? 0) + (seconds[last + 1]?.[next + 1] ?? 0));
      }
  return Math.min(...row(2 ** stops - 1));
}

test.each([12, 13, 14])(
  'with %i stops and nothing else, walking is at most 3 percent more than the least possible',
  (stops) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const seconds = scattered(seeded(seed), stops + 1, 800);
      const plan = planVisit({
        seconds,
        start: 0,
        stops: range(stops).map((stop) => ({ place: stop + 1, minutes: 5, fixed: false })),
        appointments: [],
        breaks: [],
        dayStarts: 540,
        dayEnds: 1080,
      });
      expect(plan.leftOut).toEqual([]);
      expect(plan.walkingSeconds / leastWalk(seconds)).toBeLessThan(1.03);
    }
  },
);

test('with 25 stops every appointment that can be reached is kept, the day can be lived, and comes out the same again', () => {
  for (let seed = 0; seed < 4; seed += 1) {
    const random = seeded(seed);
    const wishes: VisitWishes = {
      ...wishesOf(random, { stops: 25, appointments: 4, breaks: 0 }),
      appointments: range(4).map((at) => ({
        place: at === 2 ? null : 26 + at,
        startsAt: 600 + at * 90,
        endsAt: 625 + at * 90,
      })),
      breaks: [{ from: 720, to: 760 }],
      dayEnds: 1080,
    };
    const plan = planVisit(wishes);
    expect(plan.missed).toEqual([]);
    expect(faultsOf(wishes, plan)).toEqual([]);
    expect(planVisit(wishes)).toEqual(plan);
  }
});

const LINE = range(6).map((from) => range(6).map((to) => Math.abs(from - to) * 300));
const DAY = { seconds: LINE, start: 0, appointments: [], breaks: [], dayStarts: 540, dayEnds: 1080 };
const stop = (place: number, minutes = 20, fixed = false) => ({ place, minutes, fixed });

test('of two appointments at the same time the first is kept and the other is told', () => {
  const appointments = [
    { place: 5, startsAt: 610, endsAt: 640 },
    { place: 1, startsAt: 600, endsAt: 620 },
    { place: null, startsAt: 615, endsAt: 630 },
  ];
  const plan = planVisit({ ...DAY, stops: [], appointments });
  expect([plan.missed, plan.visits.map(({ index }) => index)]).toEqual([[0, 2], [1]]);
});

test('an appointment too far from the one before it is told, and one nobody can come to late in the morning is kept', () => {
  const appointments = [
    { place: 5, startsAt: 545, endsAt: 560 },
    { place: 1, startsAt: 570, endsAt: 580 },
  ];
  const plan = planVisit({ ...DAY, stops: [], appointments });
  expect(plan.missed).toEqual([1]);
  expect(plan.visits.map(({ index, begins }) => [index, begins])).toEqual([[0, 545]]);
});

test('a fixed stop comes before two others where not all fit', () => {
  const stops = [stop(1), stop(2), stop(5, 40, true)];
  const plan = planVisit({ ...DAY, stops, dayEnds: 540 + 25 + 40 });
  expect([plan.leftOut, plan.visits.map(({ index }) => index)]).toEqual([[0, 1], [2]]);
});

test('a visit does not begin before a break that would break it in two, and waiting for an appointment is idle time', () => {
  const plan = planVisit({
    ...DAY,
    stops: [stop(1)],
    breaks: [{ from: 560, to: 580 }],
    appointments: [{ place: 2, startsAt: 620, endsAt: 630 }],
  });
  expect(plan.visits).toEqual([
    { kind: 'stop', index: 0, arrives: 545, begins: 580, leaves: 600, walkingSeconds: 300, idleMinutes: 15 },
    { kind: 'appointment', index: 0, arrives: 605, begins: 620, leaves: 630, walkingSeconds: 300, idleMinutes: 15 },
  ]);
  expect([plan.walkingSeconds, plan.idleMinutes]).toEqual([600, 30]);
});

test('a stop that no way leads to is left out', () => {
  const seconds = LINE.map((row) => row.map((walk, to) => (to === 3 ? Infinity : walk)));
  expect(planVisit({ ...DAY, seconds, stops: [stop(3), stop(1)] }).leftOut).toEqual([0]);
});
