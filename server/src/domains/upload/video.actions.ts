import { LIMITS, videoBytesMax, type VideoUse } from '@fairbridge/contract/limits.ts';
import { fileKey, type FileKey } from '../../platform/files/file-store.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { videoShareOf } from './upload.quota.ts';
import { mayUploadVideo, videoOwnerOf, type Uploader } from './upload.rules.ts';
import { videoKept, videoReceived } from './video.events.ts';
import { deleteVideos, lockBeginnings, markReceived, unfinishedVideos, videos, ownVideo } from './video.queries.ts';
import { usedBytes } from '../exhibitor/storage-share.queries.ts';

type Uploads = Pick<Services, 'files' | 'jobs' | 'videoParts' | 'videoTranscoder'>;

/** A video as it came, until it is prepared. */
export const rawKey = (id: string): FileKey => fileKey(id, 'raw.bin');

export const ownerOfUpload = ({ exhibition }: FairContext, caller: Uploader) => ({
  accountId: caller.accountId,
  ownerId: videoOwnerOf(caller, exhibition.id),
});

/** Whoever may, has room and has not too many on their way, may begin a video. */
export async function beginVideo(
  { jobs, videoParts, videoTranscoder }: Uploads,
  ctx: FairContext,
  caller: Uploader,
  { id, use, bytes }: { id: string; use: VideoUse; bytes: number },
): Promise<void> {
  if (!mayUploadVideo(caller, use)) failFields({ field: 'use', rule: 'choice' });
  if (!videoTranscoder.isOpen) fail('videoUnavailable');
  const most = videoBytesMax(use);
  if (bytes > most) fail('videoLarge', { megabytes: most / 1_000_000 });
  if (bytes === 0) fail('videoBroken');
  const owner = ownerOfUpload(ctx, caller);
  const letGo = await inTransaction(ctx, async (inner) => {
    await lockBeginnings(inner, owner);
    const still = await makeRoomFor(inner, owner.accountId);
    const counted = caller.kind === 'visitor' ? 'videos' : 'everything';
    const taken = await usedBytes(inner, owner.ownerId, counted);
    if (taken + bytes > (await videoShareOf(inner, caller))) fail('uploadLimit');
    await videos.insert(inner, { ...ownVideo(id, owner), use, bytes });
    const told = { exhibitionId: ctx.exhibition.id, videoId: id };
    await jobs.publish(inner.db, videoKept, told, { afterSeconds: LIMITS.videoUploadHours * 3_600 });
    return still;
  });
  await videoParts.remove(letGo);
  await videoParts.begin(id).catch(async (error: unknown) => {
    await videos.delete(ctx, { id });
    throw error;
  });
}

/** Lets go of what lies still when too many are on their way, so that a broken line does not keep anybody out for a day. */
async function makeRoomFor(ctx: FairContext, accountId: string): Promise<string[]> {
  const unfinished = await unfinishedVideos(ctx, accountId);
  const over = unfinished.length + 1 - LIMITS.videosUnfinishedMax;
  if (over <= 0) return [];
  const letGo = unfinished.filter(({ still }) => still).slice(0, over);
  if (letGo.length < over) fail('videoUnfinished', { max: LIMITS.videosUnfinishedMax });
  const ids = letGo.map(({ id }) => id);
  await deleteVideos(ctx, ids);
  return ids;
}

/** The last byte is here. Done twice it is done once. */
export async function finishVideo({ files, jobs, videoParts }: Uploads, ctx: FairContext, id: string): Promise<void> {
  const isFirst = await inTransaction(ctx, async (inner) => {
    if (!(await markReceived(inner, id))) return false;
    await jobs.publish(inner.db, videoReceived, { exhibitionId: ctx.exhibition.id, videoId: id });
    return true;
  });
  // the work may be done by another process, which then finds it in the store
  if (isFirst) await takeOver({ files, videoParts }, id);
}

/** Moves what has come into the store, unless it is there. */
export async function takeOver({ files, videoParts }: Pick<Uploads, 'files' | 'videoParts'>, id: string) {
  const key = rawKey(id);
  if ((await videoParts.size(id)) !== null)
    await files.adopt(key, videoParts.pathOf(id)).catch(async (error: unknown) => {
      // the job and the last request may both try: one of them finds it gone
      if ((await files.size(key)) === null) throw error;
    });
}

/** Takes an unfinished video away; one that is ready stays, since it may be in use. */
export async function cancelVideo({ files, videoParts }: Uploads, ctx: FairContext, id: string): Promise<void> {
  const gone = await inTransaction(ctx, async (inner) => {
    const row = await videos.lockIfThere(inner, { id });
    if (row === undefined || row.state === 'ready') return false;
    await videos.delete(inner, { id });
    return true;
  });
  if (!gone) fail('conflict');
  await videoParts.remove([id]);
  await files.remove([rawKey(id)]);
}
