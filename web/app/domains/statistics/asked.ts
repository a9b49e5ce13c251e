import { countDays, dayAfter } from '@fairbridge/contract/days.ts';
import {
  FIGURE_GROUPS,
  FIGURE_NAMES,
  FIGURES,
  figuresOfGroup,
  type FigureGroup,
  PERIOD_DAYS_MAX,
  type FigureName,
} from '@fairbridge/contract/statistics/statistics.figures.ts';
import { beijingToday } from '../../i18n/numbers.ts';
import { pageNumOf } from '../../i18n/query-values.ts';

/** What the address asks for; `figure` is one of `group`. */
export type Asked = { from: string; to: string; group: FigureGroup; figure: FigureName; pageNum: number };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type PeriodName = 'today' | 'week' | 'month' | 'fair';

/** The periods at one press. The days of a fair that is to come are none yet. */
export function presetPeriods(fair: { startsOn: string; endsOn: string } | null) {
  const today = beijingToday();
  const presets: { name: PeriodName; from: string; to: string }[] = [
    { name: 'today', from: today, to: today },
    { name: 'week', from: dayAfter(today, -6), to: today },
    { name: 'month', from: dayAfter(today, -29), to: today },
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
    return DAY.test(given) && !Number.isNaN(Date.parse(given)) && dayAfter(given, 0) === given ? given : usual;
  };
  return { from: day('from', dayAfter(today, -6)), to: day('to', today), group, figure, pageNum: pageNumOf(query) };
}

/** What is wrong with the days asked for, as the server would say it; null of a period it takes. */
export function periodFault(period: Pick<Asked, 'from' | 'to'>): 'daysInOrder' | 'periodTooLong' | null {
  const days = countDays(period);
  if (days < 1) return 'daysInOrder';
  return days > PERIOD_DAYS_MAX ? 'periodTooLong' : null;
}

/** The address of other figures: of the same days, unless told otherwise, and from the first page on. */
export function statisticsPath({ from, to, group, figure }: Asked, change: Partial<Asked> = {}): string {
  const wanted = { from, to, group, ...(change.group === undefined && { figure }), ...change };
  return `/statistical?${new URLSearchParams(Object.entries(wanted).map(([key, value]): [string, string] => [key, String(value)])).toString()}`;
}
