import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import { cutText, type Bilingual } from '@fairbridge/contract/text.ts';
import type { PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { newId } from '../../core/id.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { failStaleFromLog } from '../audit/audit.conflict.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { postDecided } from './newsfeed.events.ts';
import { lockPost, writeState, type HeldPost } from './own-post.queries.ts';
import { lockComment, markComment } from './post-reaction.queries.ts';
import { openReports, settle } from './post-review.queries.ts';

type Decision = {
  act: AuditAction;
  decision: 'published' | 'refused' | 'removed' | 'restored';
  from: readonly PostState[];
  to: PostState;
};
const DECISIONS = {
  publish: { act: 'post.publish', decision: 'published', from: ['underReview', 'refused'], to: 'published' },
  refuse: { act: 'post.refuse', decision: 'refused', from: ['underReview'], to: 'refused' },
  remove: { act: 'post.remove', decision: 'removed', from: ['underReview', 'published', 'refused'], to: 'removed' },
  restore: { act: 'post.restore', decision: 'restored', from: ['removed'], to: 'published' },
} as const satisfies Record<string, Decision>;

type Verb = keyof typeof DECISIONS;
const isOpenTo = ({ from }: Decision, state: PostState): boolean => from.includes(state);

/** What can be decided about a post in this state. */
export const decisionsOn = (state: PostState): Record<Verb, boolean> => ({
  publish: isOpenTo(DECISIONS.publish, state),
  refuse: isOpenTo(DECISIONS.refuse, state),
  remove: isOpenTo(DECISIONS.remove, state),
  restore: isOpenTo(DECISIONS.restore, state),
});

const WORDS = {
  'post.publish': { zh: '已发布', en: 'published' },
  'post.refuse': { zh: '已拒绝', en: 'declined' },
  'post.remove': { zh: '已下架', en: 'removed' },
  'post.restore': { zh: '已恢复', en: 'restored' },
  'post.settle': { zh: '举报已处理', en: 'reports closed' },
} as const satisfies Partial<Record<AuditAction, Bilingual>>;

type Wish = { id: string; version: number; reason?: string };

/** A decision is about a post as it was read: after another's decision, or an edit by its author, the reader is told. */
async function failIfChanged(ctx: FairContext, post: HeldPost, version: number): Promise<void> {
  if (post.version === version) return;
  const edited = post.state === 'underReview';
  if (edited) fail('editConflict');
  await failStaleFromLog(ctx, { id: post.id, name: cutText(post.text, 40) }, WORDS);
}

/**
 * Decides about a post, writes it down and tells its author, as one. Who stands there already stays as he is. What is decided about
 * is what was read (`version`).
 */
export async function decide(
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  verb: Verb,
  { id, reason = '', version }: Wish,
): Promise<void> {
  const { act, decision, to }: Decision = DECISIONS[verb];
  await inTransaction(ctx, async (inner) => {
    const post = await lockPost(inner, id);
    if (post === null) fail('notFound');
    if (post.state === to) return;
    await failIfChanged(inner, post, version);
    if (!isOpenTo(DECISIONS[verb], post.state)) fail('conflict');
    await writeState(inner, id, to, reason);
    if (to === 'removed') await settle(inner, { postId: id });
    const details = { before: post.state, reason };
    await writeAudit(inner, acting, { act, object: { kind: 'post', id }, details });
    const told = { exhibitionId: inner.exhibition.id, postId: id, decisionId: newId(), decision, reason };
    await jobs.publish(inner.db, postDecided, told);
    await invalidate(inner, { kind: 'post', id });
  });
}

type Reported = { id: string; version: number; reports: number };

/** Lets a reported post stand, by as many reports as were read: one more that came meanwhile is read first. */
export async function settleReports(
  ctx: FairContext,
  acting: Acting,
  { id, version, reports: read }: Reported,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const post = await lockPost(inner, id);
    if (post === null) fail('notFound');
    await failIfChanged(inner, post, version);
    const open = await openReports(inner, id);
    if (open === 0) return;
    if (open > read) fail('editConflict');
    const reports = await settle(inner, { postId: id });
    await writeAudit(inner, acting, {
      act: 'post.settle',
      object: { kind: 'post', id },
      details: { reports },
    });
  });
}

const COMMENT_WORDS = {
  'post.removeComment': { zh: '评论已删除', en: 'comment deleted' },
  'post.restoreComment': { zh: '评论已恢复', en: 'comment restored' },
} as const satisfies Partial<Record<AuditAction, Bilingual>>;

/**
 * Removes a comment, or shows it again; the log tells of the post it stands below. What is decided about is what was read: after
 * another's decision the reader is told, unless it was the same.
 */
export async function setCommentRemoved(
  ctx: FairContext,
  acting: Acting,
  { id, version }: { id: string; version: number },
  removed: boolean,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const held = await lockComment(inner, id);
    if (held === null) fail('notFound');
    if ((held.removed_by !== null) === removed) return;
    if (held.version !== version)
      await failStaleFromLog(inner, { id: held.postId, name: cutText(held.text, 40) }, COMMENT_WORDS);
    await markComment(inner, id, removed ? 'organizer' : null);
    if (removed) await settle(inner, { commentId: id });
    const act = removed ? 'post.removeComment' : 'post.restoreComment';
    const details = { comment: cutText(held.text, 100) };
    await writeAudit(inner, acting, { act, object: { kind: 'post', id: held.postId }, details });
    await invalidate(inner, { kind: 'post', id: held.postId });
  });
}
