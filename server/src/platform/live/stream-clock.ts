import type { FlvTag } from './flv.ts';

/** Longer than any encoder waits between two pictures or sounds: beyond it its clock was set. */
const JUMP_MS = 3_000;
/** A little back is an encoder's inaccuracy, more is another clock. */
const BACK_MS = 500;
/** What one picture takes, at least: what follows a jump comes so long after what was before. */
const STEP_MS = 40;

/**
 * The clock of a broadcast, which goes on evenly whatever that of its encoder does: an encoder that comes back begins anew, and a clock that is
 * set ahead or back leaves neither a hole nor an overlap. Picture and sound are followed apart, since an encoder may set one after the other.
 */
export class StreamClock {
  /** The time of the last tag of either. */
  #last: number | null = null;
  readonly #tracks = { video: new Track(), audio: new Track() };

  /** Another encoder begins, or the same anew. */
  restart(): void {
    this.#tracks.video = new Track();
    this.#tracks.audio = new Track();
  }

  /** When this tag is decoded, in ms since the broadcast began. */
  timeOf({ kind, at }: FlvTag): number {
    if (kind === 'data') return this.#last ?? 0;
    const track = this.#tracks[kind];
    const other = this.#tracks[kind === 'video' ? 'audio' : 'video'];
    const known = [track.offset, other.offset].find((offset) => offset !== null && this.#isEven(track, at + offset));
    // the clock was set, or nothing is known of it: the track goes on where it was
    track.offset = known ?? (this.#last === null ? 0 : (track.last ?? this.#last) + STEP_MS) - at;
    const time = Math.max(at + track.offset, track.last ?? 0, 0);
    track.last = time;
    this.#last = Math.max(this.#last ?? 0, time);
    return time;
  }

  /** Whether this time follows the one before of its own track, or stands near those of the other one. */
  #isEven(track: Track, time: number): boolean {
    const [own, last] = [track.last ?? time, this.#last ?? time];
    return time >= own - BACK_MS && (time <= own + JUMP_MS || Math.abs(time - last) <= JUMP_MS);
  }
}

class Track {
  /** What is added to the times of the encoder. */
  offset: number | null = null;
  last: number | null = null;
}
