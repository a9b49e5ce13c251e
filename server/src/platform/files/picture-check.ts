import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_PIXELS_MAX, PICTURES, type PictureRule, type PictureUse } from '@fairbridge/contract/limits.ts';
import { maxPictureSize } from '@fairbridge/contract/upload/picture-size.ts';
import { fail, AppError } from '../http/app-error.ts';
import { decoding } from './decoding.ts';
import { bitmapPixels, bitmapSize } from './bitmap.ts';

export type Checked = { webp: Buffer; width: number; height: number };

type Kind = PictureRule['kinds'][number];
const EXTENSIONS: Record<string, Kind> = { png: 'png', jpg: 'jpg', apng: 'png', gif: 'gif', bmp: 'bmp' };
/** Bitmaps are decoded in this process's own memory, pixel by pixel: no camera's photo of a megabyte is larger. */
const BITMAP_PIXELS_MAX = 4_000_000;
/** How far apart a pixel's strongest and weakest part must be to count as coloured, and which share of the pixels must be. */
const COLOURED_FROM = 16;
const COLOURED_SHARE = 0.02;

const options = { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error', pages: 1 } as const;

/**
 * Judges a picture by its content, never by its name (ruling 1.11, G38): kind, bytes, pixels, decodability, colour; then encodes it anew, turned
 * upright, so that neither what follows the picture nor what is known of place and device survives (G40). Of a moving picture the first frame stays.
 */
export async function checkPicture(bytes: Buffer, use: PictureUse): Promise<Checked> {
  const rule: PictureRule = PICTURES[use];
  const kinds = rule.kinds.join('/');
  if (bytes.length > rule.bytesMax) fail('pictureLarge', { megabytes: rule.bytesMax / 1_000_000 });
  const type = await fileTypeFromBuffer(bytes);
  const kind = EXTENSIONS[type?.ext ?? ''];
  if (kind === undefined || !rule.kinds.includes(kind)) fail('pictureKind', { kinds });
  if (bytes.length < rule.bytesMin) fail('pictureTiny', { kilobytes: rule.bytesMin / 1000 });
  return decoding(() => encode(bytes, kind, rule, maxPictureSize(use)));
}

async function encode(
  bytes: Buffer,
  kind: Kind,
  rule: PictureRule,
  kept: ReturnType<typeof maxPictureSize>,
): Promise<Checked> {
  const { width, height } = kind === 'bmp' ? measureBitmap(bytes) : await measure(bytes);
  if (width * height > (kind === 'bmp' ? BITMAP_PIXELS_MAX : PICTURE_PIXELS_MAX)) fail('picturePixels');
  if (width < rule.widthMin || height < rule.heightMin)
    fail('pictureSmall', { width: rule.widthMin, height: rule.heightMin });
  if (rule.square === true && Math.abs(width - height) > 1) fail('pictureSquare');
  try {
    const upright = read(bytes, kind).resize({ ...kept, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await upright
      .timeout({ seconds: 10 })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    if (rule.colour && !(await hasColour(data))) fail('pictureGrey');
    return { webp: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    return fail('pictureBroken');
  }
}

function read(bytes: Buffer, kind: Kind): Sharp {
  if (kind !== 'bmp') return sharp(bytes, options).rotate();
  const { data, width, height } = bitmapPixels(bytes);
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Is there colour in more of it than a stamp or a stray light? A grey photo has none, whatever its file claims. */
async function hasColour(picture: Buffer): Promise<boolean> {
  const { data } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: 160, height: 160, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let coloured = 0;
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) >= COLOURED_FROM) coloured += 1;
  }
  return coloured >= (data.length / 3) * COLOURED_SHARE;
}

function measureBitmap(bytes: Buffer): { width: number; height: number } {
  const size = bitmapSize(bytes);
  if (size === null || size.width <= 0 || size.height <= 0) fail('pictureBroken');
  return size;
}

async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height, orientation = 1 } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    // an orientation from 5 on stands on its side
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return fail('pictureBroken');
  }
}
