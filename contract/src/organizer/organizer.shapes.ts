import { z } from 'zod';
import { bilingualOut, email, instant, text } from '../fields.ts';
import { STAFF_ROLES } from '../roles.ts';
import { openingStep, registrationDay, untranslated } from './opening.shapes.ts';
import { AUDIT_ACTIONS, type AuditAction } from '../audit-actions.ts';

/** What waits for the staff, in the order of the console's menu: applications to exhibit, `review`, `colleagueReview`, `vip`, requirements, sign-ups for meetings, what was sent in, chats reported, posts to be looked at, posts reported. */
export const QUEUES = [
  'exhibitorApplications',
  'visitors',
  'colleagues',
  'vipApplications',
  'sourcing',
  'meetingSignups',
  'suggestions',
  'chatReports',
  'posts',
  'reportedPosts',
  'releases',
] as const;
const queueName = z.enum(QUEUES);
export type QueueName = z.output<typeof queueName>;

/** One queue of the caller's: how many wait in it, and since when the one that has waited longest; null where nobody waits. */
export const queue = z.object({ name: queueName, count: z.int(), since: instant.nullable() });
export type Queue = z.output<typeof queue>;

/** Figures of the console's start page. `today` begins at midnight in Beijing. */
export const overview = z.object({
  registeredToday: z.int(),
  registered: z.int(),
  notApproved: z.int(),
  unfinished: z.int(),
  suspended: z.int(),
  exhibitors: z.int(),
  /** Of the last thirty days, today included, the oldest first. */
  byDay: z.array(registrationDay),
  /** What is done and what is still to be done before the fair opens, of what concerns the caller. */
  steps: z.array(openingStep),
  /** What lacks a language, of what the caller may edit; rooms that lack none are left out. */
  untranslated: z.array(untranslated),
});
export type Overview = z.output<typeof overview>;

export const staffRole = z.enum(STAFF_ROLES);

/** Another fair of this installation whose staff the caller belongs to, and as what. */
export const otherFair = z.object({ fair: z.string(), name: bilingualOut, role: staffRole });
export type OtherFair = z.output<typeof otherFair>;

export const newStaff = z.object({ email, name: text(60), role: staffRole });
export type NewStaff = z.output<typeof newStaff>;

/**
 * How somebody who cannot be mailed comes in, shown once to whoever added them. `link` sets the first password, null where the account has
 * one; `codes` are the recovery codes that stand for the second step, none where it has a second step already.
 */
export const staffEntrance = z.object({
  link: z.string().nullable(),
  /** How long the link is good. */
  days: z.int(),
  codes: z.array(z.string()),
  /** Where the console is. */
  console: z.string(),
});
export type StaffEntrance = z.output<typeof staffEntrance>;

export const staffMember = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: staffRole,
  createdAt: instant,
  /** False until a password is set: invited, and not here yet. */
  hasPassword: z.boolean(),
  /** An authenticator app guards the log-in. */
  hasApp: z.boolean(),
  lastLogOnAt: instant.nullable(),
  /** The one that asks. */
  self: z.boolean(),
});
export type StaffMember = z.output<typeof staffMember>;

const isAct = (act: string): act is AuditAction => Object.hasOwn(AUDIT_ACTIONS, act);
export const auditAct = z
  .string()
  .refine(isAct, 'choice')
  .meta({ description: `one of ${Object.keys(AUDIT_ACTIONS).join(', ')}` });

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const plains = z.union([plain, z.array(plain)]);
/** What was changed, without secrets: plain values by name, `[before, after]`, or a record of what was before. */
export const auditDetails = z.record(z.string(), z.union([plains, z.record(z.string(), plains)]));
export type AuditDetails = z.output<typeof auditDetails>;

export const auditEntry = z.object({
  id: z.string(),
  /** `AUDIT_ACTIONS` of `audit-actions.ts` has the words. */
  act: z.string(),
  at: instant,
  /** Null where nobody was let in. Name and e-mail are empty once the account is gone. */
  by: z.object({ accountId: z.string(), name: z.string(), email: z.string(), role: z.string() }).nullable(),
  object: z.object({ kind: z.string(), id: z.string(), name: z.string() }).nullable(),
  details: auditDetails,
  address: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;
