import type { ShownVideo } from '@fairbridge/contract/upload/video.shapes.ts';
import { pictureAddress } from './picture-address.ts';

/** Gives the base address of a file: plain where everybody may see it, signed where only some may (G43). */
type AddressOf = (fileId: string) => string;

export const videoAddress = (fileId: string, addressOf: AddressOf = pictureAddress): string =>
  `${addressOf(fileId)}/video.mp4`;

/** A video with its cover, as a page plays it; null where there is none. */
export const shownVideo = (
  video: string | null,
  cover: string | null,
  addressOf: AddressOf = pictureAddress,
): ShownVideo | null =>
  video === null ? null : { url: videoAddress(video, addressOf), cover: addressOf(cover ?? '') };

/** Several, each with the cover that stands at its place. */
export const shownVideos = (videos: readonly string[], covers: readonly string[]): ShownVideo[] =>
  videos.flatMap((video, at) => shownVideo(video, covers[at] ?? null) ?? []);

/** Where videos and covers are, by their ids, for the form they are chosen in. */
export const videoAddresses = (
  videos: readonly string[],
  covers: readonly string[],
  addressOf: AddressOf = pictureAddress,
): Record<string, string> =>
  Object.fromEntries(
    [
      ...videos.map((id): [string, string] => [id, videoAddress(id, addressOf)]),
      ...covers.map((id): [string, string] => [id, addressOf(id)]),
    ].filter(([id]) => id !== ''),
  );
