import { sql } from 'kysely';
import { articleState, type ArticleForm, type ArticleState } from '@fairbridge/contract/article/article.shapes.ts';
import { COUNTED_TEXTS } from '@fairbridge/contract/languages.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { bilingualOf, bilingualColumns } from '../../platform/database/bilingual.ts';
import type { Scope } from '../../ground/scope.ts';
import { lackCounts, lackedLangs, lacks } from '../rich-text/languages.queries.ts';
import { storedBody } from '../rich-text/rich-text.stored.ts';
import { type Range, paged } from '../../platform/database/page.ts';

const own = (scope: Scope) => scope.db.selectFrom('article').where('exhibition_id', '=', scope.exhibition.id);

type Filter = { state?: ArticleState | undefined; deleted: boolean; keyword: string; lacks?: Lang | undefined };

/** For the editor: in every state, last changed first. */
export async function deskArticles(scope: Scope, { state, deleted, keyword, lacks: lang }: Filter, range: Range) {
  let all = own(scope).where('deleted_at', deleted ? 'is not' : 'is', null);
  if (state !== undefined) all = all.where('state', '=', state);
  if (lang !== undefined) all = all.where(lacks(COUNTED_TEXTS.article, lang));
  const words = keyword.trim().toLowerCase();
  if (words !== '') all = all.where(sql<boolean>`strpos(lower(title_zh || ' ' || title_en), ${words}) > 0`);
  return paged(
    all
      .select(['id', 'title_zh', 'title_en', 'picture', 'state', 'published_at', 'changed_at', 'version'])
      .select(lackedLangs(COUNTED_TEXTS.article).as('lacks'))
      .orderBy('changed_at', 'desc')
      .orderBy('id'),
    range,
  );
}

export const deskArticle = (scope: Scope, id: string) =>
  own(scope).where('id', '=', id).selectAll().select(lackedLangs(COUNTED_TEXTS.article).as('lacks')).executeTakeFirst();

/** How many articles lack each language, of those that the editor's list shows. */
export const articlesLacking = (scope: Scope) =>
  own(scope).where('deleted_at', 'is', null).select(lackCounts(COUNTED_TEXTS.article)).executeTakeFirstOrThrow();

export type HeldArticle = {
  id: string;
  state: ArticleState;
  version: number;
  title: Bilingual;
  publishedAt: Date;
};

/** Holds an article until the end of the transaction; null where there is none, or none of this kind. */
export async function lockArticle(scope: Scope, id: string, { deleted = false } = {}): Promise<HeldArticle | null> {
  const row = await own(scope)
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .select(['id', 'state', 'version', 'title_zh', 'title_en', 'published_at'])
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { state, version, published_at: publishedAt } = row;
  return { id, state: articleState.parse(state), version, title: bilingualOf('title', row), publishedAt };
}

const columnsOf = ({ title, summary, body, picture }: ArticleForm) => ({
  ...bilingualColumns('title', title),
  ...bilingualColumns('summary', summary),
  picture,
  ...storedBody(body),
});

export async function insertArticle(scope: Scope, id: string, form: ArticleForm): Promise<void> {
  await scope.db
    .insertInto('article')
    .values({ id, exhibition_id: scope.exhibition.id, state: 'draft', published_at: new Date(), ...columnsOf(form) })
    .execute();
}

type Columns = { state?: ArticleState; published_at?: Date; deleted_at?: Date | null };

/** Writes what changes, with a new version; answers it. */
export async function writeArticle(
  scope: Scope,
  id: string,
  change: Columns & { form?: ArticleForm },
): Promise<number> {
  const { form, ...columns } = change;
  const row = await scope.db
    .updateTable('article')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .set((eb) => ({
      ...columns,
      ...(form !== undefined && columnsOf(form)),
      version: eb('version', '+', 1),
      changed_at: new Date(),
    }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}
