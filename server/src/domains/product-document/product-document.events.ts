import { z } from 'zod';

/** A visitor asked for a document; `asked` says for which time, so that each is told once. */
export const documentAsked = {
  name: 'product.documentAsked',
  shape: z.object({ exhibitionId: z.string(), requestId: z.string(), asked: z.int() }),
};

/** The company has answered; `answered` says for which time, `documents` how many it answered at once. */
export const documentAnswered = {
  name: 'product.documentAnswered',
  shape: z.object({
    exhibitionId: z.string(),
    requestId: z.string(),
    answered: z.int(),
    state: z.enum(['granted', 'refused']),
    documents: z.int(),
  }),
};
