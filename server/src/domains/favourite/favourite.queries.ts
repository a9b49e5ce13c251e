import { sql } from 'kysely';
import type { Visibility } from '../../platform/search/find.ts';
import type { Scope } from '../../scope.ts';
import { visible } from '../product/product.queries.ts';

export type SubjectType = 'ACTOR' | 'PRODUCT';
type Range = { limit: number; offset: number };

export async function putFavourite(
  scope: Scope,
  visitorId: string,
  subjectType: SubjectType,
  subjectId: string,
  deleted: boolean,
): Promise<void> {
  await scope.db
    .insertInto('favourite')
    .values({
      exhibition_id: scope.exhibition.id,
      visitor_id: visitorId,
      subject_type: subjectType,
      subject_id: subjectId,
      deleted,
    })
    .onConflict((conflict) => conflict.columns(['visitor_id', 'subject_type', 'subject_id']).doUpdateSet({ deleted }))
    .execute();
}

export async function favouriteIds(scope: Scope, visitorId: string, subjectType: SubjectType): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('favourite')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('subject_type', '=', subjectType)
    .where('deleted', '=', false)
    .select('subject_id')
    .orderBy('created_at', 'desc')
    .orderBy('subject_id')
    .execute();
  return rows.map((row) => row.subject_id);
}

/** Favourite products that can still be seen: the scope is asked when reading, not only when adding (G4, sharp edges). */
export async function visibleProductIds(
  scope: Scope,
  visitorId: string,
  visibility: Visibility,
  { limit, offset }: Range,
) {
  const result = await sql<{ id: string }>`
    select f.subject_id as id
    from favourite f join product p on p.id = f.subject_id join exhibitor e on e.id = p.exhibitor_id
    where f.exhibition_id = ${scope.exhibition.id} and f.visitor_id = ${visitorId} and f.subject_type = 'PRODUCT' and not f.deleted
      and p.deleted_at is null and e.open
      and ${visible(visibility)}
    order by f.created_at desc, f.subject_id`.execute(scope.db);
  return {
    ids: result.rows.slice(offset, offset + limit).map((row) => row.id),
    total: result.rows.length,
    all: result.rows.map((row) => row.id),
  };
}

export async function openExhibitorIds(scope: Scope, visitorId: string): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select f.subject_id as id from favourite f join exhibitor e on e.id = f.subject_id
    where f.exhibition_id = ${scope.exhibition.id} and f.visitor_id = ${visitorId} and f.subject_type = 'ACTOR' and not f.deleted and e.open
    order by f.created_at desc, f.subject_id`.execute(scope.db);
  return result.rows.map((row) => row.id);
}
