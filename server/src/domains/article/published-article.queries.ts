import type { ArticleCard } from '@fairbridge/contract/article/article-card.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Scope } from '../../ground/scope.ts';
import { type Range, paged } from '../../platform/database/page.ts';

const published = (scope: Scope) =>
  scope.db
    .selectFrom('article')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null);

const CARD = ['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en', 'picture', 'published_at'] as const;

export async function articles(scope: Scope, range: Range) {
  return paged(published(scope).select(CARD).orderBy('published_at', 'desc').orderBy('id'), range);
}

export const article = (scope: Scope, id: string) =>
  published(scope).where('id', '=', id).selectAll().executeTakeFirst();

/** Those of these articles that are published, in no order. */
export const articlesOf = (scope: Scope, ids: readonly string[]) =>
  published(scope)
    .where('id', 'in', [...ids])
    .select(CARD)
    .execute();

/** The same with all that they say. */
export const wholeArticlesOf = (scope: Scope, ids: readonly string[]) =>
  published(scope)
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
