import { sql } from 'kysely';
import {
  FIGURE_NAMES,
  isAverage,
  MEDIAN_COMPANIES_MIN,
  type FigureName,
} from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { daysBetween } from '../../core/days.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { eventsOfFigure, rolledEvents, type Scope } from './figure-day.queries.ts';
import { FIGURE_ROWS, isRowFigure } from './figure-rows.queries.ts';

export type Medians = { companies: number; of: ReadonlyMap<FigureName, number> };

/** The medians of the other open companies with a category in common; nothing of fewer than ten, of whom one could be guessed. */
export async function medians(ctx: FairContext, scope: Scope, names: readonly FigureName[]): Promise<Medians> {
  const { fair, exhibitorId, period } = scope;
  const { rows } = await sql<{ figure: FigureName; median: number; companies: number }>`
    with peer as materialized (
      select e.id from exhibitor e
      where e.exhibition_id = ${fair} and e.open and e.id <> ${exhibitorId}
        and e.categories && (select o.categories from exhibitor o where o.exhibition_id = ${fair} and o.id = ${exhibitorId})),
    amount as (
      select g.exhibitor_id, g.figure, sum(g.amount) as amount from exhibitor_figure g
      where g.exhibition_id = ${fair} and g.exhibitor_id in (select id from peer) and g.figure = any(${[...names]}::text[])
        and g.day between ${period.from} and ${period.to}
      group by g.exhibitor_id, g.figure)
    select n.figure, count(*)::int as companies,
      percentile_cont(0.5) within group (order by coalesce(a.amount, 0))::float8 as median
    from unnest(${[...names]}::text[]) as n(figure) cross join peer p
      left join amount a on a.figure = n.figure and a.exhibitor_id = p.id
    group by n.figure`.execute(ctx.db);
  const companies = rows[0]?.companies ?? 0;
  if (companies < MEDIAN_COMPANIES_MIN) return { companies: 0, of: new Map() };
  return {
    companies,
    of: new Map(rows.filter(({ figure }) => !isAverage(figure)).map((row) => [row.figure, row.median])),
  };
}

/** What all companies have of a figure on these days: `exhibitor_id`, `day`, `amount`. */
function amountsOfAll(fair: string, name: FigureName, period: Period) {
  if (isRowFigure(name)) {
    const { since, until } = daysBetween(period);
    return sql`select s.exhibitor_id, (s.at at time zone 'Asia/Shanghai')::date as day, count(*) as amount
      from (${FIGURE_ROWS[name](fair)}) s where s.at >= ${since} and s.at < ${until} group by 1, 2`;
  }
  const events = eventsOfFigure(name);
  return sql`select d.exhibitor_id, d.day, sum(d.${sql.ref(events.counts)}) as amount from tracking_day d
    where d.exhibition_id = ${fair} and d.event = any(${rolledEvents(events)}) and d.subject_id = '' and d.exhibitor_id <> ''
      and d.day between ${period.from} and ${period.to} group by 1, 2`;
}

/** Makes the figures of all companies on these days again, as far as medians are told of them. */
export async function rollUpFigures(ctx: FairContext, period: Period): Promise<void> {
  const fair = ctx.exhibition.id;
  for (const name of FIGURE_NAMES.filter((one) => !isAverage(one)))
    await inTransaction(ctx, async (inner) => {
      await sql`delete from exhibitor_figure
        where exhibition_id = ${fair} and figure = ${name} and day between ${period.from} and ${period.to}`.execute(
        inner.db,
      );
      await sql`
        insert into exhibitor_figure (exhibition_id, exhibitor_id, figure, day, amount)
        select ${fair}, y.exhibitor_id, ${name}, y.day, y.amount from (${amountsOfAll(fair, name, period)}) y
          join exhibitor e on e.id = y.exhibitor_id and e.exhibition_id = ${fair}`.execute(inner.db);
    });
}
