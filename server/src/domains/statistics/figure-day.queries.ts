import { sql, type RawBuilder } from 'kysely';
import { countDays, dayAfter } from '@fairbridge/contract/days.ts';
import { figureOf, isAverage, type FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { TRADE_PAGES, type TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
import { daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { ANY_TRADE_PAGE } from '../tracking/tracking.rules.ts';
import { FIGURE_ROWS, isRowFigure } from './figure-rows.queries.ts';

type EventFigure = NonNullable<ReturnType<typeof figureOf>['events']>;

/** Of whom, at which fair, over which days. */
export type Scope = { fair: string; exhibitorId: string; period: Period };
export const scopeOf = (ctx: FairContext, exhibitorId: string, period: Period): Scope => ({
  fair: ctx.exhibition.id,
  exhibitorId,
  period,
});

const eventsOf = (codes: readonly TrackingCode[]) => sql`${codes.map(Number)}::int[]`;

/** Of a row `s` of figure-rows: of this company, within these days. */
export const within = ({ exhibitorId, period }: Scope): RawBuilder<boolean> => {
  const { since, until } = daysBetween(period);
  return sql`(s.exhibitor_id = ${exhibitorId} and s.at >= ${since} and s.at < ${until})`;
};

/** Is the day of this row of `tracking_day`, `tracking_hour` or `tracking_event` over, and its sums final? */
export const isClosed = ({ fair }: Pick<Scope, 'fair'>, row: string): RawBuilder<boolean> => sql`exists (
  select from tracking_rolled r where r.exhibition_id = ${fair} and r.day = ${sql.ref(`${row}.day`)}::date and r.closed)`;

/**
 * Events `e` of the days that are not closed. These are found first, as a list: the events of the other days, most of a fair's, are not looked
 * at.
 */
export const openEvents = (scope: Scope, codes: readonly TrackingCode[]): RawBuilder<unknown> => sql`
  from tracking_event e
  where e.exhibition_id = ${scope.fair} and e.exhibitor_id = ${scope.exhibitorId} and e.event = any(${eventsOf(codes)})
    and e.day = any(array(select g.day::date from generate_series(${scope.period.from}::date, ${scope.period.to}::date, interval '1 day') as g(day)
      where not ${isClosed(scope, 'g')}))`;

/** Sums `d` of the days that are closed, by subject or (empty) of all of them. */
export const closedDays = (scope: Scope, events: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  from tracking_day d
  where d.exhibition_id = ${scope.fair} and d.exhibitor_id = ${scope.exhibitorId} and d.event = any(${events})
    and d.day between ${scope.period.from} and ${scope.period.to} and ${isClosed(scope, 'd')}`;

/** The events under which the sums of a figure stand: people of the trade pages are counted together, as an event of their own. */
export const rolledEvents = ({ codes, counts }: Pick<EventFigure, 'codes' | 'counts'>): RawBuilder<unknown> =>
  counts === 'people' && codes.length > 1 ? sql`${[ANY_TRADE_PAGE]}::int[]` : eventsOf(codes);

const COUNT = { times: sql`count(*)`, people: sql`count(distinct e.who)`, seconds: sql`sum(e.seconds)` };

/** Days of events: `day`, `amount`. */
export const eventDays = (scope: Scope, events: Pick<EventFigure, 'codes' | 'counts'>): RawBuilder<unknown> => sql`
  select d.day, sum(d.${sql.ref(events.counts)}) as amount
  ${closedDays(scope, rolledEvents(events))} and d.subject_id = '' group by d.day
  union all
  select e.day, ${COUNT[events.counts]} as amount ${openEvents(scope, events.codes)} group by e.day`;

/** The days of a figure that have any of it: `day`, `amount`, and `weight`, by which the amount of an average is divided. */
export function figureDays(scope: Scope, name: FigureName): RawBuilder<unknown> {
  if (isRowFigure(name))
    return sql`select (s.at at time zone 'Asia/Shanghai')::date as day, count(*) as amount, 0 as weight
      from (${FIGURE_ROWS[name](scope.fair)}) s where ${within(scope)} group by 1`;
  const events = eventsOfFigure(name);
  const amounts = sql`select y.day, y.amount, 0 as weight from (${eventDays(scope, events)}) y`;
  if (events.counts !== 'seconds') return amounts;
  const openings = eventDays(scope, { codes: [events.per], counts: 'times' });
  return sql`${amounts} union all select y.day, 0 as amount, y.amount as weight from (${openings}) y`;
}

/** Of a figure that the portal's own tables do not hold. */
export function eventsOfFigure(name: FigureName): EventFigure {
  const { events } = figureOf(name);
  if (events === undefined) throw new Error(`the figure ${name} has neither rows nor events`);
  return events;
}

/** The figure of rows `x` of `figureDays`, where `when` holds. */
const total = (name: FigureName, when: RawBuilder<boolean>): RawBuilder<unknown> =>
  isAverage(name)
    ? sql`coalesce(round(sum(x.amount) filter (where ${when}) / nullif(sum(x.weight) filter (where ${when}), 0)), 0)::int`
    : sql`coalesce(sum(x.amount) filter (where ${when}), 0)::int`;

/** As many days just before. */
export const periodBefore = (period: Period): Period => ({
  from: dayAfter(period.from, -countDays(period)),
  to: dayAfter(period.from, -1),
});

/** Every day of a period, in order. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: countDays(period) }, (_, at) => dayAfter(period.from, at));

export type Total = { figure: FigureName; value: number; before: number };

/** These figures over the days, and over as many just before. */
export async function figureTotals(ctx: FairContext, scope: Scope, names: readonly FigureName[]): Promise<Total[]> {
  const both = { ...scope, period: { from: periodBefore(scope.period).from, to: scope.period.to } };
  const now = sql<boolean>`x.day >= ${scope.period.from}::date`;
  const earlier = sql<boolean>`x.day < ${scope.period.from}::date`;
  const parts = names.map(
    (name) => sql`select ${name}::text as figure, ${total(name, now)} as value, ${total(name, earlier)} as before
      from (${figureDays(both, name)}) x`,
  );
  const { rows } = await sql<Total>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  return rows;
}

export type FigureDay = { figure: FigureName; day: string; value: number };

/** These figures day by day; a day without any of one is left out. */
export async function figuresByDay(ctx: FairContext, scope: Scope, names: readonly FigureName[]): Promise<FigureDay[]> {
  const parts = names.map(
    (name) => sql`select ${name}::text as figure, x.day::text as day, ${total(name, sql`true`)} as value
      from (${figureDays(scope, name)}) x group by x.day`,
  );
  const { rows } = await sql<FigureDay>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  return rows;
}

/** A figure by day; days without any of it are left out. */
export const figureByDay = (ctx: FairContext, scope: Scope, name: FigureName): Promise<FigureDay[]> =>
  figuresByDay(ctx, scope, [name]);

/** Different people and averages are known by day alone. */
export const hasHours = (name: FigureName): boolean => isRowFigure(name) || eventsOfFigure(name).counts === 'times';

export type HourRow = { hour: number; value: number };

async function sumHours(ctx: FairContext, parts: RawBuilder<unknown>): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`
    select x.hour::int as hour, sum(x.amount)::int as value from (${parts}) x group by x.hour`.execute(ctx.db);
  return rows;
}

const eventHours = (scope: Scope, codes: readonly TrackingCode[]): RawBuilder<unknown> => sql`
  select h.hour, sum(h.times) as amount from tracking_hour h
  where h.exhibition_id = ${scope.fair} and h.exhibitor_id = ${scope.exhibitorId} and h.event = any(${eventsOf(codes)})
    and h.day between ${scope.period.from} and ${scope.period.to} and ${isClosed(scope, 'h')} group by h.hour
  union all
  select extract(hour from e.at at time zone 'Asia/Shanghai') as hour, count(*) as amount
  ${openEvents(scope, codes)} group by 1`;

/** A figure by hour of the fair's zone over all the days; hours without any of it are left out. */
export const figureByHour = (ctx: FairContext, scope: Scope, name: FigureName): Promise<HourRow[]> =>
  sumHours(
    ctx,
    isRowFigure(name)
      ? sql`select extract(hour from s.at at time zone 'Asia/Shanghai') as hour, count(*) as amount
          from (${FIGURE_ROWS[name](scope.fair)}) s where ${within(scope)} group by 1`
      : eventHours(scope, eventsOfFigure(name).codes),
  );

/** How often pages of the company were opened, by hour. */
export const viewsByHour = (ctx: FairContext, scope: Scope): Promise<HourRow[]> =>
  sumHours(ctx, eventHours(scope, TRADE_PAGES));

/** A figure by subject: `subject_id`, `amount`. Of `events` only what counts times has subjects. */
export function figureSubjects(scope: Scope, name: FigureName): RawBuilder<unknown> {
  if (isRowFigure(name))
    return sql`select s.subject_id, count(*) as amount from (${FIGURE_ROWS[name](scope.fair)}) s
      where ${within(scope)} and s.subject_id is not null group by s.subject_id`;
  const { codes } = eventsOfFigure(name);
  return sql`
    select y.subject_id, sum(y.amount) as amount from (
      select d.subject_id, d.times as amount ${closedDays(scope, eventsOf(codes))} and d.subject_id <> ''
      union all
      select e.subject_id, count(*) as amount ${openEvents(scope, codes)} group by e.subject_id) y
    group by y.subject_id`;
}
