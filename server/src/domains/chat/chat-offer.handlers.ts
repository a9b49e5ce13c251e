import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { offersOf } from './chat-offer.actions.ts';

export const chatOfferHandlers: Handlers<FairContext, typeof contract.chatOffer> = {
  list: ({ ctx, caller, input }) => offersOf(ctx, caller, input.conversationId),
};
