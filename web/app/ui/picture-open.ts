import { errorText } from '@fairbridge/contract/codes.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import { pictureOpenTexts } from './picture-open.texts.ts';
import { smaller, type Size } from './picture-size.ts';

/** More pixels than any phone's camera has: nothing here could hold them. */
const PIXELS_MAX = 250_000_000;
/** So much every browser draws: a larger picture is made smaller while it is opened, but not below what its use asks for. */
const DRAWN = { width: 4_096, height: 4_096 };

const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** By the first bytes: a name says nothing. */
async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return head.startsWith('ftyp') && HEIC.has(head.slice(4));
}

/** The other way of reading: some browsers show kinds of pictures that they do not read as bitmaps. */
async function throughElement(file: Blob): Promise<ImageBitmap> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return await createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function read(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file).catch(() => throughElement(file));
  } catch {
    return null;
  }
}

/** `whole` where it has the size that its file has. */
export type OpenPicture = { bitmap: ImageBitmap; whole: boolean };

async function within(bitmap: ImageBitmap, min: Size): Promise<OpenPicture> {
  const { width, height } = smaller(bitmap, min, DRAWN);
  if (width === bitmap.width) return { bitmap, whole: true };
  const drawn = await createImageBitmap(bitmap, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  bitmap.close();
  return { bitmap: drawn, whole: false };
}

/**
 * Opens whatever the browser can read, upright, in any shape and kind; of a moving picture the first frame. Else what is wrong with it, in
 * the reader's language. Whoever opens it closes it.
 */
export async function openPicture(file: Blob, min: Size, lang: Lang): Promise<OpenPicture | { wrong: string }> {
  const bitmap = await read(file);
  if (bitmap === null) {
    const t = translator(pictureOpenTexts, lang);
    return { wrong: t((await isHeic(file)) ? 'heic' : 'noPicture') };
  }
  if (bitmap.width * bitmap.height <= PIXELS_MAX) return within(bitmap, min);
  bitmap.close();
  return { wrong: errorText('picturePixels', lang) };
}
