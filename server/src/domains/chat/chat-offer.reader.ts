import { z } from 'zod';
import type { InvitationOffer, QuoteOffer } from '@fairbridge/contract/chat/chat-offer.shapes.ts';
import type { MessageSide } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { invitationOffers } from '../invitation/invitation-offer.queries.ts';
import { quoteOffers } from '../quote/quote-offer.queries.ts';
import type { MessageRow } from './chat-message.queries.ts';
import { invitationOfferAnswer, quoteOfferAnswer } from './chat-offer.answers.ts';

const quoteBody = z.object({ quoteId: z.string() });
const invitationBody = z.object({ invitationId: z.string() });

type Row = Pick<MessageRow, 'kind' | 'body' | 'recalled_at'>;

export const quoteIdOf = ({ kind, body, recalled_at: recalledAt }: Row): string | null =>
  kind === 'quote' && recalledAt === null ? quoteBody.parse(body).quoteId : null;

export const invitationIdOf = ({ kind, body, recalled_at: recalledAt }: Row): string | null =>
  kind === 'invitation' && recalledAt === null ? invitationBody.parse(body).invitationId : null;

const named = (rows: readonly MessageRow[], idOf: (row: Row) => string | null): string[] => [
  ...new Set(rows.map(idOf).filter((id) => id !== null)),
];

/** Quotes and invitations that messages name, by their ids, as they stand now: for the two sides alone. */
export type NamedOffers = {
  quotes: ReadonlyMap<string, QuoteOffer>;
  invitations: ReadonlyMap<string, InvitationOffer>;
};

export async function offersIn(ctx: FairContext, side: MessageSide, rows: readonly MessageRow[]): Promise<NamedOffers> {
  if (side === 'fair') return { quotes: new Map(), invitations: new Map() };
  const quotes = await quoteOffers(ctx, named(rows, quoteIdOf));
  const invitations = await invitationOffers(ctx, named(rows, invitationIdOf));
  return {
    quotes: new Map(quotes.map((row) => [row.id, quoteOfferAnswer(row)])),
    invitations: new Map(invitations.map((row) => [row.id, invitationOfferAnswer(row, side)])),
  };
}
