import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { pictureAddress } from './picture-address.ts';

/** The longest that a signed address may work (G43), and how often it changes: between the two a browser can keep the picture. */
const LIFE_SECONDS = 300;
const STEP_SECONDS = LIFE_SECONDS / 2;
const KEPT = 20_000;
const MAC_BYTES = 16;
const NAME = /^([A-Za-z0-9]{10,40})(?:\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{22}))?$/;

/** The picture that a part of an address names, and for how long its signature opens it; 0 where it has none that does. */
export type NamedPicture = { id: string; seconds: number };

/**
 * Addresses of pictures that only some may see, for those who may: `/files/{id}.{until}.{signature}`, good for one picture of one fair
 * and for five minutes at most. All who are shown a picture at the same time get the same address, so that lists cost one signature each.
 */
export class SignedPictures {
  #key: Buffer;
  #now: () => number;
  #until = '';
  #addresses = new Map<string, string>();
  constructor(secret: string, exhibitionId: string, now: () => number = Date.now) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `picture address ${exhibitionId}`, 32));
    this.#now = now;
  }

  address(fileId: string): string {
    if (fileId === '') return '';
    const step = Math.floor(this.#now() / 1000 / STEP_SECONDS);
    const until = ((step + 2) * STEP_SECONDS).toString(36);
    if (until !== this.#until || this.#addresses.size >= KEPT) this.#addresses.clear();
    this.#until = until;
    const made = this.#addresses.get(fileId) ?? pictureAddress(`${fileId}.${until}.${this.#signature(fileId, until)}`);
    this.#addresses.set(fileId, made);
    return made;
  }

  /** Null where the text is no name of a picture at all. */
  read(name: string): NamedPicture | null {
    const [, id, until, signature] = NAME.exec(name) ?? [];
    if (id === undefined) return null;
    if (until === undefined || signature === undefined) return { id, seconds: 0 };
    const right = timingSafeEqual(Buffer.from(signature), Buffer.from(this.#signature(id, until)));
    const seconds = Number.parseInt(until, 36) - Math.floor(this.#now() / 1000);
    return { id, seconds: right ? Math.max(0, seconds) : 0 };
  }

  #signature(fileId: string, until: string): string {
    const mac = createHmac('sha256', this.#key).update(`${fileId}.${until}`).digest();
    return mac.subarray(0, MAC_BYTES).toString('base64url');
  }
}
