import type { Scope } from '../../scope.ts';

const published = (scope: Scope) =>
  scope.db
    .selectFrom('article')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null);

export async function articles(scope: Scope, { limit, offset }: { limit: number; offset: number }) {
  const rows = await published(scope)
    .select(['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en', 'picture', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await published(scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total.count) };
}

export const article = (scope: Scope, id: string) =>
  published(scope).where('id', '=', id).selectAll().executeTakeFirst();
