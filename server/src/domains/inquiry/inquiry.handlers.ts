import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { changeInquiry, createInquiries, readInquiry, withdrawInquiry } from './inquiry.actions.ts';
import { closeOwn } from '../lead/lead.closing.ts';
import { receivedAnswer } from './inquiry.answers.ts';
import { inquiryClosed } from './inquiry.events.ts';
import { othersOf } from './inquiry.others.ts';
import { ownRequests } from './inquiry.own.ts';
import { ownQuestions, setQuestions } from './inquiry.questions.ts';
import { recipientsOf } from './inquiry.recipients.ts';

type Using = Pick<Services, 'jobs' | 'config' | 'search'>;

export const inquiryHandlers = (services: Using): Implementation<Scope, typeof contract.inquiry> => ({
  recipients: async ({ scope, caller, input }) => ({ list: await recipientsOf(scope, caller, input) }),

  others: async ({ scope, caller, input }) => ({
    productIds: await othersOf(services.search, scope, caller, input.productIds),
  }),

  create: async ({ scope, caller, input }) => ({ inquiries: await createInquiries(services, scope, caller, input) }),

  ownRequests: async ({ scope, caller, input }) => {
    const { list, total, counts } = await ownRequests(scope, caller.visitorId, input.only ?? null, rangeOf(input));
    return { ...pageAnswer(list, total, input), counts };
  },

  change: ({ scope, caller, input }) => changeInquiry(services.jobs, scope, caller, input),

  withdraw: ({ scope, caller, input }) => withdrawInquiry(services.jobs, scope, caller, input.id),

  close: ({ scope, caller, input }) =>
    closeOwn(scope, caller, 'inquiry', input, ({ db, exhibition }) =>
      services.jobs.tell(db, inquiryClosed, { exhibitionId: exhibition.id, inquiryId: input.id }),
    ),

  questions: async ({ scope, caller }) => ({ questions: await ownQuestions(scope, caller.exhibitorId) }),

  setQuestions: async ({ scope, caller, input }) => {
    await setQuestions(scope, caller.exhibitorId, input.questions);
    return DONE;
  },

  received: async ({ scope, caller, input }) =>
    receivedAnswer(await readInquiry(services.jobs, scope, caller, input.id)),
});
