import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitConcurrency } from '../limit-concurrency.ts';
import { MARK, storedFile, type ByteRange, type FileKey, type FileStore, type StoredFile } from './file-store.ts';
import { ObjectStore, type ObjectStoreSettings } from './object-store.ts';

/** Ours among whatever else is in the bucket. */
const FOLDER = 'files/';
/** Removals at a time, so that a sweep leaves connections to the readers. */
const REMOVALS = 8;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Files in an S3-compatible bucket that several processes share. Nobody else reads the bucket: the portal decides who sees what and
 * passes the bytes on. Where it does not answer, whoever asked is refused with `unavailable`, and the rest of the portal goes on (G62).
 */
export class S3FileStore implements FileStore {
  #store: ObjectStore;
  #removing = limitConcurrency(REMOVALS);
  constructor(settings: ObjectStoreSettings, onError: (error: Error) => void) {
    this.#store = new ObjectStore(settings, onError);
  }

  /** Throws `WrongConfiguration` with the variable that is to blame. */
  check(): Promise<void> {
    return this.#store.check(`${FOLDER}start`);
  }

  async put(key: FileKey, bytes: Buffer): Promise<void> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    await this.#store.put(FOLDER + key, new Blob([new Uint8Array(bytes)]), hash);
  }

  async adopt(key: FileKey, from: string): Promise<void> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(from), hash);
    await this.#store.put(FOLDER + key, await openAsBlob(from), hash.digest('hex'));
    await rm(from);
  }

  async read(key: FileKey): Promise<Buffer | null> {
    const answer = await this.#store.get(FOLDER + key);
    return answer === null ? null : this.#store.whole(answer);
  }

  size(key: FileKey): Promise<number | null> {
    return this.#store.size(FOLDER + key);
  }

  async stream(key: FileKey, range?: ByteRange): Promise<Readable> {
    const answer = await this.#store.get(FOLDER + key, range);
    if (answer === null || answer.body === null) throw new Error(`there is no ${key} in the store`);
    return Readable.from(answer.body, { objectMode: false });
  }

  async remove(keys: readonly FileKey[]): Promise<void> {
    await Promise.all(keys.map((key) => this.#removing(() => this.#store.remove(FOLDER + key))));
  }

  async readMark(): Promise<string | null> {
    const answer = await this.#store.get(FOLDER + MARK);
    return answer === null ? null : (await this.#store.whole(answer)).toString().trim();
  }

  async writeMark(mark: string): Promise<void> {
    const bytes = new TextEncoder().encode(`${mark}\n`);
    await this.#store.put(FOLDER + MARK, new Blob([bytes]), createHash('sha256').update(bytes).digest('hex'));
  }

  async *list(): AsyncIterable<readonly StoredFile[]> {
    let next: string | null = '';
    while (next !== null) {
      const page: string = await this.#store.page(FOLDER, next);
      yield between(page, 'Contents')
        .map((entry) => storedFile(textOf(entry, 'Key').slice(FOLDER.length), new Date(textOf(entry, 'LastModified'))))
        .filter(({ key }) => String(key) !== MARK);
      next = textOf(page, 'NextContinuationToken') || null;
    }
  }
}

/** What stands in the elements of this name: S3's lists hold neither attributes nor comments nor one name inside another. */
function between(xml: string, name: string): string[] {
  const [, ...begun] = xml.split(`<${name}>`);
  return begun.map((rest) => rest.slice(0, Math.max(0, rest.indexOf(`</${name}>`))));
}

function textOf(xml: string, name: string): string {
  const [text = ''] = between(xml, name);
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_whole, entity: string) => ENTITIES[entity] ?? '');
}
