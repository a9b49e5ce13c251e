import { z } from 'zod';

export const MEDIA = ['audio', 'video'] as const;
export const media = z.enum(MEDIA);
export type Media = z.output<typeof media>;

/**
 * `missed`: nobody has answered in thirty seconds, or its caller has given up before. `busy`: whoever was called was talking to somebody. `unable`:
 * whoever was called wanted to answer, and could use no microphone or camera there.
 */
export const TALK_STATES = ['ringing', 'accepted', 'ended', 'refused', 'missed', 'busy', 'unable'] as const;
export const talkState = z.enum(TALK_STATES);
export type TalkState = z.output<typeof talkState>;

/** Why a talk that was accepted has ended: somebody has hung up, a device was not heard of any more, or one side has blocked the other. */
export const talkEnd = z.enum(['hungUp', 'lost', 'blocked']);
export type TalkEnd = z.output<typeof talkEnd>;

/** How a talk may have ended, for the history of its conversation. */
export const talkOutcome = talkState.exclude(['ringing', 'accepted']);
export type TalkOutcome = z.output<typeof talkOutcome>;
