import { sql, type Selectable } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Video } from '../../platform/database/tables.ts';
import type { VideoError } from '../../platform/video/video-rules.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

export const videos = fairTable('video');

export type VideoRow = Selectable<Video>;
export type Owner = { accountId: string; ownerId: string };

/** What a video is found by that this person uploads, in the role held now; anybody else's is as one that is not there (G2). */
export const ownVideo = (id: string, { accountId, ownerId }: Owner) => ({
  id,
  account_id: accountId,
  owner_id: ownerId,
});

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

/** Bytes have come: it does not lie still. */
export const touchVideo = (ctx: FairContext, id: string): Promise<boolean> =>
  videos.write(ctx, { id }, { changed_at: sql`now()` });

/** From receiving to processing, once; false where somebody else has done it. */
export const markReceived = (ctx: FairContext, id: string): Promise<boolean> =>
  videos.write(ctx, { id, state: 'receiving' }, { state: 'processing', changed_at: sql`now()` });

export const markReady = (ctx: FairContext, id: string, poster: string): Promise<boolean> =>
  videos.write(ctx, { id }, { state: 'ready', poster, changed_at: sql`now()` });

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
