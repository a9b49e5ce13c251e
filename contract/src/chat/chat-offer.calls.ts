import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { exhibitor } from '../roles.ts';
import { chatOffers } from './chat-offer.shapes.ts';

export const list = call({
  does: 'What the own company may send as a card in a conversation: its quotes to this buyer that stand, and its invitation that waits',
  path: '/visitor/v2/chat/offers',
  roles: [exhibitor],
  input: z.object({ conversationId: id('conversation') }),
  output: chatOffers,
  errors: ['notFound'],
  example: { conversationId: '$conversation' },
});
