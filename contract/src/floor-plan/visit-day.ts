/** What somebody wants to do in a day at the fair. Times are minutes of the day, places are rows of `seconds`. */
export type VisitWishes = {
  /** Walking seconds from place to place as of `secondsBetween`; Infinity where there is no way. */
  seconds: readonly (readonly number[])[];
  /** Where the day begins; null where the first visit does. */
  start: number | null;
  /** A fixed stop is left out only where the most fixed stops that fit are without it. */
  stops: readonly { place: number; minutes: number; fixed: boolean }[];
  /** Kept exactly. One without a place is kept wherever one is just then. */
  appointments: readonly { place: number | null; startsAt: number; endsAt: number }[];
  /** Nobody visits then, and one walks then only to be in time for an appointment. */
  breaks: readonly Span[];
  dayStarts: number;
  dayEnds: number;
};

export type Visit = {
  kind: 'stop' | 'appointment';
  /** Its place in `stops` or in `appointments`. */
  index: number;
  arrives: number;
  /** After `arrives` where one waits for an appointment, or a break comes before the visit. */
  begins: number;
  leaves: number;
  /** From what comes before. */
  walkingSeconds: number;
  /** Waited here in vain: neither a break nor a visit. */
  idleMinutes: number;
};

type Span = { from: number; to: number };
type PlacedAppointment = { index: number; place: number; startsAt: number; endsAt: number };

/** The wishes in the order and the parts that plans are made of. */
export type Day = {
  wishes: VisitWishes;
  /** Those at a place that can all be kept, in order. */
  kept: readonly PlacedAppointment[];
  /** Those without a place, as they stand in the plan. */
  anywhere: readonly Visit[];
  /** Breaks and appointments without a place, in order, none over another. */
  pauses: readonly Span[];
  /** The same without breaks: not even who is late for an appointment walks then. */
  busy: readonly Span[];
};

/** A millionth of a minute: sums of fractions are not exact. */
const EXACTLY = 1e-6;

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) all.push({ from, to });
  }
  return all;
}

/** When a walk ends that stops in pauses. */
function arrival(at: number, seconds: number, pauses: readonly Span[]): number {
  let [now, left] = [at, seconds / 60];
  for (const { from, to } of pauses) {
    if (now + left <= from + EXACTLY) break;
    if (to <= now) continue;
    if (left === 0) break;
    left -= Math.max(0, from - now);
    now = to;
  }
  return now + left;
}

/** When a visit can begin that no pause breaks in two. */
function beginning(at: number, minutes: number, pauses: readonly Span[]): number {
  let now = at;
  for (const { from, to } of pauses) {
    if (now + minutes <= from + EXACTLY) break;
    if (to > now) now = to;
  }
  return now;
}

export const walkingSeconds = ({ wishes }: Day, from: number | null, to: number): number =>
  from === null ? 0 : (wishes.seconds[from]?.[to] ?? Infinity);

/** Sorts the appointments by time and keeps each that can be reached from the one before. */
export function dayOf(wishes: VisitWishes): { day: Day; missed: number[] } {
  const kept: PlacedAppointment[] = [];
  const anywhere: Visit[] = [];
  const missed: number[] = [];
  const busy: Span[] = [];
  let free = -Infinity;
  const inOrder = [...wishes.appointments.entries()].toSorted(
    ([, one], [, other]) => one.startsAt - other.startsAt || one.endsAt - other.endsAt,
  );
  for (const [index, { place, startsAt, endsAt }] of inOrder) {
    const last = kept.at(-1);
    const walk = last === undefined || place === null ? 0 : (wishes.seconds[last.place]?.[place] ?? Infinity);
    const arrives = last === undefined || place === null ? free : arrival(last.endsAt, walk, busy);
    if (Math.max(arrives, free) > startsAt + EXACTLY) {
      missed.push(index);
      continue;
    }
    free = endsAt;
    if (place !== null) {
      kept.push({ index, place, startsAt, endsAt });
      continue;
    }
    busy.push({ from: startsAt, to: endsAt });
    const visit = { arrives: startsAt, begins: startsAt, leaves: endsAt, walkingSeconds: 0, idleMinutes: 0 };
    anywhere.push({ kind: 'appointment', index, ...visit });
  }
  const pauses = joined([...wishes.breaks, ...busy]);
  return { day: { wishes, kept, anywhere, pauses, busy: joined(busy) }, missed };
}

export type Moment = {
  place: number | null;
  /** Minute of the day. */
  at: number;
  /** How many of the kept appointments are over. */
  over: number;
  /** Nothing has been visited yet. */
  fresh: boolean;
};

export const beginningOf = ({ wishes }: Day): Moment => ({
  place: wishes.start,
  at: wishes.dayStarts,
  over: 0,
  fresh: true,
});

/** The visit to a stop as soon as one can be there, or null where it would end too late for the next appointment or the day. */
export function visitStop(day: Day, moment: Moment, index: number): Visit | null {
  const { stops, dayEnds } = day.wishes;
  const stop = stops[index];
  if (stop === undefined) return null;
  const seconds = walkingSeconds(day, moment.place, stop.place);
  if (seconds === Infinity) return null;
  const arrives = arrival(moment.at, seconds, day.pauses);
  const begins = beginning(arrives, stop.minutes, day.pauses);
  const leaves = begins + stop.minutes;
  const latest = Math.min(dayEnds, day.kept[moment.over]?.startsAt ?? Infinity);
  if (leaves > latest + EXACTLY) return null;
  return { kind: 'stop', index, arrives, begins, leaves, walkingSeconds: seconds, idleMinutes: 0 };
}

/** The next of the kept appointments, or null where one would come too late. Who has the first before anything else comes early enough. */
export function keepAppointment(day: Day, moment: Moment): Visit | null {
  const next = day.kept[moment.over];
  if (next === undefined) return null;
  const seconds = walkingSeconds(day, moment.place, next.place);
  const arrives = arrival(moment.at, seconds, day.busy);
  const late = arrives > next.startsAt + EXACTLY;
  if (late && !moment.fresh) return null;
  return {
    kind: 'appointment',
    index: next.index,
    arrives: Math.min(arrives, next.startsAt),
    begins: next.startsAt,
    leaves: next.endsAt,
    walkingSeconds: seconds === Infinity ? 0 : seconds,
    idleMinutes: 0,
  };
}

/** What one waits between these times and no pause takes. */
export const idleBetween = ({ pauses }: Day, from: number, to: number): number =>
  pauses.reduce((left, pause) => left - Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)), to - from);
