import { z } from 'zod';

/** An employee has left; `toId` has taken over what hung on them. Told in the transaction that handed it over. */
export const employeeResigned = {
  name: 'employee-resigned',
  shape: z.object({
    exhibitionId: z.string(),
    employeeId: z.string(),
    toId: z.string(),
    contacts: z.int(),
    orders: z.int(),
    // those told before there were chats, or meetings
    chats: z.int().default(0),
    meetings: z.int().default(0),
  }),
};
