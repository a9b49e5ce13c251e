import { errorText } from '@fairbridge/contract/codes.ts';
import { PICTURE_PIXELS_MAX } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

/** A chosen picture as the browser has read it, upright; `address` shows it until `closePicture`. */
export type OpenPicture = { bitmap: ImageBitmap; address: string };
/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

const QUALITY = 0.9;

/** Opens whatever the browser can read, in any shape and kind; else what is wrong with it, in the reader's language. */
export async function openPicture(file: Blob, edgeMin: number, lang: Lang): Promise<OpenPicture | { wrong: string }> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { wrong: errorText('pictureBroken', lang) };
  }
  const { width, height } = bitmap;
  const wrong =
    width * height > PICTURE_PIXELS_MAX
      ? errorText('picturePixels', lang)
      : Math.min(width, height) < edgeMin
        ? errorText('pictureSmall', lang, { width: edgeMin, height: edgeMin })
        : null;
  if (wrong === null) return { bitmap, address: URL.createObjectURL(file) };
  bitmap.close();
  return { wrong };
}

export function closePicture({ bitmap, address }: OpenPicture): void {
  bitmap.close();
  URL.revokeObjectURL(address);
}

/** The square as a JPEG, its edge between the two numbers of pixels; what was transparent becomes white. */
export async function cutSquare(bitmap: ImageBitmap, area: Area, edge: { min: number; max: number }): Promise<Blob> {
  const size = Math.round(Math.min(edge.max, Math.max(edge.min, area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser draws no pictures');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, size, size);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, size, size);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture could not be written')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    );
  });
}
