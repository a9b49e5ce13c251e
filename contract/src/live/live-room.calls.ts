import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, id } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor, everybody, exhibitor, support } from '../roles.ts';

const room = z.object({ id: id('live') });
const hosts = [exhibitor, editor, support] as const;
const call = callsOf('/visitor/v2/liveRoom', hosts);

export const pass = call({
  does: 'A signed pass to the chat room of a live, for some minutes, for whoever may watch it; a guest who has given a name (`guestChat.begin`) may write with it',
  path: '/visitor/v2/live/getUserSig',
  roles: everybody,
  input: room.extend({
    guestToken: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/)
      .optional(),
  }),
  output: z.object({
    sig: z.string(),
    validSeconds: z.int(),
    /** As the messages of this caller name their author; null for a guest without a name. */
    author: z.string().nullable(),
    name: bilingualOut,
    avatar: z.string(),
    mayWrite: z.boolean(),
    /** May delete, mute and slow down here. */
    isHost: z.boolean(),
    isMuted: z.boolean(),
  }),
  errors: ['notFound', 'liveCodeNeeded', 'guestEnded'],
  rate: { perMinute: 120 },
  example: { id: '$live' },
});

export const removeMessage = call({
  does: 'Delete a message in the room of an own live, from every screen; the organizer: of any live',
  path: 'deleteMessage',
  input: room.extend({ messageId: id('liveMessage') }),
  errors: ['notFound'],
  example: { id: '$live', messageId: '$liveMessage' },
});

export const mute = call({
  does: 'Let the visitor or guest who wrote this message write no more in the room of a live, or again; with `erase` all they said there is deleted',
  path: 'mute',
  input: room.extend({
    messageId: id('liveMessage'),
    muted: z.boolean().default(true),
    erase: z.boolean().default(false),
  }),
  errors: ['notFound'],
  example: { id: '$live', messageId: '$liveMessage' },
});

export const muted = call({
  does: 'Who may not write in the room of a live, each with a message by which they are named to `mute`',
  path: 'mutedList',
  input: room,
  output: z.object({ list: z.array(z.object({ messageId: z.string(), name: bilingualOut, since: z.string() })) }),
  errors: ['notFound'],
  example: { id: '$live' },
});

export const slow = call({
  does: 'Set how many seconds lie between two messages of one person in the room of a live; 0: none',
  path: 'slowMode',
  input: room.extend({ seconds: z.int().min(0).max(LIMITS.liveSlowSecondsMax) }),
  errors: ['notFound'],
  example: { id: '$live', seconds: 10 },
});
