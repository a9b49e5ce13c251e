import { instantOf, shownAt } from '../zone-clock.ts';
import type { OpenState, OpeningHours, Span } from './opening-hours.shapes.ts';

const DAY_MS = 86_400_000;
/** So far ahead it is looked when it opens next. */
const DAYS_AHEAD = 31;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
/** 0 is Monday. */
const weekdayOf = (day: number): number => (new Date(day).getUTCDay() + 6) % 7;

function hoursOn({ week, exceptions }: OpeningHours, day: number): Span | null {
  const exception = exceptions.find(({ on }) => on === dateOf(day));
  return exception === undefined ? (week[weekdayOf(day)] ?? null) : exception.hours;
}

/** When it is open from this day on, in order; a night without a pause between two days is no pause. */
function spansFrom(hours: OpeningHours, first: number): { begin: number; end: number }[] {
  const spans: { begin: number; end: number }[] = [];
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = first + ahead * DAY_MS;
    const span = hoursOn(hours, day);
    if (span === null) continue;
    const at = (clock: string): number => instantOf(hours.zone, day + minutesOf(clock) * 60_000);
    const [begin, end] = [at(span.from), at(span.to)];
    const before = spans.at(-1);
    if (before?.end === begin) before.end = end;
    else spans.push({ begin, end });
  }
  return spans;
}

/** Whether it is open at an instant, and when that changes. */
export function openStateAt(hours: OpeningHours, now: Date): OpenState {
  const at = now.getTime();
  const shown = shownAt(hours.zone, at);
  const today = shown - (((shown % DAY_MS) + DAY_MS) % DAY_MS);
  const { zone } = hours;
  const next = spansFrom(hours, today).find(({ end }) => end > at);
  if (next === undefined) return { open: false, changesAt: null, zone };
  const open = next.begin <= at;
  const changes = open ? next.end : next.begin;
  // what is open without an end within a month does not change
  const never = open && changes - at > (DAYS_AHEAD - 1) * DAY_MS;
  return { open, changesAt: never ? null : new Date(changes).toISOString(), zone };
}
