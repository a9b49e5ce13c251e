import { z } from 'zod';
import { appCode, areaCode, bilingualOut, email, lang, optionalText, password, text, typedMobile } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { STAFF_ROLES } from '../roles.ts';

/** The completion flags of a visitor's registration (specification, section 3). */
export const completeState = z.object({
  completeVisitor: z.boolean(),
  completeVisitorRegister: z.boolean(),
  completeQuestionnaire: z.boolean(),
  completeExhibitionRegistration: z.boolean(),
});
export type CompleteState = z.output<typeof completeState>;

export const reviewState = z.enum(['underReview', 'approved', 'notApproved']);
export type ReviewState = z.output<typeof reviewState>;

/** Who is signed in, as the browser keeps it (specification, section 3: stored user info). */
export const currentUser = z.object({
  userAccountId: z.string(),
  subjectId: z.string(),
  subjectType: z.enum(['VISITOR', 'ACTOR', 'ORGANIZER']),
  exhibitionId: z.string(),
  name: z.string(),
  email: z.string(),
  /** E.164 digits without the plus sign; empty where none is bound. */
  mobile: z.string(),
  /** False while the account can only be entered by codes: the browser then prompts for a first password. */
  hasPassword: z.boolean(),
  /** Id of the picture, empty without one. */
  avatar: z.string(),
  roles: z.array(z.enum(['VISITOR', 'ACTOR', 'ORGANIZER'])),
  exhibitorEmployee: z
    .object({
      exhibitorId: z.string(),
      admin: z.boolean(),
      exhibitor: z.object({ id: z.string(), name: bilingualOut }),
    })
    .nullable(),
  exhibitionUserCompleteState: completeState.nullable(),
  review: z.object({ state: reviewState, reason: z.string() }).nullable(),
  staffRole: z.enum(STAFF_ROLES).nullable(),
  unreadNotices: z.int(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const signedIn = z.object({
  token: z.string(),
  user: currentUser,
  /** Where to go next (specification, section 2: landing after login). */
  landing: z.string(),
  /** By which this account knows the browser from now on, whatever way it came in. */
  device: z.string(),
});
export type SignedIn = z.output<typeof signedIn>;

/** Consent recorded with version, time and language (ruling 2.10). */
export const consent = z
  .object({
    accepted: z.boolean(),
    version: text(20),
    language: lang,
    minor: z.boolean().default(false),
    guardianName: optionalText(60),
    guardianContact: optionalText(100),
    /** The fair may pass the contact on to advertisers (ruling 2.17). */
    advertisingSharing: z.boolean().default(false),
  })
  .superRefine((value, context) => {
    if (!value.accepted) context.addIssue({ code: 'custom', message: 'consent', path: ['accepted'] });
    if (value.minor && (value.guardianName === '' || value.guardianContact === ''))
      context.addIssue({ code: 'custom', message: 'guardian', path: ['guardianName'] });
  });
export type Consent = z.output<typeof consent>;

/** The fields of an e-mail or a mobile that somebody wants to use: exactly one of the two. */
export const addressFields = { email: email.optional(), areaCode, mobile: typedMobile.optional() };
type Address = { email?: string | undefined; areaCode: string; mobile?: string | undefined };

/** Names the field that is missing: neither or both of e-mail and mobile, or a mobile without its area code. */
export function checkAddress(value: Address, context: z.core.$RefinementCtx): void {
  if ((value.email === undefined) === (value.mobile === undefined))
    context.addIssue({ code: 'custom', message: 'emailOrMobile', path: ['email'], input: value });
  if (value.mobile !== undefined && value.areaCode === '' && !/^\s*(\+|00|＋)/.test(value.mobile))
    context.addIssue({ code: 'custom', message: 'areaCode', path: ['areaCode'], input: value });
}

/** Tokens of this browser, as log-ins before have answered them: its tries are counted apart from those of strangers (G15). */
export const knownDevices = z
  .array(z.string().max(120, { abort: true }))
  .max(LIMITS.knownDevicesShownMax)
  .default([]);

/** A new password, typed twice. */
export const newPasswordFields = {
  password,
  confirmPassword: z.string().min(1, 'passwordAgain').max(128, { abort: true }),
};

export function checkSamePassword(
  value: { password: string; confirmPassword: string },
  context: z.core.$RefinementCtx,
): void {
  if (value.password !== value.confirmPassword)
    context.addIssue({ code: 'custom', message: 'passwordsDiffer', path: ['confirmPassword'], input: value });
}

/**
 * That it is really the account's owner: the current password, the limited token that a fresh code was traded for (G24), or a code of
 * the authenticator app where the account has one.
 */
export const proof = z.object({
  password: z.string().max(128, { abort: true }).default(''),
  token: z.string().max(200, { abort: true }).default(''),
  appCode: z.union([z.literal(''), appCode]).default(''),
});
export type Proof = z.output<typeof proof>;

/**
 * Through whose invitation somebody registers. It counts only if the link had an e-mail, an account id and an exhibitor id of at
 * least ten letters and digits (specification, section 5); anything else is left out, the registration goes on.
 */
export const invitation = z
  .object({
    email: z.string().trim().toLowerCase().max(254, { abort: true }),
    userAccountId: z.string().max(40, { abort: true }),
    exhibitorId: z.string().max(40, { abort: true }),
    /** The invitation code of a link that was made for nobody in particular; the three above are empty then. */
    code: z
      .string()
      .regex(/^[A-Z0-9]{10}$/)
      .optional()
      .catch(undefined),
  })
  .nullable()
  .default(null);
export type Invitation = z.output<typeof invitation>;

/** By which campaign link somebody came, as the browser remembers it; what is unknown, over or of another fair counts for nothing. */
export const campaign = z
  .string()
  .regex(/^[A-Z0-9]{8}$/)
  .nullable()
  .catch(null)
  .default(null);

export const ownSession = z.object({
  id: z.string(),
  /** Browser and system, such as 'Chrome · Windows'. */
  device: z.string(),
  address: z.string(),
  subjectType: z.enum(['VISITOR', 'ACTOR', 'ORGANIZER']),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
