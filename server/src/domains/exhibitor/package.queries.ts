import { sql } from 'kysely';
import {
  PACKAGE_DEFAULTS,
  PACKAGE_LIMITS,
  packageName,
  packageSettings,
  type PackageLimit,
  type PackageLimits,
  type PackageName,
  type PackageUse,
} from '@fairbridge/contract/exhibitor/package.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** What a company has booked, and what this exhibition gives for it (ruling 5.6). */
export async function packageOf(
  ctx: FairContext,
  exhibitorId: string,
): Promise<{ name: PackageName; limits: PackageLimits }> {
  const { rows } = await sql<{ package: string; settings: unknown }>`
    select e.package, x.package_limits as settings from exhibitor e join exhibition x on x.id = e.exhibition_id
    where e.exhibition_id = ${ctx.exhibition.id} and e.id = ${exhibitorId}`.execute(ctx.db);
  const name = packageName.catch('standard').parse(rows[0]?.package);
  const settings = packageSettings.catch({}).parse(rows[0]?.settings);
  return { name, limits: { ...PACKAGE_DEFAULTS[name], ...settings[name] } };
}

/** How much of each a company has. Invited employees hold their place; those who ask to join, or have left, hold none. */
export async function usedOf(ctx: FairContext, exhibitorId: string): Promise<Record<PackageLimit, number>> {
  const of = (table: string) => sql`${sql.table(table)} t where t.exhibition_id = ${ctx.exhibition.id}`;
  const { rows } = await sql<Record<PackageLimit, string>>`select
    (select count(*) from ${of('product')} and t.exhibitor_id = ${exhibitorId} and t.deleted_at is null) as "exhibits",
    (select count(*) from ${of('product')} and t.exhibitor_id = ${exhibitorId} and t.deleted_at is null and t.scope = 0) as "publicExhibits",
    (select count(*) from ${of('hotspot_scene')} and t.exhibitor_id = ${exhibitorId} and t.deleted_at is null) as "scenes",
    (select count(*) from ${of('live')} and t.exhibitor_id = ${exhibitorId} and t.deleted_at is null) as "lives",
    (select coalesce(ceil(sum(extract(epoch from t.ends_at - t.starts_at)) / 3600), 0) from ${of('live')} and t.exhibitor_id = ${exhibitorId} and t.deleted_at is null) as "liveHours",
    (select count(*) from ${of('employee')} and t.exhibitor_id = ${exhibitorId} and ${isEmployed('t')}) as "employees",
    (select coalesce(sum(t.bytes), 0) from ${of('file')} and t.owner_id = ${exhibitorId}) as "bytes"`.execute(ctx.db);
  const row = rows[0];
  const numberOf = (limit: PackageLimit): number => Number(row?.[limit] ?? 0);
  return {
    exhibits: numberOf('exhibits'),
    publicExhibits: numberOf('publicExhibits'),
    scenes: numberOf('scenes'),
    lives: numberOf('lives'),
    liveHours: numberOf('liveHours'),
    employees: numberOf('employees'),
    bytes: numberOf('bytes'),
  };
}

/** What a company has booked, and how much of each limit is used. */
export async function packageUseOf(ctx: FairContext, exhibitorId: string): Promise<PackageUse> {
  const [booked, used] = [await packageOf(ctx, exhibitorId), await usedOf(ctx, exhibitorId)];
  const limits = PACKAGE_LIMITS.map((limit) => ({ limit, used: used[limit], max: booked.limits[limit] }));
  return { package: booked.name, limits };
}
