import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { editor, support } from '../roles.ts';
import { quickReplies, savedId, saving } from './quick-reply.shapes.ts';

/** Whoever answers what is sent in (`suggestion.answer`). */
const staff = [editor, support] as const;
const call = callsOf('/organizer/v1/quickReply', staff);

export const list = call({
  does: 'Sentences that the fair’s customer service keeps to answer with',
  path: 'list',
  output: quickReplies,
});

export const save = call({
  does: 'Keep a sentence of the fair’s customer service, or change one',
  path: 'save',
  input: saving('deskReply'),
  output: savedId,
  errors: ['notFound', 'quickReplyLimit'],
  example: { id: '$deskReply', text: { zh: '您好，我们会尽快回复。', en: 'Hello, we will answer as soon as we can.' } },
});

export const remove = call({
  does: 'Delete a kept sentence of the fair’s customer service',
  path: 'delete',
  input: z.object({ id: id('deskReply') }),
  errors: ['notFound'],
  example: { id: '$deskReply' },
});
