import { z } from 'zod';
import { channel } from '../channel.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';

/** Why a socket is closed for good: its session has ended or become somebody else's, or the account has opened too many others. */
export const endedWhy = z.enum(['session', 'elsewhere']);
export type EndedWhy = z.output<typeof endedWhy>;

/** What every socket hears of itself. */
export const sessionChannel = channel({
  name: 'session',
  roles: [registeredVisitor, exhibitor],
  sends: {},
  receives: {
    ended: {
      does: 'The socket is about to be closed, and is not to come back by itself',
      data: z.object({ why: endedWhy }),
    },
    missed: { does: 'Something may not have been told: fetch what was missed', data: z.object({}) },
  },
});
