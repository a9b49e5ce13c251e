import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { chosenLeads, claimLeads, moveLeads } from './lead.actions.ts';
import { replyTo } from './lead-reply.queries.ts';
import { messageWritten } from './lead.events.ts';
import { replyMail } from './lead.mails.ts';
import { messagesOfDay, writeMessage } from './request-message.queries.ts';

type Reply = { id: string; text: string; requestId?: string | undefined };

/**
 * Answers the buyer: it stands under the order or inquiry for both sides and goes to the buyer by e-mail, as one; whoever was new has been
 * contacted by it. The same request sent again answers what it made (G57). A buyer who has withdrawn is not written to.
 */
export const replyToLead = (
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  ctx: FairContext,
  caller: ExhibitorCaller,
  reply: Reply,
): Promise<{ id: string }> =>
  makeOnce(ctx, caller, reply, (once, { id: leadId, text }) =>
    inTransaction(once, async (inner) => {
      const leads = await chosenLeads(inner, caller, [leadId]);
      const max = LIMITS.leadRepliesPerDay;
      if ((await messagesOfDay(inner, leadId, 'company')) >= max) fail('leadReplyLimit', { max });
      const to = await replyTo(inner, caller, leadId);
      if (to === undefined || to.email === null) fail('leadUnreachable');
      const { visitor_id: visitorId, email } = to;
      const id = await writeMessage(inner, { leadId, visitorId, employeeId: caller.employeeId, text });
      const site = siteOf(config, inner.exhibition);
      await jobs.sendMessage(inner.db, replyMail(inner.exhibition, { ...to, email }, { id: leadId, text, site }));
      await jobs.publish(inner.db, messageWritten, { exhibitionId: inner.exhibition.id, messageId: id });
      await claimLeads(jobs, inner, caller, leads);
      const fresh = leads.filter(({ state }) => state === 'new');
      await moveLeads(jobs, inner, caller, fresh, { state: 'contacted', lostReason: '' });
      return { id };
    }),
  );
