import { DONE } from '@fairbridge/contract/fields.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { discardDraft, publishPage, restoreVersion, saveDraft, saveQuestions } from './page.actions.ts';
import { pageDeskOf, pageSummaries, questionsLack } from './page.answers.ts';
import { questionsVersion } from './page.queries.ts';

export const pageHandlers = (services: Pick<Services, 'directory'>): Implementation<Scope, typeof contract.page> => ({
  list: async ({ scope }) => ({ list: await pageSummaries(scope), questionsLack: questionsLack(scope) }),

  get: ({ scope, input }) => pageDeskOf(scope, input.page),

  save: ({ scope, caller, input, request: { address } }) => saveDraft(scope, { caller, address }, input),

  discard: async ({ scope, caller, input, request: { address } }) => {
    await discardDraft(scope, { caller, address }, input);
    return DONE;
  },

  publish: async ({ scope, caller, input, request: { address } }) => {
    await publishPage(services, scope, { caller, address }, input);
    return DONE;
  },

  restore: ({ scope, caller, input, request: { address } }) => restoreVersion(scope, { caller, address }, input),

  getQuestions: async ({ scope }) => ({
    list: scope.exhibition.questionsAnswered,
    version: await questionsVersion(scope),
  }),

  saveQuestions: ({ scope, caller, input, request: { address } }) =>
    saveQuestions(services, scope, { caller, address }, input),
});
