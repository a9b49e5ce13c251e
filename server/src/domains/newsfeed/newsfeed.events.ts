import { z } from 'zod';

/** Somebody has commented on a post. */
export const postCommented = {
  name: 'newsfeed.commented',
  shape: z.object({ exhibitionId: z.string(), commentId: z.string() }),
};

/** The organizer has published, refused, removed or restored a post. `decisionId` names this decision. */
export const postDecided = {
  name: 'newsfeed.decided',
  shape: z.object({
    exhibitionId: z.string(),
    postId: z.string(),
    decisionId: z.string(),
    decision: z.enum(['published', 'refused', 'removed', 'restored']),
    reason: z.string(),
  }),
};
