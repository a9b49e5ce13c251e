import { z } from 'zod';

const shape = z.object({ exhibitionId: z.string(), quoteId: z.string() });

/** A company has offered a price, or another one. */
export const quoteCreated = { name: 'quote.created', shape };

/** Its buyer has accepted or declined it. */
export const quoteDecided = { name: 'quote.decided', shape };
