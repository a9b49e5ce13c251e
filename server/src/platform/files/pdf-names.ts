import { inflateSync } from 'node:zlib';
import { PDF_LIMITS, type PdfFault } from './pdf-limits.ts';

/** A file that begins as a PDF and ends as one: nothing else before it or behind it, so that it is no archive and no page as well. */
const HEAD = /^%PDF-(1\.[0-7]|2\.0)[\s%]/;
const TAIL = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const TAIL_BYTES = 2_048;

/** What runs something when the document is opened or clicked, or takes other files along. Plain links are none of these. */
const ACTIVE =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia[A-Za-z]*|ImportData|SubmitForm|GoToE|Rendition)(?![A-Za-z0-9])/;
const LOCKED = /\/Encrypt(?![A-Za-z0-9])/;

/** Names may be written with escapes: `/J#61vaScript` is `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const STREAM = /(?<!end)stream\r?\n/g;
const DICTIONARY_BYTES = 4_096;
const FILTER_NAME_MAX = 128;
/** Objects packed together: their names do not stand in the file as they are. */
const PACKED = /\/ObjStm(?![A-Za-z0-9])|\/First(?![A-Za-z0-9])/;
const FILTER = /\/Filter\s*(?=[/[])/g;
const INFLATED = /^(\/FlateDecode|\[\s*\/FlateDecode\s*\])$/;

/** The first filter a dictionary names: a name, or a list to its bracket. */
function filterOf(dictionary: string): string | undefined {
  const lastBracket = dictionary.lastIndexOf(']');
  for (const { index, 0: key } of dictionary.matchAll(FILTER)) {
    const from = index + key.length;
    if (dictionary[from] === '[' && from < lastBracket)
      return dictionary.slice(from, dictionary.indexOf(']', from) + 1);
    const [name] = /^\/\w+/.exec(dictionary.slice(from, from + FILTER_NAME_MAX)) ?? [];
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The objects that are packed away, as text; throws what cannot be unpacked in the one way that programs pack them. */
function* packedObjects(bytes: Buffer, text: string): Generator<string> {
  let left: number = PDF_LIMITS.unpackedBytesMax;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    const before = plainNames(text.slice(Math.max(0, index - DICTIONARY_BYTES), index));
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (!PACKED.test(dictionary)) continue;
    const filter = filterOf(dictionary);
    // not packed after all: it has been read with the rest
    if (filter === undefined) continue;
    if (!INFLATED.test(filter) || dictionary.includes('/DecodeParms')) throw new Error('packed in another way');
    const objects = inflateSync(bytes.subarray(index + keyword.length), { maxOutputLength: left });
    left -= objects.length;
    yield objects.toString('latin1');
  }
}

/** What the names in a file give away, wherever they stand; null where nothing is wrong with them. */
export function wrongNames(bytes: Buffer): PdfFault | null {
  const text = bytes.toString('latin1');
  if (!HEAD.test(text.slice(0, 16))) return 'notPdf';
  if (!TAIL.test(text.slice(-TAIL_BYTES))) return 'broken';
  const plain = plainNames(text);
  if (LOCKED.test(plain)) return 'locked';
  if (ACTIVE.test(plain)) return 'active';
  try {
    for (const objects of packedObjects(bytes, text)) if (ACTIVE.test(plainNames(objects))) return 'active';
  } catch {
    return 'broken';
  }
  return null;
}
