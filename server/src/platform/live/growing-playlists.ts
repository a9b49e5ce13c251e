import { readFile, stat } from 'node:fs/promises';
import { segmentsOf, type Segment } from './hls-playlist.ts';

/** All that is kept: some 75 MB. */
const SEGMENTS_MAX = 500_000;

type Read = { bytes: number; changedAt: number; segments: Segment[] };

/** Playlists of recordings, which grow at their end. Of one that was read before only what has come since is taken apart. */
export class GrowingPlaylists {
  readonly #max: number;
  /** By file, the last read at the end. */
  readonly #read = new Map<string, Read>();
  #segments = 0;
  constructor(max = SEGMENTS_MAX) {
    this.#max = max;
  }

  async segments(part: number, file: string): Promise<Segment[]> {
    const { size: bytes, mtimeMs: changedAt } = await stat(file);
    const known = this.#read.get(file);
    if (known?.bytes === bytes && known.changedAt === changedAt) return known.segments;
    const segments = grown(known?.segments ?? [], part, await readFile(file, 'utf8'));
    this.#keep(file, { bytes, changedAt, segments });
    return segments;
  }

  #keep(file: string, read: Read): void {
    this.#segments += read.segments.length - (this.#read.get(file)?.segments.length ?? 0);
    this.#read.delete(file);
    this.#read.set(file, read);
    for (const [oldest, { segments }] of this.#read) {
      if (this.#segments <= this.#max) return;
      this.#read.delete(oldest);
      this.#segments -= segments.length;
    }
  }
}

/** The segments of a playlist of which these were read before. One that does not hold the last of them is another. */
function grown(known: Segment[], part: number, playlist: string): Segment[] {
  const last = known.at(-1);
  if (last === undefined) return segmentsOf(part, playlist);
  const line = `\n${last.file}\n`;
  const at = playlist.lastIndexOf(line);
  if (at < 0) return segmentsOf(part, playlist);
  const added = segmentsOf(part, playlist.slice(at + line.length));
  return added.length === 0 ? known : [...known, ...added];
}
