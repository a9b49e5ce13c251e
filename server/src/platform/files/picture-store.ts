import sharp from 'sharp';
import { Refusal } from '../http/refusal.ts';
import { decoding } from './decoding.ts';
import { fileKey, type FileStore } from './file-store.ts';

/** Widths a picture is served in, in pixels; a smaller original is not enlarged. */
export const VARIANTS = { w200: 200, w400: 400, w800: 800, w1200: 1200 } as const;
export type Variant = keyof typeof VARIANTS;
export const isVariant = (name: string): name is Variant => Object.hasOwn(VARIANTS, name);

const keyOf = (id: string, name: Variant | 'original') => fileKey(id, `${name}.webp`);

/** A width that cannot be kept, for the store is full, is made anew for the next reader: reading goes on (G44). */
function shownAllTheSame(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

/** Pictures in the file store, each in several widths. */
export class PictureStore {
  #files: FileStore;
  #making = new Map<string, Promise<Buffer>>();
  constructor(files: FileStore) {
    this.#files = files;
  }

  async put(id: string, webp: Buffer): Promise<void> {
    await this.#files.put(keyOf(id, 'original'), webp);
  }

  /** A variant's bytes; `original` is asked for only when the variant has not been made yet, and by one request at a time. */
  async variant(id: string, variant: Variant, original: () => Promise<Buffer>): Promise<Buffer> {
    const key = keyOf(id, variant);
    const made = await this.#files.read(key);
    if (made !== null) return made;
    const running = this.#making.get(key) ?? this.#make(id, variant, original).finally(() => this.#making.delete(key));
    this.#making.set(key, running);
    return running;
  }

  async original(id: string): Promise<Buffer> {
    const bytes = await this.#files.read(keyOf(id, 'original'));
    if (bytes === null) throw new Error(`picture ${id} is known and not in the store`);
    return bytes;
  }

  /** Takes a picture away in every width. */
  async remove(id: string): Promise<void> {
    const widths = Object.keys(VARIANTS).filter(isVariant);
    await this.#files.remove([keyOf(id, 'original'), ...widths.map((width) => keyOf(id, width))]);
  }

  async #make(id: string, variant: Variant, original: () => Promise<Buffer>): Promise<Buffer> {
    const source = await original();
    const bytes = await decoding(() =>
      sharp(source).resize({ width: VARIANTS[variant], withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
    );
    await this.#files.put(keyOf(id, variant), bytes).catch(shownAllTheSame);
    return bytes;
  }
}
