import { VIDEO } from '@fairbridge/contract/limits.ts';
import type { VIDEO_ERRORS } from '@fairbridge/contract/upload/upload.calls.ts';
import type { VideoKind } from './video-kind.ts';
import type { Probed } from './video-probe.ts';

export type VideoError = (typeof VIDEO_ERRORS)[number];

/** Why a video cannot be taken, or null. */
export function checkVideo({ seconds, video }: Probed): VideoError | null {
  if (seconds > VIDEO.secondsMax) return 'videoLong';
  const sides = [video.width, video.height];
  if (sides.some((side) => side < VIDEO.sideMin || side > VIDEO.sideMax)) return 'videoPixels';
  return null;
}

/** What every browser plays already keeps its pictures and sound as they are; only its wrapping is made anew. */
export const keepsItsStreams = (kind: VideoKind, { video, audio }: Probed): boolean =>
  kind === 'mp4' &&
  video.codec === 'h264' &&
  ['yuv420p', 'yuvj420p'].includes(video.pixels) &&
  Math.max(video.width, video.height) <= VIDEO.keptSideMax &&
  (audio === null || audio.codec === 'aac');

/** A share of the room for each second, so that what is encoded anew is no larger than what may be uploaded. */
export const bitsPerSecond = (seconds: number): number =>
  Math.floor(Math.min(3_000_000, (VIDEO.bytesMax * 8 * 0.9) / Math.max(seconds, 1) - 128_000));
