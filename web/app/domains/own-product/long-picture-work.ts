import { CallFailed } from '@fairbridge/contract/client.ts';
import { CODES, errorText } from '@fairbridge/contract/codes.ts';
import { PICTURES } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { leastOf } from '../../components/upload/picture-use.ts';
import { writePieces } from '../../ui/picture-encode.ts';
import { stackOf, type Size, type StackPage } from '../../ui/picture-size.ts';
import { freshAddress, pictureAt } from '../../ui/picture.tsx';

/** As wide as a page shows a long picture, where every picture is; else as wide as the least. */
const WIDTH_MAX = 1_200;
/** So high that a phone still draws it, and that it fits into its bytes without losing what is written in it. */
const HEIGHT_MAX = 6_000;

const LEAST = leastOf('productLong');

/** A picture as it was read from where it is shown. */
export type ReadPicture = { id: string; bitmap: ImageBitmap };

/** The address of a picture that not everybody may see may have run out: then a fresh one is asked for. */
async function bytesOf(address: string): Promise<Blob> {
  const shown = await fetch(pictureAt(address, 1200));
  if (shown.ok) return shown.blob();
  const renewed = await freshAddress(address);
  const again = renewed === null ? shown : await fetch(pictureAt(renewed, 1200));
  if (!again.ok) throw new Error(`a picture answered ${again.status}`);
  return again.blob();
}

/** Reads the pictures, in their order. Whoever asks closes them. */
export const readPictures = (pictures: readonly { id: string; address: string }[]): Promise<ReadPicture[]> =>
  Promise.all(
    pictures.map(async ({ id, address }) => ({ id, bitmap: await createImageBitmap(await bytesOf(address)) })),
  );

/** How the pictures stand on long ones. */
export function planOf(sizes: readonly Size[]): { width: number; pages: readonly StackPage[] } {
  const width = sizes.every((size) => size.width >= WIDTH_MAX) ? WIDTH_MAX : LEAST.width;
  return { width, pages: stackOf(sizes, { width, heightMin: LEAST.height, heightMax: HEIGHT_MAX }) };
}

/** The long pictures as files, one of each page. */
export async function drawPlan(
  bitmaps: readonly ImageBitmap[],
  { width, pages }: ReturnType<typeof planOf>,
  lang: Lang,
): Promise<File[]> {
  const { bytesMax } = PICTURES.productLong;
  const { code, status } = CODES.pictureLarge;
  const files: File[] = [];
  for (const [at, page] of pages.entries()) {
    const pieces = page.pictures.flatMap(({ at: index, y, height }) => {
      const bitmap = bitmaps[index];
      if (bitmap === undefined) return [];
      const from = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
      return [{ bitmap, from, to: { x: 0, y, width, height } }];
    });
    const min = { width: LEAST.width, height: LEAST.height };
    const file = await writePieces(pieces, { width, height: page.height }, { min, bytesMax });
    if (file === null)
      throw new CallFailed(code, status, errorText('pictureLarge', lang, { megabytes: bytesMax / 1_000_000 }), {});
    files.push(new File([file], `long-${at + 1}.jpg`, { type: 'image/jpeg' }));
  }
  return files;
}
