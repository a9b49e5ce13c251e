import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, optionalText, page, pageSchema, searchText, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor, support } from '../roles.ts';
import { suggestion, suggestionKind, suggestionState } from './suggestion.shapes.ts';

const staff = [editor, support] as const;
const call = callsOf('/organizer/v1/suggestion', staff);
const version = z.int().min(1);

export const list = call({
  does: 'What people sent the organizer, newest first',
  path: 'list',
  input: page.extend({
    state: suggestionState.optional(),
    kind: suggestionKind.optional(),
    keyword: searchText,
  }),
  output: pageSchema(suggestion).extend({ waiting: z.int() }),
});

export const answer = call({
  does: 'Answer a suggestion; the sender is told on the portal and by e-mail, where known',
  path: 'answer',
  input: z.object({ id: id('suggestion'), version, answer: text(LIMITS.suggestionTextMax) }),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$suggestion', version: 1, answer: '谢谢您的建议，我们已安排改进。' },
});

export const setState = call({
  does: 'Close a suggestion, or take it up again',
  path: 'setState',
  input: z.object({ id: id('suggestion'), version, state: z.enum(['new', 'closed']) }),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$suggestion', version: 1, state: 'closed' },
});

export const note = call({
  does: 'Write an internal note to a suggestion',
  path: 'note',
  input: z.object({ id: id('suggestion'), version, note: optionalText(LIMITS.suggestionNoteMax) }),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$suggestion', version: 1, note: '转交现场服务组' },
});
