import { z } from 'zod';

export const loginType = z.enum(['vis', 'actor']).default('vis');

/** Why somebody who showed the right password or code is still not let in. */
export const REFUSED_ENTRY = [
  'exhibitorMissing',
  'employeeUnbound',
  'exhibitorAccount',
  'exhibitorSideClosed',
  'exhibitorDisabled',
  'accountSuspended',
  'adminLogOn',
  'demoElsewhere',
] as const;
