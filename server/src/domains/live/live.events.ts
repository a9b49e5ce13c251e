import { z } from 'zod';

/** A live that was still to come has other times, or will not take place: it was stopped or deleted. */
export const livePlanChanged = {
  name: 'live.plan-changed',
  shape: z.object({ exhibitionId: z.string(), liveId: z.string() }),
};

/** A live begins in some minutes. Told once: to those who wanted to be reminded, their reminder is written down already. */
export const liveBeginsSoon = {
  name: 'live.begins-soon',
  shape: z.object({ exhibitionId: z.string(), liveId: z.string(), visitorIds: z.array(z.string()) }),
};
