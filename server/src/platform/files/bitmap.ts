import { decode } from 'bmp-ts';

/** A picture as plain pixels, 4 bytes each: red, green, blue, and one that means nothing. */
export type Pixels = { data: Buffer; width: number; height: number };

/**
 * Width and height that the head of a .bmp file claims, in pixels; null where it has no such head (the 40 bytes of BITMAPINFOHEADER or a longer one).
 * A height below zero says that rows run from the top.
 */
export function bitmapSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 54 || bytes.toString('latin1', 0, 2) !== 'BM' || bytes.readUInt32LE(14) < 40) return null;
  return { width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) };
}

/** Its pixels, since sharp does not read .bmp. Measure it first: the room for the pixels is taken before they are read. Throws on anything broken. */
export function bitmapPixels(bytes: Buffer): Pixels {
  const { data, width, height } = decode(bytes, { toRGBA: true });
  return { data, width, height };
}
