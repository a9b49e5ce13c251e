import type { contract } from '@fairbridge/contract/index.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { translateMessage } from './chat-translation.actions.ts';

export const chatTranslationHandlers = (
  using: Pick<Services, 'counters' | 'log' | 'translator'>,
): Implementation<Scope, typeof contract.chatTranslation> => ({
  engine: async () => ({ present: using.translator !== null }),

  message: ({ scope, caller, input }) => translateMessage(using, scope, caller, input),
});
