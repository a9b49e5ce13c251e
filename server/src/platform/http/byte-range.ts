import type { ByteRange } from '../files/file-store.ts';

/**
 * The one part of a file that a `Range` header asks for (RFC 9110, 14.1.2): null where all of it is to be sent, since several parts at
 * once, other units and what cannot be read may be answered so, and a part of another version (`If-Range`) must be; 'none' where there is
 * no such part.
 */
export function rangeOfFile(
  headers: { range?: string | undefined; 'if-range'?: string | string[] | undefined },
  etag: string,
  bytes: number,
): ByteRange | 'none' | null {
  const { range: header, 'if-range': version } = headers;
  if (version !== undefined && version !== etag) return null;
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (found === null) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'none' : { from: bytes - length, to: bytes - 1 };
  }
  const from = Number(first);
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < from) return null;
  return from >= bytes ? 'none' : { from, to };
}
