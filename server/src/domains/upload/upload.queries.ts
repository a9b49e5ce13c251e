import { sql, type RawBuilder, type Selectable, type Insertable } from 'kysely';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isAttached, isInChatOf } from '../chat/chat-file.queries.ts';
import { mayWatchSql } from '../live/live.rules.ts';
import { isInSignupReadBy } from '../meeting/meeting-picture.queries.ts';
import { hasPicture } from '../product/product.queries.ts';
import { IS_PUBLIC_SQL, isVisibleSql } from '../product-visibility/product-visibility.rules.ts';
import { NEVER_FOR_ALL } from './upload.rules.ts';

const PICTURES = ['webp', 'drawn'] as const;
/** What has a signed address where not everybody may see it. */
const SIGNED = [...PICTURES, 'mp4'] as const;
const FILE = sql`f.id`;

/** Stands `file f` in this way with an exhibit that everybody may see? */
const withExhibit = (standing: RawBuilder<boolean>) => sql`exists (
  select from product p join exhibitor e on e.id = p.exhibitor_id
  where p.exhibition_id = f.exhibition_id and ${standing} and ${IS_PUBLIC_SQL})`;
const withPost = (standing: RawBuilder<boolean>) => sql`exists (
  select from post where post.exhibition_id = f.exhibition_id and post.state = 'published' and ${standing})`;
const withLive = (standing: RawBuilder<boolean>) => sql`exists (
  select from live l left join exhibitor e on e.id = l.exhibitor_id
  where l.exhibition_id = f.exhibition_id and l.cover = f.id and l.deleted_at is null and coalesce(e.open, true) and ${standing})`;
const onPage = sql`exists (
  select from page_link l where l.exhibition_id = f.exhibition_id and f.id in (l.picture, l.picture_en))`;
const withCompany = sql`exists (
  select from exhibitor e where e.exhibition_id = f.exhibition_id and e.video_covers @> array[f.id])`;

/**
 * Is `file f` for everybody? A picture or video of an exhibit is while an exhibit that everybody may see has it, one of a post while the
 * post is published, the cover of a live while everybody may watch it: asked anew each time (G5, G43). What is named here is what `follows` names (upload.rules.ts).
 */
export const isForAll = sql<boolean>`(case
  when f.use in ('product', 'productLong') then ${withExhibit(hasPicture(FILE))}
  when f.use = 'productVideo' then ${withExhibit(sql`p.video = f.id`)}
  when f.use = 'post' then ${withPost(sql`post.pictures @> array[f.id]`)}
  when f.use = 'postVideo' then ${withPost(sql`post.video = f.id`)}
  when f.use = 'videoCover' then
    ${withExhibit(sql`p.video_cover = f.id`)} or ${withPost(sql`post.video_cover = f.id`)} or ${withCompany} or ${onPage}
  when f.use = 'live' then ${withLive(sql`l.scope = 0`)}
  when f.use = any(${[...NEVER_FOR_ALL]}::text[]) then false
  else true end)`;

/** Under which id its bytes lie in the store. */
const STORED = sql<string>`coalesce(f.bytes_of, f.id)`;

export type PictureRow = Pick<Selectable<Tables['file']>, 'kind' | 'drawing' | 'use'> & {
  for_all: boolean;
  stored: string;
};

export async function picture(ctx: FairContext, id: string): Promise<PictureRow | null> {
  const { rows } = await sql<PictureRow>`
    select f.kind, f.drawing, f.use, ${STORED} as stored, ${isForAll} as for_all from file f
    where f.exhibition_id = ${ctx.exhibition.id} and f.id = ${id} and f.kind = any(${[...PICTURES]}::text[])`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}

export type VideoRow = Pick<Selectable<Tables['file']>, 'id' | 'bytes' | 'use'> & { for_all: boolean; stored: string };

/** A video that is ready. */
export async function video(ctx: FairContext, id: string): Promise<VideoRow | null> {
  const { rows } = await sql<VideoRow>`
    select f.id, f.bytes, f.use, ${STORED} as stored, ${isForAll} as for_all from file f
    where f.exhibition_id = ${ctx.exhibition.id} and f.id = ${id} and f.kind = 'mp4'`.execute(ctx.db);
  return rows[0] ?? null;
}

function ownerIdOf({ exhibition }: FairContext, caller: Caller): string {
  if (caller.kind === 'organizer') return exhibition.id;
  if (caller.kind === 'exhibitor') return caller.exhibitorId;
  return caller.kind === 'visitor' ? caller.visitorId : '';
}
/** Has this caller uploaded it, or a colleague of the same company or of the organizer's staff? What was said in a chat is for its readers alone. */
const isOwn = (ctx: FairContext, caller: Caller) =>
  sql<boolean>`(f.owner_id = ${ownerIdOf(ctx, caller)} and not ${isAttached(FILE)})`;

/** Does it stand in a conversation that the caller reads? */
const isSaid = (caller: Caller) =>
  caller.kind === 'visitor' || caller.kind === 'exhibitor' ? isInChatOf(caller, FILE) : sql<boolean>`false`;

/** A buyer sees the cover of what he ordered, whatever has become of the exhibit. */
const isOrdered = (caller: Caller) => sql<boolean>`exists (
  select from intent_order o join product p on p.id = o.product_id
  where o.exhibition_id = f.exhibition_id and o.visitor_id = ${caller.kind === 'visitor' ? caller.visitorId : ''}
    and coalesce(o.product_picture, p.pictures[1]) = f.id)`;

const isVisible = (visibility: Visibility) => sql<boolean>`exists (
  select from product p join exhibitor e on e.id = p.exhibitor_id
  where p.exhibition_id = f.exhibition_id and (${hasPicture(FILE)} or p.video = f.id or p.video_cover = f.id)
    and p.deleted_at is null and e.open and ${isVisibleSql(visibility)})`;

/** Those of these pictures and videos that the caller may see, and whether everybody may. */
export async function picturesSeen(
  ctx: FairContext,
  ids: readonly string[],
  caller: Caller,
  visibility: Visibility,
): Promise<{ id: string; for_all: boolean }[]> {
  const { rows } = await sql<{ id: string; for_all: boolean }>`
    select f.id, ${isForAll} as for_all from file f
    where f.exhibition_id = ${ctx.exhibition.id} and f.id = any(${[...ids]}::text[]) and f.kind = any(${[...SIGNED]}::text[])
      and (${isForAll} or ${isOwn(ctx, caller)} or ${isVisible(visibility)} or ${withLive(mayWatchSql(caller))} or ${isOrdered(caller)} or ${isSaid(caller)} or ${isInSignupReadBy(caller)})`.execute(
    ctx.db,
  );
  return rows;
}

type NewFile = Omit<Insertable<Tables['file']>, 'exhibition_id'>;

export async function insertFiles(ctx: FairContext, files: readonly NewFile[]): Promise<void> {
  const rows = files.map((file) => ({ ...file, exhibition_id: ctx.exhibition.id }));
  await ctx.db.insertInto('file').values(rows).execute();
}
