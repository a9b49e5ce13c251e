import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Widths a picture is served in, in pixels; a smaller original is not enlarged. */
export const VARIANTS = { w200: 200, w400: 400, w800: 800, w1200: 1200 } as const;
export type Variant = keyof typeof VARIANTS;
export const isVariant = (name: string): name is Variant => Object.hasOwn(VARIANTS, name);

/** Pictures in a local folder. The id is the name, two levels deep; nothing a client sends becomes a path (G42). */
export class PictureStore {
  #folder: string;
  #making = new Map<string, Promise<Buffer>>();
  constructor(folder: string) {
    this.#folder = folder;
  }

  #path(id: string, name: string): string {
    if (!/^[A-Za-z0-9]{10,40}$/.test(id)) throw new Error('not a file id');
    return path.join(this.#folder, id.slice(0, 2), `${id}-${name}.webp`);
  }

  async put(id: string, webp: Buffer): Promise<void> {
    await this.#write(this.#path(id, 'original'), webp);
  }

  /** A variant's bytes; `original` is asked for only when the variant has not been made yet, and by one request at a time. */
  async variant(id: string, variant: Variant, original: () => Promise<Buffer>): Promise<Buffer> {
    const file = this.#path(id, variant);
    const made = await readFile(file).catch(() => null);
    if (made !== null) return made;
    const running =
      this.#making.get(file) ?? this.#make(file, variant, original).finally(() => this.#making.delete(file));
    this.#making.set(file, running);
    return running;
  }

  async original(id: string): Promise<Buffer> {
    return readFile(this.#path(id, 'original'));
  }

  /** Takes a picture away in every width. */
  async remove(id: string): Promise<void> {
    const names = ['original', ...Object.keys(VARIANTS)];
    await Promise.all(names.map((name) => rm(this.#path(id, name), { force: true })));
  }

  async #make(file: string, variant: Variant, original: () => Promise<Buffer>): Promise<Buffer> {
    const source = await original();
    const bytes = await sharp(source)
      .resize({ width: VARIANTS[variant], withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    await this.#write(file, bytes);
    return bytes;
  }

  /** Written beside its place and renamed, so that a killed process leaves no half picture. */
  async #write(file: string, bytes: Buffer): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true });
    const beside = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(beside, bytes);
    await rename(beside, file);
  }
}
