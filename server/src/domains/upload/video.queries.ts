import { sql, type Selectable } from 'kysely';
import { LIMITS, type VideoUse } from '@fairbridge/contract/limits.ts';
import type { Video } from '../../platform/database/tables.ts';
import type { VideoError } from '../../platform/video/video-rules.ts';
import type { FairContext } from '../../core/fair-context.ts';

export type VideoRow = Selectable<Video>;
export type Owner = { accountId: string; ownerId: string };

const ofExhibition = (ctx: FairContext) =>
  ctx.db.selectFrom('video').where('exhibition_id', '=', ctx.exhibition.id).selectAll();

/** A video whoever it belongs to, for the work on it. */
export const videoOf = (ctx: FairContext, id: string): Promise<VideoRow | undefined> =>
  ofExhibition(ctx).where('id', '=', id).executeTakeFirst();

/** The same, held for a change. */
export const lockVideo = (ctx: FairContext, id: string): Promise<VideoRow | undefined> =>
  ofExhibition(ctx).where('id', '=', id).forUpdate().executeTakeFirst();

/** A video that this person uploads, in the role held now; anybody else's is as one that is not there (G2). */
export const ownVideo = (ctx: FairContext, id: string, { accountId, ownerId }: Owner): Promise<VideoRow | undefined> =>
  ofExhibition(ctx)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

/** Beginnings of one account and of one owner wait for each other: both limits are exact (G56). */
export async function lockBeginnings(ctx: FairContext, { accountId, ownerId }: Owner): Promise<void> {
  // always in the same order, so that two never wait for each other
  for (const key of [accountId, ownerId])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`video ${key}`}, 0))`.execute(ctx.db);
}

/** What this account has on its way, the stillest first. */
export async function unfinishedVideos(ctx: FairContext, accountId: string) {
  const { rows } = await sql<{ id: string; still: boolean }>`
    select id, changed_at < now() - make_interval(mins => ${LIMITS.videoStillMinutes}) as still from video
    where exhibition_id = ${ctx.exhibition.id} and account_id = ${accountId} and state = 'receiving'
    order by changed_at, id`.execute(ctx.db);
  return rows;
}

export async function insertVideo(
  ctx: FairContext,
  { accountId, ownerId }: Owner,
  { id, use, bytes }: { id: string; use: VideoUse; bytes: number },
): Promise<void> {
  await ctx.db
    .insertInto('video')
    .values({ id, exhibition_id: ctx.exhibition.id, account_id: accountId, owner_id: ownerId, use, bytes })
    .execute();
}

/** Bytes have come: it does not lie still. */
export async function touchVideo(ctx: FairContext, id: string): Promise<void> {
  await sql`update video set changed_at = now() where exhibition_id = ${ctx.exhibition.id} and id = ${id}`.execute(
    ctx.db,
  );
}

/** From receiving to processing, once; false where somebody else has done it. */
export async function markReceived(ctx: FairContext, id: string): Promise<boolean> {
  const { rows } = await sql`
    update video set state = 'processing', changed_at = now()
    where exhibition_id = ${ctx.exhibition.id} and id = ${id} and state = 'receiving' returning id`.execute(ctx.db);
  return rows.length > 0;
}

export async function markReady(ctx: FairContext, id: string, poster: string): Promise<void> {
  await sql`
    update video set state = 'ready', poster = ${poster}, changed_at = now()
    where exhibition_id = ${ctx.exhibition.id} and id = ${id}`.execute(ctx.db);
}

export async function markRefused(ctx: FairContext, id: string, refusal: VideoError): Promise<void> {
  await sql`
    update video set state = 'refused', refusal = ${refusal}, changed_at = now()
    where exhibition_id = ${ctx.exhibition.id} and id = ${id} and state in ('receiving', 'processing')`.execute(ctx.db);
}

export async function deleteVideos(ctx: FairContext, ids: readonly string[]): Promise<void> {
  await sql`delete from video where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[])`.execute(
    ctx.db,
  );
}

/** The file that a ready video became. */
export const videoFile = (ctx: FairContext, id: string) =>
  ctx.db
    .selectFrom('file')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .where('kind', '=', 'mp4')
    .select(['id', 'bytes', 'width', 'height', 'seconds'])
    .executeTakeFirst();
