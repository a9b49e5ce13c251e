import { sql } from 'kysely';
import type { AuthorKind, PostState, ReportReason } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import type { PostQueue } from '@fairbridge/contract/newsfeed/post-review.shapes.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { likeContains } from '../../platform/database/like.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { matchesKeyword, type CommentRow } from './newsfeed.queries.ts';
import { OWN, type OwnPostRow } from './own-post.queries.ts';
import { AUTHOR, COMMENTS, POSTS } from './post-author.queries.ts';
import { type Range, paginateSql } from '../../platform/database/paginate.ts';

export type ReviewedPostRow = OwnPostRow & { reports: number };
export type ReviewedCommentRow = CommentRow & {
  review_version: number;
  removed_by: 'host' | 'organizer' | null;
  reports: number;
};
export type ReportRow = {
  id: string;
  comment_id: string | null;
  reason: ReportReason;
  words: string;
  created_at: Date;
  settled_at: Date | null;
};

export type PostFilter = {
  queue: PostQueue;
  state?: PostState | undefined;
  authorKind?: AuthorKind | undefined;
  keyword: string;
};

const REPORTED = sql<boolean>`exists (select from post_report r where r.post_id = p.id and r.settled_at is null)`;
const REVIEWED = sql`${OWN},
  (select count(*)::int from post_report r where r.post_id = p.id and r.settled_at is null) as reports`;

function conditionsOf(ctx: FairContext, { queue, state, authorKind, keyword }: PostFilter) {
  const conditions = [sql`p.exhibition_id = ${ctx.exhibition.id}`];
  if (queue === 'underReview') conditions.push(sql`p.state = 'underReview'`);
  if (queue === 'reported') conditions.push(REPORTED);
  if (state !== undefined) conditions.push(sql`p.state = ${state}`);
  if (authorKind !== undefined)
    conditions.push(authorKind === 'visitor' ? sql`p.visitor_id is not null` : sql`p.exhibitor_id is not null`);
  if (keyword.trim() !== '')
    conditions.push(sql`(${matchesKeyword(keyword)} or v.name ilike ${likeContains(keyword.trim())})`);
  return sql.join(conditions, sql` and `);
}

/** What waits comes oldest first, everything else newest first. */
export async function reviewedRows(ctx: FairContext, filter: PostFilter, range: Range) {
  const where = conditionsOf(ctx, filter);
  const order = filter.queue === 'underReview' ? sql`p.created_at, p.id` : sql`p.created_at desc, p.id desc`;
  return paginateSql<ReviewedPostRow>(
    ctx.db,
    { select: REVIEWED, from: sql`from ${POSTS} where ${where}`, order },
    range,
  );
}

export async function reviewedRow(ctx: FairContext, id: string): Promise<ReviewedPostRow | null> {
  const { rows } = await sql<ReviewedPostRow>`
    select ${REVIEWED} from ${POSTS} where p.exhibition_id = ${ctx.exhibition.id} and p.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

export async function queueCounts(ctx: FairContext): Promise<{ underReview: number; reported: number }> {
  const { rows } = await sql<{ under_review: number; reported: number }>`
    select
      (select count(*)::int from post p where p.exhibition_id = ${ctx.exhibition.id} and p.state = 'underReview') as under_review,
      (select count(distinct post_id)::int from post_report where exhibition_id = ${ctx.exhibition.id} and settled_at is null) as reported`.execute(
    ctx.db,
  );
  return { underReview: rows[0]?.under_review ?? 0, reported: rows[0]?.reported ?? 0 };
}

/** Removed ones too, and those of people who have gone. */
export async function reviewedComments(ctx: FairContext, postId: string): Promise<ReviewedCommentRow[]> {
  const { rows } = await sql<ReviewedCommentRow>`
    select c.id, c.text, c.created_at, c.review_version, c.removed_by, ${AUTHOR},
      (select count(*)::int from post_report r where r.comment_id = c.id and r.settled_at is null) as reports
    from ${COMMENTS} where c.exhibition_id = ${ctx.exhibition.id} and c.post_id = ${postId}
    order by c.created_at, c.id limit 500`.execute(ctx.db);
  return rows;
}

export async function reportRows(ctx: FairContext, postId: string): Promise<ReportRow[]> {
  return ctx.db
    .selectFrom('post_report')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('post_id', '=', postId)
    .select(['id', 'comment_id', 'reason', 'words', 'created_at', 'settled_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(500)
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, reason: reasonOf(row.reason) })));
}

const REASONS: readonly ReportReason[] = ['advertising', 'fraud', 'illegal', 'insult', 'other'];
const reasonOf = (stored: string): ReportReason => REASONS.find((reason) => reason === stored) ?? 'other';

/** How many reports of a post and its comments wait. */
export async function openReports(ctx: FairContext, postId: string): Promise<number> {
  return countSql(
    ctx.db,
    sql`from post_report
    where exhibition_id = ${ctx.exhibition.id} and post_id = ${postId} and settled_at is null`,
  );
}

/** What was reported of a post, or of one comment, is settled; how many reports that were. */
export async function settle(ctx: FairContext, by: { postId: string } | { commentId: string }): Promise<number> {
  const [column, id] = 'postId' in by ? (['post_id', by.postId] as const) : (['comment_id', by.commentId] as const);
  const settled = await ctx.db
    .updateTable('post_report')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where(column, '=', id)
    .where('settled_at', 'is', null)
    .set({ settled_at: new Date() })
    .returning('id')
    .execute();
  return settled.length;
}
