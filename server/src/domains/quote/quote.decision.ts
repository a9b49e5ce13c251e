import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { dayInBeijing } from '../../core/days.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { isClosed } from '../lead/lead-closing.queries.ts';
import { quoteDecided } from './quote.events.ts';
import { lockQuote, quotes } from './quote.queries.ts';
import { stateOf } from './quote.rules.ts';

type Decision = { id: string; state: 'accepted' | 'declined'; reason: string };

/** Decided the same way twice, it was decided once. */
export async function decideQuote(
  jobs: Jobs,
  ctx: FairContext,
  caller: VisitorCaller,
  { id, state, reason }: Decision,
) {
  return inTransaction(ctx, async (inner) => {
    const quote = await lockQuote(inner, id);
    if (quote?.visitor_id !== caller.visitorId) fail('notFound');
    if (quote.state === 'replaced') fail('quoteReplaced');
    if (quote.state === state && quote.reason === reason && quote.decided_at !== null)
      return { id, state, decidedAt: quote.decided_at.toISOString() };
    if (quote.state !== 'open') fail('quoteDecided');
    if (state === 'accepted' && stateOf(quote, dayInBeijing(new Date())) === 'expired') fail('quoteExpired');
    if (state === 'accepted' && (await isClosed(inner, quote.subject_id))) fail('requestClosed');
    const decidedAt = new Date();
    await quotes.write(inner, { id }, { state, reason, decided_at: decidedAt });
    await jobs.publish(inner.db, quoteDecided, { exhibitionId: inner.exhibition.id, quoteId: id });
    return { id, state, decidedAt: decidedAt.toISOString() };
  });
}
