import { z } from 'zod';
import { reviewState } from '../account/account.shapes.ts';
import { RECORD_ID } from '../record-id.ts';
import { idType } from '../visitor/visitor.shapes.ts';
import { bilingualOut, country, date, instant, lang, searchText } from '../fields.ts';

/** Where a visitor stands, as the organizer sorts them: exactly one of these. Suspended goes before the others. */
export const visitorState = z.enum([...reviewState.options, 'unfinished', 'suspended']);
export type VisitorState = z.output<typeof visitorState>;

/** How somebody came: by himself, or through an exhibitor's invitation (recorded once). */
export const visitorSource = z.enum(['direct', 'invitation']);

/** The orders of the list: by the registration, by name and by company, each both ways. */
export const VISITOR_SORTS = ['newest', 'oldest', 'name', 'nameDescending', 'company', 'companyDescending'] as const;
export type VisitorSort = (typeof VISITOR_SORTS)[number];

/** Narrows the visitors; what is left out does not narrow. */
export const visitorFilter = z.object({
  /** Part of name, company, e-mail or mobile. */
  keyword: searchText,
  country: country.optional(),
  source: visitorSource.optional(),
  /** Whom a block is about. */
  block: z.string().regex(RECORD_ID).optional(),
  /** Days of the registration in Beijing, both included. */
  from: date.optional(),
  to: date.optional(),
});
export type VisitorFilter = z.output<typeof visitorFilter>;

export const visitorCounts = z.object({
  underReview: z.int(),
  approved: z.int(),
  notApproved: z.int(),
  unfinished: z.int(),
  suspended: z.int(),
});
export type VisitorCounts = z.output<typeof visitorCounts>;

/** A line of the list. */
export const reviewedVisitor = z.object({
  id: z.string(),
  /** Of the review; a decision names the one it was made on. */
  version: z.int(),
  state: visitorState,
  name: z.string(),
  company: z.string(),
  position: z.string(),
  country: z.string(),
  email: z.string(),
  mobile: z.string(),
  source: visitorSource,
  /** When the account joined this fair. */
  createdAt: instant,
  /** When the registration was finished. */
  completedAt: instant.nullable(),
});
export type ReviewedVisitor = z.output<typeof reviewedVisitor>;

/** One change of the review state. `by` is empty where the portal did it: on completion, or when handed in again. */
export const reviewStep = z.object({
  state: reviewState,
  reason: z.string(),
  at: instant,
  by: z.string(),
});

/** One question with what this visitor answered: names of chosen options, and the text typed. */
export const answeredQuestion = z.object({
  question: z.string(),
  title: bilingualOut,
  choices: z.array(bilingualOut),
  text: z.string(),
});

export const visitorRecord = reviewedVisitor.extend({
  reviewState: reviewState.nullable(),
  reviewReason: z.string(),
  title: z.enum(['', 'mr', 'lady']),
  department: z.string(),
  province: bilingualOut,
  city: bilingualOut,
  address: z.string(),
  website: z.string(),
  language: lang,
  /** Id of the picture, empty without one. */
  avatar: z.string(),
  /** Of section 3 of the specification: the highest that holds. */
  tier: z.enum(['visitor', 'overseas', 'certified', 'vip']),
  /** Real-name check passed at. */
  certifiedAt: instant.nullable(),
  /** Of what document the ID number is. */
  idType,
  /** Masked, such as '3201**********1234'; empty where none was given (ruling 2.12). */
  idNumber: z.string(),
  suspended: z.object({ at: instant, reason: z.string(), by: z.string() }).nullable(),
  invitedBy: z
    .object({ exhibitorId: z.string(), exhibitor: bilingualOut, employee: bilingualOut.nullable() })
    .nullable(),
  consent: z
    .object({
      version: z.string(),
      language: lang,
      at: instant,
      minor: z.boolean(),
      guardianName: z.string(),
      guardianContact: z.string(),
    })
    .nullable(),
  /** The fair may pass the contact on to advertisers. */
  advertisingSharing: z.boolean(),
  answers: z.array(answeredQuestion),
  /** Newest first. */
  history: z.array(reviewStep),
});
export type VisitorRecord = z.output<typeof visitorRecord>;

/** The pages that an owner may look at as a visitor: those that the server renders. */
export const SEEN_PAGES = ['/', '/find/product', '/find/actor', '/programmes', '/news'] as const;
export type SeenPage = (typeof SEEN_PAGES)[number];
