import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../ground/scope.ts';
import { askedConsent, giveConsent } from './agreement.actions.ts';

export const agreementHandlers: Implementation<Scope, Pick<typeof contract.content, 'askedConsent' | 'giveConsent'>> = {
  askedConsent: async ({ scope, caller }) => ({ asked: await askedConsent(scope, caller.accountId) }),

  giveConsent: async ({ scope, caller, input }) => {
    await giveConsent(scope, caller.accountId, input.consent);
    return DONE;
  },
};
