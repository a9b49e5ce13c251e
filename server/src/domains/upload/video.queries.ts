import { sql, type Selectable } from 'kysely';
import { LIMITS, type VideoUse } from '@fairbridge/contract/limits.ts';
import type { Video } from '../../platform/database/tables.ts';
import type { VideoRefusal } from '../../platform/video/video-rules.ts';
import type { Scope } from '../../ground/scope.ts';

export type VideoRow = Selectable<Video>;
export type Owner = { accountId: string; ownerId: string };

const ofExhibition = (scope: Scope) =>
  scope.db.selectFrom('video').where('exhibition_id', '=', scope.exhibition.id).selectAll();

/** A video whoever it belongs to, for the work on it. */
export const videoOf = (scope: Scope, id: string): Promise<VideoRow | undefined> =>
  ofExhibition(scope).where('id', '=', id).executeTakeFirst();

/** The same, held for a change. */
export const lockVideo = (scope: Scope, id: string): Promise<VideoRow | undefined> =>
  ofExhibition(scope).where('id', '=', id).forUpdate().executeTakeFirst();

/** A video that this person uploads, in the role held now; anybody else's is as one that is not there (G2). */
export const ownVideo = (scope: Scope, id: string, { accountId, ownerId }: Owner): Promise<VideoRow | undefined> =>
  ofExhibition(scope)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

/** Beginnings of one account and of one owner wait for each other: both limits are exact (G56). */
export async function lockBeginnings(scope: Scope, { accountId, ownerId }: Owner): Promise<void> {
  // always in the same order, so that two never wait for each other
  for (const key of [accountId, ownerId])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`video ${key}`}, 0))`.execute(scope.db);
}

/** What this account has on its way, the stillest first. */
export async function unfinishedVideos(scope: Scope, accountId: string) {
  const { rows } = await sql<{ id: string; still: boolean }>`
    select id, changed_at < now() - make_interval(mins => ${LIMITS.videoStillMinutes}) as still from video
    where exhibition_id = ${scope.exhibition.id} and account_id = ${accountId} and state = 'receiving'
    order by changed_at, id`.execute(scope.db);
  return rows;
}

export async function insertVideo(
  scope: Scope,
  { accountId, ownerId }: Owner,
  { id, use, bytes }: { id: string; use: VideoUse; bytes: number },
): Promise<void> {
  await scope.db
    .insertInto('video')
    .values({ id, exhibition_id: scope.exhibition.id, account_id: accountId, owner_id: ownerId, use, bytes })
    .execute();
}

/** Bytes have come: it does not lie still. */
export async function touchVideo(scope: Scope, id: string): Promise<void> {
  await sql`update video set changed_at = now() where exhibition_id = ${scope.exhibition.id} and id = ${id}`.execute(
    scope.db,
  );
}

/** From receiving to processing, once; false where somebody else has done it. */
export async function markReceived(scope: Scope, id: string): Promise<boolean> {
  const { rows } = await sql`
    update video set state = 'processing', changed_at = now()
    where exhibition_id = ${scope.exhibition.id} and id = ${id} and state = 'receiving' returning id`.execute(scope.db);
  return rows.length > 0;
}

export async function markReady(scope: Scope, id: string, poster: string): Promise<void> {
  await sql`
    update video set state = 'ready', poster = ${poster}, changed_at = now()
    where exhibition_id = ${scope.exhibition.id} and id = ${id}`.execute(scope.db);
}

export async function markRefused(scope: Scope, id: string, refusal: VideoRefusal): Promise<void> {
  await sql`
    update video set state = 'refused', refusal = ${refusal}, changed_at = now()
    where exhibition_id = ${scope.exhibition.id} and id = ${id} and state in ('receiving', 'processing')`.execute(
    scope.db,
  );
}

export async function deleteVideos(scope: Scope, ids: readonly string[]): Promise<void> {
  await sql`delete from video where exhibition_id = ${scope.exhibition.id} and id = any(${[...ids]}::text[])`.execute(
    scope.db,
  );
}

/** The file that a ready video became. */
export const videoFile = (scope: Scope, id: string) =>
  scope.db
    .selectFrom('file')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .where('kind', '=', 'mp4')
    .select(['id', 'bytes', 'width', 'height', 'seconds'])
    .executeTakeFirst();
