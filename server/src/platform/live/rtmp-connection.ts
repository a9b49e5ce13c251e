import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { decodeAmf, encodeAmf, type AmfValue } from './amf0.ts';
import { BroadcastRefusal } from './broadcast-refusal.ts';
import { FLV_TYPE, otherCodec, tagOf, type FlvTag } from './flv.ts';
import { TAG_BYTES_MAX } from './flv-reader.ts';
import { ChunkReader, chunkOf, type RtmpMessage } from './rtmp-chunks.ts';

const HANDSHAKE = 1536;
const VERSION = 3;
/** Before somebody may publish, nothing of theirs is large. */
const BYTES_BEFORE_PUBLISH = 65_536;
const MESSAGE_MAX = 8_192;
/** How long somebody may take until they publish, and be silent once they do. */
const OPENING_MS = 5_000;
const SILENT_MS = 10_000;

const TYPE = {
  setChunkSize: 1,
  acknowledgement: 3,
  windowSize: 5,
  peerBandwidth: 6,
  command: 20,
  command3: 17,
} as const;
const CONTROL = 2;
const COMMANDS = 3;
const OUT_CHUNK_SIZE = 4096;
const WINDOW = 2_500_000;
const STREAM_ID = 1;

export type PublishWish = { app: string; name: string; key: string };

export type RtmpListener = {
  /** Somebody wants to publish; nothing more of theirs is read until this has answered. */
  mayPublish: (wish: PublishWish) => Promise<boolean>;
  /** Throws a BroadcastRefusal for what is not taken. */
  onTag: (tag: FlvTag) => void;
  /** `refusal`: why it was closed from here, once it was published. */
  onClose: (refusal: BroadcastRefusal | null) => void;
};

/** Picture and sound alone may be long. */
const messageMax = (type: number): number =>
  type === FLV_TYPE.video || type === FLV_TYPE.audio ? TAG_BYTES_MAX : MESSAGE_MAX;

const text = (value: AmfValue | undefined): string => (typeof value === 'string' ? value : '');

/** One encoder's connection over RTMP, from the handshake to the last tag. It publishes or is let go: nobody plays here. */
export class RtmpConnection {
  readonly #socket: Socket;
  readonly #listener: RtmpListener;
  readonly #reader = new ChunkReader(() => MESSAGE_MAX);
  /** What has come of the handshake; null once it is done. */
  #greeting: Buffer | null = Buffer.alloc(0);
  #isGreeted = false;
  #app = '';
  #state: 'opening' | 'asking' | 'publishing' = 'opening';
  #bytes = 0;
  #acknowledged = 0;
  #refusal: BroadcastRefusal | null = null;
  readonly #opening: NodeJS.Timeout;

  constructor(socket: Socket, listener: RtmpListener) {
    this.#socket = socket;
    this.#listener = listener;
    // in all, however it drips
    this.#opening = setTimeout(() => this.close(), OPENING_MS);
    socket.on('timeout', () => this.close());
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(this.#opening);
      listener.onClose(this.#refusal);
    });
    socket.on('data', (bytes) => this.#read(bytes));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    this.#bytes += bytes.length;
    if (this.#state !== 'publishing' && this.#bytes > BYTES_BEFORE_PUBLISH) return this.close();
    try {
      const left = this.#greeting === null ? bytes : this.#greet(Buffer.concat([this.#greeting, bytes]));
      if (left === null) return;
      for (const message of this.#reader.read(left)) this.#take(message);
    } catch (error) {
      if (this.#state === 'publishing') this.#refusal = refusalOf(error);
      return this.close();
    }
    if (this.#bytes - this.#acknowledged > WINDOW / 2) this.#acknowledge();
  }

  /** The handshake without signatures, which every encoder understands (section 5.2). Answers what comes after it. */
  #greet(bytes: Buffer): Buffer | null {
    this.#greeting = bytes;
    if (bytes[0] !== undefined && bytes[0] !== VERSION) throw new RangeError('RTMP: another version');
    if (!this.#isGreeted && bytes.length > HANDSHAKE) {
      this.#isGreeted = true;
      const own = Buffer.concat([Buffer.alloc(8), randomBytes(HANDSHAKE - 8)]);
      this.#socket.write(Buffer.concat([Buffer.from([VERSION]), own, bytes.subarray(1, 1 + HANDSHAKE)]));
    }
    if (bytes.length < 1 + 2 * HANDSHAKE) return null;
    this.#greeting = null;
    return bytes.subarray(1 + 2 * HANDSHAKE);
  }

  #take({ type, at, body }: RtmpMessage): void {
    if (type === TYPE.command || type === TYPE.command3)
      return this.#command(type === TYPE.command ? body : body.subarray(1));
    if (this.#state !== 'publishing') return;
    const codec = otherCodec(type, body);
    if (codec !== null) throw new BroadcastRefusal('codec', codec);
    const tag = tagOf(type, at, body);
    if (tag !== null) this.#listener.onTag(tag);
  }

  #command(body: Buffer): void {
    const [name, transaction, given, ...rest] = decodeAmf(body);
    const id = typeof transaction === 'number' ? transaction : 0;
    switch (name) {
      case 'connect':
        this.#app = typeof given === 'object' && given !== null && !Array.isArray(given) ? text(given['app']) : '';
        this.#control(TYPE.windowSize, WINDOW);
        this.#control(TYPE.peerBandwidth, WINDOW, 2);
        this.#control(TYPE.setChunkSize, OUT_CHUNK_SIZE);
        return this.#reply(
          0,
          encodeAmf(
            '_result',
            id,
            { fmsVer: 'FMS/3,0,1,123', capabilities: 31 },
            status('status', 'NetConnection.Connect.Success'),
          ),
        );
      case 'createStream':
        return this.#reply(0, encodeAmf('_result', id, null, STREAM_ID));
      case 'publish':
        return void this.#publish(text(rest[0]));
      // whoever plays is wrong here, and whoever ends is done
      case 'play':
      case 'deleteStream':
      case 'closeStream':
        return this.close();
      default:
    }
  }

  async #publish(asked: string): Promise<void> {
    if (this.#state !== 'opening') return this.close();
    this.#state = 'asking';
    this.#socket.pause();
    clearTimeout(this.#opening);
    const [name = '', query = ''] = asked.split('?', 2);
    const wish = { app: this.#app, name, key: new URLSearchParams(query).get('key') ?? '' };
    const allowed = await this.#listener.mayPublish(wish).catch(() => false);
    if (this.#socket.destroyed) return;
    if (!allowed) {
      this.#reply(STREAM_ID, encodeAmf('onStatus', 0, null, status('error', 'NetStream.Publish.BadName')));
      this.#socket.destroySoon();
      return;
    }
    this.#state = 'publishing';
    this.#reader.messageMax = messageMax;
    this.#socket.setTimeout(SILENT_MS);
    this.#reply(STREAM_ID, encodeAmf('onStatus', 0, null, status('status', 'NetStream.Publish.Start')));
    this.#socket.resume();
  }

  #acknowledge(): void {
    this.#acknowledged = this.#bytes;
    this.#control(TYPE.acknowledgement, this.#bytes >>> 0);
  }

  #control(type: number, value: number, ...more: number[]): void {
    const body = Buffer.alloc(4);
    body.writeUInt32BE(value);
    const message = { type, streamId: 0, at: 0, body: Buffer.concat([body, Buffer.from(more)]) };
    this.#socket.write(chunkOf(CONTROL, message));
  }

  #reply(streamId: number, body: Buffer): void {
    this.#socket.write(chunkOf(COMMANDS, { type: TYPE.command, streamId, at: 0, body }));
  }
}

const status = (level: 'status' | 'error', code: string) => ({ level, code, description: code });

/** Garbage, or beyond the bounds of messages. */
const refusalOf = (error: unknown): BroadcastRefusal =>
  error instanceof BroadcastRefusal ? error : new BroadcastRefusal('malformed');
