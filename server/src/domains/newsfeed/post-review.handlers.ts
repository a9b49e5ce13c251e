import { contract } from '@fairbridge/contract/index.ts';
import type { OrganizerCaller } from '@fairbridge/contract/roles.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { commentAnswer, pictureAnswer, saidAnswer, videoAnswer, type Sizes } from './newsfeed.answers.ts';
import { sizesOf } from './newsfeed.queries.ts';
import { decide, decisionsOn, setCommentRemoved, settleReports } from './post-review.actions.ts';
import {
  queueCounts,
  reportRows,
  reviewedComments,
  reviewedRow,
  reviewedRows,
  type ReportRow,
  type ReviewedCommentRow,
  type ReviewedPostRow,
} from './post-review.queries.ts';

const postAnswer = (ctx: FairContext, row: ReviewedPostRow, sizes: Sizes, caller: OrganizerCaller) => ({
  ...saidAnswer(ctx.exhibition, row, caller),
  pictures: row.pictures.map((id) => pictureAnswer(ctx.exhibition, id, row.state === 'published', sizes)),
  video: videoAnswer(ctx.exhibition, row, row.state === 'published'),
  state: row.state,
  reason: row.reason,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  visitorId: row.visitor_id ?? '',
  reports: row.reports,
  may: decisionsOn(row.state),
});

function reviewedComment(ctx: FairContext, row: ReviewedCommentRow, post: ReviewedPostRow, caller: OrganizerCaller) {
  const { own: _own, may: _may, ...said } = commentAnswer(ctx.exhibition, row, post, caller);
  return { ...said, version: row.review_version, removed: row.removed_by ?? ('' as const), reports: row.reports };
}

const reportAnswer = (row: ReportRow) => ({
  id: row.id,
  commentId: row.comment_id,
  reason: row.reason,
  words: row.words,
  createdAt: row.created_at.toISOString(),
  settled: row.settled_at !== null,
});

export const postReviewHandlers = ({
  jobs,
}: Pick<Services, 'jobs'>): Handlers<FairContext, typeof contract.postReview> => ({
  list: async ({ ctx, caller, input }) => {
    const { rows, total } = await reviewedRows(ctx, input, rangeOf(input));
    const sizes = await sizesOf(
      ctx,
      rows.flatMap((row) => row.pictures),
    );
    const list = rows.map((row) => postAnswer(ctx, row, sizes, caller));
    return { ...pageAnswer(list, total, input), counts: await queueCounts(ctx) };
  },

  get: async ({ ctx, caller, input }) => {
    const row = await reviewedRow(ctx, input.id);
    if (row === null) fail('notFound');
    const comments = await reviewedComments(ctx, row.id);
    return {
      ...postAnswer(ctx, row, await sizesOf(ctx, row.pictures), caller),
      commentList: comments.map((comment) => reviewedComment(ctx, comment, row, caller)),
      reportList: (await reportRows(ctx, row.id)).map(reportAnswer),
    };
  },

  publish: ({ ctx, input, acting }) => decide(jobs, ctx, acting, 'publish', input),

  refuse: ({ ctx, input, acting }) => decide(jobs, ctx, acting, 'refuse', input),

  remove: ({ ctx, input, acting }) => decide(jobs, ctx, acting, 'remove', input),

  restore: ({ ctx, input, acting }) => decide(jobs, ctx, acting, 'restore', input),

  settleReports: ({ ctx, input, acting }) => settleReports(ctx, acting, input),

  removeComment: ({ ctx, input, acting }) => setCommentRemoved(ctx, acting, input, true),

  restoreComment: ({ ctx, input, acting }) => setCommentRemoved(ctx, acting, input, false),
});
