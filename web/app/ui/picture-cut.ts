import { errorText } from '@fairbridge/contract/codes.ts';
import { PICTURE_PIXELS_MAX } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

/** A chosen picture as the browser has read it, upright; `address` shows it until `closePicture`. */
export type OpenPicture = { bitmap: ImageBitmap; address: string };
/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** In pixels. */
export type Size = { width: number; height: number };

/** Tried one after the other until the file is small enough. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5] as const;

/** Opens whatever the browser can read, in any shape and kind; else what is wrong with it, in the reader's language. */
export async function openPicture(file: Blob, min: Size, lang: Lang): Promise<OpenPicture | { wrong: string }> {
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
      : width < min.width || height < min.height
        ? errorText('pictureSmall', lang, { ...min })
        : null;
  if (wrong === null) return { bitmap, address: URL.createObjectURL(file) };
  bitmap.close();
  return { wrong };
}

export function closePicture({ bitmap, address }: OpenPicture): void {
  bitmap.close();
  URL.revokeObjectURL(address);
}

function draw(bitmap: ImageBitmap, area: Area, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser draws no pictures');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture could not be written')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });

/** The part as a JPEG in the shape of `min`, its width between the two numbers of pixels; what was transparent becomes white. */
export async function cutPicture(
  bitmap: ImageBitmap,
  area: Area,
  { min, widthMax, bytesMax }: { min: Size; widthMax: number; bytesMax: number },
): Promise<Blob> {
  const width = Math.round(Math.min(widthMax, Math.max(min.width, area.width)));
  const height = Math.max(min.height, Math.round((width * min.height) / min.width));
  const canvas = draw(bitmap, area, { width, height });
  const [best, ...others] = QUALITIES;
  let file = await jpegOf(canvas, best);
  for (const quality of others) {
    if (file.size <= bytesMax) break;
    file = await jpegOf(canvas, quality);
  }
  return file;
}
