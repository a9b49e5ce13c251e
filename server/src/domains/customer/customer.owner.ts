import type { FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { customersAssigned } from './customer.events.ts';
import { writeOwner } from './customer-owner.queries.ts';

type Assigning = {
  exhibitorId: string;
  visitorIds: readonly string[];
  employeeId: string | null;
  /** The colleague who decides it; null: the portal. */
  by: string | null;
};

/** So many in one event. */
const AT_ONCE = 1_000;

async function tell(jobs: Jobs, inner: FairContext, { visitorIds, ...of }: Assigning): Promise<void> {
  const told = { exhibitionId: inner.exhibition.id, ...of, act: newId() };
  for (let at = 0; at < visitorIds.length; at += AT_ONCE)
    await jobs.publish(inner.db, customersAssigned, { ...told, visitorIds: visitorIds.slice(at, at + AT_ONCE) });
}

/**
 * Puts an employee in charge of buyers, in the transaction of whatever gave them: their contacts, leads and conversations follow, and whoever
 * has them now is told.
 */
export async function assignCustomers(jobs: Jobs, inner: FairContext, assigning: Assigning): Promise<void> {
  const visitorIds = await writeOwner(inner, assigning, { onlyOfNobody: false });
  await tell(jobs, inner, { ...assigning, visitorIds });
}

/** Whoever deals with a buyer of nobody is in charge of them from then on. */
export async function claimCustomer(
  jobs: Jobs,
  inner: FairContext,
  { exhibitorId, visitorId, employeeId }: { exhibitorId: string; visitorId: string; employeeId: string },
): Promise<void> {
  const claimed = { exhibitorId, visitorIds: [visitorId], employeeId, by: employeeId };
  const visitorIds = await writeOwner(inner, claimed, { onlyOfNobody: true });
  await tell(jobs, inner, { ...claimed, visitorIds });
}
