import type { ArticleCard } from '@fairbridge/contract/article/article-card.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { type Range, paginate } from '../../platform/database/paginate.ts';

const published = (ctx: FairContext) =>
  ctx.db
    .selectFrom('article')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null);

const CARD = ['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en', 'picture', 'published_at'] as const;

export async function articles(ctx: FairContext, range: Range) {
  return paginate(published(ctx).select(CARD).orderBy('published_at', 'desc').orderBy('id'), range);
}

export const article = (ctx: FairContext, id: string) =>
  published(ctx).where('id', '=', id).selectAll().executeTakeFirst();

/** Those of these articles that are published, in no order. */
export const articlesOf = (ctx: FairContext, ids: readonly string[]) =>
  published(ctx)
    .where('id', 'in', [...ids])
    .select(CARD)
    .execute();

/** The same with all that they say. */
export const wholeArticlesOf = (ctx: FairContext, ids: readonly string[]) =>
  published(ctx)
    .where('id', 'in', [...ids])
    .selectAll()
    .execute();

type CardRow = {
  id: string;
  title_zh: string;
  title_en: string;
  summary_zh: string;
  summary_en: string;
  picture: string;
  published_at: Date;
};

export const articleCardAnswer = (row: CardRow): ArticleCard => ({
  id: row.id,
  title: bilingualOf('title', row),
  summary: bilingualOf('summary', row),
  picture: pictureAddress(row.picture),
  publishedAt: row.published_at.toISOString(),
});
