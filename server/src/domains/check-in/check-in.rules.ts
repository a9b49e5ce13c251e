import type { BadgeFault } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import type { Finding } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import type { Readmission } from '@fairbridge/contract/check-in/gate.shapes.ts';
import { dayInBeijing, daysBetween, type Span } from '../../core/days.ts';

/** Between which instants an earlier entry into the same place keeps this one out; null where none does. */
export function spanInWay(readmission: Readmission, at: Date): Span | null {
  if (readmission === 'always') return null;
  if (readmission === 'once') return { since: null, until: null };
  const day = dayInBeijing(at);
  return daysBetween({ from: day, to: day });
}

/** When somebody came in, by a device's clock: not later than now, and not before the fair had badges at all. */
export const saneEntryTime = (told: Date, now: Date, earliest: Date): Date =>
  new Date(Math.min(Math.max(told.getTime(), earliest.getTime()), now.getTime()));

/** What a badge that does not let in now is found to be; one that was revoked after the entry was good at the time. */
export function findingOf(fault: BadgeFault | null, revokedAt: Date | null, at: Date): Finding | null {
  if (fault === 'revoked') return revokedAt !== null && revokedAt <= at ? 'revoked' : null;
  return fault === 'suspended' || fault === 'notApproved' ? fault : null;
}
