import { z } from 'zod';
import { bilingualOut } from '../fields.ts';

/** How promising the conversation was. */
export const HEATS = ['hot', 'warm', 'cold'] as const;
export const heat = z.enum(HEATS);
export type Heat = z.output<typeof heat>;

/** Whose badge it was. Contact data stands here of the company's own contacts only. */
export const scannedPerson = z.object({
  name: z.string(),
  company: z.string(),
  position: z.string(),
  country: bilingualOut,
  email: z.string(),
  mobile: z.string(),
});

export const scan = z.object({
  id: z.string(),
  scannedAt: z.string(),
  person: scannedPerson,
  /** The visitor, whose page opens by it; null of a pre-registered colleague. */
  visitorId: z.string().nullable(),
  employee: z.object({ id: z.string(), name: bilingualOut }),
  heat: heat.nullable(),
  /** Codes of the exhibition's categories. */
  interests: z.array(z.string()),
  note: z.string(),
});
export type Scan = z.output<typeof scan>;
