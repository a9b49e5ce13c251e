import type { ByteRange } from '../../platform/files/file-store.ts';

const ONE_RANGE = /^bytes=(?<from>\d{0,15})-(?<to>\d{0,15})$/;

/**
 * What part a Range header asks for: null for the whole, also where it names several parts or another unit, or the file it was cut from is
 * another one by now (If-Range); 'beyond' where it begins after the end.
 */
export function rangeOf(
  header: string | undefined,
  ifRange: string | string[] | undefined,
  tag: string,
  bytes: number,
): ByteRange | null | 'beyond' {
  if (header === undefined || (ifRange !== undefined && ifRange !== tag)) return null;
  const { from = '', to = '' } = ONE_RANGE.exec(header)?.groups ?? {};
  if (from === '' && to === '') return null;
  if (from === '') {
    // the last so many bytes
    const last = Number(to);
    return last === 0 ? 'beyond' : { from: Math.max(bytes - last, 0), to: bytes - 1 };
  }
  const [first, end] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  if (to !== '' && Number(to) < first) return null;
  return first >= bytes ? 'beyond' : { from: first, to: end };
}
