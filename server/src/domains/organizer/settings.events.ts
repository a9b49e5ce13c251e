import { z } from 'zod';

/** The exhibitors' side was closed, and is open now. */
export const exhibitorSideOpened = {
  name: 'settings.exhibitorSideOpened',
  shape: z.object({ exhibitionId: z.string() }),
};
