import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { leadAnswered, leadAssigned, leadMoved } from './lead.events.ts';

type LeadEvent = typeof leadMoved | typeof leadAssigned | typeof leadAnswered;

const AT_ONCE = 1_000;

/** Tells of what happened to these leads of a company, in the transaction in which it did. */
export async function notifyOfLeads(
  jobs: Jobs,
  inner: FairContext,
  event: LeadEvent,
  { exhibitorId, leadIds }: { exhibitorId: string; leadIds: readonly string[] },
): Promise<void> {
  const act = newId();
  const { id: exhibitionId } = inner.exhibition;
  for (let at = 0; at < leadIds.length; at += AT_ONCE)
    await jobs.publish(inner.db, event, { exhibitionId, exhibitorId, leadIds: leadIds.slice(at, at + AT_ONCE), act });
}
