import { z } from 'zod';

/** A badge was scanned, and what was noted has reached the portal. */
export const scanAdded = { name: 'scan.added', shape: z.object({ exhibitionId: z.string(), scanId: z.string() }) };
