import { BlobReader, BlobWriter, configure, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';

/** A file to be matched by its path, read when it is wanted. */
export type ArchiveFile = { path: string; open: () => Promise<File> };

/** Why an archive cannot be read. */
export class ArchiveRefused extends Error {
  readonly reason: 'unreadable' | 'locked' | 'tooMany';
  constructor(reason: ArchiveRefused['reason'], cause?: unknown) {
    super(`the archive is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Of what fifty exhibits can hold several times as many; beyond it somebody has packed a whole disk. */
const FILES_MAX = 10_000;
/** A picture of more unpacked is none, or made to fill the memory. */
const BYTES_MAX = 200_000_000;

// Workers of its own would be code that the page's policy does not let in.
configure({ useWebWorkers: false });

/** Windows in Chinese packs names in its own code page, without a word about it. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The files of a ZIP archive, of which only the list is read. Throws `ArchiveRefused`. */
export async function filesOfArchive(archive: Blob): Promise<ArchiveFile[]> {
  const entries = await new ZipReader(new BlobReader(archive), { decodeText: nameOf })
    .getEntries()
    .catch((error: unknown) => {
      throw new ArchiveRefused('unreadable', error);
    });
  if (entries.length > FILES_MAX) throw new ArchiveRefused('tooMany');
  return entries.flatMap((entry) => {
    if (entry.directory) return [];
    if (entry.encrypted) throw new ArchiveRefused('locked');
    const path = entry.filename;
    const open = async (): Promise<File> => {
      if (entry.uncompressedSize > BYTES_MAX) throw new ArchiveRefused('unreadable');
      const bytes = await entry.getData(new BlobWriter(), { checkSignature: true }).catch((error: unknown) => {
        throw new ArchiveRefused('unreadable', error);
      });
      return new File([bytes], path.split('/').at(-1) ?? path);
    };
    return [{ path, open }];
  });
}

/** Files of a folder, or single ones, as they were chosen or dropped. */
export const filesOfFolder = (files: readonly File[]): ArchiveFile[] =>
  files.map((file) => ({
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
    open: () => Promise.resolve(file),
  }));
