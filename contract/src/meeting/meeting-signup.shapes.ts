import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import {
  areaCode,
  bilingualOut,
  code,
  country,
  date,
  email,
  id,
  instant,
  line,
  optionalLine,
  optionalText,
  searchText,
  typedMobile,
  webAddress,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { COMPANY_SCALES } from '../exhibitor/company.shapes.ts';
import { quantity } from '../order/order.shapes.ts';
import { requestId } from '../request-id.ts';

/** The side on which somebody takes part: buyers and suppliers. */
export const meetingSide = z.enum(['visitor', 'exhibitor']);
export type MeetingSide = z.output<typeof meetingSide>;

/** Where the organizer's decision about a sign-up stands (specification, section 3). */
export const audit = z.enum(['review', 'approved', 'notApproved']);
export type Audit = z.output<typeof audit>;

/** What somebody who was approved says to taking part. */
export const participation = z.enum(['none', 'agreed', 'denied']);
export type Participation = z.output<typeof participation>;

const picture = z
  .string()
  .regex(RECORD_ID, 'articlePicture')
  .meta(id('meetingPicture').meta() ?? {});

/** What a buyer wishes the supplier to be. */
const supplierWish = z.object({
  /** A code of the fair's kinds of company; '' where it does not matter. */
  businessNature: z.literal('').or(code).default(''),
  scale: z.literal('').or(z.enum(COMPANY_SCALES, 'choice')).default(''),
  regions: z.array(country).max(LIMITS.meetingCountriesMax).default([]),
});

/**
 * What is asked of whoever signs up (specification, section 3). Pictures are a company's alone, and what is wanted of suppliers is kept
 * of a visitor alone; the booth number is the company's own.
 */
export const signupFields = z.object({
  contactName: line(LIMITS.meetingNameMax),
  email: z.literal('').or(email).default(''),
  mobileAreaCode: areaCode,
  mobile: z.literal('').or(typedMobile).default(''),
  website: webAddress,
  companyName: line(LIMITS.meetingCompanyMax),
  /** A code of the fair's kinds of company, or ''. */
  businessNature: z.literal('').or(code).default(''),
  /** What is sought or offered, in one line and in full. */
  title: optionalLine(LIMITS.articleTitleMax),
  description: optionalText(LIMITS.meetingTextMax),
  productImage: z.literal('').or(picture).default(''),
  certificates: z.array(picture).max(LIMITS.meetingCertificatesMax).default([]),
  purchase: z
    .object({ quantity, unit: line(20) })
    .nullable()
    .default(null),
  supplier: supplierWish.default({ businessNature: '', scale: '', regions: [] }),
  expectedDate: date.nullable().default(null),
  otherRequirements: optionalText(LIMITS.meetingTextMax),
  answers: optionalText(LIMITS.meetingTextMax),
});

/** One of the two, so that somebody can be reached. */
const isReachable = ({ email: written, mobile }: { email: string; mobile: string }): boolean =>
  written !== '' || mobile !== '';
export const signupForm = signupFields
  .extend({
    meetingId: id('meeting'),
    /** Of the sign-up as it was read; null for a new one. */
    version: z.int().min(1).nullable(),
    requestId,
  })
  .refine(isReachable, { message: 'emailOrMobile', path: ['email'] });
export type SignupForm = z.output<typeof signupFields>;

/** A picture of a sign-up; its address works for five minutes. */
const shownPicture = z.object({ id: z.string(), address: z.string() });

/** As answered. */
export const signupValues = z.object({
  contactName: z.string(),
  email: z.string(),
  mobileAreaCode: z.string(),
  mobile: z.string(),
  website: z.string(),
  companyName: z.string(),
  businessNature: z.string(),
  title: z.string(),
  description: z.string(),
  productImage: shownPicture.nullable(),
  certificates: z.array(shownPicture),
  purchase: z.object({ quantity: z.int(), unit: z.string() }).nullable(),
  supplier: z.object({ businessNature: z.string(), scale: z.string(), regions: z.array(z.string()) }),
  expectedDate: z.string().nullable(),
  otherRequirements: z.string(),
  answers: z.string(),
});

/** One's own sign-up, or that of the own company. */
export const ownSignup = signupValues.extend({
  id: z.string(),
  meetingId: z.string(),
  version: z.int(),
  side: meetingSide,
  /** Session number: counts up on each side of a meeting and is never given twice. */
  number: z.int(),
  boothNumber: z.string(),
  audit,
  /** Why it was not approved; empty otherwise. */
  reason: z.string(),
  participation,
  signedUpAt: instant,
  withdrawnAt: instant.nullable(),
  /** Of a company: the colleague who is its contact. */
  employee: z.object({ id: z.string(), name: bilingualOut }).nullable(),
  may: z.object({ edit: z.boolean(), withdraw: z.boolean(), answer: z.boolean(), propose: z.boolean() }),
});
export type OwnSignup = z.output<typeof ownSignup>;

/** What the form begins with: from the registration, or from the company and the employee. */
export const suggestedSignup = signupValues.pick({
  contactName: true,
  email: true,
  mobileAreaCode: true,
  mobile: true,
  website: true,
  companyName: true,
  businessNature: true,
});

/** What a party says of somebody of the other side for the organizer's schedule; told to nobody else of the two sides. */
export const partnerWish = z.enum(['want', 'refuse']);
export type PartnerWish = z.output<typeof partnerWish>;

/** Somebody of the other side with whom an appointment can be made. How to reach anybody is not told. */
export const partner = z.object({
  /** Of the sign-up. */
  id: z.string(),
  companyName: z.string(),
  country: z.string(),
  businessNature: z.string(),
  title: z.string(),
  description: z.string(),
  productImage: signupValues.shape.productImage,
  boothNumber: z.string(),
  /** Of a company. */
  exhibitorId: z.string().nullable(),
  purchase: signupValues.shape.purchase,
  supplier: signupValues.shape.supplier,
  expectedDate: z.string().nullable(),
  otherRequirements: z.string(),
  /** How many wishes of either side the other one meets. */
  fit: z.int(),
  /** The own wish; that of the other side is not told. */
  wish: partnerWish.nullable(),
  /** The open appointment with this one. */
  appointmentId: z.string().nullable(),
});
export type Partner = z.output<typeof partner>;

/** Narrows the sign-ups of a meeting; what is left out does not narrow. */
export const signupFilter = z.object({
  meetingId: id('managedMeeting'),
  /** Part of contact, company, e-mail or mobile. */
  keyword: searchText,
  side: meetingSide.optional(),
  audit: audit.optional(),
  participation: participation.optional(),
});
export type SignupFilter = z.output<typeof signupFilter>;

/** A line of the organizer's list. */
export const managedSignup = signupValues.extend({
  id: z.string(),
  version: z.int(),
  side: meetingSide,
  number: z.int(),
  boothNumber: z.string(),
  country: z.string(),
  audit,
  reason: z.string(),
  participation,
  signedUpAt: instant,
  withdrawnAt: instant.nullable(),
  /** Who signed up: an id of a visitor or of an exhibitor, by the side. */
  partyId: z.string(),
  /** Appointments that stand. */
  appointments: z.int(),
  may: z.object({ decide: z.boolean() }),
});
export type ManagedSignup = z.output<typeof managedSignup>;

export const signupCounts = z.object({ review: z.int(), approved: z.int(), notApproved: z.int() });
export type SignupCounts = z.output<typeof signupCounts>;
