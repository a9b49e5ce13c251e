import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { partiesOf } from './chat-conversation.queries.ts';
import { chatReminded } from './chat.events.ts';
import { readableRow } from './chat.presenting.ts';
import { authorOf, mayWrite, otherSide, sideOf, type Member } from './chat.rules.ts';
import { roomOf } from './chat.broadcast.ts';
import { lockToRemind, writeReminded } from './reminder.queries.ts';

type Using = Pick<Services, 'jobs' | 'counters' | 'realtime'>;

const DAY_SECONDS = 86_400;

/** Whoever writes for a company shares one allowance with the colleagues: it is the company that reminds. */
async function countReminder({ counters }: Using, caller: Member): Promise<void> {
  const sender = caller.kind === 'exhibitor' ? caller.exhibitorId : authorOf(caller);
  if ((await counters.increment(`chat reminders of ${sender}`, DAY_SECONDS)) > LIMITS.chatRemindersPerDay)
    fail('chatLimit');
}

/**
 * Reminds the other side, which is away, of messages it has not read: once a day in one conversation (G19).
 * Errors: `notFound`, `chatBlocked`, `chatPresent`, `chatNothingWaits`, `chatReminded`, `chatLimit`.
 */
export async function remindOfChat(
  using: Using,
  ctx: FairContext,
  caller: Member,
  conversationId: string,
): Promise<void> {
  const row = await readableRow(ctx, caller, conversationId);
  // a guest has no address
  if (row.guest && caller.kind === 'exhibitor') fail('notFound');
  const side = otherSide(sideOf(caller));
  if (!mayWrite(partiesOf(row), caller)) fail('chatBlocked');
  const room = roomOf(side, row);
  if ((await using.realtime.present([room])).has(room)) fail('chatPresent');
  await requireWaiting(ctx, caller, conversationId);
  await countReminder(using, caller);
  await inTransaction(ctx, async (inner) => {
    const { seq } = await requireWaiting(inner, caller, conversationId);
    await writeReminded(inner, caller, conversationId);
    await using.jobs.publish(inner.db, chatReminded, {
      exhibitionId: inner.exhibition.id,
      conversationId,
      side,
      seq,
      at: new Date().toISOString(),
    });
  });
}

/** Asked before it is counted, and again while it is held: of twenty at once one goes out. */
async function requireWaiting(ctx: FairContext, caller: Member, conversationId: string) {
  const waiting = await lockToRemind(ctx, caller, conversationId);
  if (waiting === undefined) fail('notFound');
  if (waiting.seq <= waiting.read_seq) fail('chatNothingWaits');
  if (waiting.reminded) fail('chatReminded');
  return waiting;
}
