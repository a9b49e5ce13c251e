import { z } from 'zod';
import { call } from '../call.ts';
import { bilingualOut, id, page, pageOf } from '../fields.ts';
import { anonymous, exhibitor, organizer, visitor } from '../who.ts';

const everybody = [anonymous, visitor, exhibitor, organizer] as const;

export const articleCard = z.object({
  id: z.string(),
  title: bilingualOut,
  summary: bilingualOut,
  picture: z.string(),
  publishedAt: z.string(),
});
export type ArticleCard = z.output<typeof articleCard>;

export const programme = z.object({
  id: z.string(),
  title: bilingualOut,
  description: bilingualOut,
  place: bilingualOut,
  speaker: bilingualOut,
  startsAt: z.string(),
  endsAt: z.string(),
});
export type Programme = z.output<typeof programme>;

export const articles = call({
  does: 'News, newest first',
  path: '/visitor/v2/article/getArticleListPc',
  who: everybody,
  input: page,
  output: pageOf(articleCard),
  errors: [],
  cacheable: true,
  example: {},
});

export const article = call({
  does: 'One news article',
  path: '/visitor/v2/article/getArticle',
  who: everybody,
  input: z.object({ id: id('article') }),
  output: articleCard.extend({ body: bilingualOut }),
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$article' },
});

export const programmes = call({
  does: 'Concurrent programmes in the order of time',
  path: '/visitor/v2/activity/queryList/v2',
  who: everybody,
  input: page,
  output: pageOf(programme),
  errors: [],
  cacheable: true,
  example: {},
});
