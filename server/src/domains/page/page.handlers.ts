import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { discardDraft, publishPage, restoreVersion, saveDraft, saveQuestions } from './page.actions.ts';
import { pageDeskOf, pageSummaries, questionsLack } from './page.answers.ts';
import { legalBody } from './page.legal.ts';
import { questionsVersion } from './page.queries.ts';

export const pageHandlers = (services: Pick<Services, 'directory'>): Handlers<FairContext, typeof contract.page> => ({
  list: async ({ ctx }) => ({ list: await pageSummaries(ctx), questionsLack: questionsLack(ctx) }),

  get: ({ ctx, input }) => pageDeskOf(ctx, input.page),

  save: ({ ctx, input, acting }) => saveDraft(ctx, acting, input),

  discard: ({ ctx, input, acting }) => discardDraft(ctx, acting, input),

  publish: ({ ctx, input, acting }) => publishPage(services, ctx, acting, input),

  fill: ({ ctx, input, acting }) => saveDraft(ctx, acting, { ...input, body: legalBody(ctx.exhibition, input.page) }),

  restore: ({ ctx, input, acting }) => restoreVersion(ctx, acting, input),

  getQuestions: async ({ ctx }) => ({
    list: ctx.exhibition.questionsAnswered,
    version: await questionsVersion(ctx),
  }),

  saveQuestions: ({ ctx, input, acting }) => saveQuestions(services, ctx, acting, input),
});
