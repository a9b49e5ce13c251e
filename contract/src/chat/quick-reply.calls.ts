import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';
import { quickReplies, savedId, saving } from './quick-reply.shapes.ts';

const call = callsOf('/visitor/v2/quickReply', [exhibitorAdmin]);

export const list = call({
  does: 'Sentences that the own company keeps to answer chats with',
  path: 'list',
  roles: [exhibitor],
  output: quickReplies,
});

export const save = call({
  does: 'Keep a sentence to answer with, or change one',
  path: 'save',
  input: saving('quickReply'),
  output: savedId,
  errors: ['notFound', 'quickReplyLimit'],
  example: {
    id: '$quickReply',
    text: { zh: '您好，请问需要什么规格？', en: 'Hello, which specification do you need?' },
  },
});

export const remove = call({
  does: 'Delete a kept sentence',
  path: 'delete',
  input: z.object({ id: id('quickReply') }),
  errors: ['notFound'],
  example: { id: '$quickReply' },
});
