import { tagOf, type FlvTag } from './flv.ts';

const HEADER = 13;
const HEAD = 11;
const TAG_MAX = 8 << 20;

/** Takes a stream of FLV apart. Throws a RangeError on what is none. */
export class FlvReader {
  #rest: Buffer = Buffer.alloc(0);
  #isBegun = false;

  *read(bytes: Buffer): Generator<FlvTag> {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    if (!this.#isBegun) {
      if (this.#rest.length < HEADER) return;
      if (this.#rest.toString('latin1', 0, 3) !== 'FLV') throw new RangeError('no FLV');
      this.#rest = this.#rest.subarray(HEADER);
      this.#isBegun = true;
    }
    while (this.#rest.length >= HEAD) {
      const size = this.#rest.readUIntBE(1, 3);
      if (size > TAG_MAX) throw new RangeError('FLV: a tag is too long');
      const whole = HEAD + size + 4;
      if (this.#rest.length < whole) return;
      const at = this.#rest.readUIntBE(4, 3) + this.#rest.readUInt8(7) * 0x1_00_00_00;
      const tag = tagOf(this.#rest.readUInt8(0), at, Buffer.from(this.#rest.subarray(HEAD, HEAD + size)));
      this.#rest = this.#rest.subarray(whole);
      if (tag !== null) yield tag;
    }
  }
}
