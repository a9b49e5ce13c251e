import { z } from 'zod';

/** Administrators of these exhibitors are to be reminded of what they have not done yet; of one exhibitor at most once on a day. */
export const tasksDue = {
  name: 'exhibitorTask.due',
  shape: z.object({
    exhibitionId: z.string(),
    day: z.iso.date(),
    open: z.array(z.object({ exhibitorId: z.string(), taskIds: z.array(z.string()) })),
  }),
};
