import { z } from 'zod';
import { CONSOLE_LIMITS } from '../console-limits.ts';
import { bilingual, bilingualOut, code } from '../fields.ts';

/** How often a badge comes into the same place: once in all, once a day, as often as it likes. */
export const READMISSIONS = ['once', 'daily', 'always'] as const;
export const readmission = z.enum(READMISSIONS);
export type Readmission = z.output<typeof readmission>;

export const gateForm = z.object({
  name: bilingual(CONSOLE_LIMITS.gateNameMax),
  /** The hall it leads into; null where it leads into the fair. */
  hall: code.nullable(),
  readmission,
  /** A closed gate lets nobody in; what was counted at it stays. */
  open: z.boolean(),
});
export type GateForm = z.output<typeof gateForm>;

export const gate = z.object({
  id: z.string(),
  version: z.int(),
  name: bilingualOut,
  hall: z.string().nullable(),
  readmission,
  open: z.boolean(),
});
export type Gate = z.output<typeof gate>;
