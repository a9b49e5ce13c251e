import { sql } from 'kysely';
import type { RegistrationGroup } from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { SOURCE, withSource } from './registration-source.queries.ts';

/** What happened to whom in these days: `visitor_id`, `step`, `at`. A registration without the time of its end is older than that time. */
function steps(fair: string, period: Period) {
  const { since, until } = daysBetween(period);
  const within = (at: ReturnType<typeof sql>) => sql`${at} >= ${since} and ${at} < ${until}`;
  const ended = sql`coalesce(v.completed_at, v.created_at)`;
  return sql`
    select v.id as visitor_id, 'begun' as step, v.created_at as at from visitor v
    where v.exhibition_id = ${fair} and ${within(sql`v.created_at`)}
    union all
    select v.id, 'finished', ${ended} from visitor v
    where v.exhibition_id = ${fair} and v.complete_exhibition_registration and ${within(ended)}
    union all
    select r.visitor_id, 'approved', min(r.created_at) from visitor_review r
    where r.exhibition_id = ${fair} and r.state = 'approved' group by r.visitor_id having ${within(sql`min(r.created_at)`)}`;
}

const COUNTS = sql`count(*) filter (where o.step = 'begun')::int as begun,
  count(*) filter (where o.step = 'finished')::int as finished, count(*) filter (where o.step = 'approved')::int as approved`;

export type RegistrationFigureRow = {
  by: RegistrationGroup | 'day';
  key: string;
  begun: number;
  finished: number;
  approved: number;
};

/** Registrations of these days: by day, and by each group with the most completed first. Days without any are left out. */
export async function registrationFigures(
  { db, exhibition: { id } }: FairContext,
  period: Period,
): Promise<RegistrationFigureRow[]> {
  const { rows } = await sql<RegistrationFigureRow>`
    with one as materialized (
      select h.step, h.at, v.country, v.business, v.interests, ${SOURCE} as source
      from (${steps(id, period)}) h join visitor v on v.id = h.visitor_id ${withSource(id)}),
    counted as (
      select 'day' as by, (o.at at time zone 'Asia/Shanghai')::date::text as key, ${COUNTS} from one o group by 2
      union all select 'source', o.source, ${COUNTS} from one o group by 2
      union all select 'country', o.country, ${COUNTS} from one o group by 2
      union all select 'business', o.business, ${COUNTS} from one o group by 2
      union all select 'interest', coalesce(i.code, ''), ${COUNTS}
        from one o left join lateral unnest(o.interests) i(code) on true group by 2)
    select * from counted order by by, finished desc, begun desc, approved desc, key`.execute(db);
  return rows;
}
