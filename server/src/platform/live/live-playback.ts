import type { LiveEngine } from './live-engine.ts';
import type { Segment } from './hls-playlist.ts';

const PLAYLIST_MS = 500;
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

  segments(name: string): Promise<Segment[]> {
    const known = this.#lists.get(name);
    if (known !== undefined && this.#now() - known.at < PLAYLIST_MS) return known.segments;
    const segments = this.#engine.segments(name);
    this.#lists.set(name, { at: this.#now(), segments });
    // what fails is asked for again
    segments.catch(() => this.#lists.delete(name));
    for (const [other, { at }] of this.#lists) if (this.#now() - at > 60_000) this.#lists.delete(other);
    return segments;
  }

  async file(name: string, file: string): Promise<Buffer | null> {
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
