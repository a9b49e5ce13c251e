import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema, searchText, versioned, text } from '../fields.ts';
import { editor, support } from '../roles.ts';
import { authorKind, postState } from './newsfeed.shapes.ts';
import { postQueue, postReport, reviewedComment, reviewedPost } from './post-review.shapes.ts';

const call = callsOf('/organizer/v1/post', [editor]);

const readers = [editor, support] as const;
const reason = text(500);

export const list = call({
  does: 'Posts of the business circle in every state, by queue and filter',
  path: 'list',
  roles: readers,
  input: page.extend({
    queue: postQueue.default('all'),
    state: postState.optional(),
    authorKind: authorKind.optional(),
    keyword: searchText,
  }),
  output: pageSchema(reviewedPost).extend({ counts: z.object({ underReview: z.int(), reported: z.int() }) }),
  example: { queue: 'all' },
});

export const get = call({
  does: 'One post with its comments, removed ones too, and what was reported',
  path: 'get',
  roles: readers,
  input: z.object({ id: id('anyPost') }),
  output: reviewedPost.extend({ commentList: z.array(reviewedComment), reportList: z.array(postReport) }),
  errors: ['notFound'],
  example: { id: '$anyPost' },
});

export const publish = call({
  does: 'Publish a post that is under review or was refused, as it was read',
  path: 'publish',
  input: versioned('waitingPost'),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile', 'conflict'],
  example: { id: '$waitingPost', version: 1 },
});

export const refuse = call({
  does: 'Refuse a post that is under review, with a reason its author is told',
  path: 'refuse',
  input: versioned('waitingPost').extend({ reason }),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile', 'conflict'],
  example: { id: '$waitingPost', version: 1, reason: '请勿发布与展会无关的内容' },
});

export const remove = call({
  does: 'Remove a published post, with a reason its author is told; reports of it are settled',
  path: 'remove',
  input: versioned('anyPost').extend({ reason }),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile', 'conflict'],
  example: { id: '$anyPost', version: 1, reason: '广告内容' },
});

export const restore = call({
  does: 'Publish a removed post again',
  path: 'restore',
  input: versioned('removedPost'),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile', 'conflict'],
  example: { id: '$removedPost', version: 1 },
});

export const settleReports = call({
  does: 'Let a reported post and its comments stand: the reports that were read are settled',
  path: 'settleReports',
  input: versioned('reportedPost').extend({ reports: z.int().min(1) }),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$reportedPost', version: 1, reports: 1 },
});

export const removeComment = call({
  does: 'Remove a comment, as it was read; reports of it are settled',
  path: 'removeComment',
  input: versioned('postComment'),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$postComment', version: 1 },
});

export const restoreComment = call({
  does: 'Show a comment again that was removed, as it was read',
  path: 'restoreComment',
  input: versioned('removedPostComment'),
  errors: ['notFound', 'editConflict', 'decidedMeanwhile'],
  example: { id: '$removedPostComment', version: 1 },
});
