import { z } from 'zod';
import type { CameraPublisher } from './camera-publisher.ts';

/** A piece of what a browser records. `part`: a recorder that is started anew begins another; `sequence`: from 0 in each. */
export const cameraPiece = z.object({
  session: z.string(),
  part: z.int(),
  sequence: z.int(),
  isLast: z.boolean(),
  /** The stream key, as an encoder shows it. */
  key: z.string(),
});
export type CameraPiece = z.output<typeof cameraPiece>;

/** `lost`: a piece before it never came, so that the recorder has to begin anew. `another`: somebody else is sending. */
export const cameraAnswer = z.enum(['taken', 'lost', 'another', 'refused']);
export type CameraAnswer = z.output<typeof cameraAnswer>;

type Opened = CameraPublisher | 'another' | 'refused';
type Camera = { session: string; part: number; opened: Promise<Opened> };

/** The browsers that send, by the name of their stream: one each, from one page. */
export class Cameras {
  readonly #open: (name: string, key: string) => Promise<Opened>;
  readonly #known = new Map<string, Camera>();
  constructor(open: (name: string, key: string) => Promise<Opened>) {
    this.#open = open;
  }

  async take(name: string, piece: CameraPiece, bytes: Buffer): Promise<CameraAnswer> {
    const known = this.#known.get(name);
    if (known !== undefined && known.session !== piece.session) return 'another';
    const isBegun = known?.part === piece.part;
    if (!isBegun && piece.sequence !== 0) return 'lost';
    const publisher = await (isBegun ? known : this.#begin(name, piece, known)).opened;
    if (typeof publisher === 'string') return publisher;
    if (!publisher.take(piece.sequence, bytes)) return 'lost';
    if (piece.isLast) publisher.end();
    return 'taken';
  }

  #begin(name: string, { session, part, key }: CameraPiece, before: Camera | undefined): Camera {
    const camera = { session, part, opened: this.#replace(before, name, key) };
    this.#known.set(name, camera);
    const forget = (): void => {
      if (this.#known.get(name) === camera) this.#known.delete(name);
    };
    camera.opened.then((opened) => (typeof opened === 'string' ? forget() : void opened.ended.then(forget)), forget);
    return camera;
  }

  /** The part before has to be over: two never send at once. */
  async #replace(before: Camera | undefined, name: string, key: string): Promise<Opened> {
    const old = await before?.opened.catch(() => 'refused' as const);
    if (old !== undefined && typeof old !== 'string') {
      old.close();
      await old.ended;
    }
    return this.#open(name, key);
  }
}
