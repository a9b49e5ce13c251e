import type { PictureUse } from '../limits.ts';

/** The most that is kept of a picture, in pixels: it is made smaller to lie inside, never larger. */
const MAX_SIZE = { width: 2_400, height: 2_400 } as const;

/** A long picture is read down the page: as wide as a page shows one, and so high that what is written in it can be read. */
const MAX_LONG_SIZE = { width: 1_200, height: 16_000 } as const;

/** In pixels. The browser makes pictures no larger before it sends them, and the server keeps them no larger. */
export const maxPictureSize = (use: PictureUse): { width: number; height: number } =>
  use === 'productLong' ? MAX_LONG_SIZE : MAX_SIZE;
