import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
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
