import { mkdir, readdir } from 'node:fs/promises';
import type { FlvTag } from './flv.ts';
import { HlsPackager } from './hls-packager.ts';
import { LiveStream } from './live-stream.ts';

/** How long the players of a publisher that went away are kept waiting for it. */
const COMES_BACK_MS = 30_000;
/** A publisher that sent nothing for so long gives way to another: its connection has died without a word. */
const GIVES_WAY_MS = 4_000;

export type Publisher = { address: string; close: () => void };

export type BroadcastState = {
  name: string;
  /** Whether an encoder sends now. */
  isPublishing: boolean;
  /** ISO time since when. */
  since: string | null;
  bytes: number;
  players: number;
};

/** One broadcast: the encoder that sends it, who plays it, and its recording. */
export class Broadcast {
  readonly stream = new LiveStream();
  readonly #name: string;
  readonly #folder: string;
  readonly #ffmpeg: string;
  readonly #onGone: () => void;
  #publisher: Publisher | null = null;
  #since: Date | null = null;
  #lastTag = 0;
  #bytes = 0;
  #part = 0;
  #packager: HlsPackager | null = null;
  /** Parts that ffmpeg still writes. */
  #ending: Promise<void> = Promise.resolve();
  #leaving: NodeJS.Timeout | null = null;

  constructor(options: { name: string; folder: string; ffmpeg: string; onGone: () => void }) {
    this.#name = options.name;
    this.#folder = options.folder;
    this.#ffmpeg = options.ffmpeg;
    this.#onGone = options.onGone;
  }

  get state(): BroadcastState {
    return {
      name: this.#name,
      isPublishing: this.#publisher !== null,
      since: this.#since?.toISOString() ?? null,
      bytes: this.#bytes,
      players: this.stream.viewers,
    };
  }

  /** False while another encoder sends. */
  async publish(publisher: Publisher): Promise<boolean> {
    if (this.#publisher !== null && Date.now() - this.#lastTag < GIVES_WAY_MS) return false;
    const before = this.#publisher;
    this.#publisher = publisher;
    before?.close();
    if (this.#leaving !== null) clearTimeout(this.#leaving);
    this.#leaving = null;
    this.#since = new Date();
    this.#lastTag = Date.now();
    this.stream.restart();
    await this.#nextPart();
    return true;
  }

  push(publisher: Publisher, given: FlvTag): void {
    if (this.#publisher !== publisher) return;
    this.#lastTag = Date.now();
    this.#bytes += given.body.length;
    const tag = this.stream.push(given);
    if (this.#packager?.isBroken === true || this.#packager?.differs(tag) === true) this.#replacePackager(tag);
    this.#packager?.push(tag);
  }

  /** The encoder's connection is closed; its players wait for it to come back. False where another has taken its place, or it was ended. */
  leave(publisher: Publisher): boolean {
    if (this.#publisher !== publisher) return false;
    this.#publisher = null;
    this.#since = null;
    this.#endPart();
    this.#leaving = setTimeout(() => void this.end(), COMES_BACK_MS);
    return true;
  }

  /** Closes the encoder's connection, as if it had gone. */
  cutOff(): void {
    this.#publisher?.close();
  }

  /** Ends it for everybody; resolves once the last segment is written. */
  async end(): Promise<void> {
    if (this.#leaving !== null) clearTimeout(this.#leaving);
    const publisher = this.#publisher;
    this.#publisher = null;
    publisher?.close();
    this.stream.end();
    this.#endPart();
    this.#onGone();
    await this.#ending;
  }

  async #nextPart(): Promise<void> {
    this.#endPart();
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const parts = (await readdir(this.#folder)).map((file) => Number(/^(\d+)-init\.mp4$/.exec(file)?.[1] ?? 0));
    this.#part = Math.max(this.#part, ...parts) + 1;
    this.#packager = new HlsPackager(this.#ffmpeg, this.#folder, this.#part);
  }

  /** The picture or the sound is another from this tag on: what was packed ends, and what is known of the codecs goes on. */
  #replacePackager(tag: FlvTag): void {
    const known = this.#packager?.configs ?? [];
    this.#endPart();
    this.#part += 1;
    this.#packager = new HlsPackager(this.#ffmpeg, this.#folder, this.#part);
    for (const config of known) if (config.kind !== tag.kind) this.#packager.push(config);
  }

  #endPart(): void {
    const ended = this.#packager?.end();
    if (ended !== undefined) this.#ending = Promise.all([this.#ending, ended]).then(() => {});
    this.#packager = null;
  }
}
