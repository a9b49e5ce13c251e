/** What a player has to know of H.264 before its first picture. */
export type PictureConfig = { codec: string; width: number; height: number };

const NUMBERS_MAX = 32;
/** Profiles whose parameters name the kind of colour (ITU-T H.264, 7.3.2.1.1). */
const WITH_COLOUR = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128]);
const PARAMETERS_AT = 6;

/**
 * Reads an AVCDecoderConfigurationRecord (ISO/IEC 14496-15, 5.3.3.1): the name of the codec and the size of its picture, which the first sequence
 * parameter set holds. Throws a RangeError on what is none.
 */
export function readPictureConfig(record: Buffer): PictureConfig {
  const length = record.readUInt16BE(PARAMETERS_AT);
  const parameters = record.subarray(PARAMETERS_AT + 2, PARAMETERS_AT + 2 + length);
  const codec = `avc1.${record.toString('hex', 1, 4)}`;
  return { codec, ...sizeOf(new Bits(withoutEscapes(parameters.subarray(1)))) };
}

/** A three behind two zeros is no part of the payload (7.4.1). */
function withoutEscapes(bytes: Buffer): Buffer {
  return Buffer.from(bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0)));
}

class Bits {
  #at = 0;
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  bit(): number {
    const byte = this.#bytes.readUInt8(this.#at >> 3);
    const bit = (byte >> (7 - (this.#at & 7))) & 1;
    this.#at += 1;
    return bit;
  }

  bits(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1) value = value * 2 + this.bit();
    return value;
  }

  /** Exponential-Golomb code (9.1). */
  number(): number {
    let zeros = 0;
    while (this.bit() === 0) zeros += 1;
    if (zeros > NUMBERS_MAX) throw new RangeError('H.264: a number is too large');
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  signed(): number {
    const code = this.number();
    return code % 2 === 0 ? -code / 2 : (code + 1) / 2;
  }
}

/** Sequence parameter set, 7.3.2.1.1: what stands before the size is read over. */
function sizeOf(bits: Bits): { width: number; height: number } {
  const profile = bits.bits(8);
  bits.bits(16);
  bits.number();
  const chroma = WITH_COLOUR.has(profile) ? readColour(bits) : 1;
  bits.number();
  readOrder(bits);
  bits.number();
  bits.bit();
  const columns = bits.number() + 1;
  const rows = bits.number() + 1;
  const isFrame = bits.bit();
  if (isFrame === 0) bits.bit();
  bits.bit();
  const [left, right, top, bottom] =
    bits.bit() === 1 ? [bits.number(), bits.number(), bits.number(), bits.number()] : [0, 0, 0, 0];
  const [across, down] = [chroma === 1 || chroma === 2 ? 2 : 1, (chroma === 1 ? 2 : 1) * (2 - isFrame)];
  const size = {
    width: columns * 16 - across * (left + right),
    height: rows * 16 * (2 - isFrame) - down * (top + bottom),
  };
  if (size.width < 1 || size.height < 1 || size.width > 16_384 || size.height > 16_384)
    throw new RangeError('H.264: no size');
  return size;
}

function readColour(bits: Bits): number {
  const chroma = bits.number();
  if (chroma === 3) bits.bit();
  bits.number();
  bits.number();
  bits.bit();
  if (bits.bit() === 1)
    for (let list = 0; list < (chroma === 3 ? 12 : 8); list += 1)
      if (bits.bit() === 1) readScaling(bits, list < 6 ? 16 : 64);
  return chroma;
}

function readScaling(bits: Bits, size: number): void {
  let [last, next] = [8, 8];
  for (let at = 0; at < size; at += 1) {
    if (next !== 0) next = (last + bits.signed() + 256) % 256;
    last = next === 0 ? last : next;
  }
}

function readOrder(bits: Bits): void {
  const kind = bits.number();
  if (kind === 0) return void bits.number();
  if (kind !== 1) return;
  bits.bit();
  bits.signed();
  bits.signed();
  for (let count = bits.number(); count > 0; count -= 1) bits.signed();
}
