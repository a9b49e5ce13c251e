import {
  FIGURE_GROUPS,
  FIGURE_NAMES,
  FIGURES,
  figuresOfGroup,
  type FigureGroup,
  type FigureName,
} from '@fairbridge/contract/statistics/statistics.figures.ts';
import { PERIOD_DAYS_MAX } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { beijingToday } from '../../i18n/numbers.ts';
import { pageNumOf } from '../../i18n/query-values.ts';

/** What the address asks for; `figure` is one of `group`. */
export type Asked = { from: string; to: string; group: FigureGroup; figure: FigureName; pageNum: number };

const DAY_MS = 24 * 3_600_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

export type PeriodName = 'today' | 'week' | 'month' | 'fair';

/** The periods at one press. The days of a fair that is to come are none yet. */
export function presetPeriods(fair: { startsOn: string; endsOn: string } | null) {
  const today = beijingToday();
  const presets: { name: PeriodName; from: string; to: string }[] = [
    { name: 'today', from: today, to: today },
    { name: 'week', from: daysBefore(today, 6), to: today },
    { name: 'month', from: daysBefore(today, 29), to: today },
  ];
  if (fair !== null && fair.startsOn <= today) presets.push({ name: 'fair', from: fair.startsOn, to: fair.endsOn });
  return presets;
}

const GROUPS = Object.keys(FIGURE_GROUPS) as FigureGroup[];
const FIRST: FigureGroup = 'browse';

export function askedOf(query: URLSearchParams): Asked {
  const today = beijingToday();
  const group = GROUPS.find((one) => one === query.get('group')) ?? FIRST;
  const wanted = FIGURE_NAMES.find((one) => one === query.get('figure'));
  const [first] = figuresOfGroup(group);
  const figure = wanted !== undefined && FIGURES[wanted].group === group ? wanted : (first ?? 'companyViews');
  const day = (key: string, usual: string): string => {
    const given = query.get(key) ?? '';
    // a day that is none, as 30 February, is another one
    return DAY.test(given) && !Number.isNaN(Date.parse(given)) && daysBefore(given, 0) === given ? given : usual;
  };
  return { from: day('from', daysBefore(today, 6)), to: day('to', today), group, figure, pageNum: pageNumOf(query) };
}

/** What is wrong with the days asked for, as the server would say it; null of a period it takes. */
export function periodFault({ from, to }: Asked): 'daysInOrder' | 'periodTooLong' | null {
  if (from > to) return 'daysInOrder';
  return (Date.parse(to) - Date.parse(from)) / DAY_MS >= PERIOD_DAYS_MAX ? 'periodTooLong' : null;
}

/** The address of other figures: of the same days, unless told otherwise, and from the first page on. */
export function statisticsPath({ from, to, group, figure }: Asked, change: Partial<Asked> = {}): string {
  const wanted = { from, to, group, ...(change.group === undefined && { figure }), ...change };
  return `/statistical?${new URLSearchParams(Object.entries(wanted).map(([key, value]): [string, string] => [key, String(value)])).toString()}`;
}
