import { z } from 'zod';

/** Somebody else is in charge of these buyers of a company, or nobody. `by`: the colleague who decided it; null: the portal did. `act` names this time. */
export const customersAssigned = {
  name: 'customer.assigned',
  shape: z.object({
    exhibitionId: z.string(),
    exhibitorId: z.string(),
    visitorIds: z.array(z.string()),
    employeeId: z.string().nullable(),
    by: z.string().nullable(),
    act: z.string(),
  }),
};
