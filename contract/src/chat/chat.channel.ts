import { z } from 'zod';
import { channel } from '../channel.ts';
import { id } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';
import { read, send } from './chat.calls.ts';
import { message, side } from './chat.shapes.ts';

const conversationId = z.object({ conversationId: z.string() });

/** Chat over the socket: what is sent here does what the calls of the same name do. Everybody hears of the own conversations alone (G53). */
export const chatChannel = channel({
  name: 'chat',
  roles: [registeredVisitor, exhibitor],
  sends: {
    send: {
      does: 'Send a message; acknowledged once it is stored for good (G49)',
      input: send.input,
      output: message,
      errors: send.errors,
      rate: { perMinute: LIMITS.chatMessagesPerMinute },
      example: send.example,
    },
    read: {
      does: 'Say how far one has read',
      input: read.input,
      output: read.output,
      errors: read.errors,
      rate: { perMinute: 240 },
      example: read.example,
    },
    typing: {
      does: 'Say that one is typing; told to the other side and kept nowhere',
      input: z.object({ conversationId: id('conversation') }),
      output: z.object({}),
      errors: ['notFound'],
      rate: { perMinute: 60 },
      example: { conversationId: '$conversation' },
    },
  },
  receives: {
    message: {
      does: 'A message of an own conversation, in its place; the socket that sent it has it by its acknowledgement alone',
      data: message,
      hint: 'conversation',
    },
    read: {
      does: 'One side has read as far as this',
      data: conversationId.extend({ side, seq: z.int() }),
    },
    typing: { does: 'The other side, or a colleague, is typing', data: conversationId.extend({ side }) },
    conversation: {
      does: 'Something of a conversation has changed beside its messages: ask for it again',
      data: conversationId,
    },
  },
});
