import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema } from '../fields.ts';
import { richBilingual } from '../rich-text/rich-text.ts';
import { everybody } from '../roles.ts';
import { articleCard } from './article-card.shapes.ts';

export type { ArticleCard } from './article-card.shapes.ts';

const call = callsOf('/visitor/v2/article', everybody);

export const articles = call({
  does: 'News, newest first',
  path: 'getArticleListPc',
  input: page,
  output: pageSchema(articleCard),
  cacheable: true,
});

export const article = call({
  does: 'One news article',
  path: 'getArticle',
  input: z.object({ id: id('article') }),
  output: articleCard.extend({ body: richBilingual }),
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$article' },
});
