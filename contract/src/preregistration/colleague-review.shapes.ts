import { z } from 'zod';
import { reviewState } from '../account/account.shapes.ts';
import { instant, searchText } from '../fields.ts';

/** Where a pre-registered colleague stands, as the organizer sorts them: exactly one of these. Reviewed are those who have confirmed. */
export const colleagueStanding = z.enum([...reviewState.options, 'pending', 'declined']);
export type ColleagueStanding = z.output<typeof colleagueStanding>;

/** Narrows the colleagues. */
export const colleagueFilter = z.object({
  /** Part of the colleague's name, company or e-mail, or of the name or company of who entered the colleague. */
  keyword: searchText,
});
export type ColleagueFilter = z.output<typeof colleagueFilter>;

export const colleagueCounts = z.object({
  underReview: z.int(),
  approved: z.int(),
  notApproved: z.int(),
  pending: z.int(),
  declined: z.int(),
});
export type ColleagueCounts = z.output<typeof colleagueCounts>;

/** A line of the list. */
export const reviewedColleague = z.object({
  id: z.string(),
  /** Of the review; a decision names the one it was made on. */
  version: z.int(),
  standing: colleagueStanding,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  position: z.string(),
  country: z.string(),
  mobile: z.string(),
  /** Told to the colleague; empty unless not approved. */
  reason: z.string(),
  /** The visitor who pre-registered the colleague. */
  broughtBy: z.object({ id: z.string(), name: z.string(), company: z.string() }),
  createdAt: instant,
  answeredAt: instant.nullable(),
});
export type ReviewedColleague = z.output<typeof reviewedColleague>;
