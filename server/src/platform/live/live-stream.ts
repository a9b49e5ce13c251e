import { FLV_HEADER, type FlvKind, type FlvTag } from './flv.ts';

/** Where the bytes of a player go: an HTTP response, or a socket. */
export type ViewerOutput = {
  write: (bytes: Buffer) => void;
  /** Bytes that wait to be sent. */
  readonly writableLength: number;
  end: () => void;
  destroy: () => void;
};

/** A player that falls behind gets nothing until the next key frame, and is let go when it does not catch up. */
const WAITING_MAX = 4 << 20;
const STALLED_MS = 15_000;
/** A publisher that sends no key frame keeps nothing more than this for whoever comes. */
const GROUP_BYTES_MAX = 16 << 20;

class Viewer {
  readonly #output: ViewerOutput;
  readonly #now: () => number;
  /** Since when it has been behind; null: it is not. */
  #behindSince: number | null = null;
  #waitsForKey = false;
  constructor(output: ViewerOutput, now: () => number) {
    this.#output = output;
    this.#now = now;
  }

  send(tag: FlvTag): void {
    if (this.#output.writableLength > WAITING_MAX) {
      this.#waitsForKey = true;
      this.#behindSince ??= this.#now();
      if (this.#now() - this.#behindSince > STALLED_MS) this.#output.destroy();
      return;
    }
    this.#behindSince = null;
    if (this.#waitsForKey && !tag.isKey && !tag.isConfig) return;
    if (tag.isKey) this.#waitsForKey = false;
    this.#output.write(tag.bytes);
  }

  end(): void {
    this.#output.end();
  }
}

/** What has to be known of a stream to play it from here on, and everybody who does. */
export class LiveStream {
  readonly #now: () => number;
  readonly #viewers = new Map<ViewerOutput, Viewer>();
  readonly #configs = new Map<FlvKind, FlvTag>();
  /** Everything since the last key frame. */
  #group: Buffer[] = [];
  #groupBytes = 0;
  #hasKey = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get viewers(): number {
    return this.#viewers.size;
  }

  /** A publisher begins, or comes back: nobody is given what the one before has sent. */
  restart(): void {
    this.#clearGroup();
  }

  /** Hands a tag to everybody. */
  push(tag: FlvTag): void {
    if (tag.isConfig) this.#configure(tag);
    else this.#keep(tag);
    for (const viewer of this.#viewers.values()) viewer.send(tag);
  }

  /** Plays to this output from the last key frame on, until `remove` or the end. */
  add(output: ViewerOutput): void {
    output.write(FLV_HEADER);
    for (const kind of ['data', 'video', 'audio'] as const) {
      const config = this.#configs.get(kind);
      if (config !== undefined) output.write(config.bytes);
    }
    for (const bytes of this.#group) output.write(bytes);
    this.#viewers.set(output, new Viewer(output, this.#now));
  }

  remove(output: ViewerOutput): void {
    this.#viewers.delete(output);
  }

  end(): void {
    for (const viewer of this.#viewers.values()) viewer.end();
    this.#viewers.clear();
  }

  /** Players keep a picture back until the next one comes, and would decode it by the other configuration: they begin anew. */
  #configure(tag: FlvTag): void {
    const known = this.#configs.get(tag.kind);
    this.#configs.set(tag.kind, tag);
    if (tag.kind === 'data' || known === undefined || known.body.equals(tag.body)) return;
    this.end();
    this.#clearGroup();
  }

  #keep({ bytes, isKey }: FlvTag): void {
    if (isKey) {
      this.#clearGroup();
      this.#hasKey = true;
    }
    if (!this.#hasKey) return;
    this.#group.push(bytes);
    this.#groupBytes += bytes.length;
    if (this.#groupBytes > GROUP_BYTES_MAX) this.#clearGroup();
  }

  #clearGroup(): void {
    this.#group = [];
    this.#groupBytes = 0;
    this.#hasKey = false;
  }
}
