import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { createQuote, lockSubject, onOf } from './quote.actions.ts';
import { askedAnswer, ownAnswer, quotableAnswer, sentAnswer } from './quote.answers.ts';
import { decideQuote } from './quote.decision.ts';
import { proformaFile } from './proforma.ts';
import { ownQuotes, quotesOn } from './quote.queries.ts';

export const quoteHandlers = ({
  jobs,
  pdf,
}: Pick<Services, 'jobs' | 'pdf'>): Handlers<FairContext, typeof contract.quote> => ({
  create: ({ ctx, caller, input }) => createQuote(jobs, ctx, caller, input),

  sentList: ({ ctx, caller, input }) =>
    inTransaction(ctx, async (inner) => {
      const on = onOf(input);
      const subject = await lockSubject(inner, caller, on);
      const rows = await quotesOn(inner, on);
      return {
        list: rows.map(sentAnswer),
        products: subject.products.map(quotableAnswer),
        asked: askedAnswer(subject),
      };
    }),

  ownList: async ({ ctx, caller, input }) => {
    const { sort, orderId, inquiryId } = input;
    const on = orderId === undefined && inquiryId === undefined ? null : onOf(input);
    const { rows, total } = await ownQuotes(ctx, caller.visitorId, { sort, on, ...rangeOf(input) });
    return pageAnswer(rows.map(ownAnswer), total, input);
  },

  accept: ({ ctx, caller, input }) => decideQuote(jobs, ctx, caller, { id: input.id, state: 'accepted', reason: '' }),

  proforma: ({ ctx, caller, input }) => proformaFile({ pdf }, ctx, caller, input),

  decline: ({ ctx, caller, input }) => decideQuote(jobs, ctx, caller, { ...input, state: 'declined' }),
});
