import { z } from 'zod';

/** VIP applications were decided; each id is that of a row of `vip_review`. */
export const vipReviewed = {
  name: 'vip.reviewed',
  shape: z.object({ exhibitionId: z.string(), reviewIds: z.array(z.string()) }),
};
