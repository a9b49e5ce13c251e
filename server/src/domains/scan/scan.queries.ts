import { sql, type RawBuilder } from 'kysely';
import type { Heat } from '@fairbridge/contract/scan/scan.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import { likeContains } from '../../platform/database/like.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { inPoolOf } from '../identity/membership.queries.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { seenBy, type Noted } from './scan.rules.ts';

const scanRows = fairTable('scan');

/** The fair of a badge, whichever it is: one of another fair is refused as such. */
export async function fairOfBadge({ db }: FairContext, id: string): Promise<string | undefined> {
  const row = await unscoped(db).selectFrom('badge').where('id', '=', id).select('exhibition_id').executeTakeFirst();
  return row?.exhibition_id;
}

/** Whose badge it is, as a visitor; null of a pre-registered colleague. */
export async function visitorOfBadge({ db, exhibition }: FairContext, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('badge')
    .where('exhibition_id', '=', exhibition.id)
    .where('id', '=', id)
    .select('visitor_id')
    .executeTakeFirst();
  return row?.visitor_id ?? null;
}

export const scansOfDay = (ctx: FairContext, employeeId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from scan s where s.exhibition_id = ${ctx.exhibition.id} and s.employee_id = ${employeeId}
      and s.created_at > now() - interval '1 day'`,
  );

type NewScan = Noted & {
  id: string;
  exhibitorId: string;
  employeeId: string;
  badgeId: string;
  visitorId: string | null;
  requestId: string;
  scannedAt: Date;
};

export async function insertScan(ctx: FairContext, scan: NewScan): Promise<void> {
  await scanRows.insert(ctx, {
    id: scan.id,
    exhibitor_id: scan.exhibitorId,
    employee_id: scan.employeeId,
    badge_id: scan.badgeId,
    visitor_id: scan.visitorId,
    request_id: scan.requestId,
    scanned_at: scan.scannedAt,
    heat: scan.heat,
    interests: scan.interests,
    note: scan.note,
  });
}

/** The scan that a request has made already. */
export async function scanOfRequest(ctx: FairContext, employeeId: string, requestId: string) {
  const { rows } = await sql<Noted & { id: string; badge_id: string }>`
    select s.id, s.badge_id, s.heat, s.interests, s.note from scan s
    where s.exhibition_id = ${ctx.exhibition.id} and s.employee_id = ${employeeId} and s.request_id = ${requestId}`.execute(
    ctx.db,
  );
  return rows[0];
}

type Meeting = { employeeId: string; badgeId: string; at: Date };

/** The scan of the same badge by the same employee within ten minutes: the same meeting. */
export async function scanOfMeeting(ctx: FairContext, { employeeId, badgeId, at }: Meeting) {
  const { rows } = await sql<Noted & { id: string }>`
    select s.id, s.heat, s.interests, s.note from scan s
    where s.exhibition_id = ${ctx.exhibition.id} and s.employee_id = ${employeeId} and s.badge_id = ${badgeId}
      and s.scanned_at between ${at}::timestamptz - interval '10 minutes' and ${at}::timestamptz + interval '10 minutes'
    order by s.scanned_at desc, s.id limit 1`.execute(ctx.db);
  return rows[0];
}

/** The time of a meeting is that of its last scan. */
export async function writeMeeting(
  ctx: FairContext,
  id: string,
  { at, ...noted }: Noted & { at: Date },
): Promise<void> {
  await sql`
    update scan set scanned_at = greatest(scanned_at, ${at}::timestamptz), heat = ${noted.heat},
      interests = ${noted.interests}::text[], note = ${noted.note}
    where exhibition_id = ${ctx.exhibition.id} and id = ${id}`.execute(ctx.db);
}

export type ScanRow = {
  id: string;
  scanned_at: Date;
  visitor_id: string | null;
  name: string;
  company: string;
  position: string;
  country: string;
  email: string;
  mobile_area_code: string;
  mobile: string;
  employee_id: string;
  employee_zh: string;
  employee_en: string;
  heat: Heat | null;
  interests: string[];
  note: string;
};

export type ScanFilter = { keyword: string; heat: Heat | null };

/** Whose badge it is stands in the row of the visitor, or of the colleague; contact data only of the company's own contacts. */
export const scanned = (isContact: RawBuilder<boolean>) => sql`s.id, s.scanned_at, s.visitor_id,
  coalesce(c.name, v.name) as name, coalesce(c.company, v.company) as company, coalesce(c.position, v.position) as position,
  coalesce(c.country, v.country) as country,
  case when ${isContact} then coalesce(a.email, '') else '' end as email,
  case when ${isContact} then v.mobile_area_code else '' end as mobile_area_code,
  case when ${isContact} then v.mobile else '' end as mobile,
  e.id as employee_id, e.name_zh as employee_zh, e.name_en as employee_en, s.heat, s.interests, s.note`;

export const FROM = sql`from scan s join employee e on e.id = s.employee_id join badge b on b.id = s.badge_id
  left join preregistration c on c.id = b.preregistration_id
  left join visitor v on v.id = s.visitor_id left join account a on a.id = v.account_id`;

function where(ctx: FairContext, caller: ExhibitorCaller, { keyword, heat }: ScanFilter) {
  const like = likeContains(keyword);
  return sql`s.exhibition_id = ${ctx.exhibition.id} and ${seenBy(caller)}
    and (${heat}::text is null or s.heat = ${heat}::text)
    and (${keyword} = '' or coalesce(c.name, v.name) ilike ${like} or coalesce(c.company, v.company) ilike ${like}
      or s.note ilike ${like})`;
}

export async function scans(
  ctx: FairContext,
  caller: ExhibitorCaller,
  { limit, offset, ...filter }: ScanFilter & Range,
): Promise<ScanRow[]> {
  const { rows } = await sql<ScanRow>`
    select ${scanned(inPoolOf(caller.exhibitorId))} ${FROM} where ${where(ctx, caller, filter)}
    order by s.scanned_at desc, s.id ${limitOffset({ limit, offset })}`.execute(ctx.db);
  return rows;
}

export async function scanById(ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<ScanRow | undefined> {
  const { rows } = await sql<ScanRow>`
    select ${scanned(inPoolOf(caller.exhibitorId))} ${FROM}
    where s.exhibition_id = ${ctx.exhibition.id} and ${seenBy(caller)} and s.id = ${id}`.execute(ctx.db);
  return rows[0];
}

/** Which other employee of the company has scanned the badge of this scan, the last before it. */
export async function scannedBefore(ctx: FairContext, { exhibitorId }: ExhibitorCaller, id: string) {
  const { rows } = await sql<{ scanned_at: Date; name_zh: string; name_en: string }>`
    select o.scanned_at, e.name_zh, e.name_en from scan s
      join scan o on o.exhibition_id = s.exhibition_id and o.badge_id = s.badge_id and o.employee_id <> s.employee_id
        and o.scanned_at <= s.scanned_at
      join employee e on e.id = o.employee_id and e.exhibitor_id = ${exhibitorId}
    where s.exhibition_id = ${ctx.exhibition.id} and s.id = ${id} and o.exhibitor_id = ${exhibitorId}
    order by o.scanned_at desc limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

/** How many there are of each heat, of those that the keyword finds; those of none count for all. */
export async function scanCounts(ctx: FairContext, caller: ExhibitorCaller, keyword: string) {
  const { rows } = await sql<{ heat: Heat | null; count: number }>`
    select s.heat, count(*) as count ${FROM} where ${where(ctx, caller, { keyword, heat: null })} group by s.heat`.execute(
    ctx.db,
  );
  const of = (heat: Heat): number => rows.find((row) => row.heat === heat)?.count ?? 0;
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return { all, hot: of('hot'), warm: of('warm'), cold: of('cold') };
}

const own = (ctx: FairContext, caller: ExhibitorCaller, id: string) =>
  sql`s.exhibition_id = ${ctx.exhibition.id} and ${seenBy(caller)} and s.id = ${id}`;

/** False where there is none that this employee may see. */
export async function writeNoted(
  ctx: FairContext,
  caller: ExhibitorCaller,
  id: string,
  noted: Noted,
): Promise<boolean> {
  const { rows } = await sql`
    update scan s set heat = ${noted.heat}, interests = ${noted.interests}::text[], note = ${noted.note}
    where ${own(ctx, caller, id)} returning s.id`.execute(ctx.db);
  return rows.length > 0;
}

export async function deleteScan(ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<boolean> {
  const { rows } = await sql`delete from scan s where ${own(ctx, caller, id)} returning s.id`.execute(ctx.db);
  return rows.length > 0;
}
