import { z } from 'zod';

const shape = z.object({ exhibitionId: z.string(), sourcingId: z.string() });

/** A requirement was posted, edited or approved: which companies it fits is found out. `opens`: those are told. */
export const sourcingToMatch = { name: 'sourcing.toMatch', shape: shape.extend({ opens: z.boolean() }) };

/** A requirement reaches exhibitors: it was posted, or approved, and the companies that it fits are known. */
export const sourcingOpened = { name: 'sourcing.opened', shape };

/** Its buyer has written it anew, or has closed or deleted it: who has signed up is told. */
export const sourcingChanged = {
  name: 'sourcing.changed',
  shape: shape.extend({ change: z.enum(['edited', 'closed']), version: z.int() }),
};

/** The organizer has approved it or not. */
export const sourcingReviewed = { name: 'sourcing.reviewed', shape: shape.extend({ version: z.int() }) };

const signUpShape = z.object({ exhibitionId: z.string(), signUpId: z.string(), version: z.int() });

/** A company has signed up for a requirement or has changed its offer; its buyer is told. */
export const signUpSaved = { name: 'sourcing.signUpSaved', shape: signUpShape };

/** The buyer does not want a company that has signed up. */
export const signUpDenied = { name: 'sourcing.signUpDenied', shape: signUpShape };
