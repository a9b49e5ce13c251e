/** Messages of RTMP and the chunks they are sent in (Adobe's Real Time Messaging Protocol 1.0, section 5.3). */
export type RtmpMessage = { type: number; streamId: number; at: number; body: Buffer };

const SET_CHUNK_SIZE = 1;
const ABORT = 2;
const EXTENDED = 0xff_ff_ff;
/** The specification knows none below. */
const CHUNK_SIZE_MIN = 128;
const CHUNK_SIZE_MAX = 1 << 20;
/** Encoders use six at most. */
const CHUNK_STREAMS_MAX = 16;
/** Bytes of messages that are not whole yet, of all chunk streams together. */
const UNFINISHED_MAX = 4 << 20;
/** A message is given room for so much first, and more as it comes. */
const ROOM_FIRST = 16 << 10;
/** Bytes of the head by its kind, after its number. */
const HEADS = [11, 7, 3, 0];
/** The longest head, with its number and its extended time. */
const HEAD_MAX = 3 + 11 + 4;

type ChunkStream = {
  at: number;
  /** As it stood in the head: a time, or what is added to the one before. */
  timeField: number;
  length: number;
  type: number;
  streamId: number;
  /** What has come of the message, in a buffer that grows to its length. */
  body: Buffer;
  got: number;
};

const NOTHING = Buffer.alloc(0);
const newStream = (): ChunkStream => ({
  at: 0,
  timeField: 0,
  length: 0,
  type: 0,
  streamId: 0,
  body: NOTHING,
  got: 0,
});

/** Puts the messages of a connection together. Throws a RangeError beyond its bounds. */
export class ChunkReader {
  /** The longest message of a type that is taken. */
  messageMax: (type: number) => number;
  readonly #streams = new Map<number, ChunkStream>();
  /** What has come of a head. */
  #head: Buffer = NOTHING;
  /** The chunk that is being read, and how much of it is still to come. */
  #open: ChunkStream | null = null;
  #left = 0;
  #chunkSize = CHUNK_SIZE_MIN;

  constructor(messageMax: (type: number) => number) {
    this.messageMax = messageMax;
  }

  *read(bytes: Buffer): Generator<RtmpMessage> {
    let at = 0;
    for (;;) {
      if (this.#open === null) {
        const head = Buffer.concat([this.#head, bytes.subarray(at, at + HEAD_MAX - this.#head.length)]);
        const size = this.#begin(head);
        if (size === null) {
          this.#head = head;
          return;
        }
        at += size - this.#head.length;
        this.#head = NOTHING;
      }
      const stream: ChunkStream | null = this.#open;
      if (stream === null) return;
      const piece = bytes.subarray(at, at + this.#left);
      this.#add(stream, piece);
      at += piece.length;
      this.#left -= piece.length;
      if (this.#left > 0) return;
      this.#open = null;
      if (stream.got < stream.length) continue;
      const message = whole(stream);
      if (!this.#controls(message)) yield message;
    }
  }

  /** Reads the head of a chunk and answers its size; null while a part of it is missing. */
  #begin(bytes: Buffer): number | null {
    const [first] = bytes;
    if (first === undefined) return null;
    const kind = first >> 6;
    const small = first & 0x3f;
    const numberSize = small === 0 ? 2 : small === 1 ? 3 : 1;
    const headSize = numberSize + (HEADS[kind] ?? 0);
    if (bytes.length < headSize) return null;
    const number = small > 1 ? small : small === 0 ? 64 + bytes.readUInt8(1) : 64 + bytes.readUInt16LE(1);
    const begun = this.#streams.get(number);
    if (begun === undefined && kind > 1) throw new RangeError('RTMP: a chunk that goes on with nothing');
    const known = begun ?? newStream();
    const timeField = kind < 3 ? bytes.readUIntBE(numberSize, 3) : known.timeField;
    const isExtended = timeField === EXTENDED;
    const size = headSize + (isExtended ? 4 : 0);
    if (bytes.length < size) return null;
    const length = kind < 2 ? bytes.readUIntBE(numberSize + 3, 3) : known.length;
    const type = kind < 2 ? bytes.readUInt8(numberSize + 6) : known.type;
    if (length > this.messageMax(type)) throw new RangeError('RTMP: a message is too long');
    if (length < known.got) throw new RangeError('RTMP: a message shrinks');
    if (known.got === 0) {
      const time = isExtended ? bytes.readUInt32BE(headSize) : timeField;
      known.at = kind === 0 ? time : (known.at + time) >>> 0;
    }
    Object.assign(known, { timeField, length, type });
    if (kind === 0) known.streamId = bytes.readUInt32LE(numberSize + 7);
    this.#streams.set(number, known);
    if (this.#streams.size > CHUNK_STREAMS_MAX) throw new RangeError('RTMP: too many chunk streams');
    this.#open = known;
    this.#left = Math.min(this.#chunkSize, length - known.got);
    return size;
  }

  #add(stream: ChunkStream, piece: Buffer): void {
    const needed = stream.got + piece.length;
    if (needed > stream.body.length) this.#grow(stream, needed);
    piece.copy(stream.body, stream.got);
    stream.got = needed;
  }

  #grow(stream: ChunkStream, needed: number): void {
    const room = Buffer.allocUnsafeSlow(Math.min(stream.length, Math.max(needed, 2 * stream.body.length, ROOM_FIRST)));
    stream.body.copy(room, 0, 0, stream.got);
    stream.body = room;
    let unfinished = 0;
    for (const { body } of this.#streams.values()) unfinished += body.length;
    if (unfinished > UNFINISHED_MAX) throw new RangeError('RTMP: too much is unfinished');
  }

  /** Does what is said about the chunks themselves; false for every other message. */
  #controls({ type, body }: RtmpMessage): boolean {
    if (type === SET_CHUNK_SIZE) {
      const size = body.readUInt32BE(0) & 0x7f_ff_ff_ff;
      if (size < CHUNK_SIZE_MIN) throw new RangeError('RTMP: chunks are too small');
      this.#chunkSize = Math.min(CHUNK_SIZE_MAX, size);
      return true;
    }
    if (type !== ABORT) return false;
    const stream = this.#streams.get(body.readUInt32BE(0));
    if (stream !== undefined) Object.assign(stream, { body: NOTHING, got: 0 });
    return true;
  }
}

function whole(stream: ChunkStream): RtmpMessage {
  const { type, streamId, at, body } = stream;
  Object.assign(stream, { body: NOTHING, got: 0 });
  return { type, streamId, at, body };
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
