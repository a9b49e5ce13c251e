import type { Page } from '@playwright/test';

type Kind = 'image/png' | 'image/jpeg' | 'image/webp';
export type PictureFile = { name: string; mimeType: string; buffer: Buffer };
type Drawn = { name: string; kind: Kind; width: number; height: number; colour: string };

/** A picture as this browser writes it: a ground of one colour with grain, so that a large one has many bytes, its top left corner black. */
export async function drawPicture(page: Page, { name, kind, width, height, colour }: Drawn): Promise<PictureFile> {
  const base64 = await page.evaluate(
    async (given) => {
      const canvas = document.createElement('canvas');
      canvas.width = given.width;
      canvas.height = given.height;
      const brush = canvas.getContext('2d');
      if (brush === null) throw new Error('no canvas');
      brush.fillStyle = given.colour;
      brush.fillRect(0, 0, given.width, given.height);
      // a tile of grain, over and over: quick to draw, and no encoder makes it small
      const grain = brush.createImageData(256, 256);
      let state = 7;
      for (let at = 0; at < grain.data.length; at += 4) {
        state = (state * 48_271) % 2_147_483_647;
        grain.data.set([state & 255, (state >> 8) & 255, (state >> 16) & 255, 60], at);
      }
      const tile = await createImageBitmap(grain);
      for (let x = 0; x < given.width; x += 256)
        for (let y = 0; y < given.height; y += 256) brush.drawImage(tile, x, y);
      brush.fillStyle = '#000';
      brush.fillRect(0, 0, given.width / 4, given.height / 4);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, given.kind, 0.95));
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { kind, width, height, colour },
  );
  return { name, mimeType: kind, buffer: Buffer.from(base64, 'base64') };
}

/** The same JPEG as a camera writes it that was held on its side: what is shown is turned a quarter to the right. */
export function onItsSide({ name, mimeType, buffer }: PictureFile): PictureFile {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return { name, mimeType, buffer: Buffer.concat([buffer.subarray(0, 2), head, body, buffer.subarray(2)]) };
}

/** Lets files arrive as a browser hands them over when they are dropped on an element, or pasted into the page. */
export async function handOver(
  page: Page,
  { how, at, files }: { how: 'drop' | 'paste'; at: string; files: readonly PictureFile[] },
): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await page.locator(at).evaluate(
    (element, { means, list }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const init = { bubbles: true, cancelable: true };
      if (means === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
        return;
      }
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: data }));
    },
    { means: how, list: given },
  );
}

/** The colours of some points of a picture that is shown, each as red, green, blue; points are shares of its width and height. */
export const coloursOf = (
  page: Page,
  name: string,
  points: readonly (readonly [x: number, y: number])[],
): Promise<number[][]> =>
  page
    .getByRole('img', { name, exact: true })
    .first()
    .evaluate(async (image: HTMLImageElement, asked) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const brush = canvas.getContext('2d');
      brush?.drawImage(image, 0, 0);
      return asked.map(([x, y]) => [
        ...(brush?.getImageData(x * (canvas.width - 1), y * (canvas.height - 1), 1, 1).data.subarray(0, 3) ?? []),
      ]);
    }, points);
