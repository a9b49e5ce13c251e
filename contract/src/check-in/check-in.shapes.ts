import { z } from 'zod';
import { CONSOLE_LIMITS } from '../console-limits.ts';
import { bilingualOut, id, instant, line, optionalLine, storable, trimmed } from '../fields.ts';
import { requestId } from '../request-id.ts';
import { badgeFault, badgeKind, checkedBadge } from '../voucher/voucher.shapes.ts';

/** Who came in at which gate, and when. */
export const entryMark = z.object({ id: z.string(), at: z.string(), gate: bilingualOut });
export type EntryMark = z.output<typeof entryMark>;

/** Whom a gate is asked about: what a badge says or its number, or somebody who was found by name. */
export const holder = z.union([
  z.strictObject({ code: z.string().trim().min(1).max(200, { abort: true }) }),
  z.strictObject({ visitorId: id('visitor') }),
  z.strictObject({ colleagueId: id('confirmedColleague') }),
]);
export type EntryHolder = z.output<typeof holder>;

export const asked = {
  gateId: id('gate'),
  holder,
  /** Made by the device once for each entry. */
  requestId: requestId.unwrap(),
};
export const reason = line(CONSOLE_LIMITS.entryReasonMax);

/** What the gate says. `entry`: the one that was made; null where nobody came in. */
export const checkedIn = checkedBadge.extend({
  entry: entryMark.nullable(),
  /** The earlier entry that keeps this one out. */
  before: entryMark.nullable(),
});
export type CheckedIn = z.output<typeof checkedIn>;

/** Somebody who may be at the gate. */
export const foundHolder = z.object({
  kind: z.enum(['visitor', 'colleague']),
  id: z.string(),
  name: z.string(),
  company: z.string(),
  position: z.string(),
  /** Of the badge; empty where none was made yet. */
  number: z.string(),
  fault: badgeFault.nullable(),
  before: entryMark.nullable(),
});
export type FoundHolder = z.output<typeof foundHolder>;

/** At least so many letters, so that nobody is shown half the fair. */
export const searched = trimmed(100).min(3).refine(storable, 'characters');

/** What turned out once an entry without a network was sent. */
export const FINDINGS = ['double', 'revoked', 'suspended', 'notApproved'] as const;
export const finding = z.enum(FINDINGS);
export type Finding = z.output<typeof finding>;

export const latestEntry = entryMark.extend({
  name: z.string(),
  company: z.string(),
  number: z.string(),
  /** By whoever reads, and not more than a minute ago. */
  may: z.object({ undo: z.boolean() }),
});
export type LatestEntry = z.output<typeof latestEntry>;

export const foundEntry = entryMark.extend({
  name: z.string(),
  company: z.string(),
  number: z.string(),
  found: finding,
  reason: z.string(),
  /** Of a double, the other entry. */
  other: entryMark.nullable(),
});
export type FoundEntry = z.output<typeof foundEntry>;

/** A badge as a device keeps it to judge without a network. */
export const keptBadge = z.object({
  /** SHA-256 of what the QR code says, the first 16 bytes in base64url: nobody makes a code of it. */
  hash: z.string(),
  number: z.string(),
  name: z.string(),
  company: z.string(),
  kind: badgeKind,
  fault: badgeFault.nullable(),
});
export type KeptBadge = z.output<typeof keptBadge>;

export const recorded = z.object({
  gateId: id('gate'),
  code: z.string().trim().min(1).max(200, { abort: true }),
  /** By the clock of the device; one that is ahead is put right. */
  enteredAt: instant,
  requestId: requestId.unwrap(),
  /** Why somebody was let in whom the device would have kept out. */
  reason: optionalLine(CONSOLE_LIMITS.entryReasonMax),
});
