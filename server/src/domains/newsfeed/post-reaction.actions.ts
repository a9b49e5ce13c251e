import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ReportReason } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { postCommented } from './newsfeed.events.ts';
import { commentShown, postShown, type ShownPostRow } from './newsfeed.queries.ts';
import { isByCaller, isOwnPost, type Speaker } from './newsfeed.rules.ts';
import { lockSpeaker } from './own-post.queries.ts';
import {
  commentCount,
  commentOfRequest,
  insertComment,
  lockComment,
  markComment,
  putLike,
  putReport,
  takeLike,
  comments,
} from './post-reaction.queries.ts';

/** A post that this caller sees. */
export async function presentPost(ctx: FairContext, id: string, accountId: string): Promise<ShownPostRow> {
  const post = await postShown(ctx, id, accountId);
  if (post === null) fail('notFound');
  return post;
}

/**
 * Likes, or no longer: told twice it is as told once (G57), and the count is that of the table (G56). Guests see it when their kept
 * answer has run out, within ten seconds: a crowd that likes must not empty, each time, what is kept of the whole fair.
 */
export async function setLike(ctx: FairContext, caller: Speaker, id: string, liked: boolean) {
  return inTransaction(ctx, async (inner) => {
    await presentPost(inner, id, caller.accountId);
    await (liked ? putLike(inner, caller, id) : takeLike(inner, caller, id));
    const { likes } = await presentPost(inner, id, caller.accountId);
    return { liked, likes };
  });
}

type Wanted = { postId: string; text: string; requestId: string | null };

async function sameComment(ctx: FairContext, caller: Speaker, wanted: Wanted): Promise<string> {
  const stored = wanted.requestId === null ? undefined : await commentOfRequest(ctx, caller, wanted.requestId);
  if (stored === undefined || stored.post_id !== wanted.postId || stored.text !== wanted.text) fail('conflict');
  return stored.id;
}

/** Stores a comment and tells the author of the post, as one. The same request again answers the comment it made (G57). */
export async function comment(jobs: Jobs, ctx: FairContext, caller: Speaker, wanted: Wanted) {
  return inTransaction(ctx, async (inner) => {
    const post = await presentPost(inner, wanted.postId, caller.accountId);
    await lockSpeaker(inner, caller);
    const made = await insertComment(inner, caller, wanted);
    if (made !== null) {
      if ((await commentCount(inner, caller)) > LIMITS.postCommentsMax)
        fail('commentLimit', { max: LIMITS.postCommentsMax });
      await invalidate(inner, { kind: 'post', id: wanted.postId });
      await jobs.publish(inner.db, postCommented, { exhibitionId: inner.exhibition.id, commentId: made });
    }
    const id = made ?? (await sameComment(inner, caller, wanted));
    const row = await commentShown(inner, wanted.postId, id);
    if (row === null) fail('conflict');
    return { row, post };
  });
}

/** The author deletes what he said; the author of the post takes down what others said below it. */
export async function removeComment(ctx: FairContext, caller: Speaker, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const held = await lockComment(inner, id);
    if (held === null || held.removed_by !== null) fail('notFound');
    const own = isByCaller(held.author, caller);
    if (!own && !isOwnPost(held.post, caller)) fail('notFound');
    await (own ? comments.delete(inner, { id }) : markComment(inner, id, 'host'));
    await invalidate(inner, { kind: 'post', id: held.postId });
  });
}

type Told = { id: string; commentId?: string | undefined; reason: ReportReason; words: string };

export async function report(ctx: FairContext, caller: Speaker, { id, commentId, reason, words }: Told): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await presentPost(inner, id, caller.accountId);
    if (commentId !== undefined && (await commentShown(inner, id, commentId)) === null) fail('notFound');
    await putReport(inner, caller.accountId, { postId: id, commentId: commentId ?? null, reason, words });
  });
}
