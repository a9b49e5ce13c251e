import { z } from 'zod';
import { bilingualOut, id, instant, optionalBilingual } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { mailFailure } from '../mail/mail-failure.shapes.ts';

/** A list of addresses is a `draft` until somebody sends it; then `sending`, now and then `paused`, and `sent` once each letter is out. */
export const mailingState = z.enum(['draft', 'sending', 'paused', 'sent']);
export type MailingState = z.output<typeof mailingState>;

/**
 * What keeps an address from being written to: it is wrong, stands there twice, is a colleague's or a customer's, was invited lately, or
 * wants no more invitations since one of this company's. Nothing of it tells whether a stranger is registered (ruling 2.2).
 */
export const SKIPPED = ['wrong', 'duplicate', 'colleague', 'contact', 'invited', 'optedOut'] as const;
export const letterState = z.enum(['ready', ...SKIPPED, 'sent', 'bounced', 'registered']);
export type LetterState = z.output<typeof letterState>;
export const LETTER_STATES = letterState.options;

/**
 * What a company adds to the fixed words of its letters: its own subject and lines, each language by itself (a side that is empty has the usual
 * subject, or no lines), and one of its exhibits that everybody may see.
 */
export const mailingText = z.object({
  subject: optionalBilingual(LIMITS.mailingSubjectMax),
  note: optionalBilingual(LIMITS.mailingNoteMax),
  exhibitId: id('product').nullable().default(null),
});
export type MailingText = z.output<typeof mailingText>;

export const mailing = z.object({
  id: z.string(),
  state: mailingState,
  fileName: z.string(),
  total: z.int(),
  /** What was left out of the file: heads of columns, how many hidden rows, and which rows that look like a total. */
  unknownHeads: z.array(z.string()),
  hiddenRows: z.int(),
  totalRows: z.array(z.int()),
  counts: z.record(letterState, z.int()),
  /** `exhibit` is null also of one that is no longer public: letters leave it out. */
  text: z.object({
    subject: bilingualOut,
    note: bilingualOut,
    exhibit: z.object({ id: z.string(), name: bilingualOut }).nullable(),
  }),
  /** Who uploaded it. */
  employee: bilingualOut,
  createdAt: instant,
  /** When it was sent off; null of a draft. */
  startedAt: instant.nullable(),
  /** The company has sent as many as it may in a day: the others follow. */
  waits: z.boolean(),
});
export type Mailing = z.output<typeof mailing>;

export const letterColumn = z.enum(['email', 'name', 'language']);
export type LetterColumn = z.output<typeof letterColumn>;

export const letter = z.object({
  /** As the person sees it in the spreadsheet, and by which it is corrected. */
  id: z.string(),
  number: z.int(),
  email: z.string(),
  name: z.string(),
  language: z.string(),
  state: letterState,
  sentAt: instant.nullable(),
  /** Why it did not arrive; null where it did, or may yet. */
  undelivered: mailFailure.nullable(),
  /** Of who is told to have registered. */
  registeredAt: instant.nullable(),
  faults: z.array(z.object({ column: letterColumn, message: z.string() })),
});
export type Letter = z.output<typeof letter>;
