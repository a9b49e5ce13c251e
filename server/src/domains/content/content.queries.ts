import type { Scope } from '../../scope.ts';

type Range = { limit: number; offset: number };

const published = (scope: Scope) =>
  scope.db
    .selectFrom('article')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('published_at', '<=', new Date());

export async function articles(scope: Scope, { limit, offset }: Range) {
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
  return { rows, total: total.count };
}

export const article = (scope: Scope, id: string) =>
  published(scope).where('id', '=', id).selectAll().executeTakeFirst();

export async function programmes(scope: Scope, { limit, offset }: Range) {
  const all = scope.db.selectFrom('programme').where('exhibition_id', '=', scope.exhibition.id);
  const rows = await all.selectAll().orderBy('starts_at').orderBy('id').limit(limit).offset(offset).execute();
  const total = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, total: total.count };
}
