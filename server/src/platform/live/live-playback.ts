import { setTimeout as pause } from 'node:timers/promises';
import { Page } from '../pages/page.ts';
import type { LiveEngine } from './live-engine.ts';
import { between, initOf, livePlaylist, replayPlaylist, type Segment } from './hls-playlist.ts';

/** What of a recording may be played: what was sent while it was on the air. */
export type OnAir = {
  name: string;
  from: Date;
  /** Null: it is still on the air. */
  to: Date | null;
  /** Its last segment is written: nothing comes any more. */
  isClosed: boolean;
};

export type PlaylistKind = 'live' | 'replay';

const READ_EVERY_MS = 500;
/** While somebody waits for the next segment. */
const READ_EVERY_MS_HELD = 200;
/** So long a player waits at most for a segment to come (RFC 8216bis, 6.2.5.2: no more than three target durations; G5: five seconds). */
const HELD_MS = 5_000;
/** A player asks for the segment after the last one that it knows, or after one that has come meanwhile. */
const HELD_AHEAD = 2;
/** Segments of the streams that are played: fifty lives of six segments, at 1.7 Mbit/s some 130 MB at most. */
const BYTES_MAX = 128 << 20;
/** Recordings with their playlists: one of eight hours takes some 3 MB. */
const RECORDING_BYTES_MAX = 64 << 20;
/** What the name of a segment takes in a set. */
const NAME_BYTES = 80;

const pageOf = (text: string): Page =>
  new Page({
    status: 200,
    type: 'application/vnd.apple.mpegurl',
    body: Buffer.from(text),
    headers: {},
    keep: true,
  });

/** What of a recording is played, with its playlists as they are sent: written and packed once for all who ask. */
class Recording {
  readonly bytesKept: number;
  /** Segments that are played; the number of the next one. */
  readonly next: number;
  readonly #recorded: readonly Segment[];
  readonly #names: ReadonlySet<string>;
  readonly #playlists: Readonly<Record<PlaylistKind, Page>> | null;
  constructor(recorded: readonly Segment[], { from, to }: Pick<OnAir, 'from' | 'to'>) {
    const segments = between(recorded, from, to);
    const isOver = to !== null;
    this.#recorded = recorded;
    this.next = segments.length;
    this.#names = new Set(segments.flatMap(({ part, file }) => [initOf(part), file]));
    const live = pageOf(livePlaylist(segments, isOver));
    const replay = isOver ? pageOf(replayPlaylist(segments)) : live;
    this.#playlists = segments.length === 0 ? null : { live, replay };
    this.bytesKept = this.#names.size * NAME_BYTES + live.bytesKept + replay.bytesKept;
  }

  /** Was it made of these? A recording only grows. */
  isOf(recorded: readonly Segment[]): boolean {
    return recorded.length === this.#recorded.length && recorded.at(-1)?.file === this.#recorded.at(-1)?.file;
  }

  has(file: string): boolean {
    return this.#names.has(file);
  }

  playlist(kind: PlaylistKind): Page | null {
    return this.#playlists?.[kind] ?? null;
  }
}

type Read = {
  at: number;
  recording: Promise<Recording>;
  bytes: number;
  /** It was read once more for a name that it did not hold. */
  isSecond: boolean;
};

/**
 * What players of HLS ask for again and again, kept in memory: a recording that is written for half a second, one that is closed and the bytes of
 * segments as long as there is room. A broadcast to 500 reads each file once.
 */
export class LivePlayback {
  readonly #engine: Pick<LiveEngine, 'segments' | 'file'>;
  readonly #now: () => number;
  /** The last asked for at the end. */
  readonly #recordings = new Map<string, Read>();
  readonly #files = new Map<string, Buffer>();
  /** Pauses before the next reading, for all who wait for it. */
  readonly #pauses = new Map<string, Promise<void>>();
  #recordingBytes = 0;
  #fileBytes = 0;
  readonly #recordingBytesMax: number;
  constructor(
    engine: Pick<LiveEngine, 'segments' | 'file'>,
    now: () => number = Date.now,
    recordingBytesMax = RECORDING_BYTES_MAX,
  ) {
    this.#engine = engine;
    this.#now = now;
    this.#recordingBytesMax = recordingBytesMax;
  }

  /**
   * Null: nothing is recorded. While it is on the air there is no other than of the live. `wanted`: the number of a segment that may still have
   * to come; then the answer waits for it.
   */
  async playlist(onAir: OnAir, kind: PlaylistKind, wanted = -1): Promise<Page | null> {
    const until = this.#now() + HELD_MS;
    let recording = await this.#lately(onAir).recording;
    while (isToCome(wanted, recording, onAir) && this.#now() < until) {
      await this.#nextReading(onAir);
      recording = await this.#lately(onAir).recording;
    }
    return recording.playlist(kind);
  }

  #nextReading(onAir: OnAir): Promise<void> {
    const key = keyOf(onAir);
    const begun = this.#pauses.get(key);
    if (begun !== undefined) return begun;
    const made = pause(READ_EVERY_MS_HELD).then(() => {
      this.#pauses.delete(key);
      this.#read(onAir, { at: this.#now(), isSecond: false });
    });
    this.#pauses.set(key, made);
    return made;
  }

  /** A segment, or how its part begins; null: there is none, or it was sent before or after. */
  async file(onAir: OnAir, file: string): Promise<Buffer | null> {
    if (!(await this.has(onAir, file))) return null;
    return this.#readFile(onAir.name, file);
  }

  /**
   * Whether `file` would answer it. Another process may have told of a segment that was not there yet: it is looked for once more until the next
   * reading, for all who ask.
   */
  async has(onAir: OnAir, file: string): Promise<boolean> {
    const read = this.#lately(onAir);
    if ((await read.recording).has(file)) return true;
    if (onAir.isClosed) return false;
    const latest = this.#lately(onAir);
    const second = latest.isSecond || latest !== read ? latest : this.#read(onAir, { at: latest.at, isSecond: true });
    return (await second.recording).has(file);
  }

  /** The recording as it was read within the last half second. */
  #lately(onAir: OnAir): Read {
    const key = keyOf(onAir);
    const known = this.#recordings.get(key);
    if (known === undefined) return this.#read(onAir, { at: this.#now(), isSecond: false });
    if (!onAir.isClosed && this.#now() - known.at >= READ_EVERY_MS)
      return this.#read(onAir, { at: this.#now(), isSecond: false });
    this.#recordings.delete(key);
    this.#recordings.set(key, known);
    return known;
  }

  #read(onAir: OnAir, { at, isSecond }: Pick<Read, 'at' | 'isSecond'>): Read {
    const key = keyOf(onAir);
    const before = this.#recordings.get(key)?.recording.catch(() => null);
    const recording = this.#engine.segments(onAir.name).then(async (recorded) => {
      const known = (await before) ?? null;
      return known?.isOf(recorded) === true ? known : new Recording(recorded, onAir);
    });
    const read: Read = { at, recording, bytes: 0, isSecond };
    this.#forgetRecording(key);
    this.#recordings.set(key, read);
    recording.then(
      ({ bytesKept }) => this.#countRecording(key, read, bytesKept),
      // what fails is asked for again
      () => this.#recordings.get(key) === read && this.#forgetRecording(key),
    );
    return read;
  }

  #countRecording(key: string, read: Read, bytes: number): void {
    if (this.#recordings.get(key) !== read) return;
    read.bytes = bytes;
    this.#recordingBytes += bytes;
    for (const oldest of this.#recordings.keys()) {
      if (this.#recordingBytes <= this.#recordingBytesMax || oldest === key) return;
      this.#forgetRecording(oldest);
    }
  }

  #forgetRecording(key: string): void {
    this.#recordingBytes -= this.#recordings.get(key)?.bytes ?? 0;
    this.#recordings.delete(key);
  }

  async #readFile(name: string, file: string): Promise<Buffer | null> {
    const key = `${name}/${file}`;
    const known = this.#files.get(key);
    if (known !== undefined) return known;
    const bytes = await this.#engine.file(name, file);
    if (bytes === null || this.#files.has(key)) return bytes;
    this.#files.set(key, bytes);
    this.#fileBytes += bytes.length;
    for (const [oldest, { length }] of this.#files) {
      if (this.#fileBytes <= BYTES_MAX) break;
      this.#files.delete(oldest);
      this.#fileBytes -= length;
    }
    return bytes;
  }
}

const isToCome = (wanted: number, { next }: Recording, { to }: OnAir): boolean =>
  to === null && wanted >= next && wanted < next + HELD_AHEAD;

/** One that has been closed is read once more: its last segment has come. */
const keyOf = ({ name, from, to, isClosed }: OnAir): string =>
  `${name} ${from.getTime()} ${to?.getTime() ?? ''} ${isClosed}`;
