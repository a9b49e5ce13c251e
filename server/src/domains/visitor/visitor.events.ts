import { z } from 'zod';

/** The review state of visitors has changed; each id is that of a row of `visitor_review`. */
export const visitorReviewed = {
  name: 'visitor.reviewed',
  shape: z.object({ exhibitionId: z.string(), reviewIds: z.array(z.string()) }),
};
