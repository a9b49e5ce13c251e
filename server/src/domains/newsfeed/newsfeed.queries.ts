import { sql } from 'kysely';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { AuthorKind } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { likeContains } from '../../platform/database/like.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { AUTHOR, COMMENTS, POST, POST_SHOWN, POSTS, SPEAKER_SHOWN, type AuthorRow } from './post-author.queries.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';

export type PostRow = AuthorRow & {
  id: string;
  lang: Lang;
  text: string;
  receivers: string[];
  categories: string[];
  pictures: string[];
  video: string | null;
  video_cover: string | null;
  published_at: Date;
  edited_at: Date | null;
  likes: number;
  comments: number;
};
export type ShownPostRow = PostRow & { liked: boolean; micros: string };
export type CommentRow = AuthorRow & { id: string; text: string; created_at: Date };

export type FeedFilter = {
  receiver?: string | undefined;
  category?: string | undefined;
  authorKind?: AuthorKind | undefined;
  keyword: string;
  cursor?: string | undefined;
  pageSize: number;
};

/** What was typed stands for itself, whatever signs are in it. */
export const keywordPattern = (keyword: string): string => likeContains(keyword.trim());

/** In the text, or in the name of the company that speaks. */
export const matchesKeyword = (keyword: string) =>
  sql<boolean>`(p.text ilike ${keywordPattern(keyword)} or e.name_zh ilike ${keywordPattern(keyword)} or e.name_en ilike ${keywordPattern(keyword)} or v.company ilike ${keywordPattern(keyword)})`;

const shownPost = (accountId: string) => sql`${POST},
  exists (select from post_like l where l.post_id = p.id and l.account_id = ${accountId}) as liked,
  (extract(epoch from p.published_at) * 1000000)::bigint::text as micros`;

/** Where the next page begins; of a post that has gone since it is still a place in time. */
export const cursorOf = ({ micros, id }: ShownPostRow): string => `${micros}-${id}`;

/** One row more than the page holds, so that the caller knows whether another page follows. */
export async function feedRows(ctx: FairContext, filter: FeedFilter, accountId: string): Promise<ShownPostRow[]> {
  const { receiver, category, authorKind, keyword, cursor, pageSize } = filter;
  const conditions = [sql`p.exhibition_id = ${ctx.exhibition.id}`, POST_SHOWN];
  if (receiver !== undefined) conditions.push(sql`${receiver} = any(p.receivers)`);
  if (category !== undefined) conditions.push(sql`${category} = any(p.categories)`);
  if (authorKind !== undefined)
    conditions.push(authorKind === 'visitor' ? sql`p.visitor_id is not null` : sql`p.exhibitor_id is not null`);
  if (keyword.trim() !== '') conditions.push(matchesKeyword(keyword));
  if (cursor !== undefined) {
    const [micros = '', id = ''] = cursor.split('-');
    conditions.push(
      sql`(p.published_at, p.id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id})`,
    );
  }
  const { rows } = await sql<ShownPostRow>`
    select ${shownPost(accountId)} from ${POSTS} where ${sql.join(conditions, sql` and `)}
    order by p.published_at desc, p.id desc limit ${pageSize + 1}`.execute(ctx.db);
  return rows;
}

export async function postShown(ctx: FairContext, id: string, accountId: string): Promise<ShownPostRow | null> {
  const { rows } = await sql<ShownPostRow>`
    select ${shownPost(accountId)} from ${POSTS}
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = ${id} and ${POST_SHOWN}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Sizes of pictures, by id. */
export async function sizesOf(
  ctx: FairContext,
  ids: readonly string[],
): Promise<Map<string, { width: number; height: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('file')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'width', 'height'])
    .execute();
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]));
}

const commentsShown = (postId: string, ctx: FairContext) =>
  sql`c.exhibition_id = ${ctx.exhibition.id} and c.post_id = ${postId} and c.removed_at is null and ${SPEAKER_SHOWN}`;

export async function commentRows(ctx: FairContext, postId: string, range: Range) {
  const { rows } = await sql<CommentRow>`
    select c.id, c.text, c.created_at, ${AUTHOR} from ${COMMENTS} where ${commentsShown(postId, ctx)}
    order by c.created_at, c.id ${limitOffset(range)}`.execute(ctx.db);
  return rows;
}

export async function commentShown(ctx: FairContext, postId: string, id: string): Promise<CommentRow | null> {
  const { rows } = await sql<CommentRow>`
    select c.id, c.text, c.created_at, ${AUTHOR} from ${COMMENTS} where ${commentsShown(postId, ctx)} and c.id = ${id}`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}
