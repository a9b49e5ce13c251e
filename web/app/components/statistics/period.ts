import { PERIOD_DAYS_MAX } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { beijingToday } from '../../i18n/numbers.ts';

/** Days in Beijing, both included. */
export type Period = { from: string; to: string };

const DAY_MS = 24 * 3_600_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

export type PeriodName = 'today' | 'week' | 'month' | 'fair';

/** The periods at one press. The days of a fair that is to come are none yet. */
export function presetPeriods(fair: { startsOn: string; endsOn: string } | null) {
  const today = beijingToday();
  const presets: ({ name: PeriodName } & Period)[] = [
    { name: 'today', from: today, to: today },
    { name: 'week', from: daysBefore(today, 6), to: today },
    { name: 'month', from: daysBefore(today, 29), to: today },
  ];
  if (fair !== null && fair.startsOn <= today) presets.push({ name: 'fair', from: fair.startsOn, to: fair.endsOn });
  return presets;
}

/** The period of an address; the last seven days where it names none. */
export function periodOf(query: URLSearchParams): Period {
  const today = beijingToday();
  const day = (key: string, usual: string): string => {
    const given = query.get(key) ?? '';
    // a day that is none, as 30 February, is another one
    return DAY.test(given) && !Number.isNaN(Date.parse(given)) && daysBefore(given, 0) === given ? given : usual;
  };
  return { from: day('from', daysBefore(today, 6)), to: day('to', today) };
}

/** What is wrong with the days asked for, as the server would say it; null of a period it takes. */
export function periodFault({ from, to }: Period): 'daysInOrder' | 'periodTooLong' | null {
  if (from > to) return 'daysInOrder';
  return (Date.parse(to) - Date.parse(from)) / DAY_MS >= PERIOD_DAYS_MAX ? 'periodTooLong' : null;
}
