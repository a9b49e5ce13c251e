import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { answerSuggestion, noteSuggestion, setSuggestionState } from './suggestion.actions.ts';
import { suggestionAnswer } from './suggestion.answers.ts';
import { suggestionRows } from './suggestion.queries.ts';

export const suggestionHandlers = ({
  jobs,
}: Pick<Services, 'jobs'>): Handlers<FairContext, typeof contract.suggestion> => ({
  list: async ({ ctx, input }) => {
    const { rows, total, waiting } = await suggestionRows(ctx, input, rangeOf(input));
    return { ...pageAnswer(rows.map(suggestionAnswer), total, input), waiting };
  },

  answer: async ({ ctx, caller, input, request: { address } }) => {
    await answerSuggestion(jobs, ctx, { caller, address }, input);
    return DONE;
  },

  setState: async ({ ctx, caller, input, request: { address } }) => {
    await setSuggestionState(ctx, { caller, address }, input);
    return DONE;
  },

  note: async ({ ctx, caller, input, request: { address } }) => {
    await noteSuggestion(ctx, { caller, address }, input);
    return DONE;
  },
});
