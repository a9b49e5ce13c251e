import { z } from 'zod';

/** The organizer has answered a suggestion. */
export const suggestionAnswered = {
  name: 'content.suggestionAnswered',
  shape: z.object({ exhibitionId: z.string(), suggestionId: z.string(), answeredAt: z.string() }),
};
