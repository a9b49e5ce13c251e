import { sql } from 'kysely';
import type { ReportReason } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import type { Speaker, Written } from './newsfeed.rules.ts';

export const comments = fairTable('post_comment');
const reports = fairTable('post_report');

const speaker = (caller: Speaker) =>
  caller.kind === 'visitor' ? { visitor_id: caller.visitorId } : { employee_id: caller.employeeId };

export async function putLike(ctx: FairContext, caller: Speaker, postId: string): Promise<void> {
  await ctx.db
    .insertInto('post_like')
    .values({ post_id: postId, account_id: caller.accountId, exhibition_id: ctx.exhibition.id, ...speaker(caller) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function takeLike(ctx: FairContext, caller: Speaker, postId: string): Promise<void> {
  await ctx.db
    .deleteFrom('post_like')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('post_id', '=', postId)
    .where('account_id', '=', caller.accountId)
    .execute();
}

type NewComment = { postId: string; text: string; requestId: string | null };

/** Null when this request has made one before. */
export const insertComment = (
  ctx: FairContext,
  caller: Speaker,
  { postId, text, requestId }: NewComment,
): Promise<string | null> =>
  comments.insertOnce(ctx, { post_id: postId, ...speaker(caller), text, request_id: requestId });

/** How many this account has written, also those that others took down. */
export async function commentCount(ctx: FairContext, caller: Speaker): Promise<number> {
  const by =
    caller.kind === 'visitor' ? sql`c.visitor_id = ${caller.visitorId}` : sql`c.employee_id = ${caller.employeeId}`;
  return countSql(ctx.db, sql`from post_comment c where c.exhibition_id = ${ctx.exhibition.id} and ${by}`);
}

export async function commentOfRequest(ctx: FairContext, caller: Speaker, requestId: string) {
  const [column, id] =
    caller.kind === 'visitor'
      ? (['visitor_id', caller.visitorId] as const)
      : (['employee_id', caller.employeeId] as const);
  return ctx.db
    .selectFrom('post_comment')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where(column, '=', id)
    .where('request_id', '=', requestId)
    .select(['id', 'post_id', 'text'])
    .executeTakeFirst();
}

type HeldComment = {
  text: string;
  /** Of the removal: goes up as the comment is removed or shown again. */
  version: number;
  removed_by: string | null;
  author: Omit<Written, 'exhibitor_id'>;
  postId: string;
  post: Written;
};

/** A comment with the post it stands below, held. */
export async function lockComment(ctx: FairContext, id: string): Promise<HeldComment | null> {
  const { rows } = await sql<{
    text: string;
    review_version: number;
    post_id: string;
    removed_by: string | null;
    visitor_id: string | null;
    employee_id: string | null;
    host_visitor: string | null;
    host_employee: string | null;
    host_exhibitor: string | null;
  }>`
    select c.text, c.review_version, c.post_id, c.removed_by, c.visitor_id, c.employee_id,
      p.visitor_id as host_visitor, p.employee_id as host_employee, p.exhibitor_id as host_exhibitor
    from post_comment c join post p on p.id = c.post_id
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id} for update of c`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) return null;
  const { visitor_id, employee_id, text, removed_by } = row;
  return {
    text,
    version: row.review_version,
    removed_by,
    postId: row.post_id,
    author: { visitor_id, employee_id },
    post: { visitor_id: row.host_visitor, employee_id: row.host_employee, exhibitor_id: row.host_exhibitor },
  };
}

export async function markComment(ctx: FairContext, id: string, by: 'host' | 'organizer' | null): Promise<void> {
  const removedAt = by === null ? null : new Date();
  const mark = { removed_by: by, removed_at: removedAt, review_version: sql`review_version + 1` };
  await comments.write(ctx, { id }, mark);
}

type NewReport = { postId: string; commentId: string | null; reason: ReportReason; words: string };

/** One of a person about the same thing: told again it stays as it was. */
export const putReport = (ctx: FairContext, accountId: string, { postId, commentId, reason, words }: NewReport) =>
  reports.insertOnce(ctx, { post_id: postId, comment_id: commentId, account_id: accountId, reason, words });
