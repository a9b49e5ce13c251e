import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { chosenLeads, moveLeads } from './lead.actions.ts';
import { entryOfRequest, writeEntries } from './lead-entry.queries.ts';
import { repliesOfDay, replyTo } from './lead-reply.queries.ts';
import { replyMail } from './lead.mails.ts';

type Reply = { id: string; text: string; requestId?: string | undefined };

async function repliedBefore(inner: FairContext, caller: ExhibitorCaller, { id, text, requestId }: Reply) {
  const before = requestId === undefined ? undefined : await entryOfRequest(inner, id, requestId);
  if (before === undefined) return null;
  if (before.kind !== 'reply' || before.text !== text || before.employee_id !== caller.employeeId) fail('conflict');
  return { id: before.id };
}

/**
 * Sends the buyer an e-mail and keeps it with the lead, as one; whoever was new has been contacted by it. The same request sent again
 * answers what it made (G57). A buyer who has withdrawn is not written to.
 */
export const replyToLead = (
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  ctx: FairContext,
  caller: ExhibitorCaller,
  reply: Reply,
): Promise<{ id: string }> =>
  inTransaction(ctx, async (inner) => {
    const leads = await chosenLeads(inner, caller, [reply.id]);
    const before = await repliedBefore(inner, caller, reply);
    if (before !== null) return before;
    const max = LIMITS.leadRepliesPerDay;
    if ((await repliesOfDay(inner, reply.id)) >= max) fail('leadReplyLimit', { max });
    const to = await replyTo(inner, caller, reply.id);
    if (to === undefined || to.email === null) fail('leadUnreachable');
    const site = siteOf(config, inner.exhibition);
    await jobs.sendMessage(
      inner.db,
      replyMail(inner.exhibition, { ...to, email: to.email }, { text: reply.text, site }),
    );
    const { text, requestId } = reply;
    const id = await writeEntries(inner, leads, { kind: 'reply', by: caller.employeeId, text, requestId });
    const fresh = leads.filter(({ state }) => state === 'new');
    await moveLeads(jobs, inner, caller, fresh, { state: 'contacted', lostReason: '' });
    return { id };
  });
