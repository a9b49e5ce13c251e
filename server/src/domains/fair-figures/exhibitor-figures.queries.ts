import { sql, type RawBuilder } from 'kysely';
import {
  ANSWERED_HOURS,
  ASKED_MIN,
  READINESS_NAMES,
  type ReadinessStep,
} from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import type { ExhibitorFigureSort } from '@fairbridge/contract/fair-figures/fair-figures.shapes.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import { EXHIBITORS, matching, NAME_ORDER } from '../exhibitor-record/exhibitor-record.queries.ts';
import { isActive } from '../identity/employment.queries.ts';
import { EXHIBITS } from '../statistics/figure-list.queries.ts';

const exhibit = (which: RawBuilder<unknown>) => sql`exists (
  select from product p where p.exhibition_id = e.exhibition_id and p.exhibitor_id = e.id and p.deleted_at is null and ${which})`;

/** Is it done of `exhibitor e`? */
const DONE: Record<ReadinessStep, RawBuilder<unknown>> = {
  logo: sql`e.logo <> ''`,
  introductionZh: sql`e.introduction_zh <> ''`,
  introductionEn: sql`e.introduction_en <> ''`,
  exhibits: exhibit(EXHIBITS.all),
  english: sql`(${exhibit(EXHIBITS.all)} and not ${exhibit(EXHIBITS.withoutEnglish)})`,
  colleagues: sql`exists (
    select from employee m where m.exhibition_id = e.exhibition_id and m.exhibitor_id = e.id and ${isActive('m')})`,
  live: sql`exists (
    select from live o where o.exhibition_id = e.exhibition_id and o.exhibitor_id = e.id and o.deleted_at is null)`,
};
const DONE_NAMES = sql`array_remove(array[${sql.join(
  READINESS_NAMES.map((name) => sql`case when ${DONE[name]} then ${sql.lit(name)} end`),
)}]::text[], null)`;

/** What companies were asked in these days: `exhibitor_id`, `at`, `answered_at`. Of leads what has an answerer is answered. */
function questions(fair: string, period: Period) {
  const { since, until } = daysBetween(period);
  return sql`
    select i.exhibitor_id, i.created_at as at, l.answered_at
    from inquiry i left join lead l on l.id = i.id and l.answered_by is not null
    where i.exhibition_id = ${fair} and i.withdrawn_at is null and i.created_at >= ${since} and i.created_at < ${until}
    union all
    select c.exhibitor_id, c.created_at, (
      select m.at from chat_message m where m.conversation_id = c.id and m.side = 'exhibitor' order by m.seq limit 1)
    from conversation c
    where c.exhibition_id = ${fair} and c.begun_by = 'visitor' and c.last_seq > 0
      and c.created_at >= ${since} and c.created_at < ${until}`;
}

const IN_TIME = sql`interval '1 hour' * ${ANSWERED_HOURS}::int`;

/** How soon each company answered: `asked`, `median` in hours, `in_time` of a hundred. */
const answers = (fair: string, period: Period) => sql`
  select q.exhibitor_id, count(*)::int as asked,
    case when count(*) >= ${ASKED_MIN} then round((extract(epoch from
      percentile_cont(0.5) within group (order by q.answered_at - q.at)) / 3600)::numeric, 1)::float8 end as median,
    case when count(*) >= ${ASKED_MIN} then round(100.0 * count(*) filter (where q.answered_at - q.at <= ${IN_TIME})
      / nullif(count(*) filter (where q.answered_at is not null or q.at < now() - ${IN_TIME}), 0))::int end as in_time
  from (${questions(fair, period)}) q group by q.exhibitor_id`;

export type ExhibitorFigureRow = {
  id: string;
  name_zh: string;
  name_en: string;
  hall: string | null;
  booth_number: string;
  done: ReadinessStep[];
  asked: number;
  median: number | null;
  in_time: number | null;
};

export type ExhibitorFiguresAsked = {
  period: Period;
  keyword: string;
  hall?: string | undefined;
  sort: ExhibitorFigureSort;
  descending: boolean;
};

const SORTED: Record<ExhibitorFigureSort, readonly RawBuilder<unknown>[]> = {
  toDo: [sql`-cardinality(d.done)`],
  name: NAME_ORDER,
  asked: [sql`coalesce(a.asked, 0)`],
  median: [sql`a.median`],
  inTime: [sql`a.in_time`],
};

/** Exhibitors that are not disabled; what has nothing to be sorted by comes last, and among the same the name decides. */
export function exhibitorFigures(
  ctx: FairContext,
  { period, sort, descending, ...filter }: ExhibitorFiguresAsked,
  range: Range,
): Promise<PageOfRows<ExhibitorFigureRow>> {
  const way = descending ? sql` desc` : sql``;
  const order = sql.join([
    ...SORTED[sort].map((key) => sql`${key}${way} nulls last`),
    ...NAME_ORDER.map((key) => sql`${key} nulls last`),
    sql`e.id`,
  ]);
  const from = sql`
    from ${EXHIBITORS} left join (${answers(ctx.exhibition.id, period)}) a on a.exhibitor_id = e.id
      cross join lateral (select ${DONE_NAMES} as done) d
    where ${matching(ctx, filter)} and e.disabled_at is null`;
  const select = sql`e.id, e.name_zh, e.name_en, e.hall, e.booth_number, d.done, coalesce(a.asked, 0) as asked, a.median, a.in_time`;
  return paginateSql<ExhibitorFigureRow>(ctx.db, { select, from, order }, range);
}
