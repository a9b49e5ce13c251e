import type { VideoUse } from '@fairbridge/contract/limits.ts';
import type { ChosenVideo } from '@fairbridge/contract/upload/video.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { ownFiles } from './exhibitor.queries.ts';

/**
 * Which part of a choice is none of this company's files: a video that is ready and was uploaded for this place, and a cover made for a video
 * (or drawn by the demo). Null where all is well. Foreign and missing ids are the same (G2, G42).
 */
export async function foreignVideo(
  ctx: FairContext,
  exhibitorId: string,
  chosen: readonly ChosenVideo[],
  use: VideoUse,
): Promise<'video' | 'cover' | null> {
  if (chosen.length === 0) return null;
  const ids = chosen.flatMap(({ video, cover }) => [video, cover]);
  const rows = await ownFiles(ctx, exhibitorId, ids);
  const isOwn = (id: string, fits: (row: { kind: string; use: string }) => boolean): boolean =>
    rows.some((row) => row.id === id && fits(row));
  const isVideo = (row: { kind: string; use: string }) => row.kind === 'mp4' && row.use === use;
  const isCover = (row: { kind: string; use: string }) =>
    row.kind !== 'mp4' && ['videoCover', 'demo'].includes(row.use);
  if (!chosen.every(({ video }) => isOwn(video, isVideo))) return 'video';
  return chosen.every(({ cover }) => isOwn(cover, isCover)) ? null : 'cover';
}
