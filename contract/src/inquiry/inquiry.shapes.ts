import { z } from 'zod';
import { bilingualOut, country, optionalText, text } from '../fields.ts';
import { closing } from '../lead/closing.shapes.ts';
import { LIMITS } from '../limits.ts';
import { ownOrder, progress, quantity } from '../order/order.shapes.ts';
import { price, priceOut } from '../product/price.shapes.ts';
import { DOCUMENT_CODES, INCOTERMS, PERMIT_CODES } from './inquiry.words.ts';

const document = z.enum(DOCUMENT_CODES);
const permit = z.enum(PERMIT_CODES);
const incoterm = z.enum(INCOTERMS);

/** What a supplier needs to know to send one: for what it is tried, when, and whether it may enter. */
const sample = z.object({
  crop: optionalText(LIMITS.inquirySampleMax),
  pest: optionalText(LIMITS.inquirySampleMax),
  season: optionalText(LIMITS.inquirySampleMax),
  permit: permit.nullable().default(null),
});

/** What a buyer writes. Only the question has to be there. */
export const inquiryForm = z.object({
  question: text(LIMITS.inquiryQuestionMax),
  wanted: z
    .object({ quantity, unit: text(20) })
    .nullable()
    .default(null),
  destination: country.nullable().default(null),
  documents: z.array(document).max(document.options.length).default([]),
  targetPrice: price.nullable().default(null),
  incoterm: incoterm.nullable().default(null),
  port: optionalText(LIMITS.inquiryPortMax),
  /** Null: none wanted. */
  sample: sample.nullable().default(null),
});
export type InquiryForm = z.output<typeof inquiryForm>;

/** As answered and as stored. */
export const inquiryWords = z.object({
  question: z.string(),
  wanted: z.object({ quantity: z.int(), unit: z.string() }).nullable(),
  destination: z.string().nullable(),
  documents: z.array(document),
  targetPrice: priceOut.nullable(),
  incoterm: incoterm.nullable(),
  port: z.string(),
  sample: z.object({ crop: z.string(), pest: z.string(), season: z.string(), permit: permit.nullable() }).nullable(),
});

export type InquiryWords = z.output<typeof inquiryWords>;

/** How far an inquiry has come. */
const inquiryState = progress;
export type InquiryState = z.output<typeof inquiryState>;

const asked = z.object({ id: z.string(), name: bilingualOut, strength: z.string() });
const supplier = z.object({ id: z.string(), name: bilingualOut, logo: z.string() });

/** What a company asks whoever sends it an inquiry. */
export const inquiryQuestion = z.object({ id: z.string(), text: bilingualOut });
export type InquiryQuestion = z.output<typeof inquiryQuestion>;

/** A question of the supplier as it was asked, and what the buyer answered. */
export const inquiryAnswer = z.object({ question: bilingualOut, answer: z.string() });
export type InquiryAnswer = z.output<typeof inquiryAnswer>;
const answers = z.array(inquiryAnswer);

/** The requirement from which an inquiry came: its buyer has agreed to a company that signed up. */
export const sourcingOfInquiry = z.object({ id: z.string(), title: z.string() });

const inquiryCore = z.object({
  id: z.string(),
  state: inquiryState,
  sentAt: z.string(),
  /** Null while it stands as it was first sent. */
  changedAt: z.string().nullable(),
  seenAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  /** None: the question is about the booth. */
  products: z.array(asked),
  /** Null: asked as such. */
  sourcing: sourcingOfInquiry.nullable(),
});

/** As the buyer sees it. `version` goes up with each change; a change names the one it was made on. */
export const ownInquiry = inquiryCore.extend({
  ...inquiryWords.shape,
  answers,
  version: z.int(),
  /** Why its buyer ended it. */
  closing: closing.nullable(),
  /** The colleague who answered, while that one works for the company. */
  answeredBy: bilingualOut.nullable(),
  /** So long without an answer that others may be asked. */
  silent: z.boolean(),
  exhibitor: supplier,
});
export type OwnInquiry = z.output<typeof ownInquiry>;

/** Over: ended by the buyer or the supplier, or taken back. */
export const OWN_REQUEST_TABS = ['open', 'over'] as const;
export type OwnRequestTab = (typeof OWN_REQUEST_TABS)[number];

/** How many offers its supplier has made on it, of each the last version. */
const quotes = z.int();

/** Replies of its supplier that the buyer has not read. */
const unread = z.int();

/** What a buyer sent: inquiries and intent orders in one list. */
export const ownRequest = z.discriminatedUnion('kind', [
  ownInquiry.extend({ kind: z.literal('inquiry'), quotes, unread }),
  ownOrder.extend({ kind: z.literal('order'), quotes, unread }),
]);
export type OwnRequest = z.output<typeof ownRequest>;

/** What one side has written to the other under an inquiry or order. `by`: who of the supplier wrote it, while that one works there. */
export const requestMessage = z.object({
  id: z.string(),
  from: z.enum(['buyer', 'supplier']),
  by: bilingualOut.nullable(),
  text: z.string(),
  at: z.string(),
});
export type RequestMessage = z.output<typeof requestMessage>;

const buyer = z.object({ name: z.string(), company: z.string(), position: z.string(), country: z.string() });

/** Whom it is from and what it is about. What is asked stands in the inquiry itself, which then counts as seen. */
export const inquiryCard = inquiryCore.extend({ buyer });
export type InquiryCard = z.output<typeof inquiryCard>;

/** As the supplier's staff read it: an inquiry gives the buyer's contact data to the supplier asked. */
export const receivedInquiry = inquiryCard.extend({
  ...inquiryWords.shape,
  answers,
  buyer: buyer.extend({ email: z.string(), mobile: z.string() }),
});
export type ReceivedInquiry = z.output<typeof receivedInquiry>;

/** Who would get an inquiry about these exhibits, about what, and what they ask; `closed`: not for the buyer's market. */
export const inquiryRecipient = z.object({
  exhibitor: supplier,
  products: z.array(asked.extend({ closed: z.boolean() })),
  questions: z.array(inquiryQuestion),
});
export type InquiryRecipient = z.output<typeof inquiryRecipient>;
