import { createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** So much is collected to be written at once: many small writes cost more than the bytes. */
export const WRITE_BYTES = 1_000_000;
const ID = /^[A-Za-z0-9]{10,40}$/;

/** Videos on their way in: each a file that grows at its end, so its size is how much of it is here. */
export class VideoParts {
  #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Only ids that we made name a file (G42). */
  pathOf(id: string): string {
    if (!ID.test(id)) throw new Error('not an id of a video');
    return path.join(this.#folder, id);
  }

  async begin(id: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await (await open(this.pathOf(id), 'wx')).close();
  }

  /** How many bytes are here; null where there is none such. */
  async size(id: string): Promise<number | null> {
    const found = await stat(this.pathOf(id)).catch(() => null);
    return found?.size ?? null;
  }

  /** Adds bytes as they come; what was written stays, also when the sender goes away in the middle. */
  async write(id: string, offset: number, bytes: Readable): Promise<number> {
    const target = createWriteStream(this.pathOf(id), { flags: 'r+', start: offset, highWaterMark: WRITE_BYTES });
    await pipeline(bytes, target);
    return offset + target.bytesWritten;
  }

  async remove(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => rm(this.pathOf(id), { force: true })));
  }
}
