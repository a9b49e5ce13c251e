import { open } from 'node:fs/promises';

/** Kinds of files a video may come in; ffmpeg is told the kind and guesses none. */
export type VideoKind = 'mp4' | 'avi' | 'flv';

/** So many first bytes tell the kind. */
export const KIND_BYTES = 12;
/** Brands of mp4 that hold moving pictures with sound; not QuickTime's own, not music, not photos. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|mp71|avc1|M4V |M4VH|M4VP|F4V |f4v |MSNV|NDSC|dash|cmfc|3gp[4-7])$/;

/** What a file is by its first bytes, whatever it is called (G38); null where it is no video we take. */
function kindOfVideo(head: Buffer): VideoKind | null {
  if (head.length < KIND_BYTES) return null;
  const text = head.toString('latin1', 0, KIND_BYTES);
  if (text.slice(4, 8) === 'ftyp') return MP4_BRANDS.test(text.slice(8, 12)) ? 'mp4' : null;
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return 'avi';
  // version 1, flags, and a head of nine bytes
  if (text.startsWith('FLV\u0001') && head.readUInt32BE(5) === 9) return 'flv';
  return null;
}

/** The same of a file on this machine. */
export async function kindOfVideoFile(file: string): Promise<VideoKind | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0);
    return kindOfVideo(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
