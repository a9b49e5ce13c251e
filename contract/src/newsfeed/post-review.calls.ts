import { z } from 'zod';
import { call } from '../call.ts';
import { done, id, page, pageSchema, searchText, versioned, text } from '../fields.ts';
import { editor, support } from '../roles.ts';
import { authorKind, postState } from './newsfeed.shapes.ts';
import { postQueue, postReport, reviewedComment, reviewedPost } from './post-review.shapes.ts';

const readers = [editor, support] as const;
const reason = text(500);

export const list = call({
  does: 'Posts of the business circle in every state, by queue and filter',
  path: '/organizer/v1/post/list',
  roles: readers,
  input: page.extend({
    queue: postQueue.default('all'),
    state: postState.optional(),
    authorKind: authorKind.optional(),
    keyword: searchText,
  }),
  output: pageSchema(reviewedPost).extend({ counts: z.object({ underReview: z.int(), reported: z.int() }) }),
  errors: [],
  example: { queue: 'all' },
});

export const get = call({
  does: 'One post with its comments, removed ones too, and what was reported',
  path: '/organizer/v1/post/get',
  roles: readers,
  input: z.object({ id: id('anyPost') }),
  output: reviewedPost.extend({ commentList: z.array(reviewedComment), reportList: z.array(postReport) }),
  errors: ['notFound'],
  example: { id: '$anyPost' },
});

export const publish = call({
  does: 'Publish a post that is under review or was refused, as it was read',
  path: '/organizer/v1/post/publish',
  roles: [editor],
  input: versioned('waitingPost'),
  output: done,
  errors: ['notFound', 'editConflict', 'decidedMeanwhile', 'conflict'],
  example: { id: '$waitingPost', version: 1 },
});

export const refuse = call({
  does: 'Refuse a post that is under review, with a reason its author is told',
  path: '/organizer/v1/post/refuse',
  roles: [editor],
  input: versioned('waitingPost').extend({ reason }),
  output: done,
  errors: ['notFound', 'editConflict', 'decidedMeanwhile', 'conflict'],
  example: { id: '$waitingPost', version: 1, reason: '请勿发布与展会无关的内容' },
});

export const remove = call({
  does: 'Remove a published post, with a reason its author is told; reports of it are settled',
  path: '/organizer/v1/post/remove',
  roles: [editor],
  input: versioned('anyPost').extend({ reason }),
  output: done,
  errors: ['notFound', 'editConflict', 'decidedMeanwhile', 'conflict'],
  example: { id: '$anyPost', version: 1, reason: '广告内容' },
});

export const restore = call({
  does: 'Publish a removed post again',
  path: '/organizer/v1/post/restore',
  roles: [editor],
  input: versioned('removedPost'),
  output: done,
  errors: ['notFound', 'editConflict', 'decidedMeanwhile', 'conflict'],
  example: { id: '$removedPost', version: 1 },
});

export const settleReports = call({
  does: 'Let a reported post and its comments stand: the reports that were read are settled',
  path: '/organizer/v1/post/settleReports',
  roles: [editor],
  input: versioned('reportedPost').extend({ reports: z.int().min(1) }),
  output: done,
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$reportedPost', version: 1, reports: 1 },
});

export const removeComment = call({
  does: 'Remove a comment, as it was read; reports of it are settled',
  path: '/organizer/v1/post/removeComment',
  roles: [editor],
  input: versioned('postComment'),
  output: done,
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$postComment', version: 1 },
});

export const restoreComment = call({
  does: 'Show a comment again that was removed, as it was read',
  path: '/organizer/v1/post/restoreComment',
  roles: [editor],
  input: versioned('removedPostComment'),
  output: done,
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$removedPostComment', version: 1 },
});
