import type { contract } from '@fairbridge/contract/index.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { offersOf } from './chat-offer.actions.ts';

export const chatOfferHandlers: Implementation<Scope, typeof contract.chatOffer> = {
  list: ({ scope, caller, input }) => offersOf(scope, caller, input.conversationId),
};
