import { BroadcastRefusal } from './broadcast-refusal.ts';
import type { FlvTag } from './flv.ts';

/** 12 Mbit/s, in bytes, over this time. */
const WINDOW_MS = 10_000;
const WINDOW_BYTES = (12_000_000 / 8) * (WINDOW_MS / 1_000);
/** Each change of a codec's configuration begins another part of the recording. */
const CHANGES_APART_MS = 2_000;
/** So much longer than the time in which it came may what is sent last, within the window: an encoder that comes back sends what waited. */
const AHEAD_MS = 20_000;

/** What is taken for one broadcast, however often its encoder comes back. */
export class BroadcastLimits {
  readonly #now: () => number;
  /** Bytes by the second in which they came, of the last ten. */
  readonly #bytes = new Map<number, number>();
  #sum = 0;
  /** Of picture and of sound, which an encoder changes together. */
  readonly #configs = new Map<string, { body: Buffer; changedAt: number }>();
  /** When the window began, and where the clock of the broadcast stood then. */
  #began: { at: number; time: number } | null = null;
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Throws a BroadcastRefusal beyond the bounds. */
  count(tag: FlvTag): void {
    this.#countBytes(tag.bytes.length);
    if (tag.isConfig && tag.kind !== 'data') this.#countChange(tag);
  }

  /** `time`: where the clock of the broadcast stands, in ms. Throws a BroadcastRefusal where it runs faster than time does. */
  countTime(time: number): void {
    const at = this.#now();
    if (this.#began === null || at - this.#began.at >= WINDOW_MS) this.#began = { at, time };
    if (time - this.#began.time > at - this.#began.at + AHEAD_MS) throw new BroadcastRefusal('tooFast');
  }

  #countBytes(bytes: number): void {
    const second = Math.floor(this.#now() / 1_000);
    this.#bytes.set(second, (this.#bytes.get(second) ?? 0) + bytes);
    this.#sum += bytes;
    for (const [old, counted] of this.#bytes) {
      if (second - old < WINDOW_MS / 1_000) break;
      this.#bytes.delete(old);
      this.#sum -= counted;
    }
    if (this.#sum > WINDOW_BYTES) throw new BroadcastRefusal('bitRate');
  }

  #countChange({ kind, body }: FlvTag): void {
    const before = this.#configs.get(kind);
    if (before?.body.equals(body) === true) return;
    const at = this.#now();
    if (before !== undefined && at - before.changedAt < CHANGES_APART_MS) throw new BroadcastRefusal('configChanges');
    this.#configs.set(kind, { body, changedAt: before === undefined ? -Infinity : at });
  }
}
