import { sql } from 'kysely';
import type { CollectionSubjectType } from '@fairbridge/contract/favourite/favourite.shapes.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { mayWatchSql } from '../live/live.rules.ts';
import { isVisibleSql } from '../product-visibility/product-visibility.rules.ts';
import { readable } from '../visitor/visitor-browse.queries.ts';
import type { Reader } from '../visitor/visitor-browse.rules.ts';
import { employees, visitors } from '../account/account.tables.ts';
import type { Owner } from './favourite.rules.ts';

/** Holds the person until the transaction ends, so that what one may have so many of is counted one after the other (G56). */
export const lockOwner = (ctx: FairContext, { kind, id }: Owner): Promise<void> =>
  (kind === 'visitor' ? visitors : employees).hold(ctx, { id });

export async function putFavourite(
  ctx: FairContext,
  owner: Owner,
  subjectType: CollectionSubjectType,
  subjectId: string,
): Promise<void> {
  const whose = owner.kind === 'visitor' ? { visitor_id: owner.id } : { employee_id: owner.id };
  await ctx.db
    .insertInto('favourite')
    .values({ ...whose, exhibition_id: ctx.exhibition.id, subject_type: subjectType, subject_id: subjectId })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'subject_type', 'subject_id']).doUpdateSet({ deleted: false }),
    )
    .execute();
}

/** How many rows this person has: `kept`, and those taken back, which keep their notes for a change of mind. */
export async function countFavourites(ctx: FairContext, owner: Owner): Promise<{ kept: number; all: number }> {
  const { rows } = await sql<{ kept: number; all: number }>`
    select (count(*) filter (where not f.deleted))::int as kept, count(*)::int as all from favourite f
    where f.exhibition_id = ${ctx.exhibition.id} and f.owner_id = ${owner.id}`.execute(ctx.db);
  return rows[0] ?? { kept: 0, all: 0 };
}

/** Lets go of so many that were taken back, the oldest first. */
export async function forgetTakenBack(ctx: FairContext, owner: Owner, most: number): Promise<void> {
  await sql`
    delete from favourite f using (
      select t.subject_type, t.subject_id from favourite t
      where t.exhibition_id = ${ctx.exhibition.id} and t.owner_id = ${owner.id} and t.deleted
      order by t.created_at, t.subject_type, t.subject_id limit ${most}) as old
    where f.owner_id = ${owner.id} and (f.subject_type, f.subject_id) = (old.subject_type, old.subject_id)`.execute(
    ctx.db,
  );
}

export async function takeBack(
  ctx: FairContext,
  owner: Owner,
  subjectType: CollectionSubjectType,
  subjectId: string,
): Promise<void> {
  await ctx.db
    .updateTable('favourite')
    .set({ deleted: true })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('owner_id', '=', owner.id)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .execute();
}

const own = (ctx: FairContext, owner: Owner, subjectType: CollectionSubjectType) => sql<boolean>`
  f.exhibition_id = ${ctx.exhibition.id} and f.owner_id = ${owner.id} and f.subject_type = ${subjectType} and not f.deleted`;

export async function isFavourite(
  ctx: FairContext,
  owner: Owner,
  subjectType: CollectionSubjectType,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from favourite f where ${own(ctx, owner, subjectType)} and f.subject_id = ${id}`.execute(ctx.db);
  return rows.length > 0;
}

/** False when it is no own favourite. */
export async function writeNote(
  ctx: FairContext,
  owner: Owner,
  subjectType: CollectionSubjectType,
  id: string,
  note: string,
): Promise<boolean> {
  const { rows } = await sql`
    update favourite f set note = ${note} where ${own(ctx, owner, subjectType)} and f.subject_id = ${id}
    returning f.subject_id`.execute(ctx.db);
  return rows.length > 0;
}

/** A favourite with what it is looked for by: `names`, in Chinese and English where it has both. */
export type FavouriteRow = {
  id: string;
  note: string;
  created_at: Date;
  names: string[];
  title_zh: string;
  title_en: string;
};

const KEPT = sql`f.subject_id as id, f.note, f.created_at`;

/** Favourite products that can still be seen: the scope is asked when reading, not only when adding (G4, sharp edges). */
export async function favouriteProducts(
  ctx: FairContext,
  owner: Owner,
  visibility: Visibility,
): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select ${KEPT}, p.name_zh as title_zh, p.name_en as title_en,
      array[p.name_zh, p.name_en, p.brand_zh, p.brand_en, e.name_zh, e.name_en] as names
    from favourite f join product p on p.id = f.subject_id join exhibitor e on e.id = p.exhibitor_id
    where ${own(ctx, owner, 'PRODUCT')} and p.deleted_at is null and e.open and ${isVisibleSql(visibility)}
    order by f.created_at desc, f.subject_id`.execute(ctx.db);
  return rows;
}

export async function favouriteExhibitors(ctx: FairContext, owner: Owner): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select ${KEPT}, e.name_zh as title_zh, e.name_en as title_en, array[e.name_zh, e.name_en, e.brand] as names
    from favourite f join exhibitor e on e.id = f.subject_id
    where ${own(ctx, owner, 'ACTOR')} and e.open
    order by f.created_at desc, f.subject_id`.execute(ctx.db);
  return rows;
}

/** Favourite lives that may still be watched, those that are over too: the scope is asked when reading, as with exhibits. */
export async function favouriteLives(ctx: FairContext, owner: Owner, caller: Caller): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select ${KEPT}, l.title_zh, l.title_en,
      array[l.title_zh, l.title_en, coalesce(e.name_zh, ''), coalesce(e.name_en, '')] as names
    from favourite f join live l on l.id = f.subject_id left join exhibitor e on e.id = l.exhibitor_id
    where ${own(ctx, owner, 'LIVE')} and l.deleted_at is null and coalesce(e.open, true) and ${mayWatchSql(caller)}
    order by f.created_at desc, f.subject_id`.execute(ctx.db);
  return rows;
}

/** Favourite visitors who may still be read about: whoever hides is in no list from then on. */
export async function favouriteVisitors(ctx: FairContext, owner: Owner, reader: Reader): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select ${KEPT}, v.name as title_zh, v.name as title_en, array[v.name, v.company, v.position] as names
    from favourite f join visitor v on v.id = f.subject_id
    where ${own(ctx, owner, 'VISITOR')} and ${readable(reader)}
    order by f.created_at desc, f.subject_id`.execute(ctx.db);
  return rows;
}
