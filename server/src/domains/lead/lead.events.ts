import { z } from 'zod';

/** Leads of one company to which the same happened at once; `act` names this time. */
const shape = z.object({
  exhibitionId: z.string(),
  exhibitorId: z.string(),
  leadIds: z.array(z.string()),
  act: z.string(),
});

/** They stand at another stage. */
export const leadMoved = { name: 'lead.moved', shape };

/** One side has written to the other under an order or inquiry. */
export const messageWritten = {
  name: 'request.messageWritten',
  shape: z.object({ exhibitionId: z.string(), messageId: z.string() }),
};

/** They are dealt with by somebody else, or by nobody. */
export const leadAssigned = { name: 'lead.assigned', shape };

/** Their buyers have their first answer. */
export const leadAnswered = { name: 'lead.answered', shape };
