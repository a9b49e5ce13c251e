import { createHash } from 'node:crypto';
import { fileKey, type FileStore } from '../../platform/files/file-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { drawSharePicture } from '../../platform/sharing/share-picture.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Shared } from './sharing.facts.ts';

/** Another look is another picture. */
const LOOK = 3;
const WAITING_MAX = 40;

/** The bytes of a picture that everybody may see. */
export type PictureOf = (ctx: FairContext, address: string) => Promise<Buffer | null>;

/** Pictures of shared pages: drawn one at a time, and kept in the store. */
export class SharePictures {
  readonly #files: FileStore;
  readonly #pictureOf: PictureOf;
  readonly #oneAtATime = limitConcurrency(1);
  readonly #drawing = new Map<string, Promise<Buffer>>();
  constructor(files: FileStore, pictureOf: PictureOf) {
    this.#files = files;
    this.#pictureOf = pictureOf;
  }

  /** What a picture is kept under: all that stands on it. What nothing names is swept from the store after some hours, and drawn again. */
  static idOf(shared: Shared): string {
    return createHash('sha256')
      .update(JSON.stringify([LOOK, shared]))
      .digest('hex')
      .slice(0, 40);
  }

  /** Null while too many wait to be drawn. */
  async bytesOf(ctx: FairContext, id: string, shared: Shared): Promise<Buffer | null> {
    const cached = await this.#files.read(fileKey(id, 'share.png'));
    if (cached !== null) return cached;
    const running = this.#drawing.get(id);
    if (running !== undefined) return running;
    if (this.#drawing.size >= WAITING_MAX) return null;
    const made = this.#draw(ctx, id, shared).finally(() => this.#drawing.delete(id));
    this.#drawing.set(id, made);
    return made;
  }

  async #draw(ctx: FairContext, id: string, { facts, picture }: Shared): Promise<Buffer> {
    const beside = picture === '' ? null : await this.#pictureOf(ctx, picture);
    const bytes = await this.#oneAtATime(() => drawSharePicture(facts, beside));
    // a store that is full keeps nothing more, and is read all the same (G44)
    await this.#files.put(fileKey(id, 'share.png'), bytes).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    return bytes;
  }
}
