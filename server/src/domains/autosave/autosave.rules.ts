import type { AutosaveKind } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import type { ExhibitorCaller, OrganizerCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';

type Typist = VisitorCaller | ExhibitorCaller | OrganizerCaller;

/** Who typed: a person in one role. The same account in another role, or at another company, is somebody else. */
export type Author = { type: Typist['kind']; id: string; accountId: string };

/** A form of one author: its kind, and the record or the new one's own id. */
export type AutosaveKey = { kind: AutosaveKind; slot: string };

const idOf = (caller: Typist): string => {
  if (caller.kind === 'visitor') return caller.visitorId;
  return caller.kind === 'exhibitor' ? caller.employeeId : caller.staffId;
};

export const authorOf = (caller: Typist): Author => ({
  type: caller.kind,
  id: idOf(caller),
  accountId: caller.accountId,
});

/** Whose files may stand in what this caller types: one's own, and the company's or the fair's. */
export function fileOwnersOf(caller: Typist, exhibitionId: string): string[] {
  if (caller.kind === 'exhibitor') return [caller.employeeId, caller.exhibitorId];
  return [caller.kind === 'visitor' ? caller.visitorId : exhibitionId];
}

const ID = /^[A-Za-z0-9]{10,40}$/;
/** More files than any form holds. */
const FILES_MAX = 200;

/** What could be the id of a file, wherever it stands; that it is one, and one's own, the store says. */
export function fileIdsIn(typed: unknown): string[] {
  const found = new Set<string>();
  const waiting: unknown[] = [typed];
  while (waiting.length > 0 && found.size < FILES_MAX) {
    const value = waiting.pop();
    if (typeof value === 'string' && ID.test(value)) found.add(value);
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value));
  }
  return [...found];
}
