import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { packageOf } from './package.queries.ts';

/** Of a person pictures and videos are counted apart; a company has one share of the store for everything. */
export type Counted = 'pictures' | 'videos' | 'everything';

/** Bytes of recordings that take nothing of the share: so much for each hour of lives that the company may have, or the organizer. */
async function recordingAllowance(ctx: FairContext, ownerId: string): Promise<number> {
  const hours =
    ownerId === ctx.exhibition.id ? LIMITS.organizerLiveHours : (await packageOf(ctx, ownerId)).limits.liveHours;
  return hours * LIMITS.recordingBytesOfHour;
}

/** What the recordings of a company's lives, or of the fair's own, take of its share. */
async function recordingsInShare(ctx: FairContext, ownerId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(recorded_bytes), 0) as bytes from live
    where exhibition_id = ${ctx.exhibition.id} and coalesce(exhibitor_id, exhibition_id) = ${ownerId} and deleted_at is null`.execute(
    ctx.db,
  );
  return Math.max(0, Number(rows[0]?.bytes) - (await recordingAllowance(ctx, ownerId)));
}

/** How many bytes of the store an owner takes up, with what is on its way (G44). */
export async function usedBytes(ctx: FairContext, ownerId: string, counted: Counted): Promise<number> {
  const [pictures, videos] = [counted !== 'videos', counted !== 'pictures'];
  const recordings = counted === 'everything' ? await recordingsInShare(ctx, ownerId) : 0;
  const { rows } = await sql<{ bytes: string }>`
    select coalesce((
        select sum(bytes) from file
        where exhibition_id = ${ctx.exhibition.id} and owner_id = ${ownerId}
          and case when kind = 'mp4' then ${videos}::boolean else ${pictures}::boolean end
      ), 0) + coalesce((
        select sum(bytes) from video
        where ${videos}::boolean and exhibition_id = ${ctx.exhibition.id} and owner_id = ${ownerId}
          and state in ('receiving', 'processing')
      ), 0) as bytes`.execute(ctx.db);
  return Number(rows[0]?.bytes) + recordings;
}

/** Whether a company, or the organizer, may begin another recording (G44). */
export async function hasRoomInStore(ctx: FairContext, exhibitorId: string | null): Promise<boolean> {
  const owner = exhibitorId ?? ctx.exhibition.id;
  const share = exhibitorId === null ? LIMITS.organizerFileBytesMax : (await packageOf(ctx, exhibitorId)).limits.bytes;
  return (await usedBytes(ctx, owner, 'everything')) < share;
}

/** One upload of an owner at a time, until the transaction ends. */
export async function lockShare(db: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`share ${ownerId}`}, 0))`.execute(db);
}
