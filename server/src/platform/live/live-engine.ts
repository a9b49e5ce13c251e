import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { BroadcastState } from './broadcast.ts';
import { cameraAnswer, type CameraAnswer, type CameraPiece } from './cameras.ts';
import { GrowingPlaylists } from './growing-playlists.ts';
import type { Segment } from './hls-playlist.ts';

/** What takes broadcasts in and records them. The portal asks it by the name of a stream, which is the id of a live. */
export type LiveEngine = {
  /** Whether it answers, or did a moment ago: one that died is started again. */
  isOn: () => Promise<boolean>;
  /** Whether it takes the sound of cameras that is not AAC. */
  takesOpus: () => Promise<boolean>;
  /** What is being sent now. Throws where the engine does not answer. */
  streams: () => Promise<BroadcastState[]>;
  /** Picture and sound as FLV from the last key frame on; null where nothing is sent. */
  flv: (name: string) => Promise<IncomingMessage | null>;
  /** Takes the next piece of what a browser records. Throws where the engine does not answer. */
  sendCamera: (name: string, piece: CameraPiece, bytes: Buffer) => Promise<CameraAnswer>;
  /** Cuts the encoder off; it may come back with the right key. */
  cutOff: (name: string) => Promise<void>;
  /** Cuts the encoder off and ends the stream for everybody; the last segment is written then. */
  end: (name: string) => Promise<void>;
  /** What is recorded, in order. */
  segments: (name: string) => Promise<Segment[]>;
  /** The bytes of a segment, or of what a part begins with; null where there is none. */
  file: (name: string, file: string) => Promise<Buffer | null>;
  /** Bytes of a recording. */
  recordedBytes: (name: string) => Promise<number>;
  /** Names of all recordings. */
  recordings: () => Promise<string[]>;
  /** Deletes a recording. */
  remove: (name: string) => Promise<void>;
};

/** Where the media process says how it is reached, in its folder. */
export const ADDRESS_FILE = 'media.json';
export const mediaAddress = z.object({ port: z.int(), rtmpPort: z.int(), takesOpus: z.boolean().default(false) });
export const STREAMS_FOLDER = 'streams';

const PLAYLIST = /^(\d{1,6})\.m3u8$/;
const MEDIA = /^\d{1,6}-(?:init\.mp4|\d{1,7}\.m4s)$/;
const NAME = /^[\w-]{1,64}$/;
const WAIT_MS = 5_000;
/** So long a media process may take to be started again. */
const STARTED_AGAIN_MS = 20_000;

const states = z.array(
  z.object({
    name: z.string(),
    isPublishing: z.boolean(),
    since: z.string().nullable(),
    missing: z.enum(['picture', 'sound']).nullable(),
    bytes: z.number(),
    recordedBytes: z.number(),
    players: z.number(),
  }),
);

/** The media process of this installation, on the same machine: asked over HTTP, its recordings read from its folder. */
export class MediaProcess implements LiveEngine {
  readonly #folder: string;
  readonly #token: string;
  readonly #playlists = new GrowingPlaylists();
  #answeredAt = -Infinity;
  constructor(options: { folder: string; token: string }) {
    this.#folder = options.folder;
    this.#token = options.token;
  }

  async isOn(): Promise<boolean> {
    const answers = await this.streams().then(
      () => true,
      () => false,
    );
    return answers || Date.now() - this.#answeredAt < STARTED_AGAIN_MS;
  }

  async takesOpus(): Promise<boolean> {
    return (await this.#address()).takesOpus;
  }

  async streams(): Promise<BroadcastState[]> {
    const found = states.parse(await json(await this.#ask('GET', '/streams')));
    this.#answeredAt = Date.now();
    return found;
  }

  async flv(name: string): Promise<IncomingMessage | null> {
    const response = await this.#ask('GET', `/streams/${name}.flv`);
    if (response.statusCode === 200) return response;
    response.resume();
    return null;
  }

  async sendCamera(name: string, piece: CameraPiece, bytes: Buffer): Promise<CameraAnswer> {
    const at = `/streams/${name}/camera?piece=${encodeURIComponent(JSON.stringify(piece))}`;
    return cameraAnswer.parse(await json(await this.#ask('POST', at, bytes)));
  }

  async cutOff(name: string): Promise<void> {
    (await this.#ask('DELETE', `/streams/${name}/publisher`)).resume();
  }

  async end(name: string): Promise<void> {
    (await this.#ask('DELETE', `/streams/${name}`)).resume();
  }

  async segments(name: string): Promise<Segment[]> {
    const files = await readdir(this.#of(name)).catch(() => []);
    const parts = files.flatMap((file) => {
      const part = PLAYLIST.exec(file)?.[1];
      return part === undefined ? [] : [Number(part)];
    });
    const found: Segment[][] = [];
    for (const part of parts.toSorted((one, other) => one - other))
      found.push(await this.#playlists.segments(part, path.join(this.#of(name), `${part}.m3u8`)));
    return found.flat();
  }

  async file(name: string, file: string): Promise<Buffer | null> {
    if (!MEDIA.test(file)) return null;
    return readFile(path.join(this.#of(name), file)).catch(() => null);
  }

  async recordedBytes(name: string): Promise<number> {
    const files = await readdir(this.#of(name)).catch(() => []);
    const sizes = await Promise.all(
      files.map((file) =>
        stat(path.join(this.#of(name), file)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async recordings(): Promise<string[]> {
    const names = await readdir(path.join(this.#folder, STREAMS_FOLDER)).catch(() => []);
    return names.filter((name) => NAME.test(name));
  }

  async remove(name: string): Promise<void> {
    await rm(this.#of(name), { recursive: true, force: true });
  }

  #of(name: string): string {
    if (!NAME.test(name)) throw new RangeError('no name of a stream');
    return path.join(this.#folder, STREAMS_FOLDER, name);
  }

  /** Read each time: another media process may have come in its place. */
  async #address(): Promise<z.output<typeof mediaAddress>> {
    return mediaAddress.parse(JSON.parse(await readFile(path.join(this.#folder, ADDRESS_FILE), 'utf8')));
  }

  async #ask(method: 'GET' | 'POST' | 'DELETE', at: string, body?: Buffer): Promise<IncomingMessage> {
    const { port } = await this.#address();
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path: at, method, headers: { authorization: `Bearer ${this.#token}` } },
        resolve,
      );
      asked.setTimeout(WAIT_MS, () => asked.destroy(new Error('the media process did not answer')));
      asked.on('response', () => asked.setTimeout(0));
      asked.on('error', reject);
      asked.end(body);
    });
  }
}
