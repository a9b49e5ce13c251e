import { BroadcastLimits } from './broadcast-limits.ts';
import type { BroadcastRefusal } from './broadcast-refusal.ts';
import { moveTag, type FlvTag } from './flv.ts';
import { HlsPackager } from './hls-packager.ts';
import { LiveStream } from './live-stream.ts';
import { MissingTracks, type MissingTrack } from './missing-track.ts';
import { StreamClock } from './stream-clock.ts';

/** How long the players of a publisher that went away are kept waiting for it. */
const COMES_BACK_MS = 30_000;
/** A publisher that sent nothing for so long gives way to another: its connection has died without a word. */
const GIVES_WAY_MS = 4_000;

export type Publisher = { address: string; close: (refusal?: BroadcastRefusal) => void };

export type BroadcastState = {
  name: string;
  /** Whether an encoder sends now. */
  isPublishing: boolean;
  /** ISO time since when. */
  since: string | null;
  /** What of picture and sound does not come. */
  missing: MissingTrack | null;
  bytes: number;
  /** Of the whole recording. */
  recordedBytes: number;
  players: number;
};

type BroadcastOptions = {
  name: string;
  folder: string;
  log: (facts: object, message: string) => void;
  /** Picture or sound comes or goes. */
  onMissing: (missing: MissingTrack | null) => void;
  onGone: () => void;
};

/** One broadcast: the encoder that sends it, who plays it, and its recording. */
export class Broadcast {
  readonly stream = new LiveStream();
  readonly #options: BroadcastOptions;
  readonly #packager: HlsPackager;
  readonly #clock = new StreamClock();
  readonly #tracks = new MissingTracks();
  readonly #limits = new BroadcastLimits();
  #opened: Promise<void> | null = null;
  #publisher: Publisher | null = null;
  #since: Date | null = null;
  #missing: MissingTrack | null = null;
  #lastTag = 0;
  #bytes = 0;
  #leaving: NodeJS.Timeout | null = null;

  constructor(options: BroadcastOptions) {
    this.#options = options;
    this.#packager = new HlsPackager(options.folder, options.log);
  }

  get state(): BroadcastState {
    return {
      name: this.#options.name,
      isPublishing: this.#publisher !== null,
      since: this.#since?.toISOString() ?? null,
      missing: this.#missing,
      bytes: this.#bytes,
      recordedBytes: this.#packager.bytes,
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
    this.#missing = null;
    this.stream.restart();
    this.#clock.restart();
    this.#tracks.restart();
    this.#packager.restart();
    await (this.#opened ??= this.#packager.open());
    return true;
  }

  /** Throws a BroadcastRefusal for what is not taken. */
  push(publisher: Publisher, tag: FlvTag): void {
    if (this.#publisher !== publisher) return;
    this.#lastTag = Date.now();
    this.#bytes += tag.body.length;
    this.#limits.count(tag);
    const time = this.#clock.timeOf(tag);
    this.#limits.countTime(time);
    for (const one of this.#tracks.push(moveTag(tag, time))) {
      this.stream.push(one);
      this.#packager.push(one);
    }
    const { missing } = this.#tracks;
    if (missing === this.#missing) return;
    this.#missing = missing;
    this.#options.onMissing(missing);
  }

  /** The encoder's connection is closed; its players wait for it to come back. False where another has taken its place, or it was ended. */
  leave(publisher: Publisher): boolean {
    if (this.#publisher !== publisher) return false;
    this.#publisher = null;
    this.#since = null;
    this.#packager.restart();
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
    this.#options.onGone();
    await this.#packager.end();
  }
}
