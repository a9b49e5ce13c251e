import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** What a passed human check is good for. A pass for one action opens no other (G16). */
export const HUMAN_CHECK_ACTIONS = [
  'login',
  'code',
  'loginLink',
  'register',
  'reveal',
  'reset',
  'bind',
  'invite',
  'suggest',
  'guestChat',
  'apply',
] as const;
export const humanCheckAction = z.enum(HUMAN_CHECK_ACTIONS);
export type HumanCheckAction = z.output<typeof humanCheckAction>;

/** The pass that `identity.checkChallenge` answered, in the input of a protected call; empty where none was asked for yet. */
export const humanCheckToken = z.string().max(200, { abort: true }).default('');

/** `slider`: drag the piece; `work`: let the device reckon, for whoever cannot drag; `outside`: another service's token. */
export const challengeKind = z.enum(['slider', 'work', 'outside']);
export type ChallengeKind = z.output<typeof challengeKind>;

/** The pictures of a slider check, as data URLs; all lengths in pixels of the background. */
export const slider = z.object({
  background: z.string(),
  piece: z.string(),
  width: z.int(),
  height: z.int(),
  pieceWidth: z.int(),
  pieceHeight: z.int(),
  /** Where the piece stands from the top; it moves from left to right only. */
  pieceY: z.int(),
});
export type Slider = z.output<typeof slider>;

/** A proof of work in the form of ALTCHA's second version: count up from 0 until the derived key begins with `keyPrefix`. */
export const work = z.object({
  parameters: z.object({
    algorithm: z.literal('SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
  }),
  signature: z.string(),
});
export type Work = z.output<typeof work>;

/** One moment of the drag: place of the piece from the left, height of the pointer (both in pixels of the picture), milliseconds. */
const moment = z.object({
  x: z.number().min(-10_000).max(10_000),
  y: z.number().min(-10_000).max(10_000),
  t: z.number().min(0).max(10_000_000_000_000),
});
export type Moment = z.output<typeof moment>;

/** How a slider challenge was answered. */
export const slide = z.object({
  /** Where the piece was let go, in pixels of the picture from the left. */
  x: z.number().min(0).max(10_000),
  /** Dragged, or moved by the keys of a keyboard, which knows no height. */
  by: z.enum(['pointer', 'keys']).default('pointer'),
  /** From the moment of taking hold to the moment of letting go. */
  track: z.array(moment).max(LIMITS.dragMomentsMax).default([]),
});
export type Slide = z.output<typeof slide>;

/** How a proof of work was answered. */
export const workSolution = z.object({
  counter: z.int().min(0).max(4_294_967_295),
  derivedKey: z.string().regex(/^[0-9a-f]{2,128}$/),
});
export type WorkSolution = z.output<typeof workSolution>;
