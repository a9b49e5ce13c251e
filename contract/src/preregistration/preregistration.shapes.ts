import { z } from 'zod';
import { reviewState } from '../account/account.shapes.ts';
import { country, email, id, instant, optionalText, phone, text } from '../fields.ts';

/** Has the colleague answered the e-mail? */
export const preregistrationState = z.enum(['pending', 'confirmed', 'declined']);
export type PreregistrationState = z.output<typeof preregistrationState>;

export const colleagueForm = z.object({
  /** Of the one to change; absent for a new one. */
  id: id('preregistration').optional(),
  name: text(60),
  email,
  /** Empty: the own company. */
  company: optionalText(120),
  position: text(80),
  country,
  mobile: phone,
});
export type ColleagueForm = z.output<typeof colleagueForm>;

export const colleague = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  position: z.string(),
  country: z.string(),
  mobile: z.string(),
  state: preregistrationState,
  /** The organizer's decision about a colleague who has confirmed; null of the others. */
  review: reviewState.nullable(),
  /** Why not approved; empty otherwise. */
  reviewReason: z.string(),
  /** When the last e-mail with the confirmation went out. */
  sentAt: instant.nullable(),
  answeredAt: instant.nullable(),
  createdAt: instant,
  may: z.object({
    /** At most one e-mail to an address a day. */
    send: z.boolean(),
    /** Badge and confirmation. */
    download: z.boolean(),
  }),
});
export type Colleague = z.output<typeof colleague>;

/** Columns of the spreadsheet. */
export const colleagueColumn = z.enum(['name', 'email', 'company', 'position', 'country', 'mobile']);
export type ColleagueColumn = z.output<typeof colleagueColumn>;

/** What becomes of a row: it is (or, before confirming, would be) taken in, was there already, or is wrong. */
export const rowOutcome = z.enum(['created', 'duplicateInFile', 'duplicateInList', 'wrong', 'overLimit']);
export type RowOutcome = z.output<typeof rowOutcome>;

export const importReport = z.object({
  rows: z.array(
    z.object({
      /** As the spreadsheet program shows it. */
      number: z.int(),
      name: z.string(),
      email: z.string(),
      outcome: rowOutcome,
      /** Texts in the caller's language. */
      faults: z.array(z.object({ column: colleagueColumn, rule: z.string(), message: z.string() })),
    }),
  ),
  /** Rows that can be taken in. */
  good: z.int(),
  /** Rows that were taken in; 0 for a preview. */
  created: z.int(),
});
export type ImportReport = z.output<typeof importReport>;

/** What the colleague reads before answering. */
export const colleagueInvitation = z.object({
  name: z.string(),
  company: z.string(),
  position: z.string(),
  /** Who entered him or her. */
  by: z.object({ name: z.string(), company: z.string() }),
  state: preregistrationState,
  /** The organizer's decision once confirmed; null before. */
  review: reviewState.nullable(),
  reviewReason: z.string(),
});
export type ColleagueInvitation = z.output<typeof colleagueInvitation>;
