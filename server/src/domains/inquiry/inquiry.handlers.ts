import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { changeInquiry, createInquiries, readInquiry, withdrawInquiry } from './inquiry.actions.ts';
import { closeOwnRequest } from '../lead/lead.closing.ts';
import { receivedAnswer } from './inquiry.answers.ts';
import { inquiryClosed } from './inquiry.events.ts';
import { similarSuppliers } from './inquiry.similar.ts';
import { ownRequests } from './inquiry.own.ts';
import { ownQuestions, setQuestions } from './inquiry.questions.ts';
import { recipientsOf } from './inquiry.recipients.ts';
import { ownThread, writeToSupplier } from './inquiry.thread.ts';

type Using = Pick<Services, 'jobs' | 'config' | 'search'>;

export const inquiryHandlers = (services: Using): Handlers<FairContext, typeof contract.inquiry> => ({
  recipients: async ({ ctx, caller, input }) => ({ list: await recipientsOf(ctx, caller, input) }),

  others: async ({ ctx, caller, input }) => ({
    productIds: await similarSuppliers(services.search, ctx, caller, input.productIds),
  }),

  create: async ({ ctx, caller, input }) => ({ inquiries: await createInquiries(services, ctx, caller, input) }),

  ownRequests: async ({ ctx, caller, input }) => {
    const { list, total, counts } = await ownRequests(ctx, caller.visitorId, input.only ?? null, rangeOf(input));
    return { ...pageAnswer(list, total, input), counts };
  },

  ownThread: ({ ctx, caller, input }) => ownThread(ctx, caller, input.id),

  write: ({ ctx, caller, input }) => writeToSupplier(services.jobs, ctx, caller, input),

  change: ({ ctx, caller, input }) => changeInquiry(services.jobs, ctx, caller, input),

  withdraw: ({ ctx, caller, input }) => withdrawInquiry(services.jobs, ctx, caller, input.id),

  close: ({ ctx, caller, input }) =>
    closeOwnRequest(ctx, caller, 'inquiry', input, ({ db, exhibition }) =>
      services.jobs.publish(db, inquiryClosed, { exhibitionId: exhibition.id, inquiryId: input.id }),
    ),

  questions: async ({ ctx, caller }) => ({ questions: await ownQuestions(ctx, caller.exhibitorId) }),

  setQuestions: ({ ctx, caller, input }) => setQuestions(ctx, caller.exhibitorId, input.questions),

  received: async ({ ctx, caller, input }) => receivedAnswer(await readInquiry(services.jobs, ctx, caller, input.id)),
});
