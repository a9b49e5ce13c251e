import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { fail } from '../../platform/http/app-error.ts';
import { holdColleague } from '../identity/employment.queries.ts';
import type { Services } from '../../core/services.ts';
import { allExcept, type VersionedId } from '../../core/matching.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { assignCustomers } from '../customer/customer.owner.ts';
import { lockVisitor } from '../visitor/visitor.queries.ts';
import { insertWithdrawal, knownBy } from './contact-ledger.queries.ts';
import {
  lockDealtWith,
  lockMatching,
  writeEmployee,
  writeExpiry,
  writeMarks,
  type Marks,
  type PoolFilter,
} from './contact-pool.queries.ts';
import { leavePools } from './contact.joining.ts';

type Doing = Pick<Services, 'jobs' | 'sessions'>;

/** These contacts, or all that match as they were seen, but for some. */
type Chosen = { ids: readonly string[] } | (VersionedId & { filter: PoolFilter });

/** Errors: `notFound` where one of them is not the caller's to deal with (G2), `editConflict` where other ones match by now. */
async function lockChosen(inner: FairContext, caller: ExhibitorCaller, chosen: Chosen): Promise<readonly string[]> {
  if ('filter' in chosen) {
    const matching = allExcept(await lockMatching(inner, caller, chosen.filter), chosen);
    if (matching === null) fail('editConflict');
    return matching.map(({ id }) => id);
  }
  const wanted = [...new Set(chosen.ids)];
  const held = await lockDealtWith(inner, caller, wanted);
  if (held.length !== wanted.length) fail('notFound');
  return wanted;
}

/** All of them, or nothing happens. Answers how many changed. */
const ofAll = (
  ctx: FairContext,
  caller: ExhibitorCaller,
  chosen: Chosen,
  change: (inner: FairContext, wanted: readonly string[]) => Promise<void>,
): Promise<number> =>
  inTransaction(ctx, async (inner) => {
    const wanted = await lockChosen(inner, caller, chosen);
    await change(inner, wanted);
    return wanted.length;
  });

export const markContacts = (ctx: FairContext, caller: ExhibitorCaller, chosen: Chosen, marks: Marks) =>
  ofAll(ctx, caller, chosen, async (inner, wanted) => {
    const most = await writeMarks(inner, wanted, marks);
    if (most > LIMITS.contactTagsMax) fail('contactTagLimit', { max: LIMITS.contactTagsMax });
  });

/** Access ends with the last day, and comes back where that is moved. */
export async function setExpiryOf(
  { sessions }: Pick<Doing, 'sessions'>,
  ctx: FairContext,
  caller: ExhibitorCaller,
  chosen: Chosen,
  expiresOn: string | null,
): Promise<number> {
  const changed = await ofAll(ctx, caller, chosen, (inner, wanted) => writeExpiry(inner, wanted, expiresOn));
  sessions.forget();
  return changed;
}

/** With all else of these buyers. */
export const distributeContacts = (
  jobs: Doing['jobs'],
  ctx: FairContext,
  caller: ExhibitorCaller,
  chosen: Chosen,
  employeeId: string | null,
): Promise<number> =>
  ofAll(ctx, caller, chosen, async (inner, wanted) => {
    const known = employeeId === null || (await holdColleague(inner, caller.exhibitorId, employeeId));
    if (!known) fail('notFound');
    const visitorIds = await writeEmployee(inner, wanted, employeeId);
    const { exhibitorId, employeeId: by } = caller;
    await assignCustomers(jobs, inner, { exhibitorId, visitorIds, employeeId, by });
  });

export async function removeContacts(
  { jobs, sessions }: Doing,
  ctx: FairContext,
  caller: ExhibitorCaller,
  ids: readonly string[],
): Promise<number> {
  const removed = await ofAll(ctx, caller, { ids }, async (inner, wanted) => {
    await leavePools(jobs, inner, { ids: wanted, exhibitorId: caller.exhibitorId }, 'exhibitor');
  });
  sessions.forget();
  return removed;
}

/** A visitor takes themselves out of a pool, by its entry. */
export async function leaveOne(
  { jobs, sessions }: Doing,
  ctx: FairContext,
  caller: VisitorCaller,
  id: string,
): Promise<void> {
  const { visitorId } = caller;
  await inTransaction(ctx, async (inner) => {
    await lockVisitor(inner, visitorId);
    if ((await leavePools(jobs, inner, { ids: [id], visitorId }, 'visitor')) === 0) fail('notFound');
  });
  sessions.forget();
}

/** The company can no longer see how to reach the visitor, whatever it knew that by: its pool, an order or an inquiry. */
export async function withdrawFrom(
  { jobs, sessions }: Doing,
  ctx: FairContext,
  { visitorId }: VisitorCaller,
  exhibitorId: string,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await lockVisitor(inner, visitorId);
    if ((await leavePools(jobs, inner, { exhibitorId, visitorId }, 'visitor')) > 0) return;
    const source = await knownBy(inner, visitorId, exhibitorId);
    if (source === undefined) fail('notFound');
    await insertWithdrawal(inner, visitorId, exhibitorId, source);
  });
  sessions.forget();
}
