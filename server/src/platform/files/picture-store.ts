import sharp from 'sharp';
import { AppError } from '../http/app-error.ts';
import { decoding } from './decoding.ts';
import { fileKey, type FileStore } from './file-store.ts';

/**
 * What a picture is served as, by the last part of its address: its width in pixels (a smaller original is not enlarged) and its format.
 * The jpg is for what shows links to our pages: chats and mail programs, many of which read nothing newer.
 */
const VARIANTS = {
  'w200.webp': 200,
  'w400.webp': 400,
  'w800.webp': 800,
  'w1200.webp': 1200,
  'w1200.jpg': 1200,
} as const;
export type Variant = keyof typeof VARIANTS;
export const isVariant = (name: string): name is Variant => Object.hasOwn(VARIANTS, name);

export const isJpeg = (variant: Variant): boolean => variant.endsWith('.jpg');

const ORIGINAL = 'original.webp';

function encode(source: Buffer, variant: Variant): Promise<Buffer> {
  const resized = sharp(source).resize({ width: VARIANTS[variant], withoutEnlargement: true });
  if (!isJpeg(variant)) return resized.webp({ quality: 78 }).toBuffer();
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** A width that cannot be kept, for the store is full, is made anew for the next reader: reading goes on (G44). */
function shownAllTheSame(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

/** Pictures in the file store, each in several widths. */
export class PictureStore {
  #files: FileStore;
  #making = new Map<string, Promise<Buffer>>();
  constructor(files: FileStore) {
    this.#files = files;
  }

  async put(id: string, webp: Buffer): Promise<void> {
    await this.#files.put(fileKey(id, ORIGINAL), webp);
  }

  /**
   * A variant's bytes; `original` is asked for only when the variant has not been made yet, and by one request at a time.
   */
  async variant(id: string, variant: Variant, original: () => Promise<Buffer>): Promise<Buffer> {
    const key = fileKey(id, variant);
    const made = await this.#files.read(key);
    if (made !== null) return made;
    const running = this.#making.get(key) ?? this.#make(id, variant, original).finally(() => this.#making.delete(key));
    this.#making.set(key, running);
    return running;
  }

  async original(id: string): Promise<Buffer> {
    const bytes = await this.#files.read(fileKey(id, ORIGINAL));
    if (bytes === null) throw new Error(`picture ${id} is known and not in the store`);
    return bytes;
  }

  /** Takes a picture away in every width and format. */
  async remove(id: string): Promise<void> {
    const names = Object.keys(VARIANTS).filter(isVariant);
    await this.#files.remove([fileKey(id, ORIGINAL), ...names.map((name) => fileKey(id, name))]);
  }

  async #make(id: string, variant: Variant, original: () => Promise<Buffer>): Promise<Buffer> {
    const source = await original();
    const bytes = await decoding(() => encode(source, variant));
    await this.#files.put(fileKey(id, variant), bytes).catch(shownAllTheSame);
    return bytes;
  }
}
