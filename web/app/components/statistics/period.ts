import { countDays, dayAfter } from '@fairbridge/contract/days.ts';
import { PERIOD_DAYS_MAX } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { beijingToday } from '../../i18n/numbers.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type PeriodName = 'today' | 'week' | 'month' | 'fair';

/** The periods at one press. The days of a fair that is to come are none yet. */
export function presetPeriods(fair: { startsOn: string; endsOn: string } | null) {
  const today = beijingToday();
  const presets: ({ name: PeriodName } & Period)[] = [
    { name: 'today', from: today, to: today },
    { name: 'week', from: dayAfter(today, -6), to: today },
    { name: 'month', from: dayAfter(today, -29), to: today },
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
    return DAY.test(given) && !Number.isNaN(Date.parse(given)) && dayAfter(given, 0) === given ? given : usual;
  };
  return { from: day('from', dayAfter(today, -6)), to: day('to', today) };
}

/** What is wrong with the days asked for, as the server would say it; null of a period it takes. */
export function periodFault(period: Period): 'daysInOrder' | 'periodTooLong' | null {
  const days = countDays(period);
  if (days < 1) return 'daysInOrder';
  return days > PERIOD_DAYS_MAX ? 'periodTooLong' : null;
}
