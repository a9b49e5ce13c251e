import { z } from 'zod';

/** Exhibitors came by a sheet, or were changed by one: search learns of them. */
export const exhibitorsImported = {
  name: 'exhibitor.imported',
  shape: z.object({ exhibitionId: z.string(), ids: z.array(z.string()), areNew: z.boolean() }),
};
