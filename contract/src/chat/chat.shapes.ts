import { z } from 'zod';
import { visitingCard } from '../card/card.shapes.ts';
import { bilingualOut, id, optionalText, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { invitationOffer, quoteOffer } from './chat-offer.shapes.ts';
import { media, talkOutcome } from '../talk/talk.states.ts';

/**
 * The two sides of a conversation (ruling 6.3): a buyer, and a company for which one employee at a time speaks. `fair` marks what neither
 * has written: who has taken over.
 */
export const SIDES = ['visitor', 'exhibitor'] as const;
export const side = z.enum(SIDES);
export type Side = z.output<typeof side>;

/** Made by the client once for each message, unique for its author for ever: sending it twice stores it once (G50). */
export const clientId = requestId.unwrap();

/** A picture, a video or a document that its sender uploaded for a chat, and that no message holds yet. `name`: what a document is called. */
const writtenFile = z.object({ fileId: id('chatFile'), name: optionalText(LIMITS.chatFileNameMax) });

/** What a client sends. */
export const writtenBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: text(LIMITS.chatTextMax) }),
  z.object({ kind: z.literal('product'), productId: id('product') }),
  /** One's own visiting card, as it may be shown. */
  z.object({ kind: z.literal('card') }),
  z.object({ kind: z.literal('files'), files: z.array(writtenFile).min(1).max(LIMITS.chatFilesMax) }),
  /** One of the company's to this buyer that stands: of the company's side alone. */
  z.object({ kind: z.literal('quote'), quoteId: id('quote') }),
  /** One of the own side's to the other that waits for an answer. */
  z.object({ kind: z.literal('invitation'), invitationId: id('sentInvitation') }),
]);
export type WrittenBody = z.output<typeof writtenBody>;

const product = z.object({ id: z.string(), name: bilingualOut, strength: z.string(), picture: z.string() });

const size = { width: z.int(), height: z.int() };
/**
 * A file of a message. Addresses of pictures and videos work for five minutes, for whoever has them: `upload.addresses` gives fresh ones. A
 * document has none: `chat.file` gives it, asked on each fetch. `bytes`: its size.
 */
export const sentFile = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), id: z.string(), url: z.string(), ...size }),
  z.object({ kind: z.literal('video'), id: z.string(), url: z.string(), cover: z.string(), seconds: z.int(), ...size }),
  z.object({ kind: z.literal('document'), id: z.string(), name: z.string(), bytes: z.int(), pages: z.int() }),
]);
export type SentFile = z.output<typeof sentFile>;

/**
 * What a reader gets. `product` and `card` are null where this reader may not see the exhibit or the card (any more), `quote` and `invitation`
 * where there is none any more, and for the organizer’s staff; they stand as they stand now.
 */
export const messageBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('product'), product: product.nullable() }),
  z.object({ kind: z.literal('card'), card: visitingCard.nullable() }),
  /** In the order in which they were chosen; empty once their owner’s account is gone. */
  z.object({ kind: z.literal('files'), files: z.array(sentFile) }),
  z.object({ kind: z.literal('quote'), quote: quoteOffer.nullable() }),
  z.object({ kind: z.literal('invitation'), invitation: invitationOffer.nullable() }),
  /** Recalled by its author: nothing of it is left. */
  z.object({ kind: z.literal('recalled') }),
  /** Takes back the message `of`; a place in the order of its own, so that nobody who was away misses it. */
  z.object({ kind: z.literal('recall'), of: z.int() }),
  /** Another employee speaks for the company from here on; null: whoever of the company is there. */
  z.object({ kind: z.literal('assigned'), employee: z.object({ id: z.string(), name: bilingualOut }).nullable() }),
  /** An audio or video call that is over: which side has called, how it ended, and how long it was. */
  z.object({ kind: z.literal('talk'), media, by: side, outcome: talkOutcome, seconds: z.int() }),
]);
export type MessageBody = z.output<typeof messageBody>;

/** What a message is. */
const messageKind = z.enum([
  'text',
  'product',
  'card',
  'files',
  'quote',
  'invitation',
  'recalled',
  'recall',
  'assigned',
  'talk',
]);
export type MessageKind = z.output<typeof messageKind>;

const messageSide = z.enum([...SIDES, 'fair']);
export type MessageSide = z.output<typeof messageSide>;

/** `seq` counts from 1 in its conversation without a hole (G52). `clientId` is told to the author's side alone. */
export const message = z.object({
  id: z.string(),
  conversationId: z.string(),
  seq: z.int(),
  clientId: z.string().nullable(),
  side: messageSide,
  /** Who wrote it; null for the fair, and for an account that is gone. */
  author: z.object({ id: z.string(), name: bilingualOut }).nullable(),
  at: z.string(),
  body: messageBody,
});
export type Message = z.output<typeof message>;

const exhibitorSide = z.object({ id: z.string(), name: bilingualOut, logo: z.string(), booth: z.string() });
const employeeSide = z.object({ id: z.string(), name: bilingualOut, position: bilingualOut, avatar: z.string() });
const visitorSide = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  position: z.string(),
  country: z.string(),
  avatar: z.string(),
  /** Without an account, under a name they gave (ruling 6.4): `id` opens no page. */
  guest: z.boolean(),
});

/** As one side reads it. */
export const conversation = z.object({
  id: z.string(),
  /** Whose reader this is. */
  side,
  exhibitor: exhibitorSide,
  /** Who speaks for the company; null: nobody yet, everybody of the company sees it. */
  employee: employeeSide.nullable(),
  /** Null once the visitor's account is gone. */
  visitor: visitorSide.nullable(),
  lastSeq: z.int(),
  /** How far this reader has read, and the other side. */
  readSeq: z.int(),
  otherReadSeq: z.int(),
  /** Messages of the other side that this reader has not read: of a company each for themselves, until somebody answers. */
  unread: z.int(),
  /** Does the buyer wait for an answer? */
  unanswered: z.boolean(),
  /** Does the company take it for settled? Until the buyer writes again. */
  resolved: z.boolean(),
  /** The newest, for a list. */
  last: message.nullable(),
  lastAt: z.string(),
  /** Is anybody of the other side there now? */
  online: z.boolean(),
  /** Which side lets nothing more through. */
  blockedBy: side.nullable(),
  may: z.object({ send: z.boolean(), take: z.boolean(), assign: z.boolean() }),
});
export type Conversation = z.output<typeof conversation>;

export const REPORT_REASONS = ['advert', 'fraud', 'insult', 'phishing', 'other'] as const;
export const reportReason = z.enum(REPORT_REASONS, 'select');
export type ReportReason = z.output<typeof reportReason>;
