import type { LiveEngine } from './live-engine.ts';
import { between, initOf, type Segment } from './hls-playlist.ts';

/** What of a recording may be played: what was sent while it was on the air. */
export type OnAir = { name: string; from: Date; to: Date | null };

const PLAYLIST_MS = 500;
/** Another process may have told of a segment that is not in the list kept here: one older than this is read anew then. */
const UNKNOWN_FILE_MS = 50;
/** Segments of the streams that are played: fifty lives of six segments, at 1.7 Mbit/s some 130 MB at most. */
const BYTES_MAX = 128 << 20;

/**
 * What players of HLS ask for again and again, kept in memory: the segments of each recording for half a second, the bytes of segments as
 * long as there is room. A broadcast to 500 reads each file once.
 */
export class LivePlayback {
  readonly #engine: Pick<LiveEngine, 'segments' | 'file'>;
  readonly #now: () => number;
  readonly #lists = new Map<string, { at: number; segments: Promise<Segment[]> }>();
  readonly #files = new Map<string, Buffer>();
  #bytes = 0;
  constructor(engine: Pick<LiveEngine, 'segments' | 'file'>, now: () => number = Date.now) {
    this.#engine = engine;
    this.#now = now;
  }

  segments({ name, from, to }: OnAir, keptFor = PLAYLIST_MS): Promise<Segment[]> {
    const key = `${name} ${from.getTime()} ${to?.getTime() ?? ''}`;
    const known = this.#lists.get(key);
    if (known !== undefined && this.#now() - known.at < keptFor) return known.segments;
    const segments = this.#engine.segments(name).then((all) => between(all, from, to));
    this.#lists.set(key, { at: this.#now(), segments });
    // what fails is asked for again
    segments.catch(() => this.#lists.delete(key));
    for (const [other, { at }] of this.#lists) if (this.#now() - at > 60_000) this.#lists.delete(other);
    return segments;
  }

  /** A segment, or how its part begins; null: there is none, or it was sent before or after. */
  async file(onAir: OnAir, file: string): Promise<Buffer | null> {
    if (!(await this.#isOnAir(onAir, file))) return null;
    return this.#read(onAir.name, file);
  }

  async #isOnAir(onAir: OnAir, file: string): Promise<boolean> {
    const has = (segments: readonly Segment[]): boolean =>
      segments.findLast((one) => one.file === file || initOf(one.part) === file) !== undefined;
    return has(await this.segments(onAir)) || has(await this.segments(onAir, UNKNOWN_FILE_MS));
  }

  async #read(name: string, file: string): Promise<Buffer | null> {
    const key = `${name}/${file}`;
    const known = this.#files.get(key);
    if (known !== undefined) return known;
    const bytes = await this.#engine.file(name, file);
    if (bytes === null || this.#files.has(key)) return bytes;
    this.#files.set(key, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes <= BYTES_MAX) break;
      this.#files.delete(oldest);
      this.#bytes -= length;
    }
    return bytes;
  }
}
