import { z } from 'zod';

const shape = z.object({ exhibitionId: z.string(), invitationId: z.string() });

/** Somebody has invited somebody, and waits for an answer. */
export const invitationCreated = { name: 'invitation.created', shape };

/** An invitation was accepted or declined. */
export const invitationAnswered = { name: 'invitation.answered', shape };

/** Its sender asks for an answer once more. */
export const invitationReminded = {
  name: 'invitation.reminded',
  shape: shape.extend({ day: z.string() }),
};
