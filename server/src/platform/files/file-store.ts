import type { Readable } from 'node:stream';

/** Where the bytes of one file lie in the store; made by `fileKey` alone, so nothing a client sends becomes a path (G42). */
export type FileKey = string & { readonly isFileKey: unique symbol };

/** First and last byte, both counted from 0 and both included, as in a Range header (RFC 9110, 14.1.2). */
export type ByteRange = { from: number; to: number };

/** `id` is the one in the key, or empty where the key is none of `fileKey`, as of a file whose writing was cut off. */
export type StoredFile = { key: FileKey; id: string; writtenAt: Date };

/** Where files lie, of every kind: a local folder, or an object store that several processes share. */
export type FileStore = {
  /** Stores bytes: whole or not at all. */
  put(key: FileKey, bytes: Buffer): Promise<void>;
  /** Takes over a file that lies on this machine at `from`; it is gone from there afterwards. For what is too large for memory. */
  adopt(key: FileKey, from: string): Promise<void>;
  /** All its bytes, or null where there is no such file. For what is small. */
  read(key: FileKey): Promise<Buffer | null>;
  /** Its size in bytes, or null where there is no such file. */
  size(key: FileKey): Promise<number | null>;
  /** Its bytes one after the other; the caller has asked for the size and gives a range within it. */
  stream(key: FileKey, range?: ByteRange): Promise<Readable>;
  /** Takes files away; those that are not there count as taken away. */
  remove(keys: readonly FileKey[]): Promise<void>;
  /** Everything in it but the mark, some at a time. */
  list(): AsyncIterable<readonly StoredFile[]>;
  /** What says whose the store is; null where nothing does yet. */
  readMark(): Promise<string | null>;
  writeMark(mark: string): Promise<void>;
};

/** Where the mark lies: a place that no file has. */
export const MARK = 'installation';

const ID = /^[A-Za-z0-9]{10,40}$/;
const NAME = /^[a-z0-9]{1,20}\.[a-z0-9]{2,5}$/;

const KEY = /^[A-Za-z0-9]{2}\/([A-Za-z0-9]{10,40})-[a-z0-9]{1,20}\.[a-z0-9]{2,5}$/;

/** What lies in the store at this place. */
export function storedFile(place: string, writtenAt: Date): StoredFile {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it is where something lies already
  return { key: place as FileKey, id: KEY.exec(place)?.[1] ?? '', writtenAt };
}

/** Two levels deep, since folders of a hundred thousand files are slow; `name` is the variant with its kind, such as `w400.webp`. */
export function fileKey(id: string, name: string): FileKey {
  if (!ID.test(id) || !NAME.test(name)) throw new Error('not a file key');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the brand is given here and nowhere else
  return `${id.slice(0, 2)}/${id}-${name}` as FileKey;
}
