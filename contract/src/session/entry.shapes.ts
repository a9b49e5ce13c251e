import { z } from 'zod';

export const loginType = z.enum(['vis', 'actor']).default('vis');

/** Where nobody new may register for this fair, and why. */
export const REGISTRATION_CLOSED = [
  'termsNotPublished',
  'registrationNotYet',
  'registrationOver',
  'registrationFull',
] as const;

/** Why somebody who showed the right password or code is still not let in. */
export const REFUSED_ENTRY = [
  'exhibitorMissing',
  'employeeUnbound',
  'exhibitorAccount',
  'exhibitorSideClosed',
  'exhibitorDisabled',
  'accountSuspended',
  'blocked',
  'adminLogOn',
  'demoElsewhere',
  // an account of another fair registers for this one by logging in
  ...REGISTRATION_CLOSED,
] as const;
