import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bodyOf } from '../rich-text/rich-text.stored.ts';
import { article, articleCardAnswer, articles } from './published-article.queries.ts';

export const publicArticleHandlers: Handlers<FairContext, Pick<typeof contract.content, 'articles' | 'article'>> = {
  articles: async ({ ctx, input }) => {
    const { rows, total } = await articles(ctx, rangeOf(input));
    return pageAnswer(rows.map(articleCardAnswer), total, input);
  },

  article: async ({ ctx, input }) => {
    const row = await article(ctx, input.id);
    if (row === undefined) fail('notFound');
    return { ...articleCardAnswer(row), body: bodyOf(row) };
  },
};
