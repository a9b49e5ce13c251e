import { z } from 'zod';
import { call } from '../call.ts';
import { done, id, emptyObject } from '../fields.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';
import { quickReplies, savedId, saving } from './quick-reply.shapes.ts';

export const list = call({
  does: 'Sentences that the own company keeps to answer chats with',
  path: '/visitor/v2/quickReply/list',
  roles: [exhibitor],
  input: emptyObject,
  output: quickReplies,
  errors: [],
  example: {},
});

export const save = call({
  does: 'Keep a sentence to answer with, or change one',
  path: '/visitor/v2/quickReply/save',
  roles: [exhibitorAdmin],
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
  path: '/visitor/v2/quickReply/delete',
  roles: [exhibitorAdmin],
  input: z.object({ id: id('quickReply') }),
  output: done,
  errors: ['notFound'],
  example: { id: '$quickReply' },
});
