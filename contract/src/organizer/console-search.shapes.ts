import { z } from 'zod';
import { exhibitorLine } from '../exhibitor-record/exhibitor-record.shapes.ts';
import { bilingualOut } from '../fields.ts';
import { reviewedColleague } from '../preregistration/colleague-review.shapes.ts';
import { reviewedVisitor } from '../visitor-review/visitor-review.shapes.ts';

/** Some of what was found, the likeliest first; `more`: it is not all. */
const some = <T extends z.ZodType>(line: T) => z.object({ list: z.array(line), more: z.boolean() });

/** What the console's search finds, each as its own list shows it; nothing of what the caller may not open. */
export const foundInConsole = z.object({
  visitors: some(reviewedVisitor.pick({ id: true, state: true, name: true, company: true, email: true, mobile: true })),
  colleagues: some(reviewedColleague.pick({ id: true, standing: true, name: true, company: true, email: true })),
  badges: some(
    z.object({
      number: z.string(),
      revoked: z.boolean(),
      name: z.string(),
      company: z.string(),
      /** Whose own it is; null of a colleague's. */
      visitorId: z.string().nullable(),
      /** The colleague's e-mail; null of a visitor's own. */
      colleague: z.string().nullable(),
    }),
  ),
  exhibitors: some(exhibitorLine.pick({ id: true, name: true, booth: true, state: true })),
  administrators: some(
    z.object({
      id: z.string(),
      name: bilingualOut,
      email: z.string(),
      exhibitor: z.object({ id: z.string(), name: bilingualOut }),
    }),
  ),
});
export type FoundInConsole = z.output<typeof foundInConsole>;
export type FoundKind = keyof FoundInConsole;
export const FOUND_KINDS = [
  'visitors',
  'colleagues',
  'badges',
  'exhibitors',
  'administrators',
] as const satisfies readonly FoundKind[];
