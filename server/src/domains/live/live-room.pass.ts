import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';

/** Whom a pass is for: somebody signed in, a guest with a name, or (null) a guest without one. */
export type PassHolder = { kind: 'signedIn' | 'guest'; id: string } | null;

export function holderOf(caller: Caller): PassHolder {
  switch (caller.kind) {
    case 'anonymous':
      return null;
    case 'visitor':
      return { kind: 'signedIn', id: caller.visitorId };
    case 'exhibitor':
      return { kind: 'signedIn', id: caller.employeeId };
    case 'organizer':
      return { kind: 'signedIn', id: caller.staffId };
  }
}

const SHAPE = /^(signedIn|guest|nobody)\.([A-Za-z0-9]{0,40})\.([0-9a-z]{1,9})\.([\w-]{22})$/;

/** Passes to the rooms of lives, signed and short-lived (specification, section 7: getUserSig). They let in whoever may watch, and say as whom. */
export class RoomPasses {
  readonly #key: Buffer;
  readonly #now: () => number;
  constructor(secret: string, now: () => number = Date.now) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'pass to the room of a live', 32));
    this.#now = now;
  }

  signed(liveId: string, holder: PassHolder): string {
    const until = Math.floor(this.#now() / 1000) + LIMITS.livePassSeconds;
    const claim = `${holder?.kind ?? 'nobody'}.${holder?.id ?? ''}.${until.toString(36)}`;
    return `${claim}.${this.#signature(liveId, claim)}`;
  }

  /** Whom a pass to this room is for; `ended` where it is none, or none any more. */
  read(liveId: string, pass: string): PassHolder | 'ended' {
    const [, kind, id = '', until = '', signature = ''] = SHAPE.exec(pass) ?? [];
    if (kind === undefined) return 'ended';
    const right = Buffer.from(this.#signature(liveId, `${kind}.${id}.${until}`));
    if (!timingSafeEqual(right, Buffer.from(signature))) return 'ended';
    if (Number.parseInt(until, 36) <= this.#now() / 1000) return 'ended';
    return kind === 'signedIn' || kind === 'guest' ? { kind, id } : null;
  }

  /** What the messages of somebody are known by in one room: the same for all of them, and telling nothing. */
  authorOf(liveId: string, authorId: string): string {
    return createHmac('sha256', this.#key).update(`author ${liveId} ${authorId}`).digest('base64url').slice(0, 16);
  }

  #signature(liveId: string, claim: string): string {
    return createHmac('sha256', this.#key).update(`${liveId} ${claim}`).digest('base64url').slice(0, 22);
  }
}
