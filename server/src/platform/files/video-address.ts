import type { ShownVideo } from '@fairbridge/contract/upload/video.shapes.ts';
import { pictureAddress } from './picture-address.ts';

export const videoAddress = (fileId: string): string => `/files/${fileId}/video.mp4`;

/** A video with its cover, as a page plays it; null where there is none. */
export const shownVideo = (video: string | null, cover: string | null): ShownVideo | null =>
  video === null ? null : { url: videoAddress(video), cover: pictureAddress(cover ?? '') };

/** Several, each with the cover that stands at its place. */
export const shownVideos = (videos: readonly string[], covers: readonly string[]): ShownVideo[] =>
  videos.flatMap((video, at) => shownVideo(video, covers[at] ?? null) ?? []);

/** Where videos and covers are, by their ids, for the form they are chosen in. */
export const videoAddresses = (videos: readonly string[], covers: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [
      ...videos.map((id): [string, string] => [id, videoAddress(id)]),
      ...covers.map((id): [string, string] => [id, pictureAddress(id)]),
    ].filter(([id]) => id !== ''),
  );
