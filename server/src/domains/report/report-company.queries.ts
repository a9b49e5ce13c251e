import { sql } from 'kysely';
import { REPORT_FIGURES, REPORT_GROUP_LEAST, REPORT_GROUPS_MAX } from '@fairbridge/contract/report/report.figures.ts';
import type { LeadTab } from '@fairbridge/contract/lead/lead.shapes.ts';
import { daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { IS_PUBLIC_SQL } from '../product-visibility/product-visibility.rules.ts';
import { within, type Scope } from '../statistics/figure-day.queries.ts';
import { rowsBehind } from '../statistics/figure-list.queries.ts';

export type ReportCompanyRow = {
  id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  logo: string;
  country: string;
  hall: string | null;
  booth_number: string;
};

export async function reportCompany(ctx: FairContext, exhibitorId: string): Promise<ReportCompanyRow | undefined> {
  const { rows } = await sql<ReportCompanyRow>`
    select e.id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, e.logo, e.country, e.hall, e.booth_number
    from exhibitor e where e.exhibition_id = ${ctx.exhibition.id} and e.id = ${exhibitorId}`.execute(ctx.db);
  return rows[0];
}

/** Of exhibits `p` of `exhibitor e` with their steps `a`: somebody did something with it. */
const TOUCHED = sql<boolean>`a.views + a.favourites + a.inquiries + a.orders > 0`;
export const REPORTED = { own: TOUCHED, public: sql<boolean>`(${TOUCHED} and ${IS_PUBLIC_SQL})` };

/** Those whom a company has invited have done nothing yet. */
const DONE_BY_VISITORS = REPORT_FIGURES.filter((name) => name !== 'invitations');

/** The registered visitors behind the figures, each once: `visitor_id`. */
const visitorsBehind = (scope: Scope) => sql`
  select distinct u.visitor_id from (${sql.join(
    DONE_BY_VISITORS.map(
      (name) => sql`select s.visitor_id from (${rowsBehind(scope, name)}) s
        where ${within(scope)} and s.visitor_id is not null`,
    ),
    sql` union all `,
  )}) u`;

export type GroupRow = { kind: 'all' | 'country' | 'business' | 'interest'; code: string; people: number };

/**
 * The visitors behind the figures by country, type of company and category of interest. Without a code: those whose group is too small to
 * be named, is none of the largest, or is not known.
 */
export async function visitorGroups(ctx: FairContext, scope: Scope): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with behind as materialized (
      select v.id, v.country, v.business, v.interests from (${visitorsBehind(scope)}) b join visitor v on v.id = b.visitor_id
      where v.exhibition_id = ${scope.fair}),
    member as materialized (
      select 'country' as kind, b.country as code, b.id from behind b
      union all select 'business', b.business, b.id from behind b
      union all select 'interest', i.code, b.id from behind b cross join lateral (select distinct unnest(b.interests) as code) i),
    size as (
      select m.kind, m.code, count(*)::int as people, row_number() over (partition by m.kind order by count(*) desc, m.code) as place
      from member m where m.code <> '' group by m.kind, m.code),
    named as materialized (
      select z.kind, z.code, z.people from size z where z.people >= ${REPORT_GROUP_LEAST} and z.place <= ${REPORT_GROUPS_MAX})
    select o.kind, o.code, o.people from (
      select 'all' as kind, '' as code, count(*)::int as people from behind
      union all select n.kind, n.code, n.people from named n
      union all select m.kind, '', count(distinct m.id)::int from member m
        where not exists (select from named n where n.kind = m.kind and n.code = m.code) group by m.kind) o
    order by o.kind, o.code = '', o.people desc, o.code`.execute(ctx.db);
  return rows;
}

/** The company's leads that came within the period, by how far they are. */
export async function leadsByState(
  ctx: FairContext,
  { fair, exhibitorId, period }: Scope,
): Promise<{ state: LeadTab; count: number }[]> {
  const { since, until } = daysBetween(period);
  const { rows } = await sql<{ state: LeadTab; count: number }>`
    select case when l.closed_at is null then l.state else 'closed' end as state, count(*)::int as count from lead l
    where l.exhibition_id = ${fair} and l.exhibitor_id = ${exhibitorId} and l.created_at >= ${since} and l.created_at < ${until}
    group by 1`.execute(ctx.db);
  return rows;
}

export type AnswersRow = { leads: number; answered: number; timed: number; minutes: number | null };

/** Of the leads that came within the period: how many were answered, and how many minutes until half of them were. */
export async function leadAnswers(ctx: FairContext, { fair, exhibitorId, period }: Scope): Promise<AnswersRow> {
  const { since, until } = daysBetween(period);
  const timed = sql`l.answered_by is not null`;
  const { rows } = await sql<AnswersRow>`
    select count(*)::int as leads, (count(*) filter (where l.answered_at is not null))::int as answered,
      (count(*) filter (where ${timed}))::int as timed,
      ceil(extract(epoch from percentile_cont(0.5) within group (order by l.answered_at - l.created_at) filter (where ${timed})) / 60)::int as minutes
    from lead l
    where l.exhibition_id = ${fair} and l.exhibitor_id = ${exhibitorId} and l.created_at >= ${since} and l.created_at < ${until}`.execute(
    ctx.db,
  );
  return rows[0] ?? { leads: 0, answered: 0, timed: 0, minutes: null };
}
