import { z } from 'zod';

/** How often an employee is written to about what waits at work: every morning, every Monday, never. */
export const workDigestEvery = z.enum(['day', 'week', 'off']);
export type WorkDigestEvery = z.output<typeof workDigestEvery>;
