import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { askedConsent, giveConsent } from './agreement.actions.ts';

export const agreementHandlers: Handlers<FairContext, Pick<typeof contract.content, 'askedConsent' | 'giveConsent'>> = {
  askedConsent: async ({ ctx, caller }) => ({ asked: await askedConsent(ctx, caller.accountId) }),

  giveConsent: ({ ctx, caller, input }) => giveConsent(ctx, caller.accountId, input.consent),
};
