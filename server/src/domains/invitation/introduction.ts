import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { lockVisitor } from '../visitor/visitor.queries.ts';
import { approvalOf, declinedLately, introducedToday } from './introduction.queries.ts';
import { invitationCreated } from './invitation.events.ts';
import { isContact, wasRemoved } from './invitation-pool.queries.ts';
import { insertInvitation, isOpenExhibitor, lockOpen, type NewInvitation } from './invitation.queries.ts';

type Introduction = { id: string; exhibitorIds: readonly string[]; message: string };
type Pair = { exhibitorId: string; visitorId: string };

/** Do the two know one another, has one invited the other, or did either side say no? */
async function isSettled(ctx: FairContext, pair: Pair): Promise<boolean> {
  if ((await isContact(ctx, pair)) || (await wasRemoved(ctx, pair))) return true;
  if ((await lockOpen(ctx, pair)) !== undefined) return true;
  return declinedLately(ctx, pair, LIMITS.invitationAgainDays);
}

/** Those of these companies that may be introduced to the visitor now. Errors: `notFound`, `introductionLimit`. */
async function introducible(ctx: FairContext, visitorId: string, exhibitorIds: readonly string[]): Promise<Pair[]> {
  const found: Pair[] = [];
  for (const exhibitorId of exhibitorIds) {
    if (!(await isOpenExhibitor(ctx, exhibitorId))) fail('notFound');
    if (!(await isSettled(ctx, { exhibitorId, visitorId }))) found.push({ exhibitorId, visitorId });
  }
  const today = await introducedToday(ctx, visitorId);
  if (today + found.length > LIMITS.introductionsPerVisitorDay) fail('introductionLimit');
  return found;
}

/**
 * Introduces companies to a visitor (source DISTRIBUTION of the specification, section 4): each invites, as if it had done so itself, and
 * hears of it once the visitor has agreed (G12: nobody is put into a pool). All of them or none.
 * Errors: `notFound`, `introductionNotApproved`, `introductionLimit`, `conflict`.
 */
export async function introduce(
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  { id: visitorId, exhibitorIds, message }: Introduction,
): Promise<{ introduced: number; left: number }> {
  const wanted = [...new Set(exhibitorIds)].toSorted();
  return inTransaction(ctx, async (inner) => {
    await lockVisitor(inner, visitorId);
    const approved = await approvalOf(inner, visitorId);
    if (approved === null) fail('notFound');
    if (!approved) fail('introductionNotApproved');
    const pairs = await introducible(inner, visitorId, wanted);
    for (const pair of pairs) {
      const given = introduction(pair, acting.caller.accountId, message);
      // one invitation of a visitor at a time, by the lock above
      if (!(await insertInvitation(inner, given))) fail('conflict');
      await jobs.publish(inner.db, invitationCreated, { exhibitionId: inner.exhibition.id, invitationId: given.id });
    }
    if (pairs.length > 0)
      await writeAudit(inner, acting, {
        act: 'visitor.introduce',
        object: { kind: 'visitor', id: visitorId },
        details: { exhibitors: pairs.map(({ exhibitorId }) => exhibitorId) },
      });
    return { introduced: pairs.length, left: wanted.length - pairs.length };
  });
}

const introduction = (pair: Pair, senderId: string, message: string): NewInvitation => ({
  ...pair,
  id: newId(),
  employeeId: null,
  sentBy: 'exhibitor',
  senderId,
  channel: 'fair',
  message,
  state: 'toBeConfirmed',
  requestId: null,
});
