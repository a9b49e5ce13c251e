import { appendFile, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BroadcastRefusal } from './broadcast-refusal.ts';
import type { FlvTag } from './flv.ts';
import { playlistEntry, PLAYLIST_HEAD, initOf } from './hls-playlist.ts';
import { writeSegment, type SegmentTags } from './segment-writer.ts';

/** Segments end with the first key frame after so long. */
const SEGMENT_MS = 2_000;
/** What is sent without a key frame: at 6 Mbit/s, 42 seconds. */
const SEGMENT_BYTES_MAX = 32 << 20;
/** What waits to be written before the disk counts as too slow. */
const WAITING_BYTES_MAX = 64 << 20;
/** Segments follow one another by their lengths; by the clock again where it has gone on so much. */
const CLOCK_MS = 1_000;
/** What a picture takes where nothing tells. */
const PICTURE_MS = 40;

type Track = 'video' | 'audio';
type OpenSegment = SegmentTags & { bytes: number; sentAt: number };

/**
 * Packs a broadcast into HLS with fragmented MP4, without touching picture or sound: `<part>.m3u8`, `<part>-init.mp4` and `<part>-0.m4s`,
 * `<part>-1.m4s`, ... in the folder. Another configuration of a codec, and an encoder that comes back, begin another part at their first key frame.
 */
export class HlsPackager {
  readonly #folder: string;
  readonly #log: (facts: object, message: string) => void;
  /** As players have them: the same goes on where nobody says another. */
  readonly #configs = new Map<Track, FlvTag>();
  /** Tracks whose configuration is another than that of the part. */
  readonly #changed = new Set<Track>();
  #part = 0;
  #count = 0;
  #segment: OpenSegment | null = null;
  /** When the next segment begins by the lengths of those before, in ms since 1970; 0: another part. */
  #next = 0;
  #writing: Promise<void> = Promise.resolve();
  #waiting = 0;
  #hasFailed = false;
  #bytes = 0;

  constructor(folder: string, log: (facts: object, message: string) => void) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Bytes of all that is recorded. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Goes on behind what the folder holds. */
  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const files = await readdir(this.#folder);
    this.#part = Math.max(0, ...files.map((file) => Number(/^(\d+)-/.exec(file)?.[1] ?? 0)));
    for (const file of files) this.#bytes += (await stat(path.join(this.#folder, file))).size;
  }

  /** An encoder begins or comes back. */
  restart(): void {
    this.#close(null);
    this.#changed.add('video').add('audio');
  }

  /** A tag on the clock of the stream. Throws a BroadcastRefusal for what cannot be recorded. */
  push(tag: FlvTag): void {
    const { kind } = tag;
    if (kind === 'data') return;
    if (tag.isConfig) {
      if (this.#configs.get(kind)?.body.equals(tag.body) === true) return;
      this.#configs.set(kind, tag);
      this.#changed.add(kind);
      return;
    }
    if (tag.isKey) this.#cut(tag);
    // what follows another configuration waits for the part that begins with it
    if (this.#segment === null || this.#changed.has(kind)) return;
    this.#segment[kind].push(tag);
    this.#segment.bytes += tag.bytes.length;
    if (this.#segment.bytes > SEGMENT_BYTES_MAX) throw new BroadcastRefusal('keyFrames');
    if (this.#hasFailed || this.#waiting > WAITING_BYTES_MAX) throw new BroadcastRefusal('disk');
  }

  /** Resolves once everything is written. */
  async end(): Promise<void> {
    this.#close(null);
    await this.#writing;
  }

  /** A key frame: where it is time, a segment ends and another begins. */
  #cut(key: FlvTag): void {
    const isDue =
      this.#segment === null || this.#changed.size > 0 || key.at - startOf(this.#segment, key) >= SEGMENT_MS;
    if (!isDue) return;
    const early = this.#close(key);
    const [video, audio] = [this.#configs.get('video'), this.#configs.get('audio')];
    if (video === undefined || audio === undefined) return;
    if (this.#changed.size > 0) {
      this.#part += 1;
      this.#count = 0;
      this.#next = 0;
      this.#changed.clear();
    }
    this.#segment = { configs: { video, audio }, video: [], audio: early, bytes: 0, sentAt: this.#timeOf() };
  }

  #timeOf(): number {
    const now = Date.now();
    return Math.abs(now - this.#next) < CLOCK_MS ? this.#next : now;
  }

  /** Ends the segment before this key frame, or with what there is. Answers the sound that has come early for the next. */
  #close(key: FlvTag | null): FlvTag[] {
    const segment = this.#segment;
    this.#segment = null;
    const [first] = segment?.video ?? [];
    if (segment === null || first === undefined) return [];
    const end = key?.at ?? endOf(segment);
    const early = key === null || this.#changed.has('audio') ? [] : segment.audio.filter(({ at }) => at >= end);
    const tags = { ...segment, audio: early.length === 0 ? segment.audio : segment.audio.filter(({ at }) => at < end) };
    const seconds = (end - first.at) / 1_000;
    this.#next = segment.sentAt + end - first.at;
    this.#write({ part: this.#part, number: this.#count, seconds, at: new Date(segment.sentAt) }, tags);
    this.#count += 1;
    return early;
  }

  #write(facts: { part: number; number: number; seconds: number; at: Date }, tags: OpenSegment): void {
    this.#waiting += tags.bytes;
    this.#writing = this.#writing.then(async () => {
      try {
        await this.#store(facts, await writeSegment(tags, facts.seconds));
      } catch (err) {
        this.#hasFailed = true;
        this.#log({ err, folder: this.#folder, ...facts }, 'a segment could not be written');
      }
      this.#waiting -= tags.bytes;
    });
  }

  async #store(
    { part, number, seconds, at }: { part: number; number: number; seconds: number; at: Date },
    { init, segment }: { init: Buffer; segment: Buffer },
  ): Promise<void> {
    const playlist = path.join(this.#folder, `${part}.m3u8`);
    const file = `${part}-${number}.m4s`;
    if (number === 0) {
      await this.#replace(initOf(part), init);
      await writeFile(playlist, PLAYLIST_HEAD, { mode: 0o600 });
    }
    await this.#replace(file, segment);
    await appendFile(playlist, playlistEntry({ file, seconds, at }));
  }

  /** Readers find all of it or nothing. */
  async #replace(file: string, bytes: Buffer): Promise<void> {
    const target = path.join(this.#folder, file);
    await writeFile(`${target}.new`, bytes, { mode: 0o600 });
    await rename(`${target}.new`, target);
    this.#bytes += bytes.length;
  }
}

const startOf = ({ video }: OpenSegment, key: FlvTag): number => video[0]?.at ?? key.at;

/** When the last picture and sound end, the pictures by the distance of the last two. */
function endOf({ video, audio }: OpenSegment): number {
  const [last, before] = [video.at(-1), video.at(-2)];
  const pictures = (last?.at ?? 0) + (last !== undefined && before !== undefined ? last.at - before.at : PICTURE_MS);
  return Math.max(pictures, audio.at(-1)?.at ?? 0);
}
