import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';

export const send = call({
  does: 'Tell the other side by e-mail and SMS that an own invitation waits for an answer, or that messages of a chat wait while nobody of that side is there; with fixed words, once a day',
  path: '/visitor/v2/imNotice/sendEmailAndSms',
  roles: [registeredVisitor, exhibitor],
  /** Exactly one of the two: an invitation, or a conversation. */
  input: z
    .object({ id: id('sentInvitation').optional(), conversationId: id('conversation').optional() })
    .refine((given) => (given.id === undefined) !== (given.conversationId === undefined), {
      message: 'select',
      path: ['id'],
    }),
  errors: [
    'notFound',
    'conflict',
    'invitationReminded',
    'chatBlocked',
    'chatPresent',
    'chatNothingWaits',
    'chatReminded',
    'chatLimit',
  ],
  rate: { perMinute: 20 },
  example: { id: '$sentInvitation' },
});
