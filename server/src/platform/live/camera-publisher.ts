import { BroadcastRefusal } from './broadcast-refusal.ts';
import { demuxCamera, type CameraReader } from './camera-demuxer.ts';
import type { FlvTag } from './flv.ts';
import { convertOpus } from './opus-converter.ts';

/** A browser of which nothing can be played for so long has gone, or sends what is no recording. */
const SILENT_MS = 10_000;
/** What is kept until it is known how to read it. */
const EARLY_BYTES_MAX = 8 << 20;

export type CameraListener = {
  /** Throws a BroadcastRefusal for what is not taken. */
  onTag: (tag: FlvTag) => void;
  onClose: (refusal: BroadcastRefusal | null) => void;
};
/** `ffmpeg`: null where there is none, so that sound has to be AAC. */
type Converting = { ffmpeg: string | null; folder: string };

/** While what reads it is being started, all that comes is kept. */
const NOWHERE: CameraReader = { write: () => {}, end: () => {}, close: () => {}, ended: new Promise(() => {}) };

/** One part of what a browser records of its camera (Matroska or MP4, with H.264), in pieces that come one after another. */
export class CameraPublisher {
  /** Once it sends no more, however. */
  readonly ended: Promise<void>;
  readonly #listener: CameraListener;
  readonly #silence: NodeJS.Timeout;
  readonly #end: () => void;
  #reader: CameraReader;
  /** What has come before it was known how to read it; null: that is known. */
  #early: Buffer[] | null = [];
  #earlyBytes = 0;
  #isLast = false;
  #isOver = false;
  #next = 0;

  constructor(converting: Converting, listener: CameraListener) {
    this.#listener = listener;
    this.#silence = setTimeout(() => this.close(), SILENT_MS);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#end = resolve;
    this.#reader = demuxCamera({
      onOpen: () => (this.#early = null),
      onTag: (tag) => this.#take(tag),
      onOther: (codec) => void this.#convert(converting, codec).catch(() => this.close()),
    });
    this.#follow(this.#reader);
  }

  /** False where a piece before this one never came. One that came before changes nothing. */
  take(sequence: number, bytes: Buffer): boolean {
    if (sequence > this.#next) return false;
    if (sequence < this.#next) return true;
    this.#next += 1;
    this.#early?.push(bytes);
    this.#earlyBytes += bytes.length;
    if (this.#early !== null && this.#earlyBytes > EARLY_BYTES_MAX) this.close(new BroadcastRefusal('malformed'));
    else this.#reader.write(bytes);
    return true;
  }

  /** What has come is still passed on. */
  end(): void {
    this.#isLast = true;
    this.#reader.end();
  }

  close(refusal: BroadcastRefusal | null = null): void {
    this.#reader.close();
    this.#finish(refusal);
  }

  #take(tag: FlvTag): void {
    this.#silence.refresh();
    try {
      this.#listener.onTag(tag);
    } catch (error) {
      this.close(error instanceof BroadcastRefusal ? error : new BroadcastRefusal('malformed'));
    }
  }

  /** The sound is another than AAC: all that came is read again by what can convert it. */
  async #convert({ ffmpeg, folder }: Converting, codec: string): Promise<void> {
    if (ffmpeg === null || codec === '') return this.close(new BroadcastRefusal('codec', codec));
    this.#reader.close();
    this.#reader = NOWHERE;
    const reader = await convertOpus(ffmpeg, folder, (tag) => this.#take(tag));
    if (this.#isOver) return reader.close();
    this.#reader = reader;
    this.#follow(reader);
    for (const bytes of this.#early ?? []) reader.write(bytes);
    this.#early = null;
    if (this.#isLast) reader.end();
  }

  #follow(reader: CameraReader): void {
    void reader.ended.then(() => {
      if (this.#reader === reader) this.#finish(this.#early === null ? null : new BroadcastRefusal('malformed'));
    });
  }

  #finish(refusal: BroadcastRefusal | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#silence);
    this.#listener.onClose(refusal);
    this.#end();
  }
}
