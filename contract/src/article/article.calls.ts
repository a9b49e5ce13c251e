import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, id, lang, page, pageSchema, searchText } from '../fields.ts';
import { editor } from '../roles.ts';
import { requestId } from '../request-id.ts';
import { ARTICLE_SORTS, articleCounts, articleDesk, articleForm, articleRow, articleState } from './article.shapes.ts';

const call = callsOf('/organizer/v1/article', [editor]);

const version = z.int().min(1);
const saved = z.object({ id: z.string(), version: z.int() });

export const list = call({
  does: 'News articles by state, words and language, in the order asked for, with the number in each state',
  path: 'list',
  input: page.extend({
    state: articleState.optional(),
    deleted: z.boolean().default(false),
    keyword: searchText,
    /** Those alone that lack this language. */
    lacks: lang.optional(),
    sort: z.enum(ARTICLE_SORTS).default('changedAt'),
    descending: z.boolean().default(true),
  }),
  /** `undo`: the draft that the caller deleted last, for ten minutes, while it is deleted. */
  output: pageSchema(articleRow).extend({
    counts: articleCounts,
    undo: z.object({ id: z.string(), title: bilingualOut }).nullable(),
  }),
});

export const get = call({
  does: 'One news article with everything its editor needs, a deleted one too',
  path: 'get',
  input: z.object({ id: id('article') }),
  output: articleDesk,
  errors: ['notFound'],
  example: { id: '$article' },
});

const text = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
});
const example = {
  title: { zh: '展馆交通指引', en: 'How to get to the halls' },
  summary: { zh: '地铁与接驳车时间', en: 'Metro and shuttle times' },
  body: { zh: text('地铁二号线直达。'), en: text('Line 2 stops at the door.') },
  picture: '$articlePicture',
};

export const create = call({
  does: 'Write a news article; it is a draft until it is published',
  path: 'create',
  input: articleForm.extend({ requestId }),
  output: saved,
  errors: ['conflict'],
  example,
});

export const change = call({
  does: 'Change a news article; what is published changes at once',
  path: 'change',
  input: articleForm.extend({ id: id('article'), version }),
  output: saved,
  errors: ['notFound', 'editConflict'],
  example: { ...example, id: '$article', version: 1 },
});

export const publish = call({
  does: 'Publish a news article as it was read, now or at a time to come',
  path: 'publish',
  input: z.object({ id: id('article'), version, at: z.iso.datetime().optional() }),
  output: saved.extend({ state: articleState }),
  errors: ['notFound', 'editConflict', 'conflict'],
  example: { id: '$draftArticle', version: 1 },
});

export const withdraw = call({
  does: 'Take a published news article off the portal, or a scheduled one off its schedule',
  path: 'withdraw',
  input: z.object({ id: id('article') }),
  errors: ['notFound', 'conflict'],
  example: { id: '$article' },
});

export const remove = call({
  does: 'Delete a news article; it can be restored',
  path: 'remove',
  input: z.object({ id: id('article') }),
  errors: ['notFound'],
  example: { id: '$article' },
});

export const restore = call({
  does: 'Bring a deleted news article back, as a draft',
  path: 'restore',
  input: z.object({ id: id('deletedArticle') }),
  errors: ['notFound'],
  example: { id: '$deletedArticle' },
});
