import { z } from 'zod';
import { instant } from '../fields.ts';
import { invitationDirection, invitationState } from '../invitation/invitation.shapes.ts';
import { sentQuote } from '../quote/quote.shapes.ts';

/** A quote as it stands now, in a message. `closed`: its buyer has closed what it was offered on, so it cannot be accepted any more. */
export const quoteOffer = sentQuote.extend({ closed: z.boolean() });
export type QuoteOffer = z.output<typeof quoteOffer>;

/** An invitation as it stands now, in a message; `received` is answered by whoever reads it. */
export const invitationOffer = z.object({
  id: z.string(),
  direction: invitationDirection,
  state: invitationState,
  message: z.string(),
  createdAt: instant,
  answeredAt: instant.nullable(),
});
export type InvitationOffer = z.output<typeof invitationOffer>;

/**
 * What a company may send in one conversation: quotes that stand, the newest first, and the invitation of its own that waits. `contact`: the
 * buyer is in its pool, and cannot be invited.
 */
export const chatOffers = z.object({
  /** The buyer, who would be invited. */
  visitorId: z.string(),
  quotes: z.array(quoteOffer),
  invitation: invitationOffer.nullable(),
  contact: z.boolean(),
});
export type ChatOffers = z.output<typeof chatOffers>;
