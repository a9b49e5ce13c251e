import { sql, type RawBuilder, type Selectable } from 'kysely';
import { CAMPAIGN_DAYS } from '@fairbridge/contract/campaign/campaign.days.ts';
import { CAMPAIGN_FIGURE_NAMES, type CampaignFigure } from '@fairbridge/contract/campaign/campaign.figures.ts';
import type { CampaignFigures, CampaignFilter } from '@fairbridge/contract/campaign/campaign.shapes.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { dayInBeijing, daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { likeContains } from '../../platform/database/like.ts';
import { paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import { IS_PUBLIC as IS_MEETING_PUBLIC } from '../meeting/meeting.queries.ts';
import { IS_PUBLIC_SQL as IS_EXHIBIT_PUBLIC } from '../product-visibility/product-visibility.rules.ts';
import type { Target } from './campaign.targets.ts';

export const campaigns = versionedTable('campaign', { restorable: true });

/** Whose links are meant: a company's, or (null) the organizer's. */
export type CampaignOwner = { exhibitorId: string | null };

type Sql = RawBuilder<unknown>;

/** Of `campaign c`. */
const isOf = ({ exhibitorId }: CampaignOwner): RawBuilder<boolean> =>
  exhibitorId === null ? sql`c.exhibitor_id is null` : sql`c.exhibitor_id = ${exhibitorId}`;
const isOver = (): RawBuilder<boolean> =>
  sql`(c.ended_at is not null or coalesce(c.last_day < ${dayInBeijing(new Date())}::date, false))`;

/** What stands at the target of `campaign c` and may be seen by everybody, as `t`; no row where nothing does. */
function targetRow({ exhibition: { id: fair } }: FairContext): Sql {
  return sql`lateral (
    select '' as exhibitor_id, '' as name_zh, '' as name_en where c.target_kind in ('home', 'register')
    union all select e.id, e.name_zh, e.name_en from exhibitor e
      where c.target_kind = 'exhibitor' and e.exhibition_id = ${fair} and e.id = c.target_id and e.open
    union all select e.id, p.name_zh, p.name_en from product p join exhibitor e on e.id = p.exhibitor_id
      where c.target_kind = 'product' and p.exhibition_id = ${fair} and p.id = c.target_id and ${IS_EXHIBIT_PUBLIC}
    union all select coalesce(l.exhibitor_id, ''), l.title_zh, l.title_en
      from live l left join exhibitor e on e.id = l.exhibitor_id
      where c.target_kind = 'live' and l.exhibition_id = ${fair} and l.id = c.target_id and l.deleted_at is null
        and l.scope = 0 and coalesce(e.open, true)
    union all select '', m.title_zh, m.title_en from meeting m
      where c.target_kind = 'meeting' and m.exhibition_id = ${fair} and m.id = c.target_id and ${IS_MEETING_PUBLIC}
    union all select '', r.title_zh, r.title_en from programme r
      where c.target_kind = 'programme' and r.exhibition_id = ${fair} and r.id = c.target_id and r.deleted_at is null
  ) t`;
}

/** May everybody see what a link is to lead to, and is it the company's own where a company makes it? */
export async function isTargetPublic(ctx: FairContext, { kind, id }: Target, owner: CampaignOwner): Promise<boolean> {
  const { rows } = await sql<{ exhibitor_id: string }>`
    select t.exhibitor_id from (values (${kind}, ${id})) c(target_kind, target_id) cross join ${targetRow(ctx)}`.execute(
    ctx.db,
  );
  const [found] = rows;
  if (found === undefined) return false;
  return owner.exhibitorId === null || id === '' || found.exhibitor_id === owner.exhibitorId;
}

export type CampaignRow = Selectable<Tables['campaign']> & {
  is_over: boolean;
  /** Both null where it is gone. */
  target_zh: string | null;
  target_en: string | null;
};

const columns = (): Sql => sql`c.*, ${isOver()} as is_over, t.name_zh as target_zh, t.name_en as target_en`;

export async function campaignRow(ctx: FairContext, owner: CampaignOwner, id: string): Promise<CampaignRow | null> {
  const { rows } = await sql<CampaignRow>`
    select ${columns()} from campaign c left join ${targetRow(ctx)} on true
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id} and c.deleted_at is null and ${isOf(owner)}`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}

/** The link of a short address, whoever made it; one that was deleted is none. */
export async function campaignOfCode(ctx: FairContext, code: string): Promise<CampaignRow | null> {
  const { rows } = await sql<CampaignRow>`
    select ${columns()} from campaign c left join ${targetRow(ctx)} on true
    where c.exhibition_id = ${ctx.exhibition.id} and c.code = ${code} and c.deleted_at is null`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Is this instant within the days? */
const within = (at: Sql, period: Period | undefined): RawBuilder<boolean> => {
  if (period === undefined) return sql`${at} is not null`;
  const { since, until } = daysBetween(period);
  return sql`(${at} >= ${since} and ${at} < ${until})`;
};

/** Figures of the links `campaign k` of a fair that fit `which`, over some days. */
function figureSql(
  ctx: FairContext,
  which: RawBuilder<boolean>,
  period: Period | undefined,
): Record<CampaignFigure, Sql> {
  const fair = ctx.exhibition.id;
  const links = sql`k.exhibition_id = ${fair} and k.deleted_at is null and ${which}`;
  const days = (column: 'openings' | 'people' | 'returned'): Sql => sql`(
    select coalesce(sum(d.${sql.ref(column)}), 0)::int from campaign k join campaign_day d on d.campaign_id = k.id
    where ${links} and d.exhibition_id = ${fair}
      and ${period === undefined ? sql`true` : sql`d.day between ${period.from}::date and ${period.to}::date`})`;
  const registered = (at: Sql): Sql => sql`(
    select count(*)::int from campaign k join visitor v on v.campaign_id = k.id
    where ${links} and v.exhibition_id = ${fair} and ${within(at, period)})`;
  // whoever has come by two links of one company has sent it one order
  const leads = (table: 'inquiry' | 'intent_order'): Sql => sql`(
    select count(distinct l.id)::int from campaign k cross join lateral (
        select y.visitor_id, y.opened_at as at from campaign_visit y
          where y.exhibition_id = ${fair} and y.campaign_id = k.id
        union all select v.id, v.created_at from visitor v
          where v.exhibition_id = ${fair} and v.campaign_id = k.id
      ) came join ${sql.table(table)} l on l.visitor_id = came.visitor_id
    where ${links} and l.exhibition_id = ${fair} and l.withdrawn_at is null and ${within(sql`l.created_at`, period)}
      and l.created_at >= came.at and l.created_at < came.at + make_interval(days => ${CAMPAIGN_DAYS})
      and (k.exhibitor_id is null or k.exhibitor_id = l.exhibitor_id))`;
  return {
    openings: days('openings'),
    people: days('people'),
    returned: days('returned'),
    begun: registered(sql`v.created_at`),
    finished: registered(sql`v.completed_at`),
    inquiries: leads('inquiry'),
    orders: leads('intent_order'),
  };
}

const figureColumns = (figures: Record<CampaignFigure, Sql>): Sql =>
  sql.join(CAMPAIGN_FIGURE_NAMES.map((name) => sql`${figures[name]} as ${sql.ref(name)}`));

export type CountedCampaign = CampaignRow & CampaignFigures;

/** Links of one owner with their figures over the days that are asked for. */
export function campaignPage(
  ctx: FairContext,
  owner: CampaignOwner,
  { keyword, state, medium, period, sort, descending }: CampaignFilter,
  range: Range,
): Promise<PageOfRows<CountedCampaign>> {
  const conditions = [
    sql`c.exhibition_id = ${ctx.exhibition.id} and c.deleted_at is null and ${isOf(owner)}`,
    ...(keyword.trim() === '' ? [] : [sql`c.name ilike ${likeContains(keyword.trim())}`]),
    ...(state === undefined ? [] : [sql`${isOver()} = ${state === 'over'}`]),
    ...(medium === undefined ? [] : [sql`c.medium = ${medium}`]),
  ];
  const by = sort === 'createdAt' ? sql`c.created_at` : sort === 'name' ? sql`c.name` : sql.ref(sort);
  return paginateSql<CountedCampaign>(
    ctx.db,
    {
      select: sql`${columns()}, ${figureColumns(figureSql(ctx, sql<boolean>`k.id = c.id`, period))}`,
      from: sql`from campaign c left join ${targetRow(ctx)} on true where ${sql.join(conditions, sql` and `)}`,
      order: sql`${by} ${sql.raw(descending ? 'desc' : 'asc')}, c.id`,
    },
    range,
  );
}

/** All links of companies together. */
export async function figuresOfExhibitors(
  ctx: FairContext,
  period: Period | undefined,
): Promise<CampaignFigures & { links: number }> {
  const { rows } = await sql<CampaignFigures & { links: number }>`
    select (select count(*)::int from campaign k
        where k.exhibition_id = ${ctx.exhibition.id} and k.deleted_at is null and k.exhibitor_id is not null) as links,
      ${figureColumns(figureSql(ctx, sql<boolean>`k.exhibitor_id is not null`, period))}`.execute(ctx.db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('no row of sums');
  return figures;
}

/** Holds the owner's links until the end of the transaction: of two that are made at once each counts the other. */
export async function holdCampaigns({ db, exhibition }: FairContext, { exhibitorId }: CampaignOwner): Promise<void> {
  const name = `campaigns of ${exhibitorId ?? exhibition.id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** How many links are live, and how many were made within a day, deleted ones too. */
export async function campaignCounts(ctx: FairContext, owner: CampaignOwner): Promise<{ live: number; made: number }> {
  const { rows } = await sql<{ live: number; made: number }>`
    select count(*) filter (where c.deleted_at is null and not ${isOver()})::int as live,
      count(*) filter (where c.created_at > now() - interval '1 day')::int as made
    from campaign c where c.exhibition_id = ${ctx.exhibition.id} and ${isOf(owner)}`.execute(ctx.db);
  return rows[0] ?? { live: 0, made: 0 };
}

export type Opened = { campaignId: string; day: string; people: number; returned: number };

/** Adds openings, each of one person, to the sums of their days. */
export async function addOpenings(ctx: FairContext, opened: readonly Opened[]): Promise<void> {
  // in the order of the key: two statements that meet in the same sums wait for one another in one direction only
  await sql`
    insert into campaign_day as d (exhibition_id, campaign_id, day, openings, people, returned)
    select ${ctx.exhibition.id}, g.campaign_id, g.day, count(*), sum(g.people), sum(g.returned)
    from unnest(${opened.map(({ campaignId }) => campaignId)}::text[], ${opened.map(({ day }) => day)}::date[],
      ${opened.map(({ people }) => people)}::int[], ${opened.map(({ returned }) => returned)}::int[])
      as g(campaign_id, day, people, returned)
    group by g.campaign_id, g.day order by g.campaign_id, g.day
    on conflict (campaign_id, day) do update set openings = d.openings + excluded.openings,
      people = d.people + excluded.people, returned = d.returned + excluded.returned`.execute(ctx.db);
}

/** A visitor who is logged in has come by a link today; what is sent from now on may follow from it. */
export async function insertVisit(ctx: FairContext, campaignId: string, visitorId: string, day: string): Promise<void> {
  await sql`
    insert into campaign_visit (exhibition_id, campaign_id, visitor_id, day)
    values (${ctx.exhibition.id}, ${campaignId}, ${visitorId}, ${day}::date)
    on conflict (campaign_id, visitor_id, day) do nothing`.execute(ctx.db);
}
