import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, optionalText, text } from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';
import { LIMITS } from '../limits.ts';
import { anonymous } from '../roles.ts';
import { clientId, conversation, message, reportReason } from './chat.shapes.ts';

/**
 * Guests talk with a company under a name they give (ruling 6.4). Whoever has the token of a guest is that guest, at this fair alone, and a
 * guest has one conversation with each company: there is no id by which another one could be asked for.
 */
const who = [anonymous] as const;
const call = callsOf('/visitor/v2/guestChat', who);

/** What `guestChat.begin` answered; kept by the browser. */
const guestToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const EXAMPLE_TOKEN = 'a-guest-token-of-the-reference-000000000000';
const withCompany = z.object({ guestToken, exhibitorId: id('exhibitor') });
const seq = z.int().min(0).max(2_147_483_647);
const example = { guestToken: EXAMPLE_TOKEN, exhibitorId: '$exhibitor' };

export const begin = call({
  does: 'Talk as a guest under this name, after a human check (action guestChat, subject empty)',
  path: 'begin',
  input: z.object({ name: text(LIMITS.guestNameMax), humanCheck: humanCheckToken }),
  output: z.object({ guestToken: z.string() }),
  errors: ['humanCheckNeeded', 'tooManyTries'],
  rate: { perMinute: 10 },
  example: { name: '王先生', humanCheck: '' },
});

export const open = call({
  does: 'Open a guest’s conversation with an exhibitor, or begin it',
  path: 'open',
  input: withCompany,
  output: z.object({ name: z.string(), conversation }),
  errors: ['guestEnded', 'notFound', 'chatLimit'],
  rate: { perMinute: 30 },
  example,
});

export const messages = call({
  does: 'A guest’s conversation with an exhibitor, and its messages after a place, in order; without one the newest',
  path: 'messages',
  input: withCompany.extend({
    afterSeq: seq.optional(),
    beforeSeq: seq.optional(),
    limit: z.int().min(1).max(LIMITS.chatCatchUpMax).default(LIMITS.chatFetchCount),
  }),
  output: z.object({ conversation, list: z.array(message), hasMore: z.boolean() }),
  errors: ['guestEnded', 'notFound'],
  // a guest asks every few seconds, and an office has one address
  rate: { perMinute: 240 },
  example,
});

export const send = call({
  does: 'Send a text as a guest; the same client id again answers the same message (G50)',
  path: 'send',
  input: withCompany.extend({ clientId, text: text(LIMITS.chatTextMax) }),
  output: message,
  errors: ['guestEnded', 'notFound', 'conflict', 'chatBlocked', 'chatLimit'],
  rate: { perMinute: LIMITS.guestMessagesPerMinute },
  example: { ...example, clientId: 'a-message-of-the-reference', text: '您好' },
});

export const read = call({
  does: 'Say how far a guest has read; never goes back',
  path: 'read',
  input: withCompany.extend({ seq }),
  output: z.object({ readSeq: z.int(), unread: z.int() }),
  errors: ['guestEnded', 'notFound'],
  rate: { perMinute: 240 },
  example: { ...example, seq: 1 },
});

export const block = call({
  does: 'Let nothing more through from the company to this guest, or let it again',
  path: 'block',
  input: withCompany.extend({ blocked: z.boolean() }),
  output: conversation,
  errors: ['guestEnded', 'notFound'],
  rate: { perMinute: 10 },
  example: { ...example, blocked: false },
});

export const report = call({
  does: 'Report a guest’s conversation to the organizer, who may read it then',
  path: 'report',
  input: withCompany.extend({ reason: reportReason, text: optionalText(LIMITS.chatReportMax) }),
  errors: ['guestEnded', 'notFound', 'chatLimit'],
  rate: { perMinute: 5 },
  example: { ...example, reason: 'advert', text: '' },
});
