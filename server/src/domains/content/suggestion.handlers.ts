import { z } from 'zod';
import type { Suggestion } from '@fairbridge/contract/content/suggestion.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { answerSuggestion, noteSuggestion, setSuggestionState } from './suggestion.actions.ts';
import { suggestionRows, type SuggestionRow } from './suggestion.queries.ts';

const fromOf = (row: SuggestionRow): Suggestion['from'] => {
  if (row.visitor_id !== null) return 'visitor';
  return row.employee_id === null ? 'anonymous' : 'exhibitor';
};

const suggestionAnswer = (row: SuggestionRow): Suggestion => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  contact: row.contact,
  from: fromOf(row),
  name: row.name,
  company: { zh: row.company_zh, en: row.company_en },
  visitorId: row.visitor_id ?? '',
  state: row.state,
  note: row.note,
  answer: row.answer,
  reachable: fromOf(row) !== 'anonymous' || z.email().safeParse(row.contact).success,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
});

const DONE = { done: true } as const;

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
