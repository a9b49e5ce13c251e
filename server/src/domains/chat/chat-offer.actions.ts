import type { ChatOffers } from '@fairbridge/contract/chat/chat-offer.shapes.ts';
import type { WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { waitingOffer } from '../invitation/invitation-offer.queries.ts';
import { isContact } from '../invitation/invitation-pool.queries.ts';
import { invitationAnswered } from '../invitation/invitation.events.ts';
import { offerTo, standingOffers, versionsOf } from '../quote/quote-offer.queries.ts';
import { quoteCreated, quoteDecided } from '../quote/quote.events.ts';
import { betweenOf } from './chat-conversation.queries.ts';
import { invitationOfferAnswer, quoteOfferAnswer } from './chat-offer.answers.ts';
import { placesOf } from './chat-offer.queries.ts';
import { broadcastPlace } from './chat.actions.ts';
import { readableRow } from './chat.presenting.ts';
import type { Member } from './chat.rules.ts';
import type { Using } from './chat.broadcast.ts';

type Offered = Extract<WrittenBody, { kind: 'quote' | 'invitation' }>;
type Between = { visitor_id: string; exhibitor_id: string };

/** One between these two sides, and the sender’s own. Errors: `notFound`, `quoteReplaced`. */
export async function requireOffered(
  ctx: FairContext,
  caller: Member,
  { visitor_id: visitorId, exhibitor_id: exhibitorId }: Between,
  body: Offered,
): Promise<void> {
  if (caller.kind === 'guest') fail('notFound');
  if (body.kind === 'invitation') {
    const waiting = await waitingOffer(ctx, caller, { visitorId, exhibitorId });
    if (waiting?.id !== body.invitationId) fail('notFound');
    return;
  }
  if (caller.kind === 'visitor') fail('notFound');
  const quote = await offerTo(ctx, caller, { visitorId, quoteId: body.quoteId });
  if (quote === undefined) fail('notFound');
  if (quote.state === 'replaced') fail('quoteReplaced');
}

/** What the company may send there. Error: `notFound`. */
export async function offersOf(ctx: FairContext, caller: ExhibitorCaller, conversationId: string): Promise<ChatOffers> {
  const row = await readableRow(ctx, caller, conversationId);
  // guests have ordered nothing, and join no pool
  if (row.guest) fail('notFound');
  const { visitor_id: visitorId, exhibitor_id: exhibitorId } = row;
  const quotes = await standingOffers(ctx, caller, visitorId, LIMITS.chatOffersMax);
  const waiting = await waitingOffer(ctx, caller, { visitorId, exhibitorId });
  return {
    visitorId,
    quotes: quotes.map(quoteOfferAnswer),
    invitation: waiting === undefined ? null : invitationOfferAnswer(waiting, caller.kind),
    contact: await isContact(ctx, { visitorId, exhibitorId }),
  };
}

/** Told once more in their places: they stand otherwise now. */
async function tellOffers(
  using: Using,
  ctx: FairContext,
  kind: Offered['kind'],
  ids: readonly string[],
): Promise<void> {
  const places = await placesOf(ctx, kind, ids);
  const conversations = await betweenOf(
    ctx,
    places.map((place) => place.conversation_id),
  );
  const between = new Map(conversations.map((row) => [row.id, row]));
  for (const { conversation_id: conversationId, seq } of places) {
    const sides = between.get(conversationId);
    if (sides !== undefined) await broadcastPlace(using, ctx, sides, { conversationId, seq });
  }
}

/** Whoever has the conversation open sees at once what has become of a quote or an invitation in it. */
export const offerEventHandlers: readonly EventHandler[] = [
  onEvent(quoteCreated, 'chat', async (services, ctx, { quoteId }) =>
    tellOffers(services, ctx, 'quote', await versionsOf(ctx, quoteId)),
  ),
  onEvent(quoteDecided, 'chat', (services, ctx, { quoteId }) => tellOffers(services, ctx, 'quote', [quoteId])),
  onEvent(invitationAnswered, 'chat', (services, ctx, { invitationId }) =>
    tellOffers(services, ctx, 'invitation', [invitationId]),
  ),
];
