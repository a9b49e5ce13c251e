import { z } from 'zod';

/** Something is to be sent to an address now; nothing happens where it has been sent by hand since (`round`). */
export const webhookDue = {
  name: 'webhook.due',
  shape: z.object({ exhibitionId: z.string(), deliveryId: z.string(), round: z.int() }),
};
