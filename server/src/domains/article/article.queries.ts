import { sql, type RawBuilder } from 'kysely';
import {
  type ArticleCounts,
  type ArticleForm,
  type ArticleSort,
  type ArticleState,
} from '@fairbridge/contract/article/article.shapes.ts';
import { COUNTED_TEXTS } from '@fairbridge/contract/languages.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import { lackCounts, lackedLangs, lacks } from '../rich-text/languages.queries.ts';
import { storedBody } from '../rich-text/rich-text.stored.ts';
import { type Range, pageRows } from '../../platform/database/paginate.ts';

export const articles = versionedTable('article', { changedAt: 'changed_at', restorable: true });

const own = (ctx: FairContext) => ctx.db.selectFrom('article').where('exhibition_id', '=', ctx.exhibition.id);

type Filter = { keyword: string; lacks?: Lang | undefined };
type Wanted = Filter & {
  state?: ArticleState | undefined;
  deleted: boolean;
  sort: ArticleSort;
  descending: boolean;
};

function matching(ctx: FairContext, { keyword, lacks: lang }: Filter) {
  let all = own(ctx);
  if (lang !== undefined) all = all.where(lacks(COUNTED_TEXTS.article, lang));
  const words = keyword.trim().toLowerCase();
  return words === '' ? all : all.where(sql<boolean>`strpos(lower(title_zh || ' ' || title_en), ${words}) > 0`);
}

/** What has no time stands last, whichever way. */
const SORTED: Record<ArticleSort, RawBuilder<unknown>> = {
  changedAt: sql`changed_at`,
  publishedAt: sql`case when state <> 'draft' then published_at end`,
};

/** For the editor: in every state, those deleted apart. */
export async function deskArticles(
  ctx: FairContext,
  { state, deleted, sort, descending, ...filter }: Wanted,
  range: Range,
) {
  let all = matching(ctx, filter).where('deleted_at', deleted ? 'is not' : 'is', null);
  if (state !== undefined) all = all.where('state', '=', state);
  return pageRows(
    all
      .select(['id', 'title_zh', 'title_en', 'picture', 'state', 'published_at', 'changed_at', 'deleted_at', 'version'])
      .select(lackedLangs(COUNTED_TEXTS.article).as('lacks'))
      .orderBy(sql`${SORTED[sort]}${descending ? sql` desc` : sql``} nulls last`)
      .orderBy('id'),
    range,
  );
}

export async function countArticles(ctx: FairContext, filter: Filter): Promise<ArticleCounts> {
  const rows = await matching(ctx, filter)
    .select([
      sql<ArticleState | 'deleted'>`case when deleted_at is null then state else 'deleted' end`.as('state'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(sql`1`)
    .execute();
  const of = (state: keyof ArticleCounts): number => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    draft: of('draft'),
    scheduled: of('scheduled'),
    published: of('published'),
    withdrawn: of('withdrawn'),
    deleted: of('deleted'),
  };
}

/** This article, if it is a draft that is deleted: put back it stands as before. */
export const deletedDraft = (ctx: FairContext, id: string) =>
  own(ctx)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('deleted_at', 'is not', null)
    .select(['id', 'title_zh', 'title_en'])
    .executeTakeFirst();

export const deskArticle = (ctx: FairContext, id: string) =>
  own(ctx).where('id', '=', id).selectAll().select(lackedLangs(COUNTED_TEXTS.article).as('lacks')).executeTakeFirst();

/** How many articles lack each language, of those that the editor's list shows. */
export const articlesLacking = (ctx: FairContext) =>
  own(ctx).where('deleted_at', 'is', null).select(lackCounts(COUNTED_TEXTS.article)).executeTakeFirstOrThrow();

export const articleColumns = ({ title, summary, body, picture }: ArticleForm) => ({
  ...bilingualColumns('title', title),
  ...bilingualColumns('summary', summary),
  picture,
  ...storedBody(body),
});
