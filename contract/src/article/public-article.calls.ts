import { z } from 'zod';
import { call } from '../call.ts';
import { id, page, pageSchema } from '../fields.ts';
import { richBilingual } from '../rich-text/rich-text.ts';
import { anonymous, exhibitor, organizer, visitor } from '../roles.ts';
import { articleCard } from './article-card.shapes.ts';

export type { ArticleCard } from './article-card.shapes.ts';

const everybody = [anonymous, visitor, exhibitor, organizer] as const;

export const articles = call({
  does: 'News, newest first',
  path: '/visitor/v2/article/getArticleListPc',
  roles: everybody,
  input: page,
  output: pageSchema(articleCard),
  errors: [],
  cacheable: true,
  example: {},
});

export const article = call({
  does: 'One news article',
  path: '/visitor/v2/article/getArticle',
  roles: everybody,
  input: z.object({ id: id('article') }),
  output: articleCard.extend({ body: richBilingual }),
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$article' },
});
