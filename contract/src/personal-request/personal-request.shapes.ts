import { z } from 'zod';
import { country, id, instant, line, pageSchema, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { inPlainSigns, isTelephone } from '../written-number.ts';

/** How a person has asked for it. */
export const REQUEST_WAYS = ['letter', 'email', 'telephone', 'inPerson', 'authority'] as const;
export type RequestWay = (typeof REQUEST_WAYS)[number];

/** What is held of a person, as a receipt sorts it. */
export const HELD_KINDS = [
  'account',
  'consent',
  'registration',
  'employee',
  'orders',
  'inquiries',
  'contacts',
  'meetings',
  'chats',
  'lives',
  'posts',
  'favourites',
  'visits',
  'documents',
  'messages',
  'files',
  'support',
  'log',
] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

const details = {
  name: line(60),
  position: line(80),
  company: line(120),
  country,
  mobileAreaCode: z
    .string()
    .max(20, { abort: true })
    .overwrite((typed) => inPlainSigns(typed).replace(/^(?:\+|00)/, ''))
    .regex(/^\d{1,4}$/, 'areaCode'),
  mobile: z
    .string()
    .trim()
    .max(40, { abort: true })
    .min(1)
    .overwrite(inPlainSigns)
    .refine((plain) => plain === '' || isTelephone(plain), 'phone'),
};

/** What may be corrected for a person who asks for it. Whoever logs in by what is corrected as well, by `support.correctAddress`. */
export const CORRECTED = ['name', 'position', 'company', 'country', 'mobileAreaCode', 'mobile'] as const;
export type CorrectedField = (typeof CORRECTED)[number];

/** The fields that are wrong, and no others; empty is as good as left out. */
export const correction = z.object({
  id: id('visitor'),
  ...z.object(details).partial().shape,
  reason: text(LIMITS.supportReasonMax),
});

/** As they stand; empty where the registration has not asked yet. */
export const correctable = z.object({
  name: z.string(),
  position: z.string(),
  company: z.string(),
  country: z.string(),
  mobileAreaCode: z.string(),
  mobile: z.string(),
});
export type Correctable = z.output<typeof correctable>;

/** `staff`: works for an organizer; `otherFair`: is also at another fair of this site, whose organizer decides there. */
export const erasable = z.enum(['yes', 'staff', 'otherFair']);

export const personalRequest = z.object({
  correctable,
  /** What is typed to confirm that it is this person who is erased: the name, or the e-mail where there is none. */
  typed: z.string(),
  erasable,
});
export type PersonalRequest = z.output<typeof personalRequest>;

export const erasing = z.object({
  id: id('visitor'),
  /** As `typed` of `get`. */
  typed: line(254),
  way: z.enum(REQUEST_WAYS, 'choice'),
  reason: text(LIMITS.supportReasonMax),
});

/** Of one kind: how many records were deleted, were emptied of what is personal, and stay as they are. */
export const heldNumbers = z.object({
  kind: z.enum(HELD_KINDS),
  deleted: z.int(),
  emptied: z.int(),
  kept: z.int(),
});

/** A person who was erased; by no name. */
export const erasure = z.object({
  id: z.string(),
  at: instant,
  /** Who of the staff did it; empty once their account is gone. */
  by: z.string(),
  way: z.enum(REQUEST_WAYS),
});
export type Erasure = z.output<typeof erasure>;
export const erasures = pageSchema(erasure);

export const erasureReceipt = erasure.extend({ reason: z.string(), held: z.array(heldNumbers) });
export type ErasureReceipt = z.output<typeof erasureReceipt>;
