import { DONE } from '@fairbridge/contract/fields.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { OrganizerCaller } from '@fairbridge/contract/who.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
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

const postAnswer = (scope: Scope, row: ReviewedPostRow, sizes: Sizes, caller: OrganizerCaller) => ({
  ...saidAnswer(scope.exhibition, row, caller),
  pictures: row.pictures.map((id) => pictureAnswer(scope.exhibition, id, row.state === 'published', sizes)),
  video: videoAnswer(scope.exhibition, row, row.state === 'published'),
  state: row.state,
  reason: row.reason,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  visitorId: row.visitor_id ?? '',
  reports: row.reports,
  may: decisionsOn(row.state),
});

function reviewedComment(scope: Scope, row: ReviewedCommentRow, post: ReviewedPostRow, caller: OrganizerCaller) {
  const { own: _own, may: _may, ...said } = commentAnswer(scope.exhibition, row, post, caller);
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
}: Pick<Services, 'jobs'>): Implementation<Scope, typeof contract.postReview> => ({
  list: async ({ scope, caller, input }) => {
    const { rows, total } = await reviewedRows(scope, input, rangeOf(input));
    const sizes = await sizesOf(
      scope,
      rows.flatMap((row) => row.pictures),
    );
    const list = rows.map((row) => postAnswer(scope, row, sizes, caller));
    return { ...pageAnswer(list, total, input), counts: await queueCounts(scope) };
  },

  get: async ({ scope, caller, input }) => {
    const row = await reviewedRow(scope, input.id);
    if (row === null) refuse('notFound');
    const comments = await reviewedComments(scope, row.id);
    return {
      ...postAnswer(scope, row, await sizesOf(scope, row.pictures), caller),
      commentList: comments.map((comment) => reviewedComment(scope, comment, row, caller)),
      reportList: (await reportRows(scope, row.id)).map(reportAnswer),
    };
  },

  publish: async ({ scope, caller, input, request: { address } }) => {
    await decide(jobs, scope, { caller, address }, 'publish', input);
    return DONE;
  },

  refuse: async ({ scope, caller, input, request: { address } }) => {
    await decide(jobs, scope, { caller, address }, 'refuse', input);
    return DONE;
  },

  remove: async ({ scope, caller, input, request: { address } }) => {
    await decide(jobs, scope, { caller, address }, 'remove', input);
    return DONE;
  },

  restore: async ({ scope, caller, input, request: { address } }) => {
    await decide(jobs, scope, { caller, address }, 'restore', input);
    return DONE;
  },

  settleReports: async ({ scope, caller, input, request: { address } }) => {
    await settleReports(scope, { caller, address }, input);
    return DONE;
  },

  removeComment: async ({ scope, caller, input, request: { address } }) => {
    await setCommentRemoved(scope, { caller, address }, input, true);
    return DONE;
  },

  restoreComment: async ({ scope, caller, input, request: { address } }) => {
    await setCommentRemoved(scope, { caller, address }, input, false);
    return DONE;
  },
});
