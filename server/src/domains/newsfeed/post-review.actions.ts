import type { AuditAct } from '@fairbridge/contract/organizer/audit.acts.ts';
import type { PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import type { OrganizerCaller } from '@fairbridge/contract/who.ts';
import { newId } from '../../id.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { transact, type Scope } from '../../scope.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';
import { postDecided } from './newsfeed.events.ts';
import { lockPost, writeState } from './own-post.queries.ts';
import { lockComment, markComment } from './post-reaction.queries.ts';
import { settle } from './post-review.queries.ts';

/** Who acts, and from where. */
export type Acting = { caller: OrganizerCaller; address: string };

type Decision = {
  act: AuditAct;
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

type Wish = { id: string; reason?: string; version?: number };

/**
 * Decides about a post, writes it down and tells its author, as one. Who stands there already stays as he is. What is published
 * is what was read: after an edit in between the reader is told (`version`).
 */
export async function decide(
  jobs: Jobs,
  scope: Scope,
  { caller, address }: Acting,
  verb: keyof typeof DECISIONS,
  { id, reason = '', version }: Wish,
): Promise<void> {
  const { act, decision, from, to }: Decision = DECISIONS[verb];
  await transact(scope, async (inner) => {
    const post = await lockPost(inner, id);
    if (post === null) refuse('notFound');
    if (post.state === to) return;
    if (version !== undefined && version !== post.version) refuse('editConflict');
    if (!from.includes(post.state)) refuse('conflict');
    await writeState(inner, id, to, reason);
    if (to === 'removed') await settle(inner, { postId: id });
    const details = { before: post.state, reason };
    await writeAudit(inner, caller, { act, object: { kind: 'post', id }, details, address });
    const told = { exhibitionId: inner.exhibition.id, postId: id, decisionId: newId(), decision, reason };
    await jobs.tell(inner.db, postDecided, told);
    await tellChange(inner);
  });
}

/** Lets a reported post stand. */
export async function settleReports(scope: Scope, { caller, address }: Acting, id: string): Promise<void> {
  await transact(scope, async (inner) => {
    if ((await lockPost(inner, id)) === null) refuse('notFound');
    const reports = await settle(inner, { postId: id });
    if (reports === 0) return;
    await writeAudit(inner, caller, {
      act: 'post.settle',
      object: { kind: 'post', id },
      details: { reports },
      address,
    });
  });
}

/** Removes a comment, or shows it again; the log tells of the post it stands below. */
export async function setCommentRemoved(
  scope: Scope,
  { caller, address }: Acting,
  id: string,
  removed: boolean,
): Promise<void> {
  await transact(scope, async (inner) => {
    const held = await lockComment(inner, id);
    if (held === null) refuse('notFound');
    if ((held.removed_by !== null) === removed) return;
    await markComment(inner, id, removed ? 'organizer' : null);
    if (removed) await settle(inner, { commentId: id });
    const act = removed ? 'post.removeComment' : 'post.restoreComment';
    const details = { comment: held.text.slice(0, 100) };
    await writeAudit(inner, caller, { act, object: { kind: 'post', id: held.postId }, details, address });
    await tellChange(inner);
  });
}
