import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { claimCustomer } from '../customer/customer.owner.ts';
import { lockVisitor } from '../visitor/visitor.queries.ts';
import { contactJoined, contactLeft, type RemovedBy } from './contact.events.ts';
import { endContacts, insertContact, lockLast, reopen, type Ending, type Joining } from './contact.queries.ts';
import { bringsBack } from './contact.rules.ts';

/**
 * Lets a visitor into a company's customer pool, in the transaction of whatever agreed to it (G12: the caller has seen a real invitation,
 * code or card). Once: who is in already stays as they are. `staysOut`: they were removed or have withdrawn, and this is no act of theirs.
 * Errors: `notFound`.
 */
export async function joinPool(
  jobs: Jobs,
  ctx: FairContext,
  joining: Joining,
): Promise<'joined' | 'member' | 'staysOut'> {
  const { exhibitorId, visitorId, source } = joining;
  // one joining of a visitor at a time
  await lockVisitor(ctx, visitorId);
  const last = await lockLast(ctx, joining);
  if (last?.open === true) return 'member';
  if (last?.removed === true && !bringsBack(source)) return 'staysOut';
  const contact = last?.removed === false ? await reopen(ctx, last.id, joining) : await insertContact(ctx, joining);
  if (contact === null) fail('notFound');
  const { id: contactId, employee_id: employeeId } = contact;
  if (employeeId !== null) await claimCustomer(jobs, ctx, { exhibitorId, visitorId, employeeId });
  const told = { exhibitionId: ctx.exhibition.id, contactId, exhibitorId, visitorId, source };
  await jobs.publish(ctx.db, contactJoined, told);
  return 'joined';
}

/** Ends memberships in a transaction; access ends with it, within the second in which sessions are asked anew. Answers how many ended. */
export async function leavePools(jobs: Jobs, ctx: FairContext, shutdown: Ending, by: RemovedBy): Promise<number> {
  const ended = await endContacts(ctx, shutdown, by);
  for (const { id, exhibitor_id: exhibitorId, visitor_id: visitorId } of ended) {
    const told = { exhibitionId: ctx.exhibition.id, contactId: id, exhibitorId, visitorId, by };
    await jobs.publish(ctx.db, contactLeft, told);
  }
  return ended.length;
}
