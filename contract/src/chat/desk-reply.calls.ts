import { z } from 'zod';
import { call } from '../call.ts';
import { done, id, emptyObject } from '../fields.ts';
import { editor, support } from '../roles.ts';
import { quickReplies, savedId, saving } from './quick-reply.shapes.ts';

/** Whoever answers what is sent in (`suggestion.answer`). */
const staff = [editor, support] as const;

export const list = call({
  does: 'Sentences that the fair’s customer service keeps to answer with',
  path: '/organizer/v1/quickReply/list',
  roles: staff,
  input: emptyObject,
  output: quickReplies,
  errors: [],
  example: {},
});

export const save = call({
  does: 'Keep a sentence of the fair’s customer service, or change one',
  path: '/organizer/v1/quickReply/save',
  roles: staff,
  input: saving('deskReply'),
  output: savedId,
  errors: ['notFound', 'quickReplyLimit'],
  example: { id: '$deskReply', text: { zh: '您好，我们会尽快回复。', en: 'Hello, we will answer as soon as we can.' } },
});

export const remove = call({
  does: 'Delete a kept sentence of the fair’s customer service',
  path: '/organizer/v1/quickReply/delete',
  roles: staff,
  input: z.object({ id: id('deskReply') }),
  output: done,
  errors: ['notFound'],
  example: { id: '$deskReply' },
});
