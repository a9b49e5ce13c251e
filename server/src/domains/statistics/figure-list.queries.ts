import { sql, type RawBuilder } from 'kysely';
import { figureOf, isLook, type FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { ExhibitSort } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { limitOffset, paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { inPoolOf } from '../identity/membership.queries.ts';
import { IS_PUBLIC_SQL } from '../product-visibility/product-visibility.rules.ts';
import { readable } from '../visitor/visitor-browse.queries.ts';
import type { Reader } from '../visitor/visitor-browse.rules.ts';
import { eventDays, eventsOfFigure, figureSubjects, within, type Scope } from './figure-day.queries.ts';
import { FIGURE_ROWS, isRowFigure } from './figure-rows.queries.ts';

export type PersonRow = {
  visitor_id: string;
  name: string;
  company: string;
  contact: boolean;
  times: number;
  last_at: Date;
};

/** The rows behind a figure, as those of figure-rows are. */
export function rowsBehind({ fair, exhibitorId, period }: Scope, name: FigureName): RawBuilder<unknown> {
  if (isRowFigure(name)) return FIGURE_ROWS[name](fair);
  const codes = eventsOfFigure(name).codes.map(Number);
  return sql`select e.exhibitor_id, e.at, e.visitor_id, e.subject_id from tracking_event e
    where e.exhibition_id = ${fair} and e.exhibitor_id = ${exhibitorId} and e.event = any(${codes}::int[])
      and e.day between ${period.from} and ${period.to}`;
}

/** Who looked is told of those alone who let it be known. */
const shown = (name: FigureName) => (isLook(name) ? sql`v.looks_shown` : sql`true`);

/** Rows `s` of a figure with the visitors `v` whom this reader may know of. */
const named = (scope: Scope, name: FigureName, reader: Reader): RawBuilder<unknown> => sql`
  from (${rowsBehind(scope, name)}) s join visitor v on v.id = s.visitor_id
  where v.exhibition_id = ${scope.fair} and ${within(scope)} and ${readable(reader)} and ${shown(name)}`;

/** The visitors behind a figure whom this reader may know of, the last first. */
export async function peopleBehind(
  ctx: FairContext,
  scope: Scope,
  name: FigureName,
  reader: Reader,
  range: Range,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select v.id as visitor_id, v.name, v.company, ${inPoolOf(reader.exhibitorId)} as contact,
      count(*)::int as times, max(s.at) as last_at
    ${named(scope, name, reader)} group by v.id order by max(s.at) desc, v.id ${limitOffset(range)}`.execute(ctx.db);
  return rows;
}

/** How many visitors `peopleBehind` lists in all, and how often others did it: events that are deleted by now are nobody's any more. */
export async function countPeopleBehind(
  ctx: FairContext,
  scope: Scope,
  name: FigureName,
  reader: Reader,
): Promise<{ total: number; unnamed: number }> {
  const all = isRowFigure(name)
    ? sql`select count(*) from (${FIGURE_ROWS[name](scope.fair)}) s where ${within(scope)}`
    : sql`select coalesce(sum(y.amount), 0) from (${eventDays(scope, { codes: eventsOfFigure(name).codes, counts: 'times' })}) y`;
  const { rows } = await sql<{ total: number; unnamed: number }>`
    select count(distinct v.id)::int as total, ((${all}) - count(*))::int as unnamed ${named(scope, name, reader)}`.execute(
    ctx.db,
  );
  return rows[0] ?? { total: 0, unnamed: 0 };
}

export type SubjectRow = { id: string; name_zh: string; name_en: string; times: number };

/** Letters of a post that stand for its name. */
const EXCERPT = 60;

/** The company's own exhibits, posts or live streams as `id`, `name_zh`, `name_en`. */
const SUBJECTS = {
  product: ({ fair, exhibitorId }: Scope) => sql`
    select p.id, p.name_zh, p.name_en from product p where p.exhibition_id = ${fair} and p.exhibitor_id = ${exhibitorId}`,
  post: ({ fair, exhibitorId }: Scope) => sql`
    select p.id, left(p.text, ${EXCERPT}) as name_zh, left(p.text, ${EXCERPT}) as name_en from post p
    where p.exhibition_id = ${fair} and p.exhibitor_id = ${exhibitorId}`,
  live: ({ fair, exhibitorId }: Scope) => sql`
    select l.id, l.title_zh as name_zh, l.title_en as name_en from live l
    where l.exhibition_id = ${fair} and l.exhibitor_id = ${exhibitorId}`,
};

/** A figure by subject, the largest first; nothing of a figure without any. */
export async function subjectsOf(
  ctx: FairContext,
  scope: Scope,
  name: FigureName,
  range: Range,
): Promise<PageOfRows<SubjectRow>> {
  const { subject } = figureOf(name);
  if (subject === undefined) return { rows: [], total: 0 };
  const select = sql`o.id, o.name_zh, o.name_en, a.amount::int as times`;
  const from = sql`from (${figureSubjects(scope, name)}) a join (${SUBJECTS[subject](scope)}) o on o.id = a.subject_id`;
  return paginateSql<SubjectRow>(ctx.db, { select, from, order: sql`a.amount desc, o.id` }, range);
}

export type ExhibitRow = {
  id: string;
  name_zh: string;
  name_en: string;
  cover: string;
  for_all: boolean;
  views: number;
  favourites: number;
  inquiries: number;
  orders: number;
  without_english: boolean;
};

const STEPS = {
  views: 'productViews',
  favourites: 'productFavourites',
  inquiries: 'inquiries',
  orders: 'orders',
} as const satisfies Record<ExhibitSort, FigureName>;

/** It says something in Chinese that it does not say in English. */
const WITHOUT_ENGLISH = sql<boolean>`(p.name_en = '' or p.introduction_zh <> '' and p.introduction_en = '')`;

/** Of exhibits `p` with their steps `a`. */
export const EXHIBITS = {
  all: sql<boolean>`true`,
  seenNotAsked: sql<boolean>`a.views > 0 and a.favourites = 0 and a.inquiries = 0 and a.orders = 0`,
  withoutEnglish: WITHOUT_ENGLISH,
};

/** Exhibits with how often each was seen, saved, asked for and ordered in the period. */
export async function exhibitsBySteps(
  ctx: FairContext,
  scope: Scope,
  { which, sort, ...range }: Range & { which: RawBuilder<boolean>; sort: ExhibitSort },
): Promise<PageOfRows<ExhibitRow>> {
  const steps = Object.entries(STEPS).map(
    ([step, figure]) =>
      sql`select ${step}::text as step, z.subject_id, z.amount from (${figureSubjects(scope, figure)}) z`,
  );
  const sum = (step: ExhibitSort) =>
    sql`coalesce(sum(u.amount) filter (where u.step = ${step}), 0)::int as ${sql.ref(step)}`;
  const sums = sql.join((Object.keys(STEPS) as ExhibitSort[]).map(sum));
  const from = sql`
    from product p join exhibitor e on e.id = p.exhibitor_id
      left join (select u.subject_id, ${sums} from (${sql.join(steps, sql` union all `)}) u group by u.subject_id) b on b.subject_id = p.id
      cross join lateral (select coalesce(b.views, 0) as views, coalesce(b.favourites, 0) as favourites,
        coalesce(b.inquiries, 0) as inquiries, coalesce(b.orders, 0) as orders) a
    where p.exhibition_id = ${scope.fair} and p.exhibitor_id = ${scope.exhibitorId} and p.deleted_at is null and ${which}`;
  const select = sql`p.id, p.name_zh, p.name_en, coalesce(p.pictures[1], '') as cover, ${IS_PUBLIC_SQL} as for_all,
    a.views, a.favourites, a.inquiries, a.orders, ${WITHOUT_ENGLISH} as without_english`;
  return paginateSql<ExhibitRow>(
    ctx.db,
    { select, from, order: sql`a.${sql.ref(sort)} desc, a.views desc, p.id` },
    range,
  );
}
