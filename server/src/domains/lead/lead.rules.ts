import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { isHandledBy } from '../identity/membership.queries.ts';

/** Admins see and handle all leads of the company; other staff those assigned to them and those of nobody (ruling 5.1). */
export function mayHandle(lead: { exhibitorId: string; assignedTo: string | null }, caller: ExhibitorCaller): boolean {
  if (lead.exhibitorId !== caller.exhibitorId) return false;
  return caller.admin || lead.assignedTo === null || lead.assignedTo === caller.employeeId;
}

/** `mayHandle` in SQL, of `lead l`. */
export const handledBy = (caller: ExhibitorCaller) => isHandledBy(caller, 'l');

/** A note is changed by whoever wrote it. */
export const mayEditNote = (note: { writtenBy: string | null }, caller: ExhibitorCaller): boolean =>
  note.writtenBy === caller.employeeId;
