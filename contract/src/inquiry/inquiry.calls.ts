import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingual, id, optionalText, page, pageSchema, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { anonymous, exhibitor, exhibitorAdmin, organizer, registeredVisitor, visitor } from '../roles.ts';
import { closingForm, isExplained } from '../lead/closing.shapes.ts';
import {
  OWN_REQUEST_TABS,
  inquiryForm,
  inquiryQuestion,
  inquiryRecipient,
  ownRequest,
  receivedInquiry,
  requestMessage,
} from './inquiry.shapes.ts';

const call = callsOf('/visitor/v2/inquiry', [registeredVisitor]);

/** What is asked about: exhibits, and booths as a whole. */
const about = z.object({
  productIds: z.array(id('product')).max(LIMITS.inquiryProductsMax).default([]),
  exhibitorIds: z.array(id('exhibitor')).max(LIMITS.inquirySuppliersMax).default([]),
});

export const recipients = call({
  does: 'Who would get an inquiry about these exhibits and booths, each supplier once; what this caller may not see is missing',
  path: 'recipients',
  roles: [anonymous, visitor, organizer],
  input: about,
  output: z.object({ list: z.array(inquiryRecipient) }),
});

export const others = call({
  does: 'One exhibit each of suppliers who were not asked yet, like these exhibits: for whoever has no answer',
  path: 'others',
  input: z.object({ productIds: z.array(id('product')).min(1, 'select').max(LIMITS.inquiryProductsMax) }),
  output: z.object({ productIds: z.array(z.string()).max(LIMITS.inquiryOthersMax) }),
  rate: { perMinute: 30 },
  example: { productIds: ['$product'] },
});

/** What a supplier asks with it: by the question as it was read; one that is gone by now is left out. */
const answer = z.object({
  questionId: z.string().regex(RECORD_ID),
  text: optionalText(LIMITS.inquiryAnswerMax),
});
const ANSWERS_MAX = LIMITS.inquirySuppliersMax * LIMITS.inquiryQuestionsMax;

const sent = z.object({ inquiries: z.array(z.object({ id: z.string(), exhibitorId: z.string() })) });

export const create = call({
  does: 'Ask the suppliers of exhibits and booths; each of them gets the inquiry once, about all that is theirs',
  path: 'insert',
  input: about
    .extend({
      ...inquiryForm.shape,
      answers: z.array(answer).max(ANSWERS_MAX, 'tooMuch').default([]),
      /** Made by the client once per sending: the same one again stores nothing more (G57). */
      requestId,
    })
    .refine(({ productIds, exhibitorIds }) => productIds.length + exhibitorIds.length > 0, {
      message: 'select',
      path: ['exhibitorIds'],
    }),
  output: sent,
  errors: ['notFound', 'notForYourMarket', 'inquirySuppliers', 'inquiryLimit', 'conflict'],
  rate: { perMinute: 20 },
  example: { productIds: ['$product'], question: 'Do you ship to Santos?' },
});

export const ownRequests = call({
  does: 'Own inquiries and intent orders in one list, the newest first: all, those that are open, or those that are over',
  path: 'ownRequests',
  roles: [visitor],
  input: page.extend({ only: z.enum(OWN_REQUEST_TABS).optional() }),
  output: pageSchema(ownRequest).extend({ counts: z.object({ all: z.int(), open: z.int(), over: z.int() }) }),
});

export const ownThread = call({
  does: 'One own inquiry or intent order with all that both sides have written under it, oldest first; its replies count as read from then on',
  path: 'ownThread',
  roles: [visitor],
  input: z.object({ id: id('request') }),
  output: z.object({ request: ownRequest, messages: z.array(requestMessage) }),
  errors: ['notFound'],
  example: { id: '$request' },
});

export const write = call({
  does: 'Write to the supplier under an own inquiry or intent order',
  path: 'write',
  input: z.object({ id: id('request'), text: text(LIMITS.leadReplyMax), requestId }),
  output: z.object({ id: z.string() }),
  errors: ['notFound', 'requestClosed', 'requestMessageLimit', 'conflict'],
  rate: { perMinute: 20 },
  example: { id: '$request', text: 'Can you also ship to Santos?' },
});

export const change = call({
  does: 'Write an own inquiry anew, until the supplier has seen it',
  path: 'update',
  input: inquiryForm.extend({ id: id('inquiry'), version: z.int().min(1) }),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'alreadySeen', 'alreadyWithdrawn', 'requestClosed', 'editConflict'],
  rate: { perMinute: 20 },
  example: { id: '$inquiry', version: 1, question: 'Do you ship to Santos?' },
});

export const withdraw = call({
  does: 'Take an own inquiry back, until the supplier has seen it',
  path: 'withdraw',
  roles: [visitor],
  input: z.object({ id: id('inquiry') }),
  output: z.object({ id: z.string(), withdrawnAt: z.string() }),
  errors: ['notFound', 'alreadySeen', 'requestClosed'],
  example: { id: '$inquiry' },
});

export const close = call({
  does: 'End an own inquiry that is not wanted any more, and say why',
  path: 'close',
  roles: [visitor],
  input: z.object({ id: id('inquiry'), ...closingForm }).refine(isExplained, { message: 'required', path: ['text'] }),
  output: z.object({ id: z.string(), closedAt: z.string() }),
  errors: ['notFound'],
  rate: { perMinute: 20 },
  example: { id: '$inquiry', reason: 'foundElsewhere' },
});

export const received = call({
  does: 'Read what is asked in an inquiry of the inbox; from then on it counts as seen and the buyer can no longer change it',
  path: 'getInquiry',
  roles: [exhibitor],
  input: z.object({ id: id('inquiry') }),
  output: receivedInquiry,
  errors: ['notFound'],
  example: { id: '$inquiry' },
});

export const questions = call({
  does: 'What the own company asks whoever sends it an inquiry',
  path: 'questions',
  roles: [exhibitor],
  output: z.object({ questions: z.array(inquiryQuestion) }),
});

export const setQuestions = call({
  does: 'Decide what is asked with inquiries from now on; what was asked before stands as it was asked',
  path: 'updateQuestions',
  roles: [exhibitorAdmin],
  input: z.object({
    questions: z.array(bilingual(LIMITS.inquiryQuestionTextMax)).max(LIMITS.inquiryQuestionsMax, 'tooMuch'),
  }),
  example: { questions: [{ zh: '贵公司是否持有进口许可？', en: 'Do you hold an import permit?' }] },
});
