import { sql, type RawBuilder } from 'kysely';
import {
  PACKAGE_LIMITS,
  limitsOf,
  type Bookable,
  type PackageBookings,
  type PackageLimit,
  type PackageLimits,
  type PackageUse,
} from '@fairbridge/contract/exhibitor/package.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** The package of a code; of one that the fair no longer has, or empty: the first that it offers. */
export function packageNamed({ packages }: Pick<Exhibition, 'packages'>, code: string): Bookable {
  const found = packages.find((one) => one.code === code) ?? packages.find(({ retired }) => !retired) ?? packages.at(0);
  if (found === undefined) throw new Error('a fair has at least one package');
  return found;
}

/** What a company has booked, and what this exhibition gives for it (ruling 5.6). */
export async function packageOf(
  { db, exhibition }: FairContext,
  exhibitorId: string,
): Promise<Bookable & { limits: PackageLimits }> {
  const row = await db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', exhibition.id)
    .where('id', '=', exhibitorId)
    .select('package')
    .executeTakeFirst();
  const booked = packageNamed(exhibition, row?.package ?? '');
  return { ...booked, limits: limitsOf(booked) };
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
  return { package: { code: booked.code, name: booked.name }, limits };
}

/** How many exhibitors have booked each package, and the most that one of them has of what it limits. */
export async function bookingsOf({ db, exhibition }: FairContext): Promise<PackageBookings[]> {
  const most = (name: string, value: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
    left join (select t.exhibitor_id as id, ${value} as n from ${from} and t.exhibition_id = ${exhibition.id} group by 1) ${sql.ref(name)}
      on ${sql.ref(`${name}.id`)} = e.id`;
  const count = sql`count(*)`;
  const hours = sql`ceil(sum(extract(epoch from t.ends_at - t.starts_at)) / 3600)`;
  const bytes = sql`ceil(sum(t.bytes) / 1000000000)`;
  const highest = (name: string) => sql`coalesce(max(${sql.ref(`${name}.n`)}), 0)::int`;
  const { rows } = await sql<Record<keyof PackageBookings['most'] | 'exhibitors', number> & { code: string }>`
    select e.package as code, count(*)::int as exhibitors, ${highest('exhibits')} as exhibits, ${highest('scenes')} as scenes,
      ${highest('lives')} as lives, ${highest('hours')} as "liveHours", ${highest('employees')} as employees, ${highest('files')} as gigabytes
    from exhibitor e
    ${most('exhibits', count, sql`product t where t.deleted_at is null`)}
    ${most('scenes', count, sql`hotspot_scene t where t.deleted_at is null`)}
    ${most('lives', count, sql`live t where t.deleted_at is null`)}
    ${most('hours', hours, sql`live t where t.deleted_at is null`)}
    ${most('employees', count, sql`employee t where ${isEmployed('t')}`)}
    left join (select t.owner_id as id, ${bytes} as n from file t where t.exhibition_id = ${exhibition.id} group by 1) files on files.id = e.id
    where e.exhibition_id = ${exhibition.id} group by 1`.execute(db);
  return rows.map(({ code, exhibitors, ...used }) => ({ code, exhibitors, most: used }));
}

export type PackagesState = { version: number; packages: unknown };

/** `hold` keeps others from changing the packages until the end of the transaction. */
export function packagesState({ db, exhibition }: FairContext, { hold = false } = {}): Promise<PackagesState> {
  return db
    .selectFrom('exhibition')
    .where('id', '=', exhibition.id)
    .select(['packages_version as version', 'packages'])
    .$if(hold, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
}

export async function writePackages(
  { db, exhibition }: FairContext,
  packages: readonly Bookable[],
  version: number,
): Promise<void> {
  await db
    .updateTable('exhibition')
    .where('id', '=', exhibition.id)
    .set({ packages: JSON.stringify(packages), packages_version: version })
    .execute();
}
