import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { NotSpreadsheet, SHEET_LIMITS, TooLarge } from './sheet-limits.ts';

const SYMBOLIC_LINK = 0o12;
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/** What a listener of a part hears; names are local ones, since programs choose their own prefixes. */
export type SheetVisitor = {
  open?: (name: string, attribute: (name: string) => string | undefined) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

export const isZip = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32BE(0) === 0x50_4b_03_04;

/** The parts of an .xlsx file, in memory; nothing is unpacked to disk and no address in it is followed. */
export class Workbook {
  #zip: ZipFile;
  #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Judges the list of contents first: a bomb is refused before a byte of it is unpacked. */
  static async open(bytes: Buffer): Promise<Workbook> {
    if (bytes.length > SHEET_LIMITS.fileBytesMax) throw new TooLarge('file');
    if (!isZip(bytes)) throw new NotSpreadsheet('no zip');
    const zip = await openZip(bytes);
    return new Workbook(zip, await listEntries(zip));
  }

  has(part: string): boolean {
    return this.#entries.has(part);
  }

  /** Reads a part through the parser, piece by piece. A document type definition ends it: nothing here needs one, entities do harm. */
  async read(part: string, visitor: SheetVisitor): Promise<void> {
    const entry = this.#entries.get(part);
    if (entry === undefined) throw new NotSpreadsheet(`no ${part}`);
    const parser = new SaxesParser({ xmlns: true });
    parser.on('doctype', () => {
      throw new NotSpreadsheet('document type definition');
    });
    parser.on('opentag', (tag) => visitor.open?.(tag.local, (name) => attributeOf(tag, name)));
    parser.on('closetag', (tag) => visitor.close?.(tag.local));
    parser.on('text', (text) => visitor.text?.(text));
    parser.on('cdata', (text) => visitor.text?.(text));
    const stream = await this.#stream(entry);
    const decoder = new TextDecoder();
    for await (const chunk of stream) parser.write(decoder.decode(bytesOf(chunk), { stream: true }));
    parser.write(decoder.decode()).close();
  }

  async #stream(entry: Entry): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.#zip.openReadStream(entry, (err, stream) => (err === null ? resolve(stream) : reject(err)));
    });
  }

  /** Where the workbook's own part stands; only the content type of a plain .xlsx will do: others hold macros, documents or slides. */
  async mainPart(): Promise<string> {
    const target = (await this.relations('')).find(({ type }) => type.endsWith('/officeDocument'))?.target;
    if (target === undefined) throw new NotSpreadsheet('no office document');
    let kind: string | undefined;
    await this.read('[Content_Types].xml', {
      open: (name, attribute) => {
        if (name === 'Override' && attribute('PartName') === `/${target}`) kind = attribute('ContentType');
        if (name === 'Default' && attribute('Extension') === posix.extname(target).slice(1))
          kind ??= attribute('ContentType');
      },
    });
    if (kind !== WORKBOOK) throw new NotSpreadsheet('not a workbook');
    return target;
  }

  /** What a part refers to inside the file; '' asks for the file's own. Addresses outside are left out. */
  async relations(part: string): Promise<{ id: string; type: string; target: string }[]> {
    const folder = posix.dirname(part);
    const place = posix.join(part === '' ? '' : folder, '_rels', `${posix.basename(part)}.rels`);
    const found: { id: string; type: string; target: string }[] = [];
    if (!this.has(place)) return found;
    await this.read(place, {
      open: (name, attribute) => {
        const target = attribute('Target');
        if (name !== 'Relationship' || target === undefined || attribute('TargetMode') === 'External') return;
        const whole = target.startsWith('/') ? target.slice(1) : posix.join(part === '' ? '' : folder, target);
        found.push({ id: attribute('Id') ?? '', type: attribute('Type') ?? '', target: whole });
      },
    });
    return found;
  }
}

function attributeOf(tag: SaxesTagNS, name: string): string | undefined {
  return Object.values(tag.attributes).find((attribute) => attribute.local === name)?.value;
}

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new Error('a stream of bytes was expected');
}

async function openZip(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (err, zip) =>
      err === null ? resolve(zip) : reject(new NotSpreadsheet(err.message)),
    );
  });
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > SHEET_LIMITS.entriesMax) throw new TooLarge('entries');
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  return new Promise((resolve, reject) => {
    zip.on('error', (err: Error) => reject(new NotSpreadsheet(err.message)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      const wrong = judge(entry, unpacked) ?? (entries.has(entry.fileName) ? new NotSpreadsheet('twice') : null);
      if (wrong !== null) {
        reject(wrong);
        return;
      }
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function judge(entry: Entry, unpacked: number): Error | null {
  const { uncompressedSize: size, compressedSize: packed } = entry;
  if (unpacked > SHEET_LIMITS.unpackedBytesMax) return new TooLarge('unpacked');
  if (size > SHEET_LIMITS.ratioFromBytes && size > packed * SHEET_LIMITS.ratioMax) return new TooLarge('ratio');
  if (entry.isEncrypted()) return new NotSpreadsheet('encrypted');
  if (entry.externalFileAttributes >>> 28 === SYMBOLIC_LINK) return new NotSpreadsheet('link');
  return /vbaProject/i.test(entry.fileName) ? new NotSpreadsheet('macros') : null;
}
