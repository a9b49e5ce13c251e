import { z } from 'zod';
import { bilingualOut, date } from '../fields.ts';

/** As what somebody came. */
export const ENTRY_KINDS = ['visitor', 'vip', 'colleague'] as const;
export const entryKind = z.enum(ENTRY_KINDS);
export type EntryKind = z.output<typeof entryKind>;

/** Entries, and how many people made them: who came twice is one. */
const amounts = { entries: z.int(), people: z.int() };

/** Those that were undone do not count. Days and hours are those of Beijing. */
export const entryFigures = z.object({
  total: z.object(amounts),
  /** Days on which anybody came in, whichever is asked for. */
  days: z.array(z.object({ day: date, ...amounts })),
  gates: z.array(z.object({ id: z.string(), name: bilingualOut, ...amounts })),
  /** `hall`: null of gates that lead into the fair. */
  halls: z.array(z.object({ hall: z.string().nullable(), name: bilingualOut, ...amounts })),
  hours: z.array(z.object({ hour: z.int(), ...amounts })),
  kinds: z.array(z.object({ kind: entryKind, ...amounts })),
});
export type EntryFigures = z.output<typeof entryFigures>;
