import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { VisitorFilter } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { writeAudit, writeAudits, type Acting } from '../audit/audit.actions.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';
import { refuseStaleVisitor } from '../visitor/visitor.meanwhile.ts';
import { decideReviews, type Seen } from '../visitor/visitor.review.ts';
import { writeSuspension } from '../visitor/visitor.review.queries.ts';
import { countVisitors, lockWaiting } from './visitor-review.queries.ts';
import { endRole } from '../session/session.queries.ts';

type Wish = { state: 'approved' | 'notApproved'; reason: string };

/** Decides about these visitors as they were read, all or none, with a row of the log for each that changes; answers how many did. */
export async function decideAndLog(
  services: Services,
  scope: Scope,
  { caller, address }: Acting,
  seen: readonly Seen[],
  { state, reason }: Wish,
): Promise<number> {
  const changed = await transact(scope, async (inner) => {
    const before = await decideReviews(services.jobs, inner, seen, { state, reason, accountId: caller.accountId });
    const act = state === 'approved' ? 'visitor.approve' : 'visitor.refuse';
    const rows = before.map(
      (visitor) =>
        ({
          act,
          object: { kind: 'visitor', id: visitor.id },
          details: { before: visitor.state, reason },
          address,
        }) as const,
    );
    await writeAudits(inner, caller, rows);
    return before.length;
  });
  // approved or not any more: what these visitors may see is other than before (G5)
  services.sessions.forget();
  return changed;
}

/** Approves those under review that match, up to the limit of one call; the others are left for the next. */
export async function approveMatching(services: Services, scope: Scope, acting: Acting, filter: VisitorFilter) {
  const changed = await transact(scope, async (inner) => {
    const waiting = await lockWaiting(inner, filter, LIMITS.approvedMatchingMax);
    if (waiting.length === 0) return 0;
    return decideAndLog(services, inner, acting, waiting, { state: 'approved', reason: '' });
  });
  services.sessions.forget();
  const { underReview } = await countVisitors(scope, filter);
  return { changed, left: underReview };
}

/** Suspends a visitor: from then on no token and no log-in of that account is a visitor's here (G11). */
export async function suspend(
  services: Services,
  scope: Scope,
  { caller, address }: Acting,
  seen: Seen,
  reason: string,
) {
  await transact(scope, async (inner) => {
    const visitor = await writeSuspension(inner, seen, { reason, accountId: caller.accountId });
    if (visitor === null) refuse('notFound');
    if (visitor.stale) await refuseStaleVisitor(inner, seen.id);
    if (!visitor.changed) return;
    await endRole(inner, visitor.accountId, 'VISITOR');
    await writeAudit(inner, caller, {
      act: 'visitor.suspend',
      object: { kind: 'visitor', id: seen.id },
      details: { reason },
      address,
    });
    // what this visitor said in public goes at once
    await tellChange(inner, { kind: 'visitor', id: seen.id });
  });
  services.sessions.forget();
}

export async function restore(
  services: Services,
  scope: Scope,
  { caller, address }: Acting,
  seen: Seen,
  reason: string,
) {
  await transact(scope, async (inner) => {
    const visitor = await writeSuspension(inner, seen, null);
    if (visitor === null) refuse('notFound');
    if (visitor.stale) await refuseStaleVisitor(inner, seen.id);
    if (!visitor.changed) return;
    await writeAudit(inner, caller, {
      act: 'visitor.restore',
      object: { kind: 'visitor', id: seen.id },
      details: { reason },
      address,
    });
    await tellChange(inner, { kind: 'visitor', id: seen.id });
  });
  services.sessions.forget();
}
