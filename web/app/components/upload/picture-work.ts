import { errorText } from '@fairbridge/contract/codes.ts';
import { PICTURES, type PictureRule, type PictureUse } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { maxPictureSize } from '@fairbridge/contract/upload/picture-size.ts';
import { writePicture } from '../../ui/picture-encode.ts';
import { openPicture } from '../../ui/picture-open.ts';
import { canFill, canReach, drawingOf, smaller, fullCrop, type Crop, type Size } from '../../ui/picture-size.ts';
import { leastOf } from './picture-use.ts';

/** A logo or a portrait is never shown large; other pictures keep what a wide screen can show. */
const SMALL_MAX = 800;

/** What is wrong with a picture, in the reader's language; `mayCut` where a margin would make it fit. */
export type Wrong = { wrong: string; mayCut: boolean };

const tooSmall = (min: Size, picture: Size, lang: Lang): Wrong => ({
  wrong: errorText('pictureSmall', lang, { ...min }),
  mayCut: canReach(picture, min),
});

const SIGNATURES: Readonly<Record<PictureRule['kinds'][number], readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47],
  jpg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  bmp: [0x42, 0x4d],
};

/** Of a kind that its use takes, by its first bytes. */
async function isKept(file: Blob, { kinds }: PictureRule): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return kinds.some((kind) => SIGNATURES[kind].every((byte, at) => bytes[at] === byte));
}

/** What has too few bytes for what must be seen on it, such as a scan of a passport. */
const tooThin = (file: Blob, { bytesMin }: PictureRule, lang: Lang): Wrong | null =>
  file.size >= bytesMin
    ? null
    : { wrong: errorText('pictureTiny', lang, { kilobytes: bytesMin / 1000 }), mayCut: false };

/** How large a picture is that is to be brought into the shape of its use. */
export async function sizeOf(file: Blob, use: PictureUse, lang: Lang): Promise<Size | Wrong> {
  const min = leastOf(use);
  const opened = await openPicture(file, min, lang);
  if ('wrong' in opened) return { ...opened, mayCut: false };
  const { width, height } = opened.bitmap;
  opened.bitmap.close();
  return canReach({ width, height }, min) ? { width, height } : tooSmall(min, { width, height }, lang);
}

async function written(bitmap: ImageBitmap, use: PictureUse, cut: Crop | null): Promise<Blob | null> {
  const min = leastOf(use);
  const { bytesMax } = PICTURES[use];
  if (cut === null)
    return writePicture(bitmap, fullCrop(bitmap, smaller(bitmap, min, maxPictureSize(use))), { min, bytesMax });
  const widthMax =
    min.width === min.height && min.width <= 200 && use !== 'post' ? SMALL_MAX : maxPictureSize(use).width;
  const drawing = drawingOf(cut, bitmap, { min, widthMax });
  return writePicture(bitmap, drawing, { min, bytesMax, ...(cut.way === 'margin' && { ground: cut.colour }) });
}

/**
 * A picture as its use takes it, whatever it came as: uncut, or in the shape of its use; upright, in a kind that is kept, small enough.
 * What fits as it is, is sent as it is. What cannot be made fit is refused, never cut by itself.
 */
export async function preparedPicture(
  file: Blob,
  { use, cut, lang }: { use: PictureUse; cut: Crop | null; lang: Lang },
): Promise<Blob | Wrong> {
  const rule: PictureRule = PICTURES[use];
  const min = leastOf(use);
  const opened = await openPicture(file, min, lang);
  if ('wrong' in opened) return { ...opened, mayCut: false };
  const { bitmap, whole } = opened;
  try {
    if (cut === null && !canFill(bitmap, min)) return tooThin(file, rule, lang) ?? tooSmall(min, bitmap, lang);
    if (cut === null && file.size <= rule.bytesMax && whole && (await isKept(file, rule)))
      return tooThin(file, rule, lang) ?? file;
    const ready = await written(bitmap, use, cut);
    if (ready !== null) return tooThin(ready, rule, lang) ?? ready;
    return { wrong: errorText('pictureLarge', lang, { megabytes: rule.bytesMax / 1_000_000 }), mayCut: false };
  } finally {
    bitmap.close();
  }
}
