import { z } from 'zod';

/** Letters of a mailing are to be sent, or sent on where its worker was lost or a new day has begun. */
export const mailingDue = {
  name: 'mailing.due',
  shape: z.object({ exhibitionId: z.string(), mailingId: z.string() }),
};
