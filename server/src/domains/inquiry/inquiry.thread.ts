import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { OwnRequest, RequestMessage } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { messageWritten } from '../lead/lead.events.ts';
import { lockForBuyer } from '../lead/lead-closing.queries.ts';
import { markRead, messagesOf, messagesOfDay, writeMessage, type MessageRow } from '../lead/request-message.queries.ts';
import { ownRequestsOf } from './inquiry.own.ts';

const messageAnswer = (row: MessageRow): RequestMessage => ({
  id: row.id,
  from: row.from_buyer ? 'buyer' : 'supplier',
  by: row.by_zh === null ? null : bilingualOf('by', { by_zh: row.by_zh, by_en: row.by_en ?? '' }),
  text: row.text,
  at: row.created_at.toISOString(),
});

/** An own order or inquiry with what was written under it, which is read by that. Error: `notFound`. */
export async function ownThread(
  ctx: FairContext,
  { visitorId }: VisitorCaller,
  id: string,
): Promise<{ request: OwnRequest; messages: RequestMessage[] }> {
  const [request] = await ownRequestsOf(ctx, visitorId, [id]);
  if (request === undefined) fail('notFound');
  const rows = await messagesOf(ctx, id);
  await markRead(ctx, id, 'buyer');
  return { request, messages: rows.map(messageAnswer) };
}

type Written = { id: string; text: string; requestId?: string | undefined };

/** The same request sent again answers the message it made (G57). What its buyer has closed takes nothing more. */
export const writeToSupplier = (
  jobs: Jobs,
  ctx: FairContext,
  caller: VisitorCaller,
  message: Written,
): Promise<{ id: string }> =>
  makeOnce(ctx, caller, message, (once, { id: leadId, text }) =>
    inTransaction(once, async (inner) => {
      const { visitorId } = caller;
      const lead = await lockForBuyer(inner, leadId);
      if (lead?.visitor_id !== visitorId) fail('notFound');
      if (lead.closed_at !== null) fail('requestClosed');
      const max = LIMITS.requestMessagesPerDay;
      if ((await messagesOfDay(inner, leadId, 'buyer')) >= max) fail('requestMessageLimit', { max });
      const id = await writeMessage(inner, { leadId, visitorId, employeeId: null, text });
      await jobs.publish(inner.db, messageWritten, { exhibitionId: inner.exhibition.id, messageId: id });
      return { id };
    }),
  );
