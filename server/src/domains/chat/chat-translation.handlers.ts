import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { translateMessage } from './chat-translation.actions.ts';

export const chatTranslationHandlers = (
  using: Pick<Services, 'counters' | 'log' | 'translator'>,
): Handlers<FairContext, typeof contract.chatTranslation> => ({
  engine: async () => ({ present: using.translator !== null }),

  message: ({ ctx, caller, input }) => translateMessage(using, ctx, caller, input),
});
