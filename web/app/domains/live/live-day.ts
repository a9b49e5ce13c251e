import { beijingDate } from '../../i18n/numbers.ts';

type Timed = { startsAt: string; endsAt: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The day so many days after this one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const overlap = (one: Timed, other: Timed): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The lives of a day by the hour in Beijing in which they begin, each with how many others go on meanwhile. `''`: since the day before. */
export function byHour<Live extends Timed>(
  day: string,
  lives: readonly Live[],
): [hour: string, { live: Live; others: number }[]][] {
  const hourOf = ({ startsAt }: Timed): string =>
    beijingDate(startsAt) < day ? '' : `${new Date(Date.parse(startsAt) + 8 * HOUR_MS).toISOString().slice(11, 13)}:00`;
  const counted = lives.map((live) => ({
    live,
    others: lives.filter((other) => other !== live && overlap(live, other)).length,
  }));
  return [...Map.groupBy(counted, ({ live }) => hourOf(live))];
}
