import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { PICTURE_PIXELS_MAX, PICTURES, type PictureUse } from '@fairbridge/contract/limits.ts';
import { refuse } from '../http/refusal.ts';
import { inTurn } from '../in-turn.ts';

export type Checked = { webp: Buffer; width: number; height: number };

const EXTENSIONS: Record<string, 'png' | 'jpg'> = { png: 'png', jpg: 'jpg', apng: 'png' };
const LONGEST_SIDE = 2_400;

// Two decodings at a time, so that uploads leave the machine to everybody else (G39).
sharp.concurrency(1);
const oneOfTwo = inTurn(2);

/**
 * Judges a picture by its content, never by its name (ruling 1.11, G38): kind, bytes, pixels, decodability; then encodes it anew, turned upright,
 * so that neither what follows the picture nor what is known of place and device survives (G40).
 */
export async function checkPicture(bytes: Buffer, use: PictureUse): Promise<Checked> {
  const rule = PICTURES[use];
  const kinds = rule.kinds.join('/');
  if (bytes.length > rule.bytesMax) refuse('pictureLarge', { megabytes: rule.bytesMax / 1_000_000 });
  const type = await fileTypeFromBuffer(bytes);
  const extension = EXTENSIONS[type?.ext ?? ''];
  if (extension === undefined || !rule.kinds.includes(extension)) refuse('pictureKind', { kinds });
  return oneOfTwo(() => encode(bytes, rule));
}

async function encode(bytes: Buffer, rule: (typeof PICTURES)[PictureUse]): Promise<Checked> {
  const options = { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error', pages: 1 } as const;
  const { width, height } = await measure(bytes, options);
  if (width * height > PICTURE_PIXELS_MAX) refuse('picturePixels');
  if (width < rule.widthMin || height < rule.heightMin)
    refuse('pictureSmall', { width: rule.widthMin, height: rule.heightMin });
  try {
    const { data, info } = await sharp(bytes, options)
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 10 })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    return refuse('pictureBroken');
  }
}

async function measure(
  bytes: Buffer,
  options: { limitInputPixels: number; failOn: 'error'; pages: 1 },
): Promise<{ width: number; height: number }> {
  try {
    const { width, height, orientation = 1 } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    // an orientation from 5 on stands on its side
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return refuse('pictureBroken');
  }
}
