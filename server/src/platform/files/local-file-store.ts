import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../http/app-error.ts';
import { MARK, storedFile, type ByteRange, type FileKey, type FileStore, type StoredFile } from './file-store.ts';

const FOLDER = /^[A-Za-z0-9]{2}$/;

/** Files in a local folder, or one that several machines mount. */
export class LocalFileStore implements FileStore {
  #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: FileKey, bytes: Buffer): Promise<void> {
    await this.#arrive(key, (beside) => writeFile(beside, bytes, { flush: true }));
  }

  async adopt(key: FileKey, from: string): Promise<void> {
    await this.#arrive(key, async (beside) => {
      await rename(from, beside).catch((error) => moveAcross(error, from, beside));
    });
  }

  async read(key: FileKey): Promise<Buffer | null> {
    return readFile(this.#path(key)).catch(nullWhereMissing);
  }

  async size(key: FileKey): Promise<number | null> {
    const found = await stat(this.#path(key)).catch(nullWhereMissing);
    return found?.size ?? null;
  }

  stream(key: FileKey, range?: ByteRange): Promise<Readable> {
    return Promise.resolve(
      createReadStream(this.#path(key), range === undefined ? {} : { start: range.from, end: range.to }),
    );
  }

  async remove(keys: readonly FileKey[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(this.#path(key), { force: true })));
  }

  async *list(): AsyncIterable<readonly StoredFile[]> {
    for (const folder of (await namesIn(this.#folder)).filter((name) => FOLDER.test(name))) {
      const found = await Promise.all(
        (await namesIn(path.join(this.#folder, folder))).map((name) => this.#stored(`${folder}/${name}`)),
      );
      yield found.filter((file) => file !== null);
    }
  }

  async readMark(): Promise<string | null> {
    const mark = await readFile(path.join(this.#folder, MARK), 'utf8').catch(nullWhereMissing);
    return mark?.trim() ?? null;
  }

  async writeMark(mark: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(path.join(this.#folder, MARK), `${mark}\n`, { flush: true });
  }

  /** Null where it was taken away meanwhile. */
  async #stored(place: string): Promise<StoredFile | null> {
    const found = await stat(path.join(this.#folder, place)).catch(nullWhereMissing);
    return found?.isFile() === true ? storedFile(place, found.mtime) : null;
  }

  #path(key: FileKey): string {
    return path.join(this.#folder, key);
  }

  /** Written beside its place and renamed, so that a killed process leaves no half file. */
  async #arrive(key: FileKey, write: (beside: string) => Promise<void>): Promise<void> {
    const file = this.#path(key);
    const beside = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await write(beside);
      await rename(beside, file);
    } catch (error) {
      await rm(beside, { force: true });
      throw isFull(error) ? new AppError('storeFull') : error;
    }
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** No room on the disk, or in the share that the program has of it. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(nullWhereMissing)) ?? [];

function nullWhereMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

/** A file on another disk cannot be renamed: it is copied. */
async function moveAcross(error: unknown, from: string, to: string): Promise<void> {
  if (codeOf(error) !== 'EXDEV') throw error;
  await copyFile(from, to);
  await rm(from);
}
