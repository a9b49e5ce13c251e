import {
  FIGURE_GROUPS,
  FIGURE_NAMES,
  FIGURES,
  figuresOfGroup,
  type FigureGroup,
  type FigureName,
} from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { periodOf } from '../../components/statistics/period.ts';
import { pageNumOf } from '../../i18n/query-values.ts';

/** What the address asks for; `figure` is one of `group`. */
export type Asked = Period & { group: FigureGroup; figure: FigureName; pageNum: number };

const GROUPS = Object.keys(FIGURE_GROUPS) as FigureGroup[];
const FIRST: FigureGroup = 'browse';

export function askedOf(query: URLSearchParams): Asked {
  const group = GROUPS.find((one) => one === query.get('group')) ?? FIRST;
  const wanted = FIGURE_NAMES.find((one) => one === query.get('figure'));
  const [first] = figuresOfGroup(group);
  const figure = wanted !== undefined && FIGURES[wanted].group === group ? wanted : (first ?? 'companyViews');
  return { ...periodOf(query), group, figure, pageNum: pageNumOf(query) };
}

/** The address of other figures: of the same days, unless told otherwise, and from the first page on. */
export function statisticsPath({ from, to, group, figure }: Asked, change: Partial<Asked> = {}): string {
  const wanted = { from, to, group, ...(change.group === undefined && { figure }), ...change };
  return `/statistical?${new URLSearchParams(Object.entries(wanted).map(([key, value]): [string, string] => [key, String(value)])).toString()}`;
}
