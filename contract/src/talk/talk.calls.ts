import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';
import { deviceId, iceServer, talk } from './talk.shapes.ts';
import { media } from './talk.states.ts';

const members = [registeredVisitor, exhibitor] as const;
const call = callsOf('/visitor/v2/talk', members);
const EXAMPLE_DEVICE = 'a-window-of-the-reference';

export const begin = call({
  does: 'Call the other side of a conversation; `missed` at once where nobody of it is there, `busy` where they are talking',
  path: 'begin',
  input: z.object({ conversationId: id('conversation'), media, deviceId }),
  output: talk,
  errors: ['notFound', 'chatBlocked', 'talkBusy', 'chatLimit'],
  rate: { perMinute: 10 },
  example: { conversationId: '$conversation', media: 'video', deviceId: EXAMPLE_DEVICE },
});

export const accept = call({
  does: 'Answer a talk that rings, on this device; the first one has it',
  path: 'accept',
  input: z.object({ id: id('talk'), deviceId }),
  output: talk,
  errors: ['notFound', 'chatBlocked', 'talkOver', 'talkBusy'],
  rate: { perMinute: 30 },
  example: { id: '$talk', deviceId: EXAMPLE_DEVICE },
});

export const refuse = call({
  does: 'Refuse a talk that rings; it stops to ring on all devices. `unable`: its device has no microphone or camera to answer with',
  path: 'refuse',
  input: z.object({ id: id('talk'), unable: z.boolean().default(false) }),
  output: talk,
  errors: ['notFound', 'talkOver'],
  rate: { perMinute: 30 },
  example: { id: '$talk' },
});

export const end = call({
  does: 'Hang up, or stop calling; once more changes nothing',
  path: 'end',
  input: z.object({ id: id('talk'), deviceId }),
  output: talk,
  errors: ['notFound'],
  rate: { perMinute: 60 },
  example: { id: '$talk', deviceId: EXAMPLE_DEVICE },
});

export const ringing = call({
  does: 'What rings for the caller now, for a window that has just opened',
  path: 'ringing',
  output: z.object({ list: z.array(talk) }),
});

export const servers = call({
  does: 'The STUN and TURN servers of this installation, with a name and a password that work for an hour',
  path: 'servers',
  /** `relay`: a TURN server is among them; without one, talks go from device to device alone. `seconds`: how long the password works. */
  output: z.object({ list: z.array(iceServer), relay: z.boolean(), seconds: z.int() }),
  rate: { perMinute: LIMITS.talkServersPerMinute },
});
