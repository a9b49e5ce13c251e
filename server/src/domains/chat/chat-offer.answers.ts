import { invitationOffer, type InvitationOffer, type QuoteOffer } from '@fairbridge/contract/chat/chat-offer.shapes.ts';
import type { MessageSide } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { InvitationOfferRow } from '../invitation/invitation-offer.queries.ts';
import type { QuoteOfferRow } from '../quote/quote-offer.queries.ts';
import { sentAnswer } from '../quote/quote.answers.ts';

export const quoteOfferAnswer = (row: QuoteOfferRow): QuoteOffer => ({ ...sentAnswer(row), closed: row.closed });

/** As this side reads it. */
export const invitationOfferAnswer = (row: InvitationOfferRow, reader: MessageSide): InvitationOffer =>
  invitationOffer.parse({
    id: row.id,
    direction: row.sent_by === reader ? 'sent' : 'received',
    state: row.state,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  });
