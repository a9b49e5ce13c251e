import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';

/** A note, of a buyer or of an order or inquiry, is deleted by whoever wrote it, and by administrators. */
export const mayRemoveNote = (note: { writtenBy: string | null }, caller: ExhibitorCaller): boolean =>
  caller.admin || note.writtenBy === caller.employeeId;
