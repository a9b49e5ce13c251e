import { FLV_HEAD, FLV_TAIL, tagIn, type FlvTag } from './flv.ts';

const HEADER = 13;
/** A key frame of 4K in the best quality takes less. */
export const TAG_BYTES_MAX = 2 << 20;

/** Takes a stream of FLV apart; each byte of a tag is copied once. Throws a RangeError on what is none. */
export class FlvReader {
  /** What has come of the piece that is read now: the header of the file, the head of a tag, or a whole tag. */
  #piece: Buffer = Buffer.allocUnsafe(HEADER);
  #got = 0;
  #reads: 'header' | 'head' | 'tag' = 'header';

  *read(bytes: Buffer): Generator<FlvTag> {
    for (let at = 0; at < bytes.length;) {
      const copied = bytes.copy(this.#piece, this.#got, at);
      at += copied;
      this.#got += copied;
      if (this.#got < this.#piece.length) return;
      const tag = this.#next();
      if (tag !== null) yield tag;
    }
  }

  #next(): FlvTag | null {
    const piece = this.#piece;
    if (this.#reads === 'head') {
      const size = piece.readUIntBE(1, 3);
      if (size > TAG_BYTES_MAX) throw new RangeError('FLV: a tag is too long');
      this.#reads = 'tag';
      this.#piece = Buffer.allocUnsafe(FLV_HEAD + size + FLV_TAIL);
      piece.copy(this.#piece);
      return null;
    }
    if (this.#reads === 'header' && piece.toString('latin1', 0, 3) !== 'FLV') throw new RangeError('no FLV');
    const tag = this.#reads === 'tag' ? tagIn(piece) : null;
    this.#reads = 'head';
    this.#piece = Buffer.allocUnsafe(FLV_HEAD);
    this.#got = 0;
    return tag;
  }
}
