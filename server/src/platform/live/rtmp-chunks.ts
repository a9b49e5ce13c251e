/** Messages of RTMP and the chunks they are sent in (Adobe's Real Time Messaging Protocol 1.0, section 5.3). */
export type RtmpMessage = { type: number; streamId: number; at: number; body: Buffer };

const SET_CHUNK_SIZE = 1;
const ABORT = 2;
const EXTENDED = 0xff_ff_ff;
const CHUNK_SIZE_FIRST = 128;
const CHUNK_SIZE_MAX = 1 << 20;
/** Encoders use six at most. */
const CHUNK_STREAMS_MAX = 16;
/** Bytes of the head by its kind, after its number. */
const HEADS = [11, 7, 3, 0];

type ChunkStream = {
  at: number;
  /** As it stood in the head: a time, or what is added to the one before. */
  timeField: number;
  length: number;
  type: number;
  streamId: number;
  parts: Buffer[];
  got: number;
};

const newStream = (): ChunkStream => ({ at: 0, timeField: 0, length: 0, type: 0, streamId: 0, parts: [], got: 0 });

/** Puts the messages of a connection together. Throws a RangeError beyond its bounds. */
export class ChunkReader {
  /** The longest message that is taken. */
  messageMax: number;
  readonly #streams = new Map<number, ChunkStream>();
  #rest: Buffer = Buffer.alloc(0);
  #chunkSize = CHUNK_SIZE_FIRST;

  constructor(messageMax: number) {
    this.messageMax = messageMax;
  }

  *read(bytes: Buffer): Generator<RtmpMessage> {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const chunk = this.#chunk(this.#rest);
      if (chunk === null) return;
      this.#rest = this.#rest.subarray(chunk.size);
      if (chunk.message === null) continue;
      if (!this.#controls(chunk.message)) yield chunk.message;
    }
  }

  /** The first chunk of these bytes; null while a part of it is missing. */
  #chunk(bytes: Buffer): { size: number; message: RtmpMessage | null } | null {
    const [first] = bytes;
    if (first === undefined) return null;
    const kind = first >> 6;
    const small = first & 0x3f;
    const numberSize = small === 0 ? 2 : small === 1 ? 3 : 1;
    const headSize = numberSize + (HEADS[kind] ?? 0);
    if (bytes.length < headSize) return null;
    const number = small > 1 ? small : small === 0 ? 64 + bytes.readUInt8(1) : 64 + bytes.readUInt16LE(1);
    const known = this.#streams.get(number) ?? newStream();
    const timeField = kind < 3 ? bytes.readUIntBE(numberSize, 3) : known.timeField;
    const isExtended = timeField === EXTENDED;
    const bodyAt = headSize + (isExtended ? 4 : 0);
    const length = kind < 2 ? bytes.readUIntBE(numberSize + 3, 3) : known.length;
    if (length > this.messageMax) throw new RangeError('RTMP: a message is too long');
    const size = Math.min(this.#chunkSize, length - known.got);
    if (size < 0) throw new RangeError('RTMP: a message shrinks');
    if (bytes.length < bodyAt + size) return null;
    if (known.got === 0) {
      const time = isExtended ? bytes.readUInt32BE(headSize) : timeField;
      known.at = kind === 0 ? time : (known.at + time) >>> 0;
    }
    known.timeField = timeField;
    known.length = length;
    if (kind < 2) known.type = bytes.readUInt8(numberSize + 6);
    if (kind === 0) known.streamId = bytes.readUInt32LE(numberSize + 7);
    this.#streams.set(number, known);
    if (this.#streams.size > CHUNK_STREAMS_MAX) throw new RangeError('RTMP: too many chunk streams');
    known.parts.push(bytes.subarray(bodyAt, bodyAt + size));
    known.got += size;
    return { size: bodyAt + size, message: known.got < length ? null : this.#whole(known) };
  }

  #whole(stream: ChunkStream): RtmpMessage {
    // a copy: what came from the socket is written over
    const body = Buffer.concat(stream.parts);
    stream.parts = [];
    stream.got = 0;
    return { type: stream.type, streamId: stream.streamId, at: stream.at, body };
  }

  /** Does what is said about the chunks themselves; false for every other message. */
  #controls({ type, body }: RtmpMessage): boolean {
    if (type === SET_CHUNK_SIZE) {
      this.#chunkSize = Math.min(CHUNK_SIZE_MAX, Math.max(1, body.readUInt32BE(0) & 0x7f_ff_ff_ff));
      return true;
    }
    if (type !== ABORT) return false;
    const stream = this.#streams.get(body.readUInt32BE(0));
    if (stream !== undefined) Object.assign(stream, { parts: [], got: 0 });
    return true;
  }
}

/** A message in one chunk, for a reader that was told a chunk size beyond its length. */
export function chunkOf(chunkStream: number, { type, streamId, at, body }: RtmpMessage): Buffer {
  const head = Buffer.alloc(12);
  head[0] = chunkStream;
  head.writeUIntBE(at, 1, 3);
  head.writeUIntBE(body.length, 4, 3);
  head[7] = type;
  head.writeUInt32LE(streamId, 8);
  return Buffer.concat([head, body]);
}
