import { sql, type RawBuilder } from 'kysely';
import type { BoothFigure } from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import type { BoothFigures } from '@fairbridge/contract/fair-figures/fair-figures.shapes.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';

type Counted = {
  /** One row each: `exhibitor_id`, and in `amount` what is added up, or whose badge it was. */
  rows: RawBuilder<unknown>;
  /** Of the rows of one exhibitor or hall, `c`. */
  amount: RawBuilder<unknown>;
};

function countedOf({ exhibition: { id } }: FairContext, period: Period, figure: BoothFigure): Counted {
  const { since, until } = daysBetween(period);
  if (figure === 'visitors')
    return {
      rows: sql`select s.exhibitor_id, s.badge_id from scan s
        where s.exhibition_id = ${id} and s.scanned_at >= ${since} and s.scanned_at < ${until}`,
      amount: sql`count(distinct c.badge_id)::int`,
    };
  if (figure === 'views')
    return {
      rows: sql`select g.exhibitor_id, g.amount from exhibitor_figure g
        where g.exhibition_id = ${id} and g.figure in ('companyViews', 'productViews')
          and g.day between ${period.from}::date and ${period.to}::date`,
      amount: sql`sum(c.amount)::int`,
    };
  return {
    rows: sql`select i.exhibitor_id from inquiry i
      where i.exhibition_id = ${id} and i.withdrawn_at is null and i.created_at >= ${since} and i.created_at < ${until}`,
    amount: sql`count(*)::int`,
  };
}

/** Of exhibitors that stand in a hall and are not disabled. Views are those of the companies' own figures, as of the last roll-up. */
export async function boothFigures(ctx: FairContext, period: Period, figure: BoothFigure): Promise<BoothFigures> {
  const { rows: counted, amount } = countedOf(ctx, period, figure);
  const { rows } = await sql<{ id: string | null; hall: string | null; amount: number }>`
    with counted as (${counted})
    select e.id, e.hall, ${amount} as amount from counted c join exhibitor e on e.id = c.exhibitor_id
    where e.exhibition_id = ${ctx.exhibition.id} and e.hall is not null and e.disabled_at is null
    group by grouping sets ((e.id), (e.hall)) having ${amount} > 0
    order by amount desc, e.id, e.hall`.execute(ctx.db);
  return {
    exhibitors: rows.flatMap((row) => (row.id === null ? [] : [{ id: row.id, amount: row.amount }])),
    halls: rows.flatMap((row) => (row.hall === null ? [] : [{ code: row.hall, amount: row.amount }])),
  };
}
