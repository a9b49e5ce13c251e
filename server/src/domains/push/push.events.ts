import { z } from 'zod';

/** A device is to be told of these notices. */
export const pushDue = {
  name: 'push.due',
  shape: z.object({ exhibitionId: z.string(), deviceId: z.string(), noticeIds: z.array(z.string()) }),
};
