import { sql } from 'kysely';
import type { HallFigure } from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';

export type HallFigureRow = { hall: string } & Record<HallFigure, number>;

/** Halls that have exhibitors; '' of those without a hall. Views are those of the companies' own figures, as of the last roll-up. */
export async function hallFigures({ db, exhibition: { id } }: FairContext, period: Period): Promise<HallFigureRow[]> {
  const { since, until } = daysBetween(period);
  const { rows } = await sql<HallFigureRow>`
    with views as (
      select g.exhibitor_id, sum(g.amount) as amount from exhibitor_figure g
      where g.exhibition_id = ${id} and g.figure in ('companyViews', 'productViews') and g.day between ${period.from}::date and ${period.to}::date
      group by g.exhibitor_id),
    exhibits as (
      select p.exhibitor_id, count(*) as amount from product p
      where p.exhibition_id = ${id} and p.deleted_at is null group by p.exhibitor_id),
    inquiries as (
      select i.exhibitor_id, count(*) as amount from inquiry i
      where i.exhibition_id = ${id} and i.withdrawn_at is null and i.created_at >= ${since} and i.created_at < ${until}
      group by i.exhibitor_id)
    select coalesce(e.hall, '') as hall, count(*)::int as exhibitors,
      count(*) filter (where e.hall is not null and e.booth_number <> '')::int as booths,
      coalesce(sum(x.amount), 0)::int as exhibits, coalesce(sum(w.amount), 0)::int as views, coalesce(sum(i.amount), 0)::int as inquiries
    from exhibitor e left join exhibits x on x.exhibitor_id = e.id left join views w on w.exhibitor_id = e.id
      left join inquiries i on i.exhibitor_id = e.id
    where e.exhibition_id = ${id} and e.disabled_at is null group by 1`.execute(db);
  return rows;
}
