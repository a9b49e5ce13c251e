import type { FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { FigureValue } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { figureTotals, type Scope } from './figure-day.queries.ts';
import { medians } from './figure-median.queries.ts';

/** Figures with those before and the medians, and of how many companies these are. */
export async function figureValues(
  ctx: FairContext,
  scope: Scope,
  names: readonly FigureName[],
): Promise<{ figures: FigureValue[]; companies: number }> {
  const totals = new Map((await figureTotals(ctx, scope, names)).map((one) => [one.figure, one]));
  const { companies, of } = await medians(ctx, scope, names);
  const figures = names.map((figure) => {
    const { value = 0, before = 0 } = totals.get(figure) ?? {};
    return { figure, value, before, median: of.get(figure) ?? null };
  });
  return { figures, companies };
}
