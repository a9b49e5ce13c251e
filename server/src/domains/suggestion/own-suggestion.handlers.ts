import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { addSuggestion } from './suggestion.actions.ts';
import { ownSuggestionAnswer } from './suggestion.answers.ts';
import { suggestionsOf } from './suggestion.queries.ts';

type Calls = Pick<typeof contract.content, 'addSuggest' | 'customerService'>;

export const ownSuggestionHandlers = (services: Services): Handlers<FairContext, Calls> => ({
  addSuggest: ({ ctx, caller, input, lang, acting: { address } }) =>
    addSuggestion(services, ctx, { caller, lang, address }, input),

  customerService: async ({ ctx, caller, input }) => {
    const { rows, total } = await suggestionsOf(ctx, caller.visitorId, rangeOf(input));
    const { servicePhone: phone, serviceHours: hours } = ctx.exhibition;
    return { ...pageAnswer(rows.map(ownSuggestionAnswer), total, input), phone, hours };
  },
});
