import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { editor, exhibitor, exhibitorAdmin, support } from '../roles.ts';
import { quickReplies, quickReplyForm } from './quick-reply.shapes.ts';

/** A company's, or the fair's own, which its customer service keeps (whoever answers what is sent in: `suggestion.answer`). */
const call = callsOf('/visitor/v2/quickReply', [exhibitorAdmin, editor, support]);

export const list = call({
  does: 'Sentences that the own company, or the fair’s customer service, keeps to answer with',
  path: 'list',
  roles: [exhibitor, editor, support],
  output: quickReplies,
});

export const save = call({
  does: 'Keep a sentence to answer with, or change one',
  path: 'save',
  input: quickReplyForm,
  output: z.object({ id: z.string() }),
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
