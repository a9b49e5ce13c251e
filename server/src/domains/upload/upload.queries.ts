import { sql, type Selectable } from 'kysely';
import type { Caller } from '@fairbridge/contract/who.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import type { Visibility } from '../../platform/search/find.ts';
import type { Scope } from '../../scope.ts';
import { FOR_ALL, hasPicture, visible } from '../product/product.queries.ts';
import { FOLLOWING_USES } from './upload.rules.ts';

const KINDS = ['webp', 'drawn'] as const;
const FILE = sql`f.id`;

const isPosted = sql<boolean>`f.use = 'post' and exists (
  select from post where post.exhibition_id = f.exhibition_id and post.state = 'published' and post.pictures @> array[f.id])`;

/**
 * Is `file f` a picture for everybody? One of an exhibit is while an exhibit that everybody may see has it, one of a post while the
 * post is published: asked anew each time (G5, G43).
 */
const isForAll = sql<boolean>`(
  f.use <> all(${[...FOLLOWING_USES]}::text[]) or ${isPosted} or exists (
    select from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = f.exhibition_id and ${hasPicture(FILE)} and ${FOR_ALL}))`;

export type PictureRow = Pick<Selectable<Tables['file']>, 'kind' | 'drawing' | 'use'> & { for_all: boolean };

export async function picture(scope: Scope, id: string): Promise<PictureRow | null> {
  const { rows } = await sql<PictureRow>`
    select f.kind, f.drawing, f.use, ${isForAll} as for_all from file f
    where f.exhibition_id = ${scope.exhibition.id} and f.id = ${id} and f.kind = any(${[...KINDS]}::text[])`.execute(
    scope.db,
  );
  return rows[0] ?? null;
}

function ownerIdOf(caller: Caller): string {
  if (caller.kind === 'exhibitor') return caller.exhibitorId;
  return caller.kind === 'visitor' ? caller.visitorId : '';
}
/** Has this caller uploaded it, or a colleague of the same company? */
const isOwn = (caller: Caller) => sql<boolean>`f.owner_id = ${ownerIdOf(caller)}`;

/** A buyer sees the cover of what he ordered, whatever has become of the exhibit. */
const isOrdered = (caller: Caller) => sql<boolean>`exists (
  select from intent_order o join product p on p.id = o.product_id
  where o.exhibition_id = f.exhibition_id and o.visitor_id = ${caller.kind === 'visitor' ? caller.visitorId : ''}
    and p.pictures[1] = f.id)`;

const isVisible = (visibility: Visibility) => sql<boolean>`exists (
  select from product p join exhibitor e on e.id = p.exhibitor_id
  where p.exhibition_id = f.exhibition_id and ${hasPicture(FILE)} and p.deleted_at is null and e.open and ${visible(visibility)})`;

/** Those of these pictures that the caller may see, and whether everybody may. */
export async function picturesSeen(
  scope: Scope,
  ids: readonly string[],
  caller: Caller,
  visibility: Visibility,
): Promise<{ id: string; for_all: boolean }[]> {
  const { rows } = await sql<{ id: string; for_all: boolean }>`
    select f.id, ${isForAll} as for_all from file f
    where f.exhibition_id = ${scope.exhibition.id} and f.id = any(${[...ids]}::text[]) and f.kind = any(${[...KINDS]}::text[])
      and (${isForAll} or ${isOwn(caller)} or ${isVisible(visibility)} or ${isOrdered(caller)})`.execute(scope.db);
  return rows;
}
