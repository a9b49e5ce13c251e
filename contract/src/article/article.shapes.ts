import { z } from 'zod';
import { bilingual, bilingualOut, id, lang, optionalBilingual } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { richBilingual } from '../rich-text/rich-text.ts';

/** A withdrawn article was public once; a scheduled one becomes so by itself. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export const articleState = z.enum(ARTICLE_STATES);
export type ArticleState = z.output<typeof articleState>;

export const articleForm = z.object({
  title: bilingual(LIMITS.articleTitleMax),
  summary: optionalBilingual(LIMITS.articleSummaryMax),
  body: richBilingual,
  /** The cover; empty for none. */
  picture: id('articlePicture').or(z.literal('')).default(''),
});
export type ArticleForm = z.output<typeof articleForm>;

/** The orders of the desk's list: by when it was changed last, and by when it was or will be published. */
export const ARTICLE_SORTS = ['changedAt', 'publishedAt'] as const;
export type ArticleSort = (typeof ARTICLE_SORTS)[number];

/** How many the words and the language leave in each state, and of those that are deleted. */
export const articleCounts = z.object({
  draft: z.int(),
  scheduled: z.int(),
  published: z.int(),
  withdrawn: z.int(),
  deleted: z.int(),
});
export type ArticleCounts = z.output<typeof articleCounts>;

/** What its state allows: to publish it, now or later, and to take it off the portal. */
const may = z.object({ publish: z.boolean(), withdraw: z.boolean() });

export const articleRow = z.object({
  id: z.string(),
  title: bilingualOut,
  state: articleState,
  /** When it was, or will be, published; null while it waits for nothing. */
  publishedAt: z.string().nullable(),
  changedAt: z.string(),
  version: z.int(),
  may,
  /** Languages whose readers get the other one somewhere. */
  lacks: z.array(lang),
  /** Its cover. */
  pictureAddress: z.string(),
});
export type ArticleRow = z.output<typeof articleRow>;

export const articleDesk = articleRow.extend({
  summary: bilingualOut,
  body: richBilingual,
  picture: z.string(),
  deleted: z.boolean(),
});
export type ArticleDesk = z.output<typeof articleDesk>;
