/** The header of a file, before its first tag: `FLV`, what is in it, its length, and a first size of nothing. */
const HEADER = 13;
/** Type, length and time stand before what a tag holds, its size behind. */
const BEFORE = 11;
const BEHIND = 4;

/** A tag of FLV with all its bytes; `kind` as it stands there: 8 sound, 9 picture, 18 metadata, null the header of the file. */
export type FlvTag = { kind: number | null; at: number; bytes: Uint8Array };

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
};

/** Takes what arrives of an FLV apart into whole tags. */
export class FlvTags {
  #rest = new Uint8Array(0);
  #isBegun = false;

  read(arrived: Uint8Array): FlvTag[] {
    let rest = this.#rest.length === 0 ? arrived : joined(this.#rest, arrived);
    const tags: FlvTag[] = [];
    for (let tag = this.#first(rest); tag !== null; tag = this.#first(rest)) {
      tags.push(tag);
      this.#isBegun = true;
      rest = rest.subarray(tag.bytes.length);
    }
    this.#rest = new Uint8Array(rest);
    return tags;
  }

  #first(bytes: Uint8Array): FlvTag | null {
    if (!this.#isBegun) return bytes.length < HEADER ? null : { kind: null, at: 0, bytes: bytes.subarray(0, HEADER) };
    if (bytes.length < BEFORE) return null;
    const [kind = 0, ...head] = bytes.subarray(0, BEFORE);
    const [high = 0, middle = 0, low = 0, time3 = 0, time2 = 0, time1 = 0, time4 = 0] = head;
    const length = BEFORE + ((high << 16) | (middle << 8) | low) + BEHIND;
    if (bytes.length < length) return null;
    // the upper byte of the time stands behind the lower three
    const at = time4 * 2 ** 24 + ((time3 << 16) | (time2 << 8) | time1);
    return { kind, at, bytes: bytes.subarray(0, length) };
  }
}

/**
 * Goes on in another line of the same stream without a gap: a new line begins at the last key frame, and of it counts what is later than what has
 * already been taken. The times of a stream are the same in all its lines.
 */
export class FlvSplice {
  /** The time of the last tag of each kind. */
  readonly #last = new Map<number | null, number>();
  /** What had been taken when this line took over. */
  #before = new Map<number | null, number>();
  #line: object | null = null;

  /** The tags of a line that follow what was taken; `isNext`: it has caught up, and the line before is needed no more. */
  take(line: object, tags: readonly FlvTag[]): { tags: FlvTag[]; isNext: boolean } {
    this.#line ??= line;
    const isNext = line !== this.#line && tags.some((tag) => isPlayed(tag) && isLater(tag, this.#last));
    if (line !== this.#line && !isNext) return { tags: [], isNext: false };
    if (isNext) this.#before = new Map(this.#last);
    this.#line = line;
    const taken = tags.filter((tag) => isLater(tag, this.#before));
    for (const { kind, at } of taken) this.#last.set(kind, at);
    return { tags: taken, isNext };
  }
}

const isPlayed = ({ kind }: FlvTag): boolean => kind === 8 || kind === 9;
const isLater = ({ kind, at }: FlvTag, times: ReadonlyMap<number | null, number>): boolean =>
  at > (times.get(kind) ?? -1);
