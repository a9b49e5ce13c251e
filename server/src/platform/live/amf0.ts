/** Action Message Format 0 (Adobe, 2007), in which RTMP writes its commands. */
export type AmfValue = number | boolean | string | null | AmfValue[] | { [key: string]: AmfValue };

const MARK = {
  number: 0,
  boolean: 1,
  string: 2,
  object: 3,
  null: 5,
  undefined: 6,
  map: 8,
  end: 9,
  list: 10,
  date: 11,
  longString: 12,
};
/** Commands are flat; deeper ones are nobody's that means well. */
const DEPTH_MAX = 4;

class Reader {
  #at = 0;
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  value(depth = 0): AmfValue {
    if (depth > DEPTH_MAX) throw new RangeError('AMF: too deep');
    switch (this.#unsigned(1)) {
      case MARK.number:
        return this.#double();
      case MARK.boolean:
        return this.#unsigned(1) !== 0;
      case MARK.string:
        return this.#text(this.#unsigned(2));
      case MARK.longString:
        return this.#text(this.#unsigned(4));
      case MARK.map:
        this.#unsigned(4);
        return this.#entries(depth);
      case MARK.object:
        return this.#entries(depth);
      case MARK.list:
        return this.#list(depth);
      case MARK.date: {
        const time = this.#double();
        this.#unsigned(2);
        return time;
      }
      case MARK.null:
      case MARK.undefined:
        return null;
      default:
        throw new RangeError('AMF: unknown mark');
    }
  }

  #entries(depth: number): AmfValue {
    const entries = new Map<string, AmfValue>();
    for (;;) {
      const key = this.#text(this.#unsigned(2));
      if (key === '' && this.#bytes[this.#at] === MARK.end) {
        this.#at += 1;
        return Object.fromEntries(entries);
      }
      entries.set(key, this.value(depth + 1));
    }
  }

  #list(depth: number): AmfValue[] {
    const length = this.#unsigned(4);
    const values: AmfValue[] = [];
    while (values.length < length) values.push(this.value(depth + 1));
    return values;
  }

  /** Throws a RangeError beyond the end, as Node's own readers do. */
  #unsigned(size: 1 | 2 | 4): number {
    const value = this.#bytes.readUIntBE(this.#at, size);
    this.#at += size;
    return value;
  }

  #double(): number {
    const value = this.#bytes.readDoubleBE(this.#at);
    this.#at += 8;
    return value;
  }

  #text(length: number): string {
    if (this.#at + length > this.#bytes.length) throw new RangeError('AMF: a text beyond the end');
    const text = this.#bytes.toString('utf8', this.#at, this.#at + length);
    this.#at += length;
    return text;
  }
}

/** All values of a message, one after the other. Throws a RangeError on what is no AMF 0. */
export function decodeAmf(bytes: Buffer): AmfValue[] {
  const reader = new Reader(bytes);
  const values: AmfValue[] = [];
  while (!reader.isAtEnd) values.push(reader.value());
  return values;
}

function key(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function encode(value: number | string | null | Readonly<Record<string, number | string>>): Buffer {
  if (value === null) return Buffer.from([MARK.null]);
  if (typeof value === 'string') return Buffer.concat([Buffer.from([MARK.string]), key(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  const entries = Object.entries(value).map(([name, one]) => Buffer.concat([key(name), encode(one)]));
  return Buffer.concat([Buffer.from([MARK.object]), ...entries, Buffer.from([0, 0, MARK.end])]);
}

export const encodeAmf = (...values: (number | string | null | Readonly<Record<string, number | string>>)[]): Buffer =>
  Buffer.concat(values.map((value) => encode(value)));
