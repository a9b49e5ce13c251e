import { z } from 'zod';
import { side } from '@fairbridge/contract/chat/chat.shapes.ts';

/** One side has read what it had been told that it waited. */
export const chatCaughtUp = {
  name: 'chat.caught-up',
  shape: z.object({ exhibitionId: z.string(), conversationId: z.string(), side }),
};

/** Somebody has left, and these went over to a colleague or to nobody; `seq`: where it stands in the order, null where it stands nowhere. */
export const chatsHandedOver = {
  name: 'chat.handed-over',
  shape: z.object({
    exhibitionId: z.string(),
    given: z.array(z.object({ id: z.string(), seq: z.int().nullable() })),
  }),
};

/** One side was reminded by the other of what waits since, `at` this moment. */
export const chatReminded = {
  name: 'chat.reminded',
  shape: z.object({ exhibitionId: z.string(), conversationId: z.string(), side, seq: z.int(), at: z.string() }),
};

/** One side has not read for ten minutes what the other has written. Told once until it has read again. */
export const chatWaited = {
  name: 'chat.waited',
  shape: z.object({ exhibitionId: z.string(), conversationId: z.string(), side, seq: z.int() }),
};
