import { dayAfter } from '@fairbridge/contract/days.ts';
import type { FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { daysOf, figuresByDay, scopeOf } from './figure-day.queries.ts';

/** What a company is told of a day of its own: few enough for a short e-mail. */
const FIGURES = [
  'companyViews',
  'productViews',
  'people',
  'productFavourites',
  'leads',
  'conversations',
  'cards',
] as const satisfies readonly FigureName[];

/** Two weeks: each day of the week twice, since fewer look on a Sunday. */
const USUAL_DAYS = 14;
/** So far beyond what is usual, as a part of it, a number is unusual. */
const BEYOND = 0.25;
/** Fewer differ from day to day by chance. */
const COUNTED_FROM = 20;

/** The least and the most of a figure on a day of the two weeks before. */
export type Usual = { lowest: number; highest: number };

/** Is the value of a day well beyond those of the days before it? Not where these had none at all. */
export const isUnusual = (value: number, { lowest, highest }: Usual): boolean =>
  highest > 0 &&
  Math.max(value, lowest) >= COUNTED_FROM &&
  (value < lowest * (1 - BEYOND) || value > highest * (1 + BEYOND));

/** A figure of one day, beside the day before it; `usual` only of what is unusual. */
export type DayFigure = { figure: FigureName; value: number; before: number; usual: Usual | null };

/** What came of a day of a company. */
export async function figuresOfDay(ctx: FairContext, exhibitorId: string, day: string): Promise<DayFigure[]> {
  const earlier = daysOf({ from: dayAfter(day, -USUAL_DAYS), to: dayAfter(day, -1) });
  const scope = scopeOf(ctx, exhibitorId, { from: earlier[0] ?? day, to: day });
  const known = new Map(
    (await figuresByDay(ctx, scope, FIGURES)).map((row) => [`${row.figure} ${row.day}`, row.value]),
  );
  return FIGURES.map((figure) => {
    const on = (at: string): number => known.get(`${figure} ${at}`) ?? 0;
    const values = earlier.map(on);
    const usual = { lowest: Math.min(...values), highest: Math.max(...values) };
    const value = on(day);
    return { figure, value, before: on(dayAfter(day, -1)), usual: isUnusual(value, usual) ? usual : null };
  });
}
