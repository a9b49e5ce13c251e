import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { addSuggestion } from './suggestion.actions.ts';
import { ownSuggestionAnswer } from './suggestion.answers.ts';
import { suggestionsOf } from './suggestion.queries.ts';

type Calls = Pick<typeof contract.content, 'addSuggest' | 'customerService'>;

export const ownSuggestionHandlers = (services: Services): Implementation<Scope, Calls> => ({
  addSuggest: async ({ scope, caller, input, lang, request: { address } }) => {
    await addSuggestion(services, scope, { caller, lang, address }, input);
    return DONE;
  },

  customerService: async ({ scope, caller, input }) => {
    const { rows, total } = await suggestionsOf(scope, caller.visitorId, rangeOf(input));
    const { phone, hours } = scope.exhibition.service;
    return { ...pageAnswer(rows.map(ownSuggestionAnswer), total, input), phone, hours };
  },
});
