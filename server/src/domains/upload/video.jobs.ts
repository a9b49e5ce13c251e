import { onEvent, type EventHandler } from '../../core/domain.ts';
import { newFileId } from '../../core/id.ts';
import { videoKey } from '../../platform/files/whole-files.ts';
import type { TranscodedVideo } from '../../platform/video/video-transcoder.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { rawKey, takeOver } from './video.actions.ts';
import { videoKept, videoReceived } from './video.events.ts';
import { markRefused, videos, markReady, type VideoRow } from './video.queries.ts';
import { insertFiles } from './upload.queries.ts';

type Works = Pick<Services, 'files' | 'pictures' | 'videoParts' | 'videoTranscoder'>;

/** Judges and prepares a video; run twice it does it once. */
export async function prepareVideo(works: Works, ctx: FairContext, id: string): Promise<void> {
  const row = await videos.find(ctx, { id });
  if (row?.state !== 'processing') return;
  await takeOver(works, id);
  const size = await works.files.size(rawKey(id));
  if (size === null) throw new Error('a video that came is not in the store');
  await works.videoTranscoder.make(await works.files.stream(rawKey(id)), async (outcome) => {
    if ('refusal' in outcome) await markRefused(ctx, id, outcome.refusal);
    else await keep(works, ctx, row, outcome.made);
  });
  await works.files.remove([rawKey(id)]);
}

/** The files first, then the rows: a crash in between leaves files nobody knows, never a row without its file. */
async function keep({ files, pictures }: Works, ctx: FairContext, row: VideoRow, made: TranscodedVideo): Promise<void> {
  const poster = newFileId();
  await files.adopt(videoKey(row.id), made.file);
  await pictures.put(poster, made.poster.webp);
  const isKept = await inTransaction(ctx, async (inner) => {
    const now = await videos.lockIfThere(inner, { id: row.id });
    if (now?.state !== 'processing') return false;
    const { owner_id } = row;
    const { bytes, width, height, seconds } = made;
    const cover = { bytes: made.poster.webp.length, width: made.poster.width, height: made.poster.height, seconds: 0 };
    await insertFiles(inner, [
      { id: row.id, owner_id, use: row.use, kind: 'mp4', bytes, width, height, seconds },
      { id: poster, owner_id, use: 'videoCover', kind: 'webp', ...cover },
    ]);
    await markReady(inner, row.id, poster);
    return true;
  });
  if (isKept) return;
  // cancelled meanwhile, or done by another process whose files stay
  await pictures.remove(poster);
  if ((await videos.find(ctx, { id: row.id })) === undefined) await files.remove([videoKey(row.id)]);
}

/** A day later: what never came whole is removed; of what came only the file stays, or nothing. */
export async function forgetVideo({ files, videoParts }: Works, ctx: FairContext, id: string): Promise<void> {
  const row = await videos.find(ctx, { id });
  if (row?.state === 'processing') return;
  await videoParts.remove([id]);
  await files.remove([rawKey(id)]);
  await videos.delete(ctx, { id });
}

export const videoEventHandlers: readonly EventHandler[] = [
  onEvent(videoReceived, 'upload', (services, ctx, { videoId }) => prepareVideo(services, ctx, videoId), {
    longRunning: true,
  }),
  onEvent(videoKept, 'upload', (services, ctx, { videoId }) => forgetVideo(services, ctx, videoId)),
];
