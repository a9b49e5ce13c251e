import { DONE } from '@fairbridge/contract/fields.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { discardDraft, publishPage, restoreVersion, saveDraft, saveQuestions } from './page.actions.ts';
import { pageDeskOf, pageSummaries, questionsLack } from './page.answers.ts';
import { questionsVersion } from './page.queries.ts';

export const pageHandlers = (services: Pick<Services, 'directory'>): Handlers<FairContext, typeof contract.page> => ({
  list: async ({ ctx }) => ({ list: await pageSummaries(ctx), questionsLack: questionsLack(ctx) }),

  get: ({ ctx, input }) => pageDeskOf(ctx, input.page),

  save: ({ ctx, caller, input, request: { address } }) => saveDraft(ctx, { caller, address }, input),

  discard: async ({ ctx, caller, input, request: { address } }) => {
    await discardDraft(ctx, { caller, address }, input);
    return DONE;
  },

  publish: async ({ ctx, caller, input, request: { address } }) => {
    await publishPage(services, ctx, { caller, address }, input);
    return DONE;
  },

  restore: ({ ctx, caller, input, request: { address } }) => restoreVersion(ctx, { caller, address }, input),

  getQuestions: async ({ ctx }) => ({
    list: ctx.exhibition.questionsAnswered,
    version: await questionsVersion(ctx),
  }),

  saveQuestions: ({ ctx, caller, input, request: { address } }) =>
    saveQuestions(services, ctx, { caller, address }, input),
});
