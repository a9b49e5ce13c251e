import { dayAfter } from '@fairbridge/contract/days.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { figuresOfGroup, type FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { FigurePoint, Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { dayInBeijing } from '../../core/days.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import { readerOf } from '../visitor/visitor-browse.rules.ts';
import { toAnswer } from '../workbench/workbench.queries.ts';
import { daysOf, figureByDay, figureByHour, hasHours, scopeOf, viewsByHour, type Scope } from './figure-day.queries.ts';
import {
  countPeopleBehind,
  EXHIBITS,
  exhibitsBySteps,
  peopleBehind,
  subjectsOf,
  type ExhibitRow,
} from './figure-list.queries.ts';
import { figuresOfDay } from './statistics.day.ts';
import { figuresFile, peopleFile } from './statistics.export.ts';
import { figureValues } from './statistics.figures.ts';

/** So many exhibits are named by an advice. */
const ADVISED = 5;
const HOURS = 24;

const hourName = (hour: number): string => String(hour).padStart(2, '0');

function hoursOf(rows: readonly { hour: number; value: number }[]): number[] {
  const known = new Map(rows.map(({ hour, value }) => [hour, value]));
  return Array.from({ length: HOURS }, (_, hour) => known.get(hour) ?? 0);
}

async function pointsOf(ctx: FairContext, scope: Scope, name: FigureName): Promise<FigurePoint[]> {
  const { period } = scope;
  if (period.from === period.to && hasHours(name))
    return hoursOf(await figureByHour(ctx, scope, name)).map((value, hour) => ({ at: hourName(hour), value }));
  const known = new Map((await figureByDay(ctx, scope, name)).map(({ day, value }) => [day, value]));
  return daysOf(period).map((at) => ({ at, value: known.get(at) ?? 0 }));
}

const advised = ({ id, views, ...row }: ExhibitRow) => ({ id, name: bilingualOf('name', row), views });

/** What was well beyond the usual yesterday. */
async function unusualOf(ctx: FairContext, exhibitorId: string) {
  const day = dayAfter(dayInBeijing(new Date()), -1);
  const figures = await figuresOfDay(ctx, exhibitorId, day);
  return figures.flatMap(({ figure, value, usual }) => (usual === null ? [] : [{ figure, day, value, ...usual }]));
}

async function adviceOf(ctx: FairContext, caller: ExhibitorCaller, period: Period) {
  const scope = scopeOf(ctx, caller.exhibitorId, period);
  const first = { sort: 'views', limit: ADVISED, offset: 0 } as const;
  const seenNotAsked = await exhibitsBySteps(ctx, scope, { which: EXHIBITS.seenNotAsked, ...first });
  const withoutEnglish = await exhibitsBySteps(ctx, scope, { which: EXHIBITS.withoutEnglish, ...first });
  return {
    ...(await toAnswer(ctx, caller)),
    unusual: await unusualOf(ctx, caller.exhibitorId),
    seenNotAsked: seenNotAsked.rows.map(advised),
    withoutEnglish: { count: withoutEnglish.total, exhibits: withoutEnglish.rows.map(advised) },
    hours: hoursOf(await viewsByHour(ctx, scope)),
  };
}

export const statisticsHandlers: Handlers<FairContext, typeof contract.statistics> = {
  overview: ({ ctx, caller, input: { period, group } }) =>
    figureValues(ctx, scopeOf(ctx, caller.exhibitorId, period), figuresOfGroup(group)),

  series: async ({ ctx, caller, input: { period, figure } }) => ({
    points: await pointsOf(ctx, scopeOf(ctx, caller.exhibitorId, period), figure),
  }),

  people: async ({ ctx, caller, input }) => {
    const scope = scopeOf(ctx, caller.exhibitorId, input.period);
    const rows = await peopleBehind(ctx, scope, input.figure, readerOf(caller), rangeOf(input));
    const { total, unnamed } = await countPeopleBehind(ctx, scope, input.figure, readerOf(caller));
    const list = rows.map(({ visitor_id: visitorId, last_at: lastAt, ...row }) => ({ visitorId, lastAt, ...row }));
    return { ...pageAnswer(list, total, input), unnamed };
  },

  subjects: async ({ ctx, caller, input }) => {
    const scope = scopeOf(ctx, caller.exhibitorId, input.period);
    const { rows, total } = await subjectsOf(ctx, scope, input.figure, rangeOf(input));
    const list = rows.map(({ id, times, ...row }) => ({ id, times, name: bilingualOf('name', row) }));
    return pageAnswer(list, total, input);
  },

  exhibits: async ({ ctx, caller, input }) => {
    const scope = scopeOf(ctx, caller.exhibitorId, input.period);
    const asked = { which: EXHIBITS.all, sort: input.sort, ...rangeOf(input) };
    const { rows, total } = await exhibitsBySteps(ctx, scope, asked);
    const list = rows.map(({ cover, for_all: forAll, without_english: withoutEnglish, ...row }) => ({
      id: row.id,
      name: bilingualOf('name', row),
      cover: cover === '' ? '' : exhibitPicture(ctx.exhibition, cover, forAll),
      views: row.views,
      favourites: row.favourites,
      inquiries: row.inquiries,
      orders: row.orders,
      withoutEnglish,
    }));
    return pageAnswer(list, total, input);
  },

  advice: ({ ctx, caller, input: { period } }) => adviceOf(ctx, caller, period),

  exportFigures: ({ ctx, caller, input: { period }, lang }) =>
    figuresFile(ctx, scopeOf(ctx, caller.exhibitorId, period), lang),

  exportPeople: ({ ctx, caller, input: { period, figure }, lang }) =>
    peopleFile(ctx, scopeOf(ctx, caller.exhibitorId, period), figure, readerOf(caller), lang),
};
