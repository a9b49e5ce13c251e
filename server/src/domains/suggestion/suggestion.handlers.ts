import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { answerSuggestion, noteSuggestion, setSuggestionState } from './suggestion.actions.ts';
import { suggestionAnswer } from './suggestion.answers.ts';
import { suggestionRows } from './suggestion.queries.ts';

export const suggestionHandlers = ({
  jobs,
}: Pick<Services, 'jobs'>): Implementation<Scope, typeof contract.suggestion> => ({
  list: async ({ scope, input }) => {
    const { rows, total, waiting } = await suggestionRows(scope, input, rangeOf(input));
    return { ...pageAnswer(rows.map(suggestionAnswer), total, input), waiting };
  },

  answer: async ({ scope, caller, input, request: { address } }) => {
    await answerSuggestion(jobs, scope, { caller, address }, input);
    return DONE;
  },

  setState: async ({ scope, caller, input, request: { address } }) => {
    await setSuggestionState(scope, { caller, address }, input);
    return DONE;
  },

  note: async ({ scope, caller, input, request: { address } }) => {
    await noteSuggestion(scope, { caller, address }, input);
    return DONE;
  },
});
