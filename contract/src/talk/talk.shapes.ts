import { z } from 'zod';
import { side } from '../chat/chat.shapes.ts';
import { LIMITS } from '../limits.ts';
import { media, talkEnd, talkState } from './talk.states.ts';

/**
 * A window that takes part, by a word that it makes for itself and tells nobody else: what is meant for it is answered to whoever shows the
 * word and is signed in as the person who sits there.
 */
export const deviceId = z.string().regex(/^[A-Za-z0-9-]{20,64}$/);

/** A talk as both sides see it. `seconds`: how long it has been, from the acceptance on. */
export const talk = z.object({
  id: z.string(),
  conversationId: z.string(),
  media,
  /** Which side has called. */
  by: side,
  state: talkState,
  end: talkEnd.nullable(),
  at: z.string(),
  seconds: z.int(),
});
export type Talk = z.output<typeof talk>;

const sdp = z
  .string()
  .regex(/^v=0\r?\n/)
  .max(LIMITS.talkDescriptionMax);
const candidate = z.object({
  candidate: z.string().max(LIMITS.talkCandidateMax),
  sdpMid: z.string().max(32).nullable(),
  sdpMLineIndex: z.int().min(0).max(255).nullable(),
  usernameFragment: z.string().max(256).nullable(),
});

/** What the two devices of a talk tell one another so that picture and sound find their way; `toggles`: what one shows at the moment. */
export const signal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offer'), sdp }),
  z.object({ kind: z.literal('answer'), sdp }),
  z.object({ kind: z.literal('candidates'), candidates: z.array(candidate).min(1).max(LIMITS.talkCandidatesMax) }),
  z.object({ kind: z.literal('toggles'), microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() }),
]);
export type Signal = z.output<typeof signal>;

/** Where a device asks for its own address (STUN), or for one that passes everything on (TURN), as `RTCPeerConnection` takes it. */
export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.output<typeof iceServer>;
