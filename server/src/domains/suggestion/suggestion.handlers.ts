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

  answer: ({ ctx, input, acting }) => answerSuggestion(jobs, ctx, acting, input),

  setState: ({ ctx, input, acting }) => setSuggestionState(ctx, acting, input),

  note: ({ ctx, input, acting }) => noteSuggestion(ctx, acting, input),
});
