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

export const articleRow = z.object({
  id: z.string(),
  title: bilingualOut,
  state: articleState,
  /** When it was, or will be, published; null while it waits for nothing. */
  publishedAt: z.string().nullable(),
  changedAt: z.string(),
  version: z.int(),
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
  /** What its state allows: to publish it, now or later, and to take it off the portal. */
  may: z.object({ publish: z.boolean(), withdraw: z.boolean() }),
});
export type ArticleDesk = z.output<typeof articleDesk>;
