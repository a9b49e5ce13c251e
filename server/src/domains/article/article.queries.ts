import { sql, type RawBuilder } from 'kysely';
import {
  articleState,
  type ArticleCounts,
  type ArticleForm,
  type ArticleSort,
  type ArticleState,
} from '@fairbridge/contract/article/article.shapes.ts';
import { COUNTED_TEXTS } from '@fairbridge/contract/languages.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { bilingualOf, bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { lackCounts, lackedLangs, lacks } from '../rich-text/languages.queries.ts';
import { storedBody } from '../rich-text/rich-text.stored.ts';
import { type Range, pageRows } from '../../platform/database/paginate.ts';

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

export type HeldArticle = {
  id: string;
  state: ArticleState;
  version: number;
  title: Bilingual;
  publishedAt: Date;
};

/** Holds an article until the end of the transaction; null where there is none, or none of this kind. */
export async function lockArticle(ctx: FairContext, id: string, { deleted = false } = {}): Promise<HeldArticle | null> {
  const row = await own(ctx)
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

export async function insertArticle(ctx: FairContext, id: string, form: ArticleForm): Promise<void> {
  await ctx.db
    .insertInto('article')
    .values({ id, exhibition_id: ctx.exhibition.id, state: 'draft', published_at: new Date(), ...columnsOf(form) })
    .execute();
}

type Columns = { state?: ArticleState; published_at?: Date; deleted_at?: Date | null };

/** Writes what changes, with a new version; answers it. */
export async function writeArticle(
  ctx: FairContext,
  id: string,
  change: Columns & { form?: ArticleForm },
): Promise<number> {
  const { form, ...columns } = change;
  const row = await ctx.db
    .updateTable('article')
    .where('exhibition_id', '=', ctx.exhibition.id)
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
