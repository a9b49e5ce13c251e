import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 16;
const NAME = /^([A-Za-z0-9]{10,40})(?:\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{22}))?$/;

/** A private address holds for so long: who leaves the pool has seen the last segment by then (G48). The player asks for a new one at half of it. */
export const PRIVATE_SECONDS = 50;
/** What everybody may play needs no signature, and is asked for again in case that changes. */
export const PUBLIC_SECONDS = 300;

/** Signed names that are remembered; those of a minute, with many more viewers than the portal serves. */
const KNOWN_MAX = 20_000;

/** `watch`: the playlist and segments of what is on the air, or of the replay; `preview`: what its host sees before. */
export type PlayPurpose = 'watch' | 'preview';

/** `seconds`: for how long its signature opens it; 0 where it has none that does. */
export type NamedStream = { id: string; seconds: number };

/** Names of streams in addresses of playlists and segments: bare where everybody may play it, signed and short-lived where not. */
export class PlayAddresses {
  readonly #key: Buffer;
  readonly #now: () => number;
  /** Names that were found to be signed: each is asked for again and again. */
  readonly #known = new Set<string>();
  constructor(secret: string, now: () => number = Date.now) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'play address of a live', 32));
    this.#now = now;
  }

  /** For somebody who may watch. */
  signed(id: string, purpose: PlayPurpose): string {
    const until = (Math.floor(this.#now() / 1000) + PRIVATE_SECONDS).toString(36);
    return `${id}.${until}.${this.#signature(id, until, purpose)}`;
  }

  /** The stream that a name in an address means; null: it is no name. */
  read(name: string, purpose: PlayPurpose): NamedStream | null {
    const [, id, until, signature] = NAME.exec(name) ?? [];
    if (id === undefined) return null;
    if (until === undefined || signature === undefined) return { id, seconds: 0 };
    const isRight = this.#isRight(`${purpose} ${name}`, signature, () => this.#signature(id, until, purpose));
    return { id, seconds: isRight ? Math.max(0, Number.parseInt(until, 36) - this.#now() / 1000) : 0 };
  }

  #isRight(name: string, given: string, signatureOf: () => string): boolean {
    if (this.#known.has(name)) return true;
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf()))) return false;
    if (this.#known.size >= KNOWN_MAX) this.#known.clear();
    this.#known.add(name);
    return true;
  }

  #signature(id: string, until: string, purpose: PlayPurpose): string {
    return createHmac('sha256', this.#key)
      .update(`${purpose} ${id}.${until}`)
      .digest()
      .subarray(0, MAC_BYTES)
      .toString('base64url');
  }
}
