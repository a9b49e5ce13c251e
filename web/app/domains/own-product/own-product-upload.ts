import { openEnvelope, requestOf } from '@fairbridge/contract/client.ts';
import type { Call } from '@fairbridge/contract/call.ts';
import { errorText, type ErrorName } from '@fairbridge/contract/codes.ts';
import { LIMITS, PICTURE_PIXELS_MAX, PICTURES, type PictureUse } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Who } from '@fairbridge/contract/who.ts';
import type { z } from 'zod';
import { caller } from '../../api.ts';

export const kindsOf = (use: PictureUse): string => PICTURES[use].kinds.join('/').toUpperCase();
export const megabytesOf = (use: PictureUse): number => PICTURES[use].bytesMax / 1_000_000;

/** PNG and JPEG by their first bytes: a name says nothing. */
function kindOf(bytes: Uint8Array): 'png' | 'jpg' | null {
  const begins = (...signature: number[]): boolean => signature.every((byte, at) => bytes[at] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47)) return 'png';
  return begins(0xff, 0xd8, 0xff) ? 'jpg' : null;
}

async function sizeOf(file: Blob): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}

/** What is wrong with a picture, in the reader's language; null when it may be sent. The server checks the same again by content. */
export async function wrongPicture(file: Blob, use: PictureUse, lang: Lang): Promise<string | null> {
  const { bytesMax, widthMin, heightMin } = PICTURES[use];
  if (file.size > bytesMax) return errorText('pictureLarge', lang, { megabytes: megabytesOf(use) });
  if (kindOf(new Uint8Array(await file.slice(0, 8).arrayBuffer())) === null)
    return errorText('pictureKind', lang, { kinds: kindsOf(use) });
  const size = await sizeOf(file);
  if (size === null) return errorText('pictureBroken', lang);
  if (size.width * size.height > PICTURE_PIXELS_MAX) return errorText('picturePixels', lang);
  if (size.width < widthMin || size.height < heightMin)
    return errorText('pictureSmall', lang, { width: widthMin, height: heightMin });
  return null;
}

/** The same for a document: a PDF by its first bytes, and not too large. */
export async function wrongDocument(file: Blob, lang: Lang): Promise<string | null> {
  const megabytes = LIMITS.documentBytesMax / 1_000_000;
  if (file.size > LIMITS.documentBytesMax) return errorText('documentLarge', lang, { megabytes });
  const head = new TextDecoder('latin1').decode(await file.slice(0, 5).arrayBuffer());
  return head === '%PDF-' ? null : errorText('documentKind', lang);
}

/**
 * Sends one file and tells how much of it is on its way, from 0 to 1.
 * Not by `fetch`, which says nothing of a request's progress. Throws `CallFailed` like every call, or the abort's reason.
 */
export function uploadFile<I extends z.ZodType, O extends z.ZodType>(
  call: Call<Who, I, O, ErrorName>,
  input: z.input<I>,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<z.output<O>> {
  const { url, init } = requestOf({ ...call, method: 'GET' }, input, caller);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      try {
        resolve(openEnvelope(call, request.status, request.response));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new TypeError('the upload failed'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
