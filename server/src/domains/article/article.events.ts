import { z } from 'zod';

/** The time has come to publish an article; `at` is the time it was scheduled for, by which a later change is told. */
export const articleDue = {
  name: 'content.articleDue',
  shape: z.object({ exhibitionId: z.string(), articleId: z.string(), at: z.string() }),
};
