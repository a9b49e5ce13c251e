import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Heat } from '@fairbridge/contract/scan/scan.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';

/** Admins see all scans of the company, other staff their own (as ruling 5.1 has it of orders). */
export function maySeeScan(scan: { exhibitorId: string; employeeId: string }, caller: ExhibitorCaller): boolean {
  if (scan.exhibitorId !== caller.exhibitorId) return false;
  return caller.admin || scan.employeeId === caller.employeeId;
}

/** `maySeeScan` in SQL, of `scan s`. */
export const seenBy = ({ exhibitorId, admin, employeeId }: ExhibitorCaller) => sql<boolean>`(
  s.exhibitor_id = ${exhibitorId} and (${admin} or s.employee_id = ${employeeId}))`;

const DAY_MS = 86_400_000;

/** When a scan was made, by a clock that may be wrong: not in the future, and not longer ago than scans may wait on a device. */
export function saneTime(byDevice: Date, now: Date): Date {
  const earliest = now.getTime() - LIMITS.scanWaitsDays * DAY_MS;
  return new Date(Math.min(now.getTime(), Math.max(earliest, byDevice.getTime())));
}

/** What was noted with a scan. */
export type Noted = { heat: Heat | null; interests: string[]; note: string };

/**
 * Two scans of one meeting as one: what is chosen later counts, interests and notes add up. Null where both notes are too long for one. The
 * same twice changes nothing.
 */
export function joinedNotes(before: Noted, later: Noted): Noted | null {
  const note = before.note.includes(later.note) ? before.note : [before.note, later.note].filter(Boolean).join('\n');
  if (note.length > LIMITS.scanNoteMax) return null;
  const interests = [...new Set([...before.interests, ...later.interests])];
  return { heat: later.heat ?? before.heat, interests, note };
}
