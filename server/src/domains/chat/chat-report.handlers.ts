import type { ChatReport } from '@fairbridge/contract/chat/chat-report.calls.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { messagesOf } from './chat-message.queries.ts';
import { reportsOf, touchReport, waitingReports, type ReportRow } from './chat-report.queries.ts';
import { messageAnswers } from './chat.answers.ts';

const reportAnswer = (row: ReportRow): ChatReport => ({
  id: row.id,
  side: row.side,
  reason: row.reason,
  text: row.text,
  at: row.created_at.toISOString(),
  exhibitor: { id: row.exhibitor_id, name: bilingualOf('exhibitor', row) },
  visitor: row.visitor_known
    ? { id: row.visitor_id, name: row.visitor_name, company: row.company, guest: row.guest }
    : null,
  openedAt: row.opened_at?.toISOString() ?? null,
  closed: row.closed_at !== null,
  closedAt: row.closed_at?.toISOString() ?? null,
  note: row.note,
});

/** Writes down that a report that waits was read or closed. Error: `notFound`. */
async function act(
  ctx: FairContext,
  acting: Acting,
  id: string,
  { change, note }: { change: 'opened' | 'closed'; note: string },
): Promise<ReportRow> {
  return inTransaction(ctx, async (inner) => {
    const row = await touchReport(inner, id, { change, note, by: acting.caller.accountId });
    if (row === undefined) fail('notFound');
    await writeAudit(inner, acting, {
      act: change === 'opened' ? 'chat.readReported' : 'chat.closeReport',
      object: { kind: 'conversation', id: row.conversation_id },
      details: note === '' ? {} : { note },
    });
    return row;
  });
}

export const chatReportHandlers: Handlers<FairContext, typeof contract.chatReport> = {
  list: async ({ ctx, input }) => {
    const [{ rows, total }, waiting] = await Promise.all([
      reportsOf(ctx, input.closed, rangeOf(input)),
      waitingReports(ctx),
    ]);
    return { ...pageAnswer(rows.map(reportAnswer), total, input), waiting };
  },

  transcript: async ({ ctx, caller, input, acting }) => {
    const report = await act(ctx, acting, input.id, { change: 'opened', note: '' });
    const { conversation_id: conversationId, last_seq: lastSeq } = report;
    const limit = LIMITS.chatCatchUpMax;
    const beforeSeq = Math.min(input.beforeSeq ?? lastSeq + 1, lastSeq + 1);
    const rows = await messagesOf(ctx, conversationId, { beforeSeq, limit: limit + 1 });
    // nobody’s client, and no card: how to reach somebody is not what was reported
    const reader = { side: 'fair', visibility: visibilityOf(caller) } as const;
    const list = await messageAnswers(ctx, reader, rows.slice(-limit));
    return { report: reportAnswer(report), list, hasMore: rows.length > limit };
  },

  close: async ({ ctx, input, acting }) => {
    await act(ctx, acting, input.id, { change: 'closed', note: input.note });
  },
};
