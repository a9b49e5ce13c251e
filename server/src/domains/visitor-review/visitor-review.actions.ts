import { LIMITS } from '@fairbridge/contract/limits.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { VersionedId as Matching } from '../../core/matching.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit, writeAudits, type Acting } from '../audit/audit.actions.ts';
import { blockedCounts, blockedVisitors, blocks } from '../block/block.queries.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { failStaleVisitor } from '../visitor/visitor.conflict.ts';
import { decideReviews, type ReviewedVersion } from '../visitor/visitor.review.ts';
import { writeSuspension } from '../visitor/visitor.review.queries.ts';
import { countWaiting, lockWaiting, narrowed, type Waiting } from './visitor-review.queries.ts';
import { endBySuspension } from '../session/session.queries.ts';

type Wish = { state: 'approved' | 'notApproved'; reason: string };

/** Decides about these visitors as they were read, all or none, with a row of the log for each that changes; answers how many did. */
export async function decideAndLog(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  seen: readonly ReviewedVersion[],
  { state, reason }: Wish,
): Promise<number> {
  const changed = await inTransaction(ctx, async (inner) => {
    const before = await decideReviews(services.jobs, inner, seen, {
      state,
      reason,
      accountId: acting.caller.accountId,
    });
    const act = state === 'approved' ? 'visitor.approve' : 'visitor.refuse';
    const rows = before.map(
      (visitor) =>
        ({
          act,
          object: { kind: 'visitor', id: visitor.id },
          details: { before: visitor.state, reason },
        }) as const,
    );
    await writeAudits(inner, acting, rows);
    return before.length;
  });
  // approved or not any more: what these visitors may see is other than before (G5)
  services.sessions.forget();
  return changed;
}

/**
 * Decides about those under review that match as they were seen, but for some, up to the limit of one call; the others are left for the next.
 * Errors: `editConflict`.
 */
export async function decideMatching(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { expected, filter, ...wish }: Omit<Waiting, 'ids'> & Matching & Wish,
) {
  const answer = await inTransaction(ctx, async (inner) => {
    const asked = { ...wish, ...(await narrowed(inner, filter)) };
    const { all, excepted } = await countWaiting(inner, asked);
    if (all !== expected || excepted !== new Set(asked.except).size) fail('editConflict');
    const chosen = await lockWaiting(inner, asked, LIMITS.decidedMatchingMax);
    const changed = chosen.length === 0 ? 0 : await decideAndLog(services, inner, acting, chosen, asked);
    return { changed, left: all - excepted - changed };
  });
  services.sessions.forget();
  return answer;
}

/** Suspends a visitor: from then on no token and no log-in of that account is a visitor's here (G11). */
export async function suspend(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  seen: ReviewedVersion,
  reason: string,
) {
  await inTransaction(ctx, async (inner) => {
    const visitor = await writeSuspension(inner, seen, { reason, accountId: acting.caller.accountId });
    if (visitor === null) fail('notFound');
    if (visitor.stale) await failStaleVisitor(inner, seen.id);
    if (!visitor.changed) return;
    await endBySuspension(inner, visitor.accountId);
    await writeAudit(inner, acting, {
      act: 'visitor.suspend',
      object: { kind: 'visitor', id: seen.id },
      details: { reason },
    });
    // what this visitor said in public goes at once
    await invalidate(inner, { kind: 'visitor', id: seen.id });
  });
  services.sessions.forget();
}

/** Suspends those whom a block is about, up to the limit of one call. Errors: `notFound`, `decidedMeanwhile`. */
export async function suspendBlocked(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { id, reason }: { id: string; reason: string },
): Promise<{ suspended: number; left: number }> {
  const answer = await inTransaction(ctx, async (inner) => {
    await blocks.lock(inner, { id });
    const all = (await blockedCounts(inner, [id])).get(id) ?? 0;
    const chosen = await blockedVisitors(inner, id, LIMITS.decidedMatchingMax);
    for (const seen of chosen) await suspend(services, inner, acting, seen, reason);
    return { suspended: chosen.length, left: all - chosen.length };
  });
  services.sessions.forget();
  return answer;
}

export async function restore(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  seen: ReviewedVersion,
  reason: string,
) {
  await inTransaction(ctx, async (inner) => {
    const visitor = await writeSuspension(inner, seen, null);
    if (visitor === null) fail('notFound');
    if (visitor.stale) await failStaleVisitor(inner, seen.id);
    if (!visitor.changed) return;
    await writeAudit(inner, acting, {
      act: 'visitor.restore',
      object: { kind: 'visitor', id: seen.id },
      details: { reason },
    });
    await invalidate(inner, { kind: 'visitor', id: seen.id });
  });
  services.sessions.forget();
}
