/** Marks at the beginning of a text that say how it is written, and the other encodings that programs write without one. */
const MARKS = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
] as const;
/** Excel in China writes GBK; GB 18030 holds all of it. */
const UNMARKED = ['utf-8', 'gb18030'] as const;

/** UTF-16 without a mark: commas and line ends have a zero on the same side. */
function unmarked(bytes: Buffer): readonly string[] {
  const zero = bytes.subarray(0, 4_096).indexOf(0);
  if (zero === -1) return UNMARKED;
  return [zero % 2 === 1 ? 'utf-16le' : 'utf-16be'];
}

function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

// oxlint-disable-next-line no-control-regex -- control characters are what is meant
const BINARY = /^%PDF|^\{\\rtf|[\u0000-\u0008\u000e-\u001f]/;
const PAGE = /<(?:!doctype|html|table|head|meta|\?xml)[\s>]/i;

/** The text of a file in UTF-8, UTF-16 or GBK; null for one that is no text. */
export function textOfFile(bytes: Buffer): string | null {
  const mark = MARKS.find(([start]) => bytes.subarray(0, start.length / 2).toString('hex') === start);
  const encodings = mark === undefined ? unmarked(bytes) : [mark[1]];
  for (const encoding of encodings) {
    const text = decoded(bytes, encoding);
    if (text !== null) return text === '' || BINARY.test(text) ? null : text;
  }
  return null;
}

/** A table that was saved as a web page, or another markup. */
export const isPage = (text: string): boolean => PAGE.test(text.slice(0, 4_096));
