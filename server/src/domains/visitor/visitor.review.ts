import type { ReviewState } from '@fairbridge/contract/account/account.shapes.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { visitorReviewed } from './visitor.events.ts';
import { writeCompletion } from './visitor.queries.ts';
import { failStaleVisitor } from './visitor.conflict.ts';
import { lockReviews, writeReviews, type Reviewed } from './visitor.review.queries.ts';
import { isNews, mayBeReviewed, mayResubmit, reviewAfterCompletion } from './visitor.rules.ts';

/** A visitor as a decision was made on: the version of the review that was read. */
export type ReviewedVersion = { id: string; version: number };
export type Decision = { state: 'approved' | 'notApproved'; reason: string; accountId: string };

/** So many e-mails are made by one run of a job. */
const TOLD_TOGETHER = 50;

/** Keeps a change of state in the history and tells of it, in the transaction of `scope`. */
async function change(
  jobs: Jobs,
  ctx: FairContext,
  visitorIds: readonly string[],
  to: { state: ReviewState; reason: string; accountId: string | null },
): Promise<void> {
  const reviewIds = await writeReviews(ctx, visitorIds, to);
  for (let first = 0; first < reviewIds.length; first += TOLD_TOGETHER)
    await jobs.publish(ctx.db, visitorReviewed, {
      exhibitionId: ctx.exhibition.id,
      reviewIds: reviewIds.slice(first, first + TOLD_TOGETHER),
    });
}

/**
 * Decides about visitors, all or none (ruling 2.6); answers those whose state has changed, as they were before. Errors:
 * `notFound`, `registrationOpen`, `decidedMeanwhile` where one of them is no longer as was read. Who stood there already with the same
 * reason is left alone, so nothing is told twice.
 */
export async function decideReviews(
  jobs: Jobs,
  ctx: FairContext,
  seen: readonly ReviewedVersion[],
  decision: Decision,
): Promise<Reviewed[]> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const wanted = [...versions.keys()];
  return inTransaction(ctx, async (inner) => {
    const found = await lockReviews(inner, wanted);
    if (found.length < wanted.length) fail('notFound');
    if (!found.every(mayBeReviewed)) fail('registrationOpen');
    const changing = found.filter((visitor) => isNews(visitor, decision));
    const stale = changing.find(({ id, version }) => versions.get(id) !== version);
    if (stale !== undefined) await failStaleVisitor(inner, stale.id);
    await change(
      jobs,
      inner,
      changing.map(({ id }) => id),
      decision,
    );
    // who may be found by others has changed; a registration that completes shows when what is kept is renewed
    if (changing.length > 0) await invalidate(inner, { kind: 'visitor', id: null });
    return changing;
  });
}

/** The last step of the registration: approved at once, or under review. A registration that is complete already stays as it is. */
export async function completeRegistration(jobs: Jobs, ctx: FairContext, visitorId: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    if (!(await writeCompletion(inner, visitorId))) return;
    const state = reviewAfterCompletion(inner.exhibition.reviewAtOnce);
    await change(jobs, inner, [visitorId], { state, reason: '', accountId: null });
  });
}

/** The second try of a visitor who was not approved: under review again, also where others are approved at once. Error: `stepNotOpen`. */
export async function resubmitRegistration(jobs: Jobs, ctx: FairContext, visitorId: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const [visitor] = await lockReviews(inner, [visitorId]);
    if (visitor === undefined || !mayResubmit(visitor)) fail('stepNotOpen');
    await change(jobs, inner, [visitorId], { state: 'underReview', reason: '', accountId: null });
  });
}
