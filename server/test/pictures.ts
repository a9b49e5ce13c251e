import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { TestPortal } from './portal.ts';

/** A picture of one colour, to be encoded. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5b3e' } });
export const png = (width = 750, height = 750): Promise<Buffer> => plain(width, height).png().toBuffer();
export const jpg = (width = 750, height = 750): Promise<Buffer> => plain(width, height).jpeg().toBuffer();

/** One part of a png, with its length and sum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A valid png of one bit a pixel, all black: small on the wire, huge when decoded. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A photo as large as `bytesMax` lets it be: a little noise on a gradient, as a camera's. */
export async function noisyPhoto(bytesMax: number): Promise<Buffer> {
  const [width, height] = [2_400, 2_400];
  const noise = randomFillSync(Buffer.alloc(width * height * 3));
  for (let at = 0; at < noise.length; at += 1) noise[at] = 96 + ((noise[at] ?? 0) >> 3) + ((at / width) & 63);
  for (let quality = 92; quality > 10; quality -= 4) {
    const bytes = await sharp(noise, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (bytes.length <= bytesMax) return bytes;
  }
  throw new Error('no photo is so small');
}

/** The id that a signed address opens now: the address itself is another every 150 seconds. An address that is not signed stays as it is. */
export function openedBy({ ctx }: TestPortal, address: string): string {
  const named = ctx.exhibition.signedPictures.read(address.replace('/files/', ''));
  return named !== null && named.seconds > 0 ? named.id : address;
}
