import { connect, type Socket } from 'node:net';
import { encodeAmf } from '../src/platform/live/amf0.ts';
import { chunkOf } from '../src/platform/live/rtmp-chunks.ts';

const HANDSHAKE = 1_536;
const COMMAND = 20;
const SET_CHUNK_SIZE = 1;
const CHUNK_SIZE = 1 << 20;
const STREAM_ID = 1;
const STARTED = 'NetStream.Publish.Start';

/** An encoder that sends over RTMP whatever a test wants it to. */
export class RtmpClient {
  readonly closed: Promise<void>;
  readonly #socket: Socket;
  private constructor(socket: Socket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => void socket.once('close', () => resolve()));
  }

  /** Resolves once it publishes, or is refused. */
  static async publish(port: number, key: string): Promise<{ client: RtmpClient; isPublishing: boolean }> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.on('error', () => {});
    const client = new RtmpClient(socket);
    socket.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * HANDSHAKE, 1)]));
    const size = Buffer.alloc(4);
    size.writeUInt32BE(CHUNK_SIZE);
    socket.write(chunkOf(2, { type: SET_CHUNK_SIZE, streamId: 0, at: 0, body: size }));
    client.#command('connect', 1, { app: 'live' });
    client.#command('createStream', 2, null);
    client.#command('publish', 3, null, key, 'live');
    let answered = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answered += text));
    const isAnswered = new Promise<void>((resolve) => {
      socket.on('data', () => answered.includes('NetStream.Publish') && resolve());
      void client.closed.then(() => resolve());
    });
    await isAnswered;
    return { client, isPublishing: answered.includes(STARTED) };
  }

  send(type: number, body: Buffer, at = 0): void {
    this.sendBytes(chunkOf(4, { type, streamId: STREAM_ID, at, body }));
  }

  sendBytes(bytes: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes);
  }

  close(): void {
    this.#socket.destroy();
  }

  #command(...words: Parameters<typeof encodeAmf>): void {
    this.#socket.write(chunkOf(3, { type: COMMAND, streamId: STREAM_ID, at: 0, body: encodeAmf(...words) }));
  }
}
