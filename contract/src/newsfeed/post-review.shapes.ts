import { z } from 'zod';
import { comment, post, postState, reportReason } from './newsfeed.shapes.ts';

/** What the console looks at: what waits, what somebody reported, or everything. */
export const postQueue = z.enum(['underReview', 'reported', 'all']);
export type PostQueue = z.output<typeof postQueue>;

/** A post as the organizer sees it: in every state, with its author's full name and how often it is reported. */
export const reviewedPost = post.omit({ liked: true, own: true, publishedAt: true }).extend({
  state: postState,
  reason: z.string(),
  version: z.int(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  /** The author's own page in the console; empty for exhibitors. */
  visitorId: z.string(),
  /** Reports of it and of its comments that are not settled. */
  reports: z.int(),
  /** What its state allows whoever may decide. */
  may: z.object({ publish: z.boolean(), refuse: z.boolean(), remove: z.boolean(), restore: z.boolean() }),
});
export type ReviewedPost = z.output<typeof reviewedPost>;

export const reviewedComment = comment.omit({ own: true, may: true }).extend({
  /** Goes up as the comment is removed or shown again; a decision names the one it was made on. */
  version: z.int(),
  removed: z.enum(['', 'host', 'organizer']),
  reports: z.int(),
});
export type ReviewedComment = z.output<typeof reviewedComment>;

export const postReport = z.object({
  id: z.string(),
  /** Null: of the post itself. */
  commentId: z.string().nullable(),
  reason: reportReason,
  words: z.string(),
  createdAt: z.string(),
  settled: z.boolean(),
});
export type PostReport = z.output<typeof postReport>;
