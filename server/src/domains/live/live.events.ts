import { z } from 'zod';

/** A live begins in some minutes. Told once: to those who wanted to be reminded, their reminder is written down already. */
export const liveBeginsSoon = {
  name: 'live.begins-soon',
  shape: z.object({ exhibitionId: z.string(), liveId: z.string(), visitorIds: z.array(z.string()) }),
};
