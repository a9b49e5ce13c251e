import { sql } from 'kysely';
import type { LiveForm, LiveState } from '@fairbridge/contract/live/live.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import { LIVE_COLUMNS, type LiveRow } from './live.queries.ts';
import { LATE_MINUTES, OVERRUN_MINUTES, STATE_SQL } from './live.rules.ts';

export type OwnLiveRow = LiveRow & {
  code: string;
  stopped: boolean;
  has_replay: boolean;
  hosts: { id: string; name_zh: string; name_en: string }[];
  products: string[];
};

const OWN_COLUMNS = sql`${LIVE_COLUMNS}, l.code, l.stopped, l.has_replay,
  coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name_zh', m.name_zh, 'name_en', m.name_en) order by h.place)
    from live_host h join employee m on m.id = h.employee_id where h.live_id = l.id), '[]') as hosts,
  coalesce((select array_agg(t.product_id order by t.place) from live_product t where t.live_id = l.id), '{}') as products`;

/** Null: the fair's own. */
type OwnerId = string | null;

const ofOwner = (ctx: FairContext, exhibitorId: OwnerId) =>
  sql`l.exhibition_id = ${ctx.exhibition.id} and l.deleted_at is null
    and ${exhibitorId === null ? sql`l.exhibitor_id is null` : sql`l.exhibitor_id = ${exhibitorId}`}`;

type Filter = { state?: LiveState | undefined; keyword: string };

export async function ownLiveRows(ctx: FairContext, exhibitorId: string, { state, keyword }: Filter, range: Range) {
  const words = keyword.trim().toLowerCase();
  const from = sql`from live l where ${ofOwner(ctx, exhibitorId)}
    and ${state === undefined ? sql`true` : sql`${STATE_SQL} = ${state}`}
    and ${words === '' ? sql`true` : sql`strpos(lower(concat_ws(' ', l.title_zh, l.title_en)), ${words}) > 0`}`;
  const order = sql`array_position(array['onLive', 'upcoming', 'replay', 'ended'], ${STATE_SQL}),
    case when ${STATE_SQL} = 'upcoming' then l.starts_at end, l.starts_at desc, l.id`;
  return paginateSql<OwnLiveRow>(ctx.db, { select: OWN_COLUMNS, from, order }, range);
}

export async function ownLiveRow(ctx: FairContext, exhibitorId: OwnerId, id: string): Promise<OwnLiveRow | null> {
  const { rows } = await sql<OwnLiveRow>`
    select ${OWN_COLUMNS} from live l where ${ofOwner(ctx, exhibitorId)} and l.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Is this employee a host of this own live? Null: there is no such live. */
export async function isHost(
  ctx: FairContext,
  { exhibitorId, employeeId }: { exhibitorId: string; employeeId: string },
  id: string,
): Promise<boolean | null> {
  const { rows } = await sql<{ host: boolean }>`
    select exists (select from live_host h where h.live_id = l.id and h.employee_id = ${employeeId}) as host
    from live l where ${ofOwner(ctx, exhibitorId)} and l.id = ${id}`.execute(ctx.db);
  return rows[0]?.host ?? null;
}

export const lives = versionedTable('live');
export type LockedLive = Awaited<ReturnType<typeof lives.lock>>;

/** An own live that is not deleted. */
export const ownLive = (exhibitorId: OwnerId, id: string) => ({ id, exhibitor_id: exhibitorId, deleted_at: null });

/** Of what a company has, `but` one: how many lives, and for how many hours they are planned. Those that are over count too. */
export async function livesUsed(
  ctx: FairContext,
  exhibitorId: string,
  but = '',
): Promise<{ lives: number; hours: number }> {
  const { rows } = await sql<{ lives: number; hours: number }>`
    select count(*)::int as lives, coalesce(sum(extract(epoch from l.ends_at - l.starts_at)) / 3600, 0)::float as hours
    from live l where ${ofOwner(ctx, exhibitorId)} and l.id <> ${but}`.execute(ctx.db);
  return rows[0] ?? { lives: 0, hours: 0 };
}

const columnsOf = ({ title, introduction, ...form }: LiveForm) => ({
  ...bilingualColumns('title', title),
  ...bilingualColumns('introduction', introduction),
  type: form.type,
  cover: form.cover,
  scope: form.scope,
  code: form.code,
  starts_at: form.startsAt,
  ends_at: form.endsAt,
  has_replay: form.hasReplay,
});

export async function insertLive(
  ctx: FairContext,
  exhibitorId: OwnerId,
  form: LiveForm,
  keySealed: string,
): Promise<string> {
  const id = await lives.insert(ctx, { exhibitor_id: exhibitorId, key_sealed: keySealed, ...columnsOf(form) });
  await insertParts(ctx, id, form);
  return id;
}

/** Answers the new version. */
export async function updateLive(ctx: FairContext, id: string, form: LiveForm): Promise<number> {
  const version = await lives.update(ctx, { id }, columnsOf(form));
  for (const parts of ['live_host', 'live_product'] as const)
    await ctx.db.deleteFrom(parts).where('exhibition_id', '=', ctx.exhibition.id).where('live_id', '=', id).execute();
  await insertParts(ctx, id, form);
  return version;
}

async function insertParts(ctx: FairContext, liveId: string, { hosts, products }: LiveForm): Promise<void> {
  const of = (place: number) => ({ live_id: liveId, exhibition_id: ctx.exhibition.id, place });
  const people = [...new Set(hosts)].map((id, place) => ({ ...of(place), employee_id: id }));
  const goods = [...new Set(products)].map((id, place) => ({ ...of(place), product_id: id }));
  if (people.length > 0) await ctx.db.insertInto('live_host').values(people).execute();
  if (goods.length > 0) await ctx.db.insertInto('live_product').values(goods).execute();
}

export async function insertPin(ctx: FairContext, liveId: string, productId: string | null): Promise<void> {
  await ctx.db
    .insertInto('live_pin')
    .values({ live_id: liveId, product_id: productId, exhibition_id: ctx.exhibition.id })
    .execute();
}

/** Is this a picture that this company, or the fair, uploaded as a cover? */
export async function isOwnCover(ctx: FairContext, exhibitorId: OwnerId, file: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('file')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('owner_id', '=', exhibitorId ?? ctx.exhibition.id)
    .where('use', '=', 'live')
    .where('id', '=', file)
    // nobody takes it away before the live names it
    .forKeyShare()
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these, the employees that this company has. */
export async function employeesOf(ctx: FairContext, exhibitorId: string, among: readonly string[] | null) {
  const { rows } = await sql<{ id: string; name_zh: string; name_en: string; avatar: string }>`
    select m.id, m.name_zh, m.name_en, m.avatar from employee m
    where m.exhibition_id = ${ctx.exhibition.id} and m.exhibitor_id = ${exhibitorId} and ${isEmployed('m')}
      and ${among === null ? sql`true` : sql`m.id = any(${[...among]}::text[])`}
    order by m.created_at, m.id limit 200`.execute(ctx.db);
  return rows;
}

/** Exhibits that can be shown in a live, or how many of these are. */
export async function showableProducts(ctx: FairContext, exhibitorId: string, keyword: string, range: Range) {
  const words = keyword.trim().toLowerCase();
  const where = sql`p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null
    and ${words === '' ? sql`true` : sql`strpos(lower(concat_ws(' ', p.name_zh, p.name_en, p.article_number)), ${words}) > 0`}`;
  return paginateSql<{
    id: string;
    name_zh: string;
    name_en: string;
    strength: string;
    cover: string;
    for_all: boolean;
  }>(
    ctx.db,
    {
      select: sql`p.id, p.name_zh, p.name_en, p.strength, p.pictures[1] as cover, p.scope = 0 as for_all`,
      from: sql`from product p where ${where}`,
      order: sql`p.sort_number nulls last, p.published_at desc, p.id`,
    },
    range,
  );
}

export async function ownProductCount(ctx: FairContext, exhibitorId: string, ids: readonly string[]): Promise<number> {
  return countSql(
    ctx.db,
    sql`from product p where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId}
      and p.deleted_at is null and p.id = any(${[...ids]}::text[])`,
  );
}

type OnAir = { id: string; started_at: Date; ended_at: Date };

/** Ends lives that nobody ends, so long after their planned end: with an encoder that sends later. Answers from when to when each was on the air. */
export async function endForgotten(ctx: FairContext, most: number): Promise<OnAir[]> {
  const { rows } = await sql<OnAir>`
    update live set ended_at = now(), publishing_since = null where exhibition_id = ${ctx.exhibition.id} and id = any(
      select l.id from live l where l.exhibition_id = ${ctx.exhibition.id} and l.started_at is not null and l.ended_at is null
        and l.ends_at < now() - make_interval(mins => case when l.publishing_since is null then ${LATE_MINUTES}::int else ${OVERRUN_MINUTES}::int end)
      order by l.ends_at limit ${most} for update skip locked)
    returning id, started_at, ended_at`.execute(ctx.db);
  return rows;
}

/** Lives that have just ended and of whose recording nothing is written down: whoever ended them died meanwhile. */
export async function endedUnwritten(ctx: FairContext): Promise<OnAir[]> {
  const { rows } = await sql<OnAir>`
    select l.id, l.started_at, l.ended_at from live l
    where l.exhibition_id = ${ctx.exhibition.id} and l.deleted_at is null and l.has_replay and l.recorded_seconds = 0
      and l.ended_at between now() - interval '15 minutes' and now() - interval '1 minute'`.execute(ctx.db);
  return rows;
}

/** Lives that an encoder sends to, as far as it is written down, and whether one may. */
export async function sentLives(ctx: FairContext): Promise<{ id: string; allowed: boolean }[]> {
  const { rows } = await sql<{ id: string; allowed: boolean }>`
    select l.id, l.deleted_at is null and l.ended_at is null and not l.stopped and coalesce(e.open, true) as allowed
    from live l left join exhibitor e on e.id = l.exhibitor_id
    where l.exhibition_id = ${ctx.exhibition.id} and l.publishing_since is not null`.execute(ctx.db);
  return rows;
}
