import { z } from 'zod';

/** The organizer has decided about colleagues; each decision by the version of the review that it made. */
export const colleaguesReviewed = {
  name: 'colleagues.reviewed',
  shape: z.object({
    exhibitionId: z.string(),
    decisions: z.array(z.object({ id: z.string(), version: z.int() })),
  }),
};
